// Made by scripts/symbols/generate: edit names.txt and drawings.txt beside it instead.
// swift-format-ignore-file

extension SortedTable {
  /// Symbol names, sorted: name, outline, ink width and height in thousandths of an em, by how many hundredths
  /// the outline may grow, and whether its holes then stay as they are.
  static let symbolNames = SortedTable(
    """
    4k.tv badge-4k~1160 1160 870 6
    4k.tv.fill badge-4k-fill 1160 870 9 solid
    a.circle own/a.circle~996 996 996 6
    a.circle.fill own/a.circle.fill 996 996 9 solid
    accessibility universal-access-circle~996 996 996 1
    accessibility.fill universal-access-circle~996 996 996 1
    airplane airplane-fill~rot90 1080 1080 9 solid
    airplane.arrival own/airplane.arrival 1200 1176 9 solid
    airplane.departure own/airplane.departure 1200 1081 9 solid
    airplay.video cast 1160 870 4
    airplayvideo cast 1160 870 4
    airpods earbuds 1280 1040 9 solid
    airpodspro earbuds 1280 1040 9 solid
    alarm alarm~1040 1040 1040 2
    alarm.fill alarm-fill 1040 1040 3 solid
    allergens virus 1040 1040 3 solid
    allergens.fill virus 1040 1040 3 solid
    antenna.radiowaves.left.and.right broadcast 1200 870 9
    app own/app~940 940 940 9
    app.badge app-indicator 1000 1000 8
    app.badge.fill own/app.badge.fill 1000 1000 3 solid
    app.connected.to.app.below.fill diagram-2-fill 867 1040 6 solid
    app.dashed own/app.dashed~940 940 940 0
    app.fill own/app.fill 940 940 9 solid
    app.gift gift 1000 1000 9
    app.gift.fill gift-fill 1000 1000 3 solid
    apple.terminal terminal~1120 1120 980 6
    apple.terminal.fill terminal-fill 1120 980 9 solid
    appletvremote.gen4 own/iphone.gen1 700 1120 0
    applewatch smartwatch 910 1120 7
    applewatch.side.right smartwatch 910 1120 7
    applewatch.watchface watch 875 1120 7
    apps.iphone phone~675 675 1080 3
    apps.iphone.fill phone-fill 675 1080 9 solid
    arcade.stick joystick 1056 1040 3
    archivebox archive~1120 1120 980 9
    archivebox.fill archive-fill 1120 980 5 solid
    arkit own/arkit~809 809 1040 3
    arrow.2.circlepath arrow-repeat 1160 902 8
    arrow.2.squarepath repeat 1160 974 9
    arrow.3.trianglepath recycle~1040 1040 1035 3
    arrow.backward arrow-left~line.088~960 960 617 9
    arrow.backward.circle arrow-left-circle~996 996 996 9
    arrow.backward.circle.fill arrow-left-circle-fill~line.088 996 996 9 solid
    arrow.backward.square arrow-left-square~line.088~900 900 900 9
    arrow.backward.square.fill arrow-left-square-fill~line.088 900 900 9 solid
    arrow.branch own/arrow.triangle.branch 691 1040 0
    arrow.clockwise arrow-clockwise 892 1020 9
    arrow.counterclockwise arrow-counterclockwise 892 1020 9
    arrow.down arrow-down~line.088~617 617 960 9
    arrow.down.app own/arrow.down.app~940 940 940 9
    arrow.down.app.fill own/arrow.down.app.fill 940 940 9 solid
    arrow.down.circle arrow-down-circle~996 996 996 9
    arrow.down.circle.fill arrow-down-circle-fill~line.088 996 996 9 solid
    arrow.down.doc file-earmark-arrow-down~780 780 1040 9
    arrow.down.doc.fill file-earmark-arrow-down-fill 780 1040 9 solid
    arrow.down.forward arrow-down-right~line.088~800 800 800 9
    arrow.down.forward.circle arrow-down-right-circle~line.088~996 996 996 9
    arrow.down.forward.circle.fill arrow-down-right-circle-fill~line.088 996 996 9 solid
    arrow.down.forward.square arrow-down-right-square~line.088~900 900 900 9
    arrow.down.forward.square.fill arrow-down-right-square-fill~line.088 900 900 9 solid
    arrow.down.left arrow-down-left~line.088~800 800 800 9
    arrow.down.left.and.arrow.up.right arrows-angle-contract~940 940 940 9
    arrow.down.left.circle arrow-down-left-circle~line.088~996 996 996 9
    arrow.down.left.circle.fill arrow-down-left-circle-fill~line.088 996 996 9 solid
    arrow.down.left.square arrow-down-left-square~line.088~900 900 900 9
    arrow.down.left.square.fill arrow-down-left-square-fill~line.088 900 900 9 solid
    arrow.down.right arrow-down-right~line.088~800 800 800 9
    arrow.down.right.and.arrow.up.left arrows-angle-contract~flip~940 940 940 9
    arrow.down.right.circle arrow-down-right-circle~line.088~996 996 996 9
    arrow.down.right.circle.fill arrow-down-right-circle-fill~line.088 996 996 9 solid
    arrow.down.right.square arrow-down-right-square~line.088~900 900 900 9
    arrow.down.right.square.fill arrow-down-right-square-fill~line.088 900 900 9 solid
    arrow.down.square arrow-down-square~line.088~900 900 900 9
    arrow.down.square.fill arrow-down-square-fill~line.088 900 900 9 solid
    arrow.down.to.line own/arrow.down.to.line~line.088~823 823 960 8
    arrow.down.to.line.compact own/arrow.down.to.line~823 823 960 9
    arrow.forward arrow-right~line.088~960 960 617 9
    arrow.forward.circle arrow-right-circle~996 996 996 9
    arrow.forward.circle.fill arrow-right-circle-fill~line.088 996 996 9 solid
    arrow.forward.square arrow-right-square~line.088~900 900 900 9
    arrow.forward.square.fill arrow-right-square-fill~line.088 900 900 9 solid
    arrow.left arrow-left~line.088~960 960 617 9
    arrow.left.and.right own/arrow.left.and.right~line.088~1100 1100 601 9
    arrow.left.arrow.right arrow-left-right 1060 1211 9
    arrow.left.circle arrow-left-circle~996 996 996 9
    arrow.left.circle.fill arrow-left-circle-fill~line.088 996 996 9 solid
    arrow.left.square arrow-left-square~line.088~900 900 900 9
    arrow.left.square.fill arrow-left-square-fill~line.088 900 900 9 solid
    arrow.left.to.line own/arrow.left.to.line~line.088~960 960 823 8
    arrow.merge sign-merge-left~1000 1000 1000 3
    arrow.rectanglepath repeat 1160 974 9
    arrow.right arrow-right~line.088~960 960 617 9
    arrow.right.arrow.left arrow-left-right~flip 1060 1211 9
    arrow.right.circle arrow-right-circle~996 996 996 9
    arrow.right.circle.fill arrow-right-circle-fill~line.088 996 996 9 solid
    arrow.right.square arrow-right-square~900 900 900 9
    arrow.right.square.fill arrow-right-square-fill~line.088 900 900 9 solid
    arrow.right.to.line own/arrow.right.to.line~line.088~960 960 823 8
    arrow.right.to.line.alt box-arrow-in-right~1000 1000 800 5
    arrow.triangle.2.circlepath arrow-repeat 1160 902 8
    arrow.triangle.branch own/arrow.triangle.branch 691 1040 0
    arrow.triangle.merge sign-merge-left~1000 1000 1000 3
    arrow.triangle.swap arrow-down-up~1166 1166 1020 9
    arrow.trianglehead.2.clockwise.rotate.90 arrow-repeat 1160 902 8
    arrow.trianglehead.clockwise arrow-clockwise 892 1020 9
    arrow.trianglehead.counterclockwise arrow-counterclockwise 892 1020 9
    arrow.turn.down.left arrow-return-left~960 960 823 9
    arrow.turn.down.right arrow-return-right~960 960 823 9
    arrow.turn.left.up arrow-90deg-up~960 960 896 9
    arrow.turn.right.down arrow-90deg-down~960 960 896 9
    arrow.turn.right.up arrow-90deg-up~flip~960 960 896 9
    arrow.turn.up.left arrow-90deg-left~896 896 960 9
    arrow.turn.up.right arrow-90deg-right~896 896 960 9
    arrow.up arrow-up~line.088~617 617 960 9
    arrow.up.and.down own/arrow.left.and.right~rot90~line.088~601 601 1100 9
    arrow.up.and.down.and.arrow.left.and.right arrows-move~1100 1100 1100 9
    arrow.up.arrow.down arrow-down-up~1166 1166 1020 9
    arrow.up.backward arrow-up-left~line.088~800 800 800 9
    arrow.up.backward.and.arrow.down.forward arrows-angle-expand~flip~940 940 940 9
    arrow.up.backward.circle arrow-up-left-circle~line.088~996 996 996 9
    arrow.up.backward.circle.fill arrow-up-left-circle-fill~line.088 996 996 9 solid
    arrow.up.backward.square arrow-up-left-square~line.088~900 900 900 9
    arrow.up.backward.square.fill arrow-up-left-square-fill~line.088 900 900 9 solid
    arrow.up.circle arrow-up-circle~996 996 996 9
    arrow.up.circle.fill arrow-up-circle-fill~line.088 996 996 9 solid
    arrow.up.doc file-earmark-arrow-up~780 780 1040 9
    arrow.up.doc.fill file-earmark-arrow-up-fill 780 1040 9 solid
    arrow.up.forward arrow-up-right~line.088~800 800 800 9
    arrow.up.forward.app box-arrow-up-right~960 960 960 7
    arrow.up.forward.app.fill box-arrow-up-right~960 960 960 7
    arrow.up.forward.circle arrow-up-right-circle~line.088~996 996 996 9
    arrow.up.forward.circle.fill arrow-up-right-circle-fill~line.088 996 996 9 solid
    arrow.up.forward.square arrow-up-right-square~line.088~900 900 900 9
    arrow.up.forward.square.fill arrow-up-right-square-fill~line.088 900 900 9 solid
    arrow.up.left arrow-up-left~line.088~800 800 800 9
    arrow.up.left.and.arrow.down.right arrows-angle-expand~flip~940 940 940 9
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen~960 960 960 9
    arrow.up.left.circle arrow-up-left-circle~line.088~996 996 996 9
    arrow.up.left.circle.fill arrow-up-left-circle-fill~line.088 996 996 9 solid
    arrow.up.left.square arrow-up-left-square~line.088~900 900 900 9
    arrow.up.left.square.fill arrow-up-left-square-fill~line.088 900 900 9 solid
    arrow.up.right arrow-up-right~line.088~800 800 800 9
    arrow.up.right.and.arrow.down.left arrows-angle-expand~940 940 940 9
    arrow.up.right.app box-arrow-up-right~960 960 960 7
    arrow.up.right.circle arrow-up-right-circle~line.088~996 996 996 9
    arrow.up.right.circle.fill arrow-up-right-circle-fill~line.088 996 996 9 solid
    arrow.up.right.square arrow-up-right-square~900 900 900 9
    arrow.up.right.square.fill arrow-up-right-square-fill~line.088 900 900 9 solid
    arrow.up.square arrow-up-square~900 900 900 9
    arrow.up.square.fill arrow-up-square-fill~line.088 900 900 9 solid
    arrow.up.to.line own/arrow.up.to.line~line.088~823 823 960 8
    arrow.uturn.backward own/arrow.uturn.backward~line.088~960 960 551 9
    arrow.uturn.forward own/arrow.uturn.forward~line.088~960 960 551 9
    arrow.uturn.left own/arrow.uturn.backward~line.088~960 960 551 9
    arrow.uturn.right own/arrow.uturn.forward~line.088~960 960 551 9
    arrowshape.down own/arrowshape.right~rot90~870 870 1100 9
    arrowshape.down.fill own/arrowshape.right.fill~rot90 870 1100 9 solid
    arrowshape.left own/arrowshape.right~flip~1100 1100 870 9
    arrowshape.left.fill own/arrowshape.right.fill~flip 1100 870 9 solid
    arrowshape.right own/arrowshape.right~1100 1100 870 9
    arrowshape.right.fill own/arrowshape.right.fill 1100 870 9 solid
    arrowshape.turn.up.backward reply 1100 839 7
    arrowshape.turn.up.forward reply~flip 1100 839 7
    arrowshape.turn.up.forward.fill reply-fill~flip 1100 846 9 solid
    arrowshape.turn.up.left reply 1100 839 7
    arrowshape.turn.up.left.2 reply-all~1200 1200 745 2
    arrowshape.turn.up.left.2.fill reply-all-fill 1200 745 3 solid
    arrowshape.turn.up.left.fill reply-fill 1100 846 9 solid
    arrowshape.turn.up.right reply~flip 1100 839 7
    arrowshape.turn.up.right.fill reply-fill~flip 1100 846 9 solid
    arrowshape.up own/arrowshape.right~rot270~870 870 1100 9
    arrowshape.up.fill own/arrowshape.right.fill~rot270 870 1100 9 solid
    arrowtriangle.down caret-down~840 840 542 9
    arrowtriangle.down.fill caret-down-fill 840 542 9 solid
    arrowtriangle.left caret-left~542 542 840 9
    arrowtriangle.left.fill caret-left-fill 542 840 9 solid
    arrowtriangle.right caret-right~542 542 840 9
    arrowtriangle.right.circle play-circle~996 996 996 9
    arrowtriangle.right.circle.fill play-circle-fill 996 996 9 solid
    arrowtriangle.right.fill caret-right-fill 542 840 9 solid
    arrowtriangle.up caret-up~840 840 542 9
    arrowtriangle.up.fill caret-up-fill 840 542 9 solid
    asterisk asterisk 795 900 9
    at at 956 980 8
    atom own/atom 1040 893 0
    backpack own/backpack 1052 1080 0
    backpack.fill own/backpack.fill 1052 1080 9 solid
    backward rewind 1200 675 9
    backward.circle rewind-circle 996 996 9
    backward.circle.fill rewind-circle-fill 996 996 9 solid
    backward.end skip-start 756 800 9
    backward.end.alt skip-backward 1200 675 9
    backward.end.alt.fill skip-backward-fill 1200 675 9 solid
    backward.end.fill skip-start-fill 755 800 9 solid
    backward.fill rewind-fill 1200 675 9 solid
    bag bag~928 928 1060 9
    bag.badge.minus bag-dash~928 928 1060 9
    bag.badge.plus bag-plus~928 928 1060 9
    bag.fill bag-fill 928 1060 9 solid
    bag.fill.badge.plus bag-plus-fill 928 1060 9 solid
    balloon balloon~686 686 1080 1
    balloon.2 balloon-heart~823 823 1080 1
    balloon.2.fill balloon-heart-fill 823 1080 9 solid
    balloon.fill balloon-fill 686 1080 9 solid
    bandage bandaid 1100 1100 0
    bandage.fill bandaid-fill 1100 1100 9 solid
    banknote cash 1260 788 9
    banknote.fill own/banknote.fill 1260 788 9 solid
    barcode upc 1160 928 8 solid
    barcode.viewfinder upc-scan~1000 1000 1000 1
    barometer speedometer 1100 1100 3
    basket basket~1120 1120 1050 3
    basket.fill basket-fill 1120 1050 9 solid
    basketball own/basketball~996 996 996 9
    basketball.fill own/basketball.fill 996 996 1 solid
    bathtub own/bathtub 1200 1148 9
    bathtub.fill own/bathtub.fill 1200 1163 9 solid
    battery.0 own/battery.0 1400 676 4
    battery.0percent own/battery.0 1400 676 4
    battery.100 own/battery.100 1400 676 4 solid
    battery.100.bolt battery-charging 1400 963 1
    battery.100percent own/battery.100 1400 676 4 solid
    battery.100percent.bolt battery-charging 1400 963 1
    battery.25 own/battery.25 1400 676 4
    battery.25percent own/battery.25 1400 676 4
    battery.50 own/battery.50 1400 676 4
    battery.50percent own/battery.50 1400 676 4
    battery.75 own/battery.75 1400 676 4
    battery.75percent own/battery.75 1400 676 4
    bed.double own/bed.double 1300 1005 4
    bed.double.fill own/bed.double.fill 1300 979 4 solid
    bell bell~927 927 1060 2
    bell.and.waves.left.and.right own/bell.and.waves~1300 1300 947 1
    bell.and.waves.left.and.right.fill own/bell.and.waves.fill 1300 947 3 solid
    bell.badge own/bell.badge 927 1060 3
    bell.badge.fill own/bell.badge.fill 927 1060 3 solid
    bell.fill bell-fill 927 1060 3 solid
    bicycle bicycle 1400 788 9
    binoculars binoculars 1050 1125 5
    binoculars.fill binoculars-fill 1050 1125 5 solid
    birthday.cake own/birthday.cake 1274 1100 1
    bitcoinsign currency-bitcoin 711 1000 9 solid
    bluetooth bluetooth 782 1060 9 solid
    bold type-bold 710 900 9 solid
    bolt lightning~663 663 1060 9
    bolt.badge.clock lightning-charge~715 715 1040 8
    bolt.badge.clock.fill lightning-charge-fill 715 1040 9 solid
    bolt.batteryblock battery-charging 1200 825 0
    bolt.car ev-front 1120 840 4
    bolt.car.fill ev-front-fill 1120 840 9 solid
    bolt.fill lightning-fill 663 1060 9 solid
    bolt.heart heart-pulse~980 980 919 1
    bolt.heart.fill heart-pulse-fill 980 919 3 solid
    bolt.horizontal lightning~rot90~1060 1060 663 9
    bolt.horizontal.fill lightning-fill~rot90 1060 663 9 solid
    bolt.shield own/bolt.shield 893 1020 9
    bolt.shield.fill own/bolt.shield.fill 893 1020 9 solid
    book book 1180 966 9
    book.closed journal~956 956 1020 1
    book.closed.fill own/book.closed.fill 829 1020 2 solid
    book.fill book-fill 1180 966 9 solid
    book.pages book-half 1180 966 9 solid
    bookmark bookmark~735 735 980 9
    bookmark.fill bookmark-fill 735 980 9 solid
    books.vertical own/books.vertical 1143 1040 9
    books.vertical.fill own/books.vertical.fill 1142 1040 0 solid
    bookshelf bookshelf~750 750 1000 9
    box.truck truck 1300 975 9
    box.truck.fill own/truck.box.fill 1300 894 0 solid
    brain own/brain 1100 1042 0
    brain.head.profile own/brain 1100 1042 0
    briefcase briefcase~1120 1120 910 4
    briefcase.fill briefcase-fill 1120 910 3 solid
    bubble chat~1060 1060 989 9
    bubble.fill chat-fill 1060 989 9 solid
    bubble.left chat-left~1100 1100 1051 9
    bubble.left.and.bubble.right own/bubbles 1400 1312 3
    bubble.left.and.bubble.right.fill own/bubbles.fill 1400 1304 4 solid
    bubble.left.and.text.bubble.right own/bubbles 1400 1312 3
    bubble.left.and.text.bubble.right.fill own/bubbles.fill 1400 1304 4 solid
    bubble.left.fill chat-left-fill 1100 1051 9 solid
    bubble.middle.bottom chat-square~1060 1060 1016 9
    bubble.middle.bottom.fill chat-square-fill 1060 1016 9 solid
    bubble.right chat-right~1100 1100 1051 9
    bubble.right.fill chat-right-fill 1100 1051 9 solid
    building building 795 1060 3
    building.2 buildings~1200 1200 1280 0
    building.2.fill buildings-fill 1200 1280 9 solid
    building.columns bank~1100 1100 1100 3
    building.columns.fill bank~1100 1100 1100 3
    building.fill building-fill 795 1060 9 solid
    bus bus-front 1060 1060 3
    bus.doubledecker bus-front 1060 1060 3
    bus.doubledecker.fill bus-front-fill 1060 1060 9 solid
    bus.fill bus-front-fill 1060 1060 9 solid
    calendar calendar3 1000 1000 3
    calendar.badge.checkmark calendar-check 1020 1020 9
    calendar.badge.clock calendar-event 1020 1020 9
    calendar.badge.exclamationmark calendar-x 1020 1020 9
    calendar.badge.minus calendar-minus 1020 1020 9
    calendar.badge.plus calendar-plus 1020 1020 9
    calendar.day.timeline.leading calendar-range 1020 1020 9
    calendar.day.timeline.left calendar-range 1020 1020 9
    camera camera~1160 1160 870 3
    camera.aperture own/camera.aperture~996 996 996 9
    camera.fill camera-fill 1160 870 9 solid
    camera.rotate own/camera.rotate~1160 1160 914 0
    camera.rotate.fill own/camera.rotate.fill 1160 914 9 solid
    camera.viewfinder own/camera.viewfinder~1000 1000 1000 1
    candybarphone phone~700 700 1120 3
    candybarphone.fill phone-fill 700 1120 9 solid
    capslock capslock~960 960 965 2
    capslock.fill capslock-fill 960 965 3 solid
    capsule own/capsule 1300 731 9
    capsule.fill own/capsule.fill 1300 731 9 solid
    capsule.portrait own/capsule~rot90~619 619 1100 9
    capsule.portrait.fill own/capsule.fill~rot90 619 1100 9 solid
    captions.bubble chat-square-text~1060 1060 1016 5
    captions.bubble.fill chat-square-text-fill 1060 1016 9 solid
    captions.bubble.rtl chat-square-text~1060 1060 1016 5
    car car-front 1200 900 4
    car.fill car-front-fill 1200 900 9 solid
    cart cart2 1120 1045 5
    cart.badge.minus cart-dash~1120 1120 1120 9
    cart.badge.plus cart-plus 1120 1120 5
    cart.fill cart-fill 1120 1120 9 solid
    cart.fill.badge.minus cart-dash-fill 1120 1120 9 solid
    cart.fill.badge.plus cart-plus-fill 1120 1120 9 solid
    cellularbars own/cellularbars 1100 886 8 solid
    chair own/chair~757 757 1060 8
    chair.fill own/chair.fill 743 1060 2 solid
    chair.lounge own/sofa 1300 1013 9
    chair.lounge.fill own/sofa.fill 1300 1022 2 solid
    character type 1358 900 7
    character.book.closed journal-richtext~956 956 1020 1
    character.book.closed.fill journal-bookmark-fill 956 1020 3
    character.cursor.ibeam input-cursor-text~1160 1160 943 6
    chart.bar own/chart.bar~1100 1100 1000 4
    chart.bar.doc.horizontal file-earmark-bar-graph 780 1040 3
    chart.bar.doc.horizontal.fill file-earmark-bar-graph-fill 780 1040 9 solid
    chart.bar.fill own/chart.bar.fill 1100 1000 7 solid
    chart.bar.horizontal.page file-earmark-bar-graph 780 1040 3
    chart.bar.horizontal.page.fill file-earmark-bar-graph-fill 780 1040 9 solid
    chart.bar.xaxis bar-chart-line~1000 1000 875 8
    chart.bar.xaxis.ascending bar-chart-line-fill 1000 875 9 solid
    chart.dots.scatter own/chart.dots.scatter~1040 1040 971 2
    chart.line.downtrend.xyaxis graph-down~1040 1040 1040 6
    chart.line.uptrend.xyaxis graph-up~1040 1040 1040 6
    chart.pie pie-chart~996 996 996 9
    chart.pie.fill pie-chart-fill 996 996 3 solid
    chart.xyaxis.line graph-up~1040 1040 1040 6
    checkerboard.rectangle grid-3x3 1120 1120 9
    checklist list-check~1060 1060 795 5
    checklist.checked list-check~1060 1060 795 5
    checklist.unchecked list-task~1060 1060 785 2
    checkmark check-lg 840 649 9
    checkmark.bubble own/checkmark.bubble~1100 1100 1051 9
    checkmark.bubble.fill own/checkmark.bubble.fill 1100 1051 9 solid
    checkmark.circle check-circle~996 996 996 7
    checkmark.circle.fill check-circle-fill 996 996 9 solid
    checkmark.diamond own/checkmark.diamond~1060 1060 1060 4
    checkmark.icloud cloud-check 1260 866 9
    checkmark.icloud.fill cloud-check-fill 1260 866 9 solid
    checkmark.message own/checkmark.bubble~1060 1060 1013 9
    checkmark.message.fill own/checkmark.bubble.fill 1060 1013 9 solid
    checkmark.rectangle own/checkmark.rectangle~1160 1160 870 9
    checkmark.rectangle.fill own/checkmark.rectangle.fill 1160 870 9 solid
    checkmark.seal patch-check~1060 1060 1060 9
    checkmark.seal.fill patch-check-fill 1060 1060 9 solid
    checkmark.shield shield-check~893 893 1020 9
    checkmark.shield.fill shield-fill-check 893 1020 9 solid
    checkmark.square check-square~900 900 900 9
    checkmark.square.fill check-square-fill 900 900 9 solid
    chevron.backward chevron-left~line.088~431 431 800 9
    chevron.compact.down chevron-compact-down~line.088~900 900 277 9
    chevron.compact.left chevron-compact-left~line.088~277 277 900 9
    chevron.compact.right chevron-compact-right~line.088~277 277 900 9
    chevron.compact.up chevron-compact-up~line.088~900 900 277 9
    chevron.down chevron-down~line.088~800 800 431 9
    chevron.down.2 chevron-double-down~line.088~800 800 677 5
    chevron.forward chevron-right~line.088~431 431 800 9
    chevron.left chevron-left~line.088~431 431 800 9
    chevron.left.2 chevron-double-left~line.088~677 677 800 5
    chevron.left.forwardslash.chevron.right code-slash 1300 1213 8
    chevron.right chevron-right~line.088~431 431 800 9
    chevron.right.2 chevron-double-right~line.088~677 677 800 5
    chevron.up chevron-up~line.088~800 800 431 9
    chevron.up.2 chevron-double-up~line.088~800 800 677 5
    chevron.up.chevron.down chevron-expand~line.088~735 735 980 9
    circle circle~996 996 996 9
    circle.bottomhalf.filled circle-half~rot270 996 996 9 solid
    circle.circle.fill record-circle-fill 996 996 9 solid
    circle.dashed own/circle.dashed~996 996 996 6
    circle.dotted own/circle.dotted~996 996 996 0
    circle.fill circle-fill 996 996 9 solid
    circle.grid.2x2 own/circle.grid.2x2 930 930 0
    circle.grid.2x2.fill own/circle.grid.2x2.fill 930 930 2 solid
    circle.grid.3x3 own/circle.grid.3x3~960 960 960 2
    circle.grid.3x3.fill own/circle.grid.3x3.fill 960 960 5 solid
    circle.grid.cross dpad~980 980 980 1
    circle.grid.cross.fill dpad-fill 980 980 9 solid
    circle.hexagongrid own/circle.hexagongrid 1000 905 0
    circle.hexagongrid.fill own/circle.hexagongrid.fill 1000 905 0 solid
    circle.inset.filled record-circle 996 996 9
    circle.lefthalf.fill circle-half 996 996 9 solid
    circle.lefthalf.filled circle-half 996 996 9 solid
    circle.righthalf.fill circle-half~flip 996 996 9 solid
    circle.righthalf.filled circle-half~flip 996 996 9 solid
    circle.slash slash-circle~996 996 996 9
    circle.slash.fill slash-circle-fill 996 996 9 solid
    circle.tophalf.filled circle-half~rot90 996 996 9 solid
    circlebadge circle~600 600 600 9
    circlebadge.fill circle-fill 600 600 9 solid
    clipboard clipboard~928 928 1060 2
    clipboard.fill clipboard-fill 928 1060 3 solid
    clock clock~996 996 996 7
    clock.arrow.circlepath clock-history~1040 1040 1040 1
    clock.badge.checkmark own/clock.badge.checkmark 1080 1080 2
    clock.badge.checkmark.fill own/clock.badge.checkmark.fill 1080 1080 2 solid
    clock.badge.exclamationmark own/clock.badge.exclamationmark 1080 1080 3
    clock.fill clock-fill 996 996 9 solid
    cloud cloud 1260 866 9
    cloud.bolt cloud-lightning 1160 1160 4
    cloud.bolt.fill cloud-lightning-fill 1160 1160 4 solid
    cloud.bolt.rain cloud-lightning-rain~1160 1160 1160 4
    cloud.bolt.rain.fill cloud-lightning-rain-fill 1160 1160 4 solid
    cloud.drizzle cloud-drizzle~1160 1160 1089 3
    cloud.drizzle.fill cloud-drizzle-fill 1160 1089 4 solid
    cloud.fill cloud-fill 1260 866 9 solid
    cloud.fog cloud-fog~1160 1160 1015 3
    cloud.fog.fill cloud-fog-fill 1160 1015 4 solid
    cloud.hail cloud-hail 1160 1124 0
    cloud.hail.fill cloud-hail-fill 1160 1124 0 solid
    cloud.heavyrain cloud-rain-heavy~1160 1160 1161 3
    cloud.heavyrain.fill cloud-rain-heavy-fill 1160 1159 4 solid
    cloud.moon cloud-moon 1260 1181 0
    cloud.moon.fill cloud-moon-fill 1260 1181 0 solid
    cloud.moon.rain own/cloud.moon.rain 1260 1462 4
    cloud.moon.rain.fill own/cloud.moon.rain.fill 1260 1462 4 solid
    cloud.rain cloud-rain~1160 1160 1089 3
    cloud.rain.fill cloud-rain-fill 1160 1089 4 solid
    cloud.sleet cloud-sleet~1160 1160 1160 1
    cloud.sleet.fill cloud-sleet-fill 1160 1160 3 solid
    cloud.snow cloud-snow~1160 1160 1142 1
    cloud.snow.fill cloud-snow-fill 1160 1142 3 solid
    cloud.sun cloud-sun~1260 1260 1181 3
    cloud.sun.fill cloud-sun-fill 1260 1181 4 solid
    cloud.sun.rain own/cloud.sun.rain~1260 1260 1462 3
    cloud.sun.rain.fill own/cloud.sun.rain.fill 1260 1462 4 solid
    command command~940 940 940 9
    computermouse mouse~650 650 1040 8
    computermouse.fill mouse-fill 650 1040 9 solid
    cone cone 1011 1040 9 solid
    cone.fill cone 1011 1040 9 solid
    control chevron-up~line.088~800 800 431 9
    cpu cpu~1040 1040 1040 9
    cpu.fill cpu-fill 1040 1040 9 solid
    creditcard credit-card 1160 870 4
    creditcard.and.123 credit-card-2-front~1160 1160 870 3
    creditcard.and.123.fill credit-card-2-front-fill 1160 870 9 solid
    creditcard.fill credit-card-fill 1160 870 9 solid
    cross own/cross~1000 1000 1000 9
    cross.case own/cross.case~1100 1100 962 6
    cross.case.fill own/cross.case.fill 1100 963 9 solid
    cross.fill own/cross.fill 1000 1000 9 solid
    crown own/crown 1160 918 9
    crown.fill own/crown.fill 1160 918 9 solid
    cube own/cube~996 996 1080 9
    cube.box box-seam~1080 1080 1075 8
    cube.box.fill box-seam-fill 1080 1077 9 solid
    cube.fill own/cube.fill 996 1080 5 solid
    cup.and.heat.waves cup-hot~1080 1080 1079 3
    cup.and.heat.waves.fill cup-hot-fill 1080 1079 3 solid
    cup.and.saucer own/cup.and.saucer 1120 813 6
    cup.and.saucer.fill own/cup.and.saucer.fill 1120 813 6 solid
    curlybraces braces~1000 1000 855 9
    cursorarrow cursor-fill~flip 960 960 9 solid
    cursorarrow.click cursor-fill~flip 960 960 9 solid
    cursorarrow.rays cursor-fill~flip 960 960 9 solid
    cylinder database~832 832 1040 7
    cylinder.fill database-fill 832 1040 3 solid
    cylinder.split.1x2 database~832 832 1040 7
    cylinder.split.1x2.fill database-fill 832 1040 3 solid
    decrease.indent unindent 1060 848 9
    delete.left backspace 1200 1071 9
    delete.left.fill backspace-fill 1200 1071 9 solid
    delete.right backspace-reverse 1200 1071 9
    delete.right.fill backspace-reverse-fill 1200 1071 9 solid
    desktopcomputer own/desktopcomputer 1200 1050 8
    diamond diamond~1020 1020 1020 9
    diamond.fill diamond-fill 1020 1020 9 solid
    dice dice-5~960 960 960 5
    dice.fill dice-5-fill 960 960 9 solid
    die.face.1 dice-1~940 940 940 9
    die.face.1.fill dice-1-fill 940 940 9 solid
    die.face.2 dice-2~940 940 940 4
    die.face.2.fill dice-2-fill 940 940 9 solid
    die.face.3 dice-3~940 940 940 4
    die.face.3.fill dice-3-fill 940 940 9 solid
    die.face.4 dice-4~940 940 940 5
    die.face.4.fill dice-4-fill 940 940 9 solid
    die.face.5 dice-5~940 940 940 5
    die.face.5.fill dice-5-fill 940 940 9 solid
    die.face.6 dice-6~940 940 940 2
    die.face.6.fill dice-6-fill 940 940 9 solid
    display display 1200 938 9
    display.fill display-fill 1200 938 9 solid
    divide own/divide 840 787 9
    doc file-earmark~780 780 1040 9
    doc.append file-earmark-diff~780 780 1040 2
    doc.append.fill file-earmark-diff-fill 780 1040 9 solid
    doc.badge.ellipsis file-earmark-minus~780 780 1040 9
    doc.badge.gearshape file-earmark-code~780 780 1040 2
    doc.badge.plus file-earmark-plus~780 780 1040 9
    doc.fill file-earmark-fill 780 1040 9 solid
    doc.fill.badge.plus file-earmark-plus-fill 780 1040 9 solid
    doc.on.clipboard own/doc.on.clipboard 945 1060 0
    doc.on.clipboard.fill own/doc.on.clipboard.fill 945 1060 1 solid
    doc.on.doc files~878 878 1080 7
    doc.on.doc.fill own/doc.on.doc.fill 857 1080 3 solid
    doc.plaintext file-earmark-text~780 780 1040 2
    doc.plaintext.fill file-earmark-text-fill 780 1040 9 solid
    doc.richtext file-earmark-richtext~780 780 1040 2
    doc.richtext.fill file-earmark-richtext-fill 780 1040 9 solid
    doc.text file-earmark-text~780 780 1040 2
    doc.text.below.ecg file-earmark-medical~780 780 1040 2
    doc.text.below.ecg.fill file-earmark-medical-fill 780 1040 9 solid
    doc.text.fill file-earmark-text-fill 780 1040 9 solid
    doc.text.image file-earmark-image 780 1040 9 solid
    doc.text.image.fill file-earmark-image-fill 780 1040 3 solid
    doc.text.magnifyingglass own/doc.text.magnifyingglass~855 855 1060 1
    doc.zipper file-earmark-zip 780 1040 0
    dock.rectangle window-dock~1160 1160 1015 4
    document file-earmark~780 780 1040 9
    document.badge.plus file-earmark-plus~780 780 1040 9
    document.fill file-earmark-fill 780 1040 9 solid
    dollarsign currency-dollar 594 1000 9
    dollarsign.arrow.circlepath currency-exchange 1060 1059 0 solid
    dollarsign.arrow.trianglehead.counterclockwise.rotate.90 currency-exchange 1060 1059 0 solid
    door.left.hand.closed door-closed~989 989 1060 3
    door.left.hand.closed.fill door-closed-fill 989 1060 9 solid
    door.left.hand.open door-open~927 927 1060 2
    door.left.hand.open.fill door-open-fill 928 1060 9 solid
    dot.circle record-circle 996 996 9
    dot.circle.fill record-circle-fill 996 996 9 solid
    dot.radiowaves.left.and.right broadcast 1200 870 9
    dot.radiowaves.right rss~900 900 900 4
    dot.radiowaves.up.forward rss~900 900 900 4
    dot.square own/dot.square~900 900 900 9
    dot.viewfinder own/dot.viewfinder~1000 1000 1000 9
    dpad dpad~1000 1000 1000 1
    dpad.fill dpad-fill 1000 1000 9 solid
    drop droplet~765 765 1020 1
    drop.fill droplet-fill 765 1020 9 solid
    drop.halffull droplet-half 765 1020 9 solid
    dumbbell own/dumbbell 1160 678 4
    dumbbell.fill own/dumbbell.fill 1160 684 0 solid
    ear ear~729 729 1060 5
    ear.fill ear-fill 729 1060 9 solid
    earbuds earbuds 1280 1040 9 solid
    eject eject~900 900 766 1
    eject.fill eject-fill 900 766 3 solid
    ellipsis three-dots 880 203 9
    ellipsis.bubble chat-left-dots~1100 1100 1051 9
    ellipsis.bubble.fill chat-left-dots-fill 1100 1051 9 solid
    ellipsis.message chat-dots~1060 1060 989 7
    ellipsis.message.fill chat-dots-fill 1060 989 9 solid
    ellipsis.rectangle own/ellipsis.rectangle 1200 900 6
    ellipsis.rectangle.fill own/ellipsis.rectangle.fill 1200 900 9 solid
    envelope envelope~1100 1100 850 9
    envelope.arrow.triangle.branch envelope-paper~1100 1100 1100 4
    envelope.badge envelope-exclamation 1160 1015 4
    envelope.badge.fill envelope-exclamation-fill 1160 1015 4 solid
    envelope.fill envelope-fill 1100 850 3 solid
    envelope.open envelope-open~1100 1100 1086 9
    envelope.open.fill envelope-open-fill 1100 1086 3 solid
    equal own/equal~800 800 368 9
    escape escape~980 980 979 9
    esim sim~795 795 1060 2
    esim.fill sim-fill 795 1060 9 solid
    eurosign currency-euro 613 920 9
    ev.charger ev-station 994 1060 0
    ev.charger.fill ev-station-fill 994 1060 7 solid
    exclamationmark exclamation-lg 164 900 5
    exclamationmark.2 own/exclamationmark.2 491 900 5
    exclamationmark.3 own/exclamationmark.3 753 900 5
    exclamationmark.bubble own/exclamationmark.bubble~1100 1100 1051 3
    exclamationmark.bubble.fill own/exclamationmark.bubble.fill 1100 1051 9 solid
    exclamationmark.circle exclamation-circle~996 996 996 1
    exclamationmark.circle.fill exclamation-circle-fill 996 996 9 solid
    exclamationmark.octagon exclamation-octagon~960 960 960 1
    exclamationmark.octagon.fill exclamation-octagon-fill 960 960 9 solid
    exclamationmark.shield shield-exclamation~893 893 1020 2
    exclamationmark.shield.fill shield-fill-exclamation 893 1020 9 solid
    exclamationmark.square exclamation-square~900 900 900 0
    exclamationmark.square.fill exclamation-square-fill 900 900 9 solid
    exclamationmark.triangle exclamation-triangle~1080 1080 945 3
    exclamationmark.triangle.fill exclamation-triangle-fill 1080 945 9 solid
    externaldrive hdd~1160 1160 725 3
    externaldrive.fill hdd-fill 1160 725 4 solid
    eye eye 1260 866 5
    eye.fill eye-fill 1260 866 9 solid
    eye.slash eye-slash~1260 1260 1001 4
    eye.slash.fill eye-slash-fill 1260 1001 4 solid
    eyedropper eyedropper 980 980 8
    eyedropper.full eyedropper 980 980 8
    eyedropper.halffull eyedropper 980 980 8
    eyeglasses eyeglasses 1300 488 9
    eyes eyeglasses 1200 451 9
    face.dashed own/face.dashed~996 996 996 6
    face.smiling emoji-smile~996 996 996 6
    face.smiling.fill emoji-smile-fill 996 996 9 solid
    face.smiling.inverse emoji-smile-fill 996 996 9 solid
    faceid own/faceid~1000 1000 1000 3
    fan fan 1040 1040 0
    fan.fill fan 1040 1040 0
    ferry own/ferry 1120 1094 5
    ferry.fill own/ferry.fill 1120 1101 3 solid
    figure.2 own/figure.2 828 1040 0
    figure.arms.open own/figure.arms.open 815 1060 4
    figure.hiking own/figure.hiking 755 1060 3
    figure.mind.and.body own/figure.mind.and.body 959 1060 3
    figure.outdoor.cycle bicycle 1300 731 2
    figure.pool.swim own/figure.pool.swim 1200 881 3
    figure.run own/figure.run 969 1060 3
    figure.stand own/figure.stand 362 1060 1
    figure.strengthtraining.traditional own/figure.strengthtraining 1029 1060 0
    figure.walk own/figure.walk 645 1060 3
    figure.wave own/figure.wave 532 1060 3
    figure.yoga own/figure.mind.and.body 959 1060 3
    filemenu.and.selection menu-button-wide~1100 1100 1031 3
    film film 1120 1120 9
    film.fill film 1120 1120 9
    film.stack camera-reels~1120 1120 1120 6
    film.stack.fill camera-reels-fill 1120 1120 9 solid
    fish own/fish 1260 775 4
    fish.fill own/fish.fill 1260 775 9 solid
    flag flag~829 829 1020 9
    flag.checkered own/flag.checkered 870 1020 9
    flag.fill flag-fill 829 1020 9 solid
    flame fire 795 1060 9 solid
    flame.fill own/flame.fill 795 1060 9 solid
    flashlight.off.fill own/flashlight 608 1080 4 solid
    flashlight.on.fill own/flashlight 608 1080 4 solid
    flask own/flask~985 985 1060 9
    flask.fill own/flask.fill 973 1060 9 solid
    folder folder~1100 1100 910 4
    folder.badge.gearshape folder-symlink 1160 965 5
    folder.badge.minus own/folder.badge.minus 1200 999 5
    folder.badge.person.crop folder-symlink 1160 965 5
    folder.badge.plus own/folder.badge.plus 1200 1068 5
    folder.fill folder-fill 1100 910 9 solid
    folder.fill.badge.plus own/folder.fill.badge.plus 1200 1095 7 solid
    football own/football 1120 1120 9
    football.fill own/football.fill 1120 1120 9 solid
    fork.knife own/fork.knife~759 759 1040 8
    forward fast-forward 1200 675 9
    forward.circle fast-forward-circle 996 996 9
    forward.circle.fill fast-forward-circle-fill 996 996 9 solid
    forward.end skip-end 756 800 9
    forward.end.alt skip-forward 1200 675 9
    forward.end.alt.fill skip-forward-fill 1200 675 9 solid
    forward.end.fill skip-end-fill 755 800 9 solid
    forward.fill fast-forward-fill 1200 675 9 solid
    fuelpump fuel-pump 1060 1060 3
    fuelpump.fill fuel-pump-fill 1060 1060 7 solid
    function own/function 876 980 0
    gamecontroller controller 1400 1052 0
    gamecontroller.fill own/gamecontroller.fill 1400 911 9 solid
    gauge speedometer2~1100 1100 827 2
    gauge.medium speedometer2~1100 1100 827 2
    gauge.with.dots.needle.67percent speedometer 1100 1100 3
    gauge.with.dots.needle.bottom.50percent speedometer 1100 1100 3
    gauge.with.needle speedometer2~1100 1100 827 2
    gauge.with.needle.fill speedometer2~1100 1100 827 2
    gear gear-wide-connected 1090 1077 9
    gearshape gear~1040 1040 1040 6
    gearshape.2 own/gearshape.2~1260 1260 1056 0
    gearshape.2.fill own/gearshape.2.fill 1260 1056 5 solid
    gearshape.fill gear-fill 1040 1040 9 solid
    gift gift 1020 1020 9
    gift.fill gift-fill 1020 1020 3 solid
    giftcard postcard~1160 1160 870 3
    giftcard.fill postcard-fill 1160 870 9 solid
    globe globe~996 996 996 1
    globe.americas globe-americas 996 996 0
    globe.americas.fill globe-americas 996 996 0
    globe.asia.australia globe-asia-australia 996 996 9 solid
    globe.asia.australia.fill globe-asia-australia 996 996 9 solid
    globe.central.south.asia globe-central-south-asia 996 996 9 solid
    globe.europe.africa globe-europe-africa 996 996 9 solid
    globe.europe.africa.fill globe-europe-africa 996 996 9 solid
    gobackward arrow-counterclockwise 892 1020 9
    gobackward.10 own/gobackward.10~907 907 1040 0
    gobackward.15 own/gobackward.15~907 907 1040 2
    goforward arrow-clockwise 892 1020 9
    goforward.10 own/goforward.10 907 1040 0
    goforward.15 own/goforward.15 907 1040 0
    goforward.30 own/goforward.30 907 1040 0
    goforward.plus arrow-clockwise 892 1020 9
    graduationcap mortarboard 1300 1138 3
    graduationcap.fill mortarboard-fill 1300 1138 4 solid
    hammer hammer 1040 907 9 solid
    hammer.fill hammer 1040 907 9 solid
    hand.point.right hand-index~rot90~1080 1080 894 9
    hand.point.right.fill hand-index-fill~rot90 1080 894 9 solid
    hand.point.up hand-index~894 894 1080 9
    hand.point.up.fill hand-index-fill 894 1080 9 solid
    hand.point.up.left hand-index-thumb~1012 1012 1080 3
    hand.point.up.left.fill hand-index-thumb-fill 1012 1080 9 solid
    hand.raised own/hand.raised~846 846 1100 9
    hand.raised.fill own/hand.raised.fill 885 1100 9 solid
    hand.tap hand-index-thumb~1012 1012 1080 3
    hand.tap.fill hand-index-thumb-fill 1012 1080 9 solid
    hand.thumbsdown hand-thumbs-down~857 857 1080 9
    hand.thumbsdown.fill hand-thumbs-down-fill 857 1080 9 solid
    hand.thumbsup hand-thumbs-up~857 857 1080 9
    hand.thumbsup.fill hand-thumbs-up-fill 857 1080 9 solid
    hand.wave own/hand.raised~831 831 1080 9
    hand.wave.fill own/hand.raised.fill 869 1080 9 solid
    handbag handbag~951 951 1060 9
    handbag.fill handbag-fill 951 1060 9 solid
    headphones headphones 1020 1020 9 solid
    headset headset 816 1020 9
    heart heart~980 980 900 9
    heart.bubble chat-left-heart 1100 1051 9
    heart.bubble.fill chat-left-heart-fill 1100 1051 9 solid
    heart.fill heart-fill 980 900 9 solid
    heart.text.clipboard clipboard-heart 928 1060 3
    heart.text.clipboard.fill clipboard-heart-fill 928 1060 3 solid
    heart.text.square own/heart.text.square~900 900 900 0
    heart.text.square.fill own/heart.text.square.fill 900 900 9 solid
    hexagon hexagon~893 893 1020 9
    hexagon.fill hexagon-fill 893 1020 9 solid
    hifispeaker speaker 810 1080 3
    hifispeaker.fill speaker-fill 810 1080 9 solid
    highlighter pen~1000 1000 1000 9
    homepod own/homepod~871 871 980 4
    homepod.fill own/homepod.fill 871 980 9 solid
    hourglass hourglass 891 1040 4
    hourglass.bottomhalf.filled hourglass-bottom 891 1040 9 solid
    hourglass.tophalf.filled hourglass-top 891 1040 9 solid
    house own/house 1168 1032 9
    house.fill own/house.fill 1168 1032 9 solid
    house.lodge house-door 1100 1185 9
    house.lodge.fill house-door-fill 1100 1185 9 solid
    humidity moisture~928 928 1060 3
    humidity.fill moisture~928 928 1060 3
    hurricane hurricane 1305 1060 3 solid
    icloud cloud 1260 866 9
    icloud.and.arrow.down cloud-arrow-down 1260 866 5
    icloud.and.arrow.down.fill cloud-arrow-down-fill 1260 866 9 solid
    icloud.and.arrow.up cloud-arrow-up 1260 866 5
    icloud.and.arrow.up.fill cloud-arrow-up-fill 1260 866 9 solid
    icloud.fill cloud-fill 1260 866 9 solid
    icloud.slash cloud-slash~1260 1260 1001 3
    icloud.slash.fill cloud-slash-fill 1260 1001 4 solid
    increase.indent indent 1060 848 9
    indianrupeesign currency-rupee 613 920 9
    infinity infinity 1200 563 9
    info own/info 443 900 9
    info.bubble own/info.bubble~1100 1100 1051 3
    info.bubble.fill own/info.bubble.fill 1100 1051 9 solid
    info.circle own/info.circle~996 996 996 2
    info.circle.fill own/info.circle.fill 996 996 9 solid
    info.square own/info.square~900 900 900 1
    info.square.fill own/info.square.fill 900 900 9 solid
    internal/checkmark own/badge.checkmark~300 300 257 9
    internal/exclamationmark own/badge.exclamationmark 71 300 0
    internal/glyph.0 own/glyph.0 639 900 9 solid
    internal/glyph.1 own/glyph.1 361 900 9 solid
    internal/glyph.2 own/glyph.2 595 900 9 solid
    internal/glyph.3 own/glyph.3 615 900 9
    internal/glyph.4 own/glyph.4 691 900 9 solid
    internal/glyph.5 own/glyph.5 623 900 9
    internal/glyph.6 own/glyph.6 634 900 9 solid
    internal/glyph.7 own/glyph.7 597 900 9 solid
    internal/glyph.8 own/glyph.8 643 900 9 solid
    internal/glyph.9 own/glyph.9 632 900 9 solid
    internal/glyph.a own/glyph.a 742 900 9
    internal/glyph.b own/glyph.b 630 900 9
    internal/glyph.c own/glyph.c 766 900 9
    internal/glyph.d own/glyph.d 697 900 9
    internal/glyph.e own/glyph.e 585 900 9
    internal/glyph.f own/glyph.f 585 900 9
    internal/glyph.g own/glyph.g 807 900 9
    internal/glyph.h own/glyph.h 675 900 9
    internal/glyph.i own/glyph.i 112 900 9
    internal/glyph.j own/glyph.j 529 900 9
    internal/glyph.k own/glyph.k 664 900 9
    internal/glyph.l own/glyph.l 574 900 9
    internal/glyph.m own/glyph.m 810 900 9
    internal/glyph.n own/glyph.n 675 900 9
    internal/glyph.o own/glyph.o 810 900 9
    internal/glyph.p own/glyph.p 624 900 9
    internal/glyph.q own/glyph.q 790 900 9
    internal/glyph.r own/glyph.r 641 900 9
    internal/glyph.s own/glyph.s 647 900 9
    internal/glyph.t own/glyph.t 765 900 9
    internal/glyph.u own/glyph.u 675 900 9
    internal/glyph.v own/glyph.v 765 900 9
    internal/glyph.w own/glyph.w 945 900 9
    internal/glyph.x own/glyph.x 698 900 9
    internal/glyph.y own/glyph.y 720 900 9
    internal/glyph.z own/glyph.z 675 900 9
    internal/minus own/badge.minus~300 300 60 9
    internal/placeholder own/placeholder~900 900 900 0
    internal/plus own/badge.plus~300 300 300 9
    internal/questionmark own/badge.questionmark 176 300 0
    internal/xmark own/badge.xmark~300 300 300 9
    internaldrive hdd~1160 1160 725 3
    internaldrive.fill hdd-fill 1160 725 4 solid
    ipad tablet~840 840 1120 3
    ipad.and.iphone tablet-landscape 1300 975 5
    ipad.and.iphone.fill tablet-landscape-fill 1300 975 9 solid
    ipad.fill tablet-fill 840 1120 9 solid
    ipad.landscape tablet-landscape 1300 975 5
    ipad.landscape.fill tablet-landscape-fill 1300 975 9 solid
    iphone phone~700 700 1120 3
    iphone.fill phone-fill 700 1120 9 solid
    iphone.gen1 own/iphone.gen1 700 1120 0
    iphone.gen2 phone~700 700 1120 3
    iphone.gen2.fill phone-fill 700 1120 9 solid
    iphone.gen3 phone~700 700 1120 3
    iphone.gen3.fill phone-fill 700 1120 9 solid
    iphone.homebutton own/iphone.gen1 700 1120 0
    iphone.landscape phone-landscape 1200 750 4
    iphone.landscape.fill phone-landscape-fill 1200 750 9 solid
    iphone.radiowaves.left.and.right phone-vibrate~1200 1200 900 1
    iphone.radiowaves.left.and.right.fill phone-vibrate-fill 1200 900 1 solid
    italic type-italic 535 900 9
    key key~1160 1160 580 3
    key.fill key-fill 1160 524 9 solid
    key.horizontal key~1160 1160 580 3
    key.horizontal.fill key-fill 1160 524 9 solid
    keyboard keyboard~1260 1260 709 4
    keyboard.fill keyboard-fill 1260 709 9 solid
    ladder ladder 565 1060 9
    ladybug bug~957 957 1060 9
    ladybug.fill bug-fill 958 1060 0 solid
    lamp.desk lamp~810 810 1080 3
    lamp.desk.fill lamp-fill 810 1080 3 solid
    lamp.floor lamp~810 810 1080 3
    lamp.floor.fill lamp-fill 810 1080 3 solid
    lamp.table lamp~810 810 1080 3
    lamp.table.fill lamp-fill 810 1080 3 solid
    laptopcomputer laptop 1400 1050 1
    laptopcomputer.and.iphone laptop 1400 1050 1
    laptopcomputer.and.iphone.fill laptop-fill 1400 1050 1 solid
    laptopcomputer.fill laptop-fill 1400 1050 1 solid
    largecircle.fill.circle record-circle 996 996 9
    lasso own/lasso~1060 1060 1018 9
    leaf own/leaf~1040 1040 1001 9
    leaf.arrow.circlepath recycle~1040 1040 1035 3
    leaf.fill own/leaf.fill 1040 1001 9 solid
    lifepreserver life-preserver 996 996 9 solid
    lifepreserver.fill life-preserver 996 996 9 solid
    light.max brightness-high~1100 1100 1100 2
    light.min brightness-low~980 980 980 3
    lightbulb lightbulb 810 1080 9
    lightbulb.fill lightbulb-fill 810 1080 3 solid
    lightbulb.slash lightbulb-off 878 1080 3
    lightbulb.slash.fill lightbulb-off-fill 878 1080 3 solid
    lightrail train-lightrail-front~945 945 1080 0
    lightrail.fill train-lightrail-front-fill 945 1080 9 solid
    line.2.horizontal own/line.2.horizontal~940 940 392 9
    line.3.horizontal list 940 769 9
    line.3.horizontal.decrease filter 980 572 9
    line.3.horizontal.decrease.circle filter-circle~996 996 996 3
    line.3.horizontal.decrease.circle.fill filter-circle-fill 996 996 9 solid
    line.horizontal.3 list 940 769 9
    line.horizontal.3.decrease filter 980 572 9
    link link-45deg 1040 1040 6
    link.badge.plus link 1160 497 4
    list.and.film film 1120 1120 9
    list.bullet list-ul~1060 1060 757 9
    list.bullet.clipboard clipboard-data~928 928 1060 2
    list.bullet.clipboard.fill clipboard-data-fill 928 1060 3 solid
    list.bullet.indent list-nested~1060 1060 636 9
    list.bullet.rectangle card-list~1160 1160 870 3
    list.bullet.rectangle.fill own/list.bullet.rectangle.fill 1160 870 9 solid
    list.bullet.rectangle.portrait own/list.bullet.rectangle.portrait~810 810 1080 2
    list.bullet.rectangle.portrait.fill own/list.bullet.rectangle.portrait.fill 810 1080 9 solid
    list.clipboard clipboard-data~928 928 1060 2
    list.clipboard.fill clipboard-data-fill 928 1060 3 solid
    list.dash list-ul~1060 1060 757 9
    list.number list-ol~1060 1060 811 5
    list.star list-stars~1060 1060 833 3
    list.triangle list-task~1060 1060 785 2
    livephoto own/livephoto~996 996 996 1
    location cursor~940 940 940 9
    location.fill cursor-fill 940 940 9 solid
    location.north own/location.north~871 871 1000 7
    location.north.fill own/location.north.fill 871 1000 9 solid
    lock lock~650 650 1040 9
    lock.doc file-earmark-lock~780 780 1040 5
    lock.doc.fill file-earmark-lock-fill 780 1040 9 solid
    lock.fill lock-fill 650 1040 9 solid
    lock.open unlock~861 861 1060 9
    lock.open.fill unlock-fill 861 1060 9 solid
    lock.rotation own/lock.rotation 1040 1036 0
    lock.shield shield-lock~893 893 1020 9
    lock.shield.fill shield-lock-fill 893 1020 9 solid
    lungs lungs~1120 1120 998 3
    lungs.fill lungs-fill 1120 998 9 solid
    macbook laptop 1400 1050 1
    macbook.and.iphone laptop 1400 1050 1
    macbook.and.iphone.fill laptop-fill 1400 1050 1 solid
    macbook.fill laptop-fill 1400 1050 1 solid
    macpro.gen3 pc 530 1060 9 solid
    macwindow window 1160 1015 0
    macwindow.badge.plus window-plus 1160 1015 0
    macwindow.on.rectangle window-stack 1160 1015 0
    magicmouse mouse2~650 650 1040 9
    magicmouse.fill mouse2-fill 651 1040 3 solid
    magnet magnet~1000 1000 1000 9
    magnet.fill magnet-fill 1000 1000 9 solid
    magnifyingglass own/magnifyingglass~955 955 968 9
    mail envelope~1100 1100 850 9
    mail.fill envelope-fill 1100 850 3 solid
    mail.stack envelope-paper~1100 1100 1100 4
    mail.stack.fill envelope-paper-fill 1100 1100 3 solid
    map map~1140 1140 1140 9
    map.fill map-fill 1140 1140 9 solid
    mappin own/mappin 504 1060 9 solid
    mappin.and.ellipse geo~713 713 1140 3
    mappin.and.ellipse.fill geo-fill 713 1140 4 solid
    medal award 770 1080 3
    medal.fill award-fill 770 1080 3 solid
    megaphone megaphone 1160 1022 6
    megaphone.fill megaphone-fill 1160 1022 4 solid
    memorychip memory 1200 750 4
    memorychip.fill memory 1200 750 4
    menubar.rectangle window 1160 1015 0
    message chat~1060 1060 989 9
    message.fill chat-fill 1060 989 9 solid
    message.square chat-square~900 900 862 9
    message.square.fill chat-square-fill 900 862 9 solid
    metronome own/metronome 926 1040 9
    metronome.fill own/metronome.fill 940 1040 3 solid
    mic mic~675 675 1080 2
    mic.fill mic-fill 675 1080 3 solid
    mic.slash mic-mute~858 858 1080 1
    mic.slash.fill mic-mute-fill 858 1080 3
    microbe virus2 1040 1040 9 solid
    microbe.fill virus2 1040 1040 9 solid
    minus dash-lg~line.088~800 800 67 9
    minus.circle dash-circle~996 996 996 9
    minus.circle.fill dash-circle-fill 996 996 9 solid
    minus.magnifyingglass zoom-out~960 960 960 7
    minus.plus.batteryblock battery-full 1200 600 0
    minus.square dash-square~900 900 900 9
    minus.square.fill dash-square-fill 900 900 9 solid
    moon moon~900 900 960 9
    moon.fill moon-fill 900 960 9 solid
    moon.stars moon-stars~1040 1040 1040 4
    moon.stars.fill moon-stars-fill 1040 1040 5 solid
    moon.zzz own/moon.zzz~1006 1006 1040 0
    moon.zzz.fill own/moon.zzz.fill 1006 1040 1 solid
    moonphase.first.quarter circle-half~flip 996 996 9 solid
    moonphase.full.moon circle~996 996 996 9
    mountain.2 own/mountain.2 1260 848 9
    mountain.2.fill own/mountain.2.fill 1260 849 0 solid
    move arrows-move~1060 1060 1060 9
    movieclapper camera-reels~1120 1120 1120 6
    movieclapper.fill camera-reels-fill 1120 1120 9 solid
    mug cup~1060 1060 663 8
    mug.fill cup-fill 1060 663 9 solid
    multiply x-lg~line.088~700 700 700 9
    multiply.circle x-circle~996 996 996 9
    multiply.circle.fill x-circle-fill 996 996 9 solid
    music.mic mic~650 650 1040 1
    music.note music-note 653 1000 9 solid
    music.note.list music-note-list 1060 913 9
    music.quarternote.3 music-note-beamed 1000 993 9 solid
    network globe2~996 996 996 2
    newspaper newspaper 1160 1015 4
    newspaper.fill own/newspaper.fill 1160 1015 4 solid
    nosign slash-circle~996 996 996 9
    note sticky~960 960 960 9
    note.text sticky~960 960 960 9
    note.text.badge.plus journal-plus~975 975 1040 2
    number hash 714 900 9
    octagon octagon~960 960 960 9
    octagon.fill octagon-fill 960 960 9 solid
    opticaldisc disc~996 996 996 8
    opticaldisc.fill disc-fill 996 996 9 solid
    option option~960 960 823 9
    oval own/oval 1260 788 9
    oval.fill own/oval.fill 1260 788 9 solid
    paintbrush brush~1020 1020 1019 4
    paintbrush.fill brush-fill 1020 1019 9 solid
    paintbrush.pointed brush~1020 1020 1019 4
    paintbrush.pointed.fill brush-fill 1020 1019 9 solid
    paintpalette palette 1080 1080 2
    paintpalette.fill palette-fill 1080 1080 9 solid
    paperclip paperclip~485 485 1040 2
    paperplane send~1020 1020 1020 7
    paperplane.fill send-fill 1020 1020 9 solid
    paragraph paragraph 686 960 9 solid
    paragraphsign paragraph 686 960 9 solid
    parkingsign p-square~940 940 940 9
    parkingsign.circle p-circle~996 996 996 9
    parkingsign.circle.fill p-circle-fill 996 996 9 solid
    pause pause 478 860 9
    pause.circle pause-circle 996 996 3
    pause.circle.fill pause-circle-fill 996 996 9 solid
    pause.fill pause-fill 764 860 9 solid
    pause.rectangle pause-btn 1160 870 4
    pause.rectangle.fill pause-btn-fill 1160 870 9 solid
    pawprint own/pawprint~1060 1060 1069 4
    pawprint.fill own/pawprint.fill 1060 1069 4 solid
    pc pc 530 1060 9 solid
    pencil pencil~860 860 860 4
    pencil.and.list.clipboard clipboard-check~928 928 1060 2
    pencil.and.outline pencil-square 1000 990 3
    pencil.and.ruler rulers 1000 1000 8 solid
    pencil.and.ruler.fill rulers 1000 1000 8 solid
    pencil.and.scribble vector-pen 1000 1000 3
    pencil.line own/pencil.line~960 960 960 0
    pencil.tip pen~960 960 960 9
    pencil.tip.fill pen-fill 960 960 9 solid
    pentagon pentagon~999 999 1000 9
    pentagon.fill pentagon-fill 999 1000 9 solid
    percent percent 920 920 9
    person person 985 985 5
    person.2 people 1400 1050 1
    person.2.crop.square.stack collection~1060 1060 928 2
    person.2.fill people-fill 1400 1050 5 solid
    person.3 own/person.3 1750 942 4
    person.3.fill own/person.3.fill 1750 968 4 solid
    person.and.background.dotted person-bounding-box 1000 1000 3
    person.badge.key person-lock 1200 1292 6
    person.badge.key.fill person-fill-lock 1200 1292 6 solid
    person.badge.minus person-dash 1200 1200 5
    person.badge.plus person-add 1200 1200 5
    person.circle person-circle 996 996 9 solid
    person.crop.artframe person-bounding-box 1000 1000 3
    person.crop.circle person-circle 996 996 9 solid
    person.crop.circle.fill own/person.circle.fill 996 996 9 solid
    person.crop.rectangle person-vcard 1160 870 4
    person.crop.rectangle.fill person-vcard-fill 1160 870 9 solid
    person.crop.square person-square 900 900 2
    person.crop.square.fill own/person.square.fill 900 900 9 solid
    person.fill person-fill 985 985 5 solid
    person.fill.badge.minus person-fill-dash 1200 1200 5 solid
    person.fill.badge.plus person-fill-add 1200 1200 5 solid
    person.fill.checkmark person-fill-check 1200 1200 5 solid
    person.fill.questionmark person-fill-exclamation 1200 1200 5 solid
    person.fill.viewfinder person-bounding-box 1000 1000 3
    person.fill.xmark person-fill-x 1200 1200 5 solid
    person.line.dotted.person own/person.line.dotted.person~1500 1500 651 1
    person.text.rectangle person-vcard 1160 870 4
    person.text.rectangle.fill person-vcard-fill 1160 870 9 solid
    personalhotspot link-45deg 1060 1060 6
    phone telephone~960 960 960 6
    phone.arrow.down.left telephone-inbound~1000 1000 1000 7
    phone.arrow.down.left.fill telephone-inbound-fill 1000 1000 9 solid
    phone.arrow.up.right telephone-outbound~1000 1000 1000 7
    phone.arrow.up.right.fill telephone-outbound-fill 1000 1000 9 solid
    phone.badge.plus telephone-plus~1000 1000 1000 7
    phone.connection telephone-forward~1000 1000 1000 7
    phone.down telephone~rot135~1200 1200 472 7
    phone.down.fill telephone-fill~rot135 1200 472 9 solid
    phone.fill telephone-fill 960 960 9 solid
    phone.fill.badge.plus telephone-plus-fill 1000 1000 9 solid
    photo image 1160 1015 9 solid
    photo.artframe card-image 1160 870 9 solid
    photo.badge.plus own/photo.badge.plus 1200 1069 7
    photo.fill image-fill 1160 1015 9 solid
    photo.fill.on.rectangle.fill images 1200 1050 8
    photo.on.rectangle images 1200 1050 8
    photo.on.rectangle.angled images 1200 1050 8
    photo.stack images 1160 1015 8
    photo.stack.fill images 1160 1015 8
    pianokeys own/pianokeys 1000 800 9
    pill capsule 1000 1000 9 solid
    pill.fill capsule-pill 1000 999 5
    pills capsule 1040 1040 9 solid
    pills.fill capsule-pill 1040 1039 5
    pin pin-angle~1000 1000 1000 9
    pin.fill pin-angle-fill 1000 1000 9 solid
    pip pip 1160 870 4
    pip.enter pip 1160 870 4
    pip.enter.fill pip-fill 1160 870 9 solid
    pip.exit pip 1160 870 4
    pip.exit.fill pip-fill 1160 870 9 solid
    pip.fill pip-fill 1160 870 9 solid
    play play 765 860 9
    play.circle play-circle~996 996 996 9
    play.circle.fill play-circle-fill 996 996 9 solid
    play.fill play-fill 764 860 9 solid
    play.rectangle play-btn 1160 870 9
    play.rectangle.fill play-btn-fill 1160 870 9 solid
    play.rectangle.on.rectangle collection-play~1060 1060 928 3
    play.rectangle.on.rectangle.fill collection-play-fill 1060 928 3 solid
    play.square own/play.square 900 900 9
    play.square.fill own/play.square.fill 900 900 9 solid
    play.square.stack own/play.square.stack~907 907 1020 2
    play.square.stack.fill own/play.square.stack.fill 907 1020 3 solid
    play.tv own/play.tv 1160 1015 8
    play.tv.fill own/play.tv.fill 1160 1015 8 solid
    playpause own/playpause 1324 800 2
    playpause.fill own/playpause.fill 1316 800 5 solid
    plus plus-lg~line.088~800 800 800 9
    plus.app own/plus.app~940 940 940 9
    plus.app.fill own/plus.app.fill 940 940 9 solid
    plus.bubble own/plus.bubble~1100 1100 1051 9
    plus.bubble.fill own/plus.bubble.fill 1100 1051 9 solid
    plus.circle plus-circle~996 996 996 9
    plus.circle.fill plus-circle-fill 996 996 9 solid
    plus.diamond own/plus.diamond~1060 1060 1060 9
    plus.diamond.fill own/plus.diamond.fill 1060 1060 9 solid
    plus.forwardslash.minus plus-slash-minus~1000 1000 1000 9
    plus.magnifyingglass zoom-in~960 960 960 7
    plus.message own/plus.bubble~1060 1060 1013 8
    plus.message.fill own/plus.bubble.fill 1060 1013 9 solid
    plus.rectangle own/plus.rectangle~1160 1160 870 7
    plus.rectangle.fill own/plus.rectangle.fill 1160 870 9 solid
    plus.square plus-square~900 900 900 9
    plus.square.fill plus-square-fill 900 900 9 solid
    plus.square.on.square own/plus.square.on.square~1063 1063 1100 1
    plusminus own/plusminus 670 960 9
    point.3.connected.trianglepath.dotted share~1000 1000 1000 9
    point.3.filled.connected.trianglepath.dotted share-fill 1000 1000 9 solid
    point.topleft.down.curvedto.point.bottomright.up bezier2 1100 1100 9
    power power~852 852 980 9
    powerplug plug~663 663 1060 9
    powerplug.fill plug-fill 663 1060 9 solid
    printer printer~1140 1140 997 4
    printer.fill printer-fill 1140 926 3 solid
    purchased patch-check~1060 1060 1060 9
    puzzlepiece puzzle~1080 1080 810 9
    puzzlepiece.extension puzzle~1080 1080 810 9
    puzzlepiece.extension.fill puzzle-fill 1080 810 9 solid
    puzzlepiece.fill puzzle-fill 1080 810 9 solid
    qrcode qr-code 960 960 0
    qrcode.viewfinder qr-code-scan 1000 1000 0
    questionmark question-lg 569 900 5
    questionmark.app question-square~940 940 940 1
    questionmark.bubble own/questionmark.bubble~1100 1100 1051 0
    questionmark.bubble.fill own/questionmark.bubble.fill 1100 1051 9 solid
    questionmark.circle question-circle~996 996 996 1
    questionmark.circle.fill question-circle-fill 996 996 9 solid
    questionmark.diamond question-diamond~1060 1060 1060 2
    questionmark.diamond.fill question-diamond-fill 1060 1060 9 solid
    questionmark.square question-square~900 900 900 0
    questionmark.square.fill question-square-fill 900 900 9 solid
    quote.bubble chat-left-quote 1100 1051 0
    quote.bubble.fill chat-left-quote-fill 1100 1051 9 solid
    quote.closing quote~rot180 900 810 9 solid
    quote.opening quote 900 810 9 solid
    radio boombox~1120 1120 1050 2
    radio.fill boombox-fill 1120 1050 4 solid
    rainbow rainbow 1260 669 4
    receipt receipt~1008 1008 1080 3
    receipt.fill receipt~1008 1008 1080 3
    record.circle record-circle 996 996 9
    record.circle.fill record-circle-fill 996 996 9 solid
    recordingtape cassette 1200 900 4
    rectangle own/rectangle~1160 1160 870 9
    rectangle.3.group kanban 1100 1173 4
    rectangle.3.group.fill kanban-fill 1100 1173 9 solid
    rectangle.3.offgrid columns-gap~1100 1100 1100 9
    rectangle.3.offgrid.fill own/rectangle.3.offgrid.fill 1100 1100 9 solid
    rectangle.and.hand.point.up.left hand-index-thumb~974 974 1040 2
    rectangle.and.hand.point.up.left.fill hand-index-thumb-fill 974 1040 9 solid
    rectangle.and.pencil.and.ellipsis input-cursor-text~1200 1200 975 6
    rectangle.bottomthird.inset.filled own/rectangle.bottomthird 1160 870 8
    rectangle.center.inset.filled own/rectangle.inset.filled 1160 870 9 solid
    rectangle.compress.vertical arrows-collapse~875 875 1000 4
    rectangle.dashed own/rectangle.dashed~1160 1160 870 2
    rectangle.expand.vertical arrows-expand~875 875 1000 4
    rectangle.fill own/rectangle.fill 1160 870 9 solid
    rectangle.fill.on.rectangle.fill own/rectangle.fill.on.rectangle.fill 1200 900 4 solid
    rectangle.grid.1x2 hdd-stack 1307 980 5
    rectangle.grid.1x2.fill hdd-stack-fill 1307 980 9 solid
    rectangle.grid.2x2 grid 1060 1060 9
    rectangle.grid.2x2.fill grid-fill 1060 1060 9 solid
    rectangle.grid.3x2 grid-3x2-gap 1160 746 5
    rectangle.grid.3x2.fill grid-3x2-gap-fill 1160 746 5 solid
    rectangle.inset.filled own/rectangle.inset.filled 1160 870 9 solid
    rectangle.leftthird.inset.filled layout-sidebar-inset 1160 1015 4
    rectangle.on.rectangle own/rectangle.on.rectangle~1200 1200 900 3
    rectangle.on.rectangle.angled own/rectangle.on.rectangle~1200 1200 900 3
    rectangle.portrait own/rectangle.portrait~795 795 1060 9
    rectangle.portrait.and.arrow.forward box-arrow-right~1160 1160 870 4
    rectangle.portrait.and.arrow.left box-arrow-left~1160 1160 870 4
    rectangle.portrait.and.arrow.right box-arrow-right~1160 1160 870 4
    rectangle.portrait.and.arrow.right.fill box-arrow-right~1160 1160 870 4
    rectangle.portrait.fill own/rectangle.portrait.fill 795 1060 9 solid
    rectangle.rightthird.inset.filled layout-sidebar-inset-reverse 1160 1015 4
    rectangle.split.1x2 own/rectangle.split.1x2~1160 1160 870 9
    rectangle.split.2x1 layout-split~1160 1160 1015 9
    rectangle.split.2x2 table 1100 1100 9
    rectangle.split.3x1 layout-three-columns 1160 1160 9
    rectangle.split.3x3 grid-3x3 1100 1100 9
    rectangle.stack collection~1060 1060 928 2
    rectangle.stack.badge.play collection-play~1060 1060 928 3
    rectangle.stack.badge.play.fill collection-play-fill 1060 928 3 solid
    rectangle.stack.badge.plus own/rectangle.stack.badge.plus~1100 1100 1028 2
    rectangle.stack.fill collection-fill 1060 928 3 solid
    rectangle.stack.person.crop collection~1060 1060 928 2
    refrigerator own/refrigerator~738 738 1080 3
    refrigerator.fill own/refrigerator.fill 738 1080 3 solid
    repeat repeat~1060 1060 890 9
    repeat.1 repeat-1~1060 1060 890 2
    return arrow-return-left~1000 1000 857 9
    return.left arrow-return-left~1000 1000 857 9
    return.right arrow-return-right~1000 1000 857 9
    road.lanes own/road.lanes~1060 1060 964 4
    rosette award 756 1060 3
    rosette.fill award-fill 756 1060 3 solid
    ruler rulers 1000 1000 8 solid
    ruler.fill rulers 1000 1000 8 solid
    safari own/safari 996 996 0
    safari.fill own/safari.fill 996 996 9 solid
    sailboat own/sailboat~1080 1080 1080 3
    sailboat.fill own/sailboat.fill 1080 1080 4 solid
    scissors scissors 848 1060 9
    scooter scooter 1200 975 4
    scope own/scope~996 996 996 9
    screwdriver screwdriver 1000 1000 3
    screwdriver.fill screwdriver 1000 1000 3
    scribble own/scribble~1000 1000 757 0
    scribble.variable own/scribble 1100 833 9
    scroll own/scroll~1060 1060 1012 7
    scroll.fill own/scroll.fill 1060 1011 2 solid
    sdcard sd-card 795 1060 0
    sdcard.fill sd-card-fill 795 1060 9 solid
    seal own/seal~1046 1046 1060 9
    seal.fill own/seal.fill 1046 1060 9 solid
    server.rack hdd-rack~1100 1100 825 3
    server.rack.fill hdd-rack-fill 1100 825 9 solid
    shield shield~893 893 1020 9
    shield.fill shield-fill 893 1020 9 solid
    shield.lefthalf.fill shield-shaded 893 1020 9 solid
    shield.lefthalf.filled shield-shaded 893 1020 9 solid
    shield.slash shield-slash~933 933 1040 1
    shield.slash.fill shield-slash-fill 933 1040 2 solid
    shift shift~960 960 834 9
    shift.fill shift-fill 960 834 9 solid
    shippingbox box-seam~1080 1080 1075 8
    shippingbox.fill box-seam-fill 1080 1077 9 solid
    shower own/shower 959 1040 0
    shower.fill own/shower 959 1040 0
    shuffle shuffle~1060 1060 898 9
    sidebar.leading layout-sidebar~1160 1160 1015 9
    sidebar.left layout-sidebar~1160 1160 1015 9
    sidebar.right layout-sidebar-reverse~1160 1160 1015 9
    sidebar.squares.left layout-text-sidebar~1160 1160 1160 9
    sidebar.trailing layout-sidebar-reverse~1160 1160 1015 9
    signature own/signature~1200 1200 990 9
    signpost.right signpost 957 1040 9
    signpost.right.fill signpost-fill 957 1040 9 solid
    simcard sim~795 795 1060 2
    simcard.fill sim-fill 795 1060 9 solid
    slash.circle slash-circle~996 996 996 9
    slash.circle.fill slash-circle-fill 996 996 9 solid
    slider.horizontal.2.square sliders2~1000 1000 1000 3
    slider.horizontal.3 sliders~1060 1060 994 9
    slider.vertical.3 sliders2-vertical~1143 1143 1000 3
    smallcircle.circle own/circle.circle~996 996 996 9
    smallcircle.filled.circle record-circle 996 996 9
    smallcircle.filled.circle.fill record-circle-fill 996 996 9 solid
    smartphone phone~700 700 1120 3
    smartphone.fill phone-fill 700 1120 9 solid
    smoke clouds 1260 945 4
    smoke.fill clouds-fill 1260 945 4 solid
    snowflake snow~927 927 1060 9
    soccerball own/soccerball 996 996 1
    sofa own/sofa 1300 1013 9
    sofa.fill own/sofa.fill 1300 1022 2 solid
    space own/space 1000 423 9
    sparkle own/sparkle 980 980 9 solid
    sparkles stars 795 1060 9
    sparkles.rectangle.stack collection~1060 1060 928 2
    sparkles.rectangle.stack.fill collection-fill 1060 928 3 solid
    speaker own/speaker 541 850 9
    speaker.fill own/speaker.fill 541 850 9 solid
    speaker.wave.1 own/speaker.wave.1 792 880 7
    speaker.wave.1.fill own/speaker.wave.1.fill 792 880 7 solid
    speaker.wave.2 own/speaker.wave.2 1115 980 9
    speaker.wave.2.fill own/speaker.wave.2.fill 1115 980 9 solid
    speaker.wave.3 own/speaker.wave.3 1359 1060 8
    speaker.wave.3.fill own/speaker.wave.3.fill 1359 1060 8 solid
    speedometer speedometer2~1100 1100 827 2
    sportscourt own/sportscourt 1260 945 5
    sportscourt.fill own/sportscourt.fill 1260 945 2 solid
    square square~900 900 900 9
    square.2.layers.3d layers~1100 1100 894 9
    square.3.layers.3d stack 1100 1059 4 solid
    square.3.stack.3d layers~1100 1100 894 9
    square.3.stack.3d.top.filled layers-half 1100 894 9 solid
    square.and.arrow.down box-arrow-in-down~896 896 1120 7
    square.and.arrow.down.fill own/square.and.arrow.down.fill 888 1120 1 solid
    square.and.arrow.up box-arrow-up~840 840 1120 3
    square.and.arrow.up.fill own/square.and.arrow.up.fill 888 1120 5 solid
    square.and.arrow.up.on.square box-arrow-up~840 840 1120 3
    square.and.line.vertical.and.square symmetry-vertical 1100 825 9 solid
    square.and.pencil pencil-square 1020 1010 3
    square.dashed own/square.dashed~920 920 920 1
    square.dotted own/square.dotted~920 920 920 0
    square.fill square-fill 900 900 9 solid
    square.fill.on.square.fill own/square.fill.on.square.fill 1020 1020 3 solid
    square.grid.2x2 grid~940 940 940 9
    square.grid.2x2.fill grid-fill 940 940 9 solid
    square.grid.3x2 grid-3x2-gap 1060 681 4
    square.grid.3x2.fill grid-3x2-gap-fill 1060 681 4 solid
    square.grid.3x3 grid-3x3-gap~980 980 980 3
    square.grid.3x3.fill grid-3x3-gap-fill 980 980 4 solid
    square.grid.4x3.fill grid-3x2-gap-fill 1060 681 4 solid
    square.inset.filled own/square.inset.filled 900 900 9
    square.lefthalf.filled square-half 900 900 9 solid
    square.on.circle circle-square 1060 1060 3 solid
    square.on.square own/square.on.square~986 986 1020 1
    square.slash slash-square~900 900 900 9
    square.split.2x1 layout-split~900 900 788 9
    square.split.2x2 border-all~900 900 900 9
    square.stack collection~1000 1000 875 1
    square.stack.3d.down.right stack 1100 1059 4 solid
    square.stack.3d.up own/square.stack.3d.up 1120 1104 9
    square.stack.3d.up.fill own/square.stack.3d.up.fill 1120 1118 5 solid
    square.stack.badge.plus own/rectangle.stack.badge.plus~1100 1100 1028 2
    square.stack.fill collection-fill 1000 875 3 solid
    square.text.square textarea-t~1000 1000 875 2
    squareshape.split.2x2 border-all~940 940 940 9
    squareshape.split.3x3 grid-3x3~960 960 960 9
    star star~1060 1060 994 9
    star.bubble own/star.bubble 1100 1051 8
    star.bubble.fill own/star.bubble.fill 1100 1051 9 solid
    star.fill star-fill 1060 994 9 solid
    star.leadinghalf.filled star-half 1060 994 9 solid
    staroflife asterisk 866 980 9 solid
    staroflife.fill asterisk 866 980 9 solid
    steeringwheel own/steeringwheel~996 996 996 9
    sterlingsign currency-pound 613 920 9
    stethoscope own/stethoscope~1060 1060 1060 9
    stop stop 820 820 9
    stop.circle stop-circle 996 996 9
    stop.circle.fill stop-circle-fill 996 996 9 solid
    stop.fill stop-fill 820 820 9 solid
    stopwatch stopwatch~976 976 1080 9
    stopwatch.fill stopwatch-fill 945 1080 9 solid
    storefront shop~1160 1160 1088 0
    storefront.fill shop~1160 1160 1088 0
    strikethrough type-strikethrough 1319 960 6
    suit.club suit-club 1000 1000 0
    suit.club.fill suit-club-fill 1000 1000 9 solid
    suit.diamond suit-diamond~750 750 1000 9
    suit.diamond.fill suit-diamond-fill 784 1000 9 solid
    suit.heart suit-heart~980 980 900 9
    suit.heart.fill suit-heart-fill 980 900 9 solid
    suit.spade suit-spade~938 938 1000 0
    suit.spade.fill suit-spade-fill 933 1000 9 solid
    suitcase briefcase~1120 1120 910 4
    suitcase.cart minecart~1060 1060 861 9
    suitcase.fill briefcase-fill 1120 910 3 solid
    suitcase.rolling own/suitcase.rolling 812 1100 8
    suitcase.rolling.fill own/suitcase.rolling.fill 812 1100 9 solid
    sum own/sum 726 940 9
    sun.and.horizon sunset~1160 1160 834 3
    sun.and.horizon.fill sunset-fill 1160 834 4 solid
    sun.dust brightness-alt-high~1100 1100 584 2
    sun.dust.fill brightness-alt-high-fill 1100 584 3
    sun.haze cloud-haze~1160 1160 1160 3
    sun.haze.fill cloud-haze-fill 1160 1160 4 solid
    sun.horizon brightness-alt-high~1160 1160 616 3
    sun.horizon.fill brightness-alt-high-fill 1160 616 4
    sun.max brightness-high~1140 1140 1140 2
    sun.max.fill brightness-high-fill 1140 1140 4 solid
    sun.min brightness-low~980 980 980 3
    sun.min.fill brightness-low-fill 980 980 5 solid
    sunglasses sunglasses 1300 488 9 solid
    sunglasses.fill sunglasses 1300 488 9 solid
    sunrise sunrise~1200 1200 863 3
    sunrise.fill sunrise-fill 1200 863 4 solid
    sunset sunset~1200 1200 862 3
    sunset.fill sunset-fill 1200 862 4 solid
    switch.2 toggles 1100 1257 9 solid
    syringe own/syringe~1040 1040 1040 7
    syringe.fill own/syringe.fill 1040 1040 9 solid
    tablecells table 1160 1160 9
    tablecells.fill table 1160 1160 9
    tag tag 1040 1040 4
    tag.fill tag-fill 1040 1040 9 solid
    takeoutbag.and.cup.and.straw cup-straw 718 1100 0
    takeoutbag.and.cup.and.straw.fill cup-straw 718 1100 0
    target bullseye~996 996 996 1
    target.arrow bullseye~996 996 996 1
    tennisball own/tennisball 996 996 0
    tennisball.fill own/tennisball.fill 996 996 0 solid
    tent own/tent 1200 1136 8
    tent.fill own/tent.fill 1200 1136 9 solid
    terminal terminal~1120 1120 980 6
    terminal.fill terminal-fill 1120 980 9 solid
    testtube.2 own/testtube 1040 1040 9
    text.aligncenter text-center 980 817 9
    text.alignleft text-left 980 817 9
    text.alignright text-right 980 817 9
    text.append list-columns~1000 1000 938 1
    text.badge.checkmark list-check~1060 1060 795 5
    text.book.closed journal-text~956 956 1020 1
    text.book.closed.fill journal-bookmark-fill 956 1020 3
    text.bubble chat-left-text~1100 1100 1051 6
    text.bubble.fill chat-left-text-fill 1100 1051 9 solid
    text.cursor cursor-text 462 1000 9
    text.insert text-indent-left 1060 883 9
    text.justify justify 980 817 9
    text.justify.leading justify-left 980 817 9
    text.justify.left justify-left 980 817 9
    text.justify.right justify-right 980 817 9
    text.line.first.and.arrowtriangle.forward text-indent-left 1060 883 9
    text.magnifyingglass own/text.magnifyingglass~1100 1100 868 5
    text.quote blockquote-left 1060 883 2
    text.viewfinder own/text.viewfinder~1000 1000 1000 3
    textformat own/textformat 1160 830 3
    textformat.123 123~1200 1200 558 6
    textformat.abc own/textformat 1160 830 3
    textformat.alt fonts 1060 1206 9 solid
    textformat.size own/textformat 1160 830 3
    thermometer thermometer-half~473 473 1080 2
    thermometer.high thermometer-high~473 473 1080 2
    thermometer.low thermometer-low~473 473 1080 2
    thermometer.medium thermometer-half~473 473 1080 2
    thermometer.snowflake thermometer-snow~929 929 1080 1
    thermometer.sun thermometer-sun~979 979 1080 2
    thermometer.sun.fill thermometer-sun~979 979 1080 2
    ticket ticket-perforated~1200 1200 750 2
    ticket.fill ticket-perforated-fill 1200 750 9 solid
    timer own/timer~996 996 996 7
    togglepower power~852 852 980 9
    tornado tornado~927 927 1060 2
    touchid fingerprint 908 1000 0
    tram train-front~954 954 1080 0
    tram.fill train-front-fill 954 1080 9 solid
    translate translate 1120 1120 3
    trash trash~919 919 1060 3
    trash.fill trash-fill 919 1060 9 solid
    tray inbox 1160 725 4
    tray.2 inboxes~1100 1100 1100 3
    tray.2.fill inboxes-fill 1100 1100 4 solid
    tray.and.arrow.down own/tray.and.arrow.down 1067 1120 9
    tray.and.arrow.down.fill own/tray.and.arrow.down.fill 1067 1120 9 solid
    tray.and.arrow.up own/tray.and.arrow.up 1074 1120 9
    tray.and.arrow.up.fill own/tray.and.arrow.up.fill 1074 1120 9 solid
    tray.fill inbox-fill 1160 725 9 solid
    tray.full inbox 1160 725 4
    tray.full.fill inbox-fill 1160 725 9 solid
    tree tree 825 1100 9
    tree.fill tree-fill 825 1100 9 solid
    triangle triangle~1080 1080 945 9
    triangle.fill triangle-fill 1080 945 9 solid
    trophy trophy~1060 1060 1063 3
    trophy.fill trophy-fill 1060 1063 9 solid
    tropicalstorm tropical-storm 1305 1060 9
    truck.box truck 1300 975 9
    truck.box.fill own/truck.box.fill 1300 894 0 solid
    tshirt own/tshirt 1160 1098 9
    tshirt.fill own/tshirt.fill 1160 1098 9 solid
    tv tv~1200 1200 900 4
    tv.and.mediabox tv~1200 1200 900 4
    tv.and.mediabox.fill tv-fill 1200 900 4 solid
    tv.fill tv-fill 1200 900 4 solid
    uiwindow.split.2x1 layout-split~1160 1160 1015 9
    umbrella umbrella~1080 1080 1080 1
    umbrella.fill umbrella-fill 1080 1080 9 solid
    underline type-underline 759 1000 4
    video camera-video 1300 812 9
    video.badge.plus own/video.badge.plus 1300 898 4
    video.fill camera-video-fill 1300 812 9 solid
    video.slash camera-video-off 1300 1185 4
    video.slash.fill camera-video-off-fill 1300 1185 4 solid
    view.3d box~1085 1085 1080 9
    viewfinder fullscreen~1000 1000 1000 9
    visionpro headset-vr 1300 975 0 solid
    wallet.bifold wallet~1100 1100 963 9
    wallet.bifold.fill wallet-fill 1100 825 3 solid
    wallet.pass own/wallet.pass~933 933 1000 9
    wallet.pass.fill own/wallet.pass.fill 933 1000 2 solid
    wand.and.rays magic 1060 1060 4
    wand.and.stars magic 1060 1060 4
    wand.and.stars.inverse magic 1060 1060 4
    washer own/washer~910 910 1040 5
    washer.fill own/washer.fill 910 1040 9 solid
    water.waves water~1120 1120 759 8
    waveform soundwave~1060 1060 978 4
    waveform.path activity~1160 1160 870 9
    waveform.path.ecg activity~1160 1160 870 9
    waveform.path.ecg.rectangle own/waveform.path.ecg.rectangle~1160 1160 870 4
    waveform.path.ecg.rectangle.fill own/waveform.path.ecg.rectangle.fill 1160 870 9 solid
    web.camera webcam 1000 562 0
    web.camera.fill webcam-fill 1000 625 3 solid
    webcam webcam 1000 562 0
    webcam.fill webcam-fill 1000 625 3 solid
    wifi own/wifi 1160 911 9
    wifi.exclamationmark own/wifi.exclamationmark 1160 922 5
    wifi.router router~1160 1160 906 2
    wifi.router.fill router-fill 1160 906 4 solid
    wind wind 1120 980 0
    wind.snow snow~909 909 1040 9
    window.vertical.open window-sidebar 1160 1015 0
    wineglass own/wineglass 657 1080 9
    wineglass.fill own/wineglass.fill 657 1080 9 solid
    wrench wrench 1000 1000 9
    wrench.adjustable wrench-adjustable 1000 1000 3 solid
    wrench.adjustable.circle wrench-adjustable-circle 996 996 0
    wrench.adjustable.circle.fill wrench-adjustable-circle-fill 996 996 9 solid
    wrench.and.screwdriver tools 1060 1060 9
    wrench.and.screwdriver.fill tools 1060 1060 9
    wrench.fill wrench 1000 1000 9
    xmark x-lg~line.088~730 730 730 9
    xmark.app x-square~940 940 940 9
    xmark.app.fill x-square-fill 940 940 9 solid
    xmark.circle x-circle~996 996 996 9
    xmark.circle.fill x-circle-fill 996 996 9 solid
    xmark.diamond own/xmark.diamond~1060 1060 1060 7
    xmark.diamond.fill own/xmark.diamond.fill 1060 1060 9 solid
    xmark.octagon x-octagon~960 960 960 8
    xmark.octagon.fill x-octagon-fill 960 960 9 solid
    xmark.seal own/xmark.seal~1046 1046 1060 9
    xmark.seal.fill own/xmark.seal.fill 1046 1060 9 solid
    xmark.shield shield-x~893 893 1020 9
    xmark.shield.fill shield-fill-x 893 1020 9 solid
    xmark.square x-square~900 900 900 9
    xmark.square.fill x-square-fill 900 900 9 solid
    xserve server 867 1040 5 solid
    yensign currency-yen 690 920 9
    zzz own/zzz 960 960 4
    """)
}
