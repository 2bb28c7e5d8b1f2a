/// The declared files, by package: a digest and a name a line.
///
/// Digests were taken from the packages of Debian 12: fonts-inter 4.0~beta7, fonts-quicksand
/// 0.2016, fonts-jetbrains-mono 2.242, fonts-noto-core 20201225, fonts-noto-cjk 20220127 and
/// fonts-noto-color-emoji 2.042.
extension FontFile {
  static let declared: [FontFile] = packages.flatMap { package in
    // By bytes: whole characters would take a millisecond of every start to tell apart.
    package.files.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let fields = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      return FontFile(
        path: "\(package.folder)/\(fields[1]).\(package.suffix)", package: package.name,
        digest: fields[0], isRequired: package.isRequired)
    }
  }

  private static let packages:
    [(
      name: String, folder: String, suffix: String, isRequired: Bool, files: String
    )] = [
      (
        "fonts-inter", "opentype/inter", "otf", true,
        """
        d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4 Inter-Black
        fdd250fe1eadd2d48151f9e18d989840d308450486ec4a2e4e4fde4b0d435f6c Inter-BlackItalic
        1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1 Inter-Bold
        db4356b780ed61e0d0597a07566bef5bd7497d6f0edc2d88dbf8deaedaf1ace4 Inter-BoldItalic
        158144ef2ad48baf0e45907951a00a1d3264f85c742ccfbc087e90d3d9288cfa Inter-ExtraBold
        6afee6b920d669c589b47fc2abbcad7d459f3d22f6c934c39c33105b39c238da Inter-ExtraBoldItalic
        a0f33dfec7784ebf09b19d4ea50ffa49e2595f880082351124aacf9ebfa48442 Inter-ExtraLight
        df1d6a77ed02425ec3456dfb488f05bba51e20d62dad2a92edf4ab7425247697 Inter-ExtraLightItalic
        45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7 Inter-Italic
        e66f130fbadda71e297a9a78025e2f05e8d225ae9dfcea9f51f6570b68fdd905 Inter-Light
        9e9b0aa66832affca1f1bed090eb7b49236de1ac7b7e81f8c7c80864de49a974 Inter-LightItalic
        99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4 Inter-Medium
        a0d825963fd0040dd3445c42bf769472dd0777b4e76323486caf72d955bb4723 Inter-MediumItalic
        a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc Inter-Regular
        8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457 Inter-SemiBold
        404251faffd4c55dfcb53007e7afb9d5c2891584c842165e35050345ab97744b Inter-SemiBoldItalic
        4d9bb6a256c5a9a4f3c7a7f5f27eb0f7e849a1ceee20638d44c9073b41a0b015 Inter-Thin
        e8ecee2030f42da7214c7d5dae3c9c29dfb5e728c7f14020b4ce813da6aff12d Inter-ThinItalic
        6827cddb859145f5bad353666e92b35bce2a6807051e4a2bf7e93ae4832a30fa InterDisplay-Black
        bc1c0c5922a8f5b1a78f7540971b35a33688d503c48b4f0182c90130e0eb68e4 InterDisplay-BlackItalic
        2738619937fdcd1f0a331ea68d74ef6f9619a6eaaa1f904c73ceafc6c99879d6 InterDisplay-Bold
        b9478a740ae33a3cf78e4aaec74207fa7e35ab69f2ff94ece3bd2e1bf4a5191b InterDisplay-BoldItalic
        8d28ae39fa9c092d2898aeb8916022882600829e0a9f2d34390dccd245c0bee0 InterDisplay-ExtraBold
        ef2b33b065597c3b3db04a491d1f436aa148b136636bb93b2e1145c44d0d7a95 InterDisplay-ExtraBoldItalic
        f9ea85c3f52214c80fb4f562c68c647587c399a71cd8247c7b6a7f76cc75447f InterDisplay-ExtraLight
        05b1031326bb9adbcecb37d4e9c4eb3758c1e43a9414f645af6a263cd9917993 InterDisplay-ExtraLightItalic
        416db016f05e828c3831069bd6b231a1e86f51ef1fe356a992e535a225404235 InterDisplay-Italic
        3c1ca9b58f22f6c0a736704bc62e754eeb15981f4b93bb510963f3d9a8297a23 InterDisplay-Light
        f4ce91a9f5a39bed231798a0a327e5bd6df6789ae89937d14ac8d0009287c104 InterDisplay-LightItalic
        c6c1495a1d948689718b853983b699a86488c2a044fbc1317b64545eb78176bd InterDisplay-Medium
        4433a792f6eac887df5435f2784147d2110f6199c8405f5f8204ef9375aa16f0 InterDisplay-MediumItalic
        82132edfc052b9f30a4bec53c9089cc5f1e6a0d4aa3b3aa3dfdd1eca89123780 InterDisplay-Regular
        1db59eb44058d96bd1eb258317ecc33e9766e96726939eb6850987dcda47ef5e InterDisplay-SemiBold
        3f58177fb439009f6efc1c5a0523ccd2387f9b5f4f15c0d1c4e7cdb3327c9d32 InterDisplay-SemiBoldItalic
        88f004cbcf3a7fb4d044d3348d7fb5b537106b45a154e57fddae5b338074e894 InterDisplay-Thin
        f86f4ad7c902f572fbab6957f38a7f13ecebbf65585254882d9861e13c442dae InterDisplay-ThinItalic
        """
      ),
      (
        "fonts-quicksand", "truetype/quicksand", "ttf", false,
        """
        f3d4b33309aeccaede4e371a935608af5be8f640ed51af6f393a523c02e24f1a Quicksand-Bold
        6886a0cc046f686511ac860f8c19cd16bef5a91ab2ba46b3f76507454718abe6 Quicksand-Light
        a758c1bccf8fb64e03506b7b1fc39dea3a298829e3a25602bd1e65303abad9da Quicksand-Medium
        766f6d81bc3ddc2201ec59be9b18d917e1f6fbb8600c69b573791bb7d01ac94c Quicksand-Regular
        """
      ),
      (
        "fonts-jetbrains-mono", "truetype/jetbrains-mono", "ttf", false,
        """
        3481028266ee80741bfa96beaa4ce2ea1c6beebf89979d3e64e039c4d83822d1 JetBrainsMono-Bold
        feb535280352ce46f570fab8fb97377c500967d00014999739b579178f527afe JetBrainsMono-BoldItalic
        74ebd63c182d6b57059e2ee46733c8810b2c4deb3ebbce821fc0b82cfab3cd14 JetBrainsMono-ExtraBold
        29e25ec752cef0a08e10784a895631633e6ded37df1397bed949a9057a0ed6df JetBrainsMono-ExtraBoldItalic
        1e2c8e9db2e0bf6a60af5e611ff51f907523e500452de3e4da3d3b6d37cd2e51 JetBrainsMono-ExtraLight
        6da27d3598570eac34c11a98bc0381ef8883e3060d85e415f58f8518c1343c1b JetBrainsMono-ExtraLightItalic
        1ad62eee7e5f5eeeec49584b5179f18af679b2b8cc42a80273b84b396e50577a JetBrainsMono-Italic
        679c094dd76a57ffcc0f86a440e92cb7ed7705a7eb70da877f3caf038d50c38e JetBrainsMono-Light
        8aa281cff0f2c49fdbf594074e19229188fda3d1495b3c86b7ef49087391c1f5 JetBrainsMono-LightItalic
        9c99efc72a85799cb92f234fdefaad72641f9741b8a00df6c5fbcac7831b6ec8 JetBrainsMono-Medium
        b38084191a3fffd508c503fce1953276780254b69e3c5b7510b16768253608f3 JetBrainsMono-MediumItalic
        a3014fb90ae8ddfbdfc778de75f95b49a857947fde5335ab3f50b6d56eb517be JetBrainsMono-Regular
        f0ceadf382a6c8c2277aae0f02782ee827a1570795ec21a0b21a4f09a51daf86 JetBrainsMono-SemiBold
        d6841612e350c50a886030850915795e14685d7f66a7b8c89fa4e49c8c94e0d8 JetBrainsMono-SemiBoldItalic
        d08e3c47c56aa3e463f8e42d3a903b078a6193109c4255c92ac0bff4544dc6ac JetBrainsMono-Thin
        20182179edcf207e69494d756a75cd858ae596b040df173c53e96f71f6c4a692 JetBrainsMono-ThinItalic
        """
      ),
      (
        "fonts-noto-core", "truetype/noto", "ttf", false,
        """
        0af0ff2be8f84910fb21ec5fe1b6b7395e3073250502a334baf6ca2f860c88fe NotoSerif-Bold
        78a6d685e5690b7dcda0f336b689193afc03b6bab5cf18fc1a9ecc3aa0600059 NotoSerif-BoldItalic
        bc25600aa27cd409e1e5b3d86340df3a329bb860fcfbe57a03a95070b229e1b0 NotoSerif-Italic
        9d7583b7dc9e812afd32a14280c5cac3160012efe50c8d08938f4fea266ff67f NotoSerif-Regular
        e83493c945848ecd4a9ad0f6d19164541a0d3e23a9c952304a00a46e00272ac5 NotoSans-Bold
        4315b26e5afb62f70f5ffe0edaa3363e57765ff2af2beda12b6fef197e3e5f5a NotoSans-BoldItalic
        5d7618dda819443fd07301c84adcee9fe8960c873ea5e5e1f0f59db384b78082 NotoSans-Italic
        89c3c497f618fdaa0b2d1e98fef93582f28c71debd2c4a8cdf41f190ced2909d NotoSans-Regular
        0111556561e7ddf39c4df3f87c2c2cc3c6df79a764d5ff8bac652576ed051ed8 NotoSansAdlam-Bold
        7360a8023487bff116bfde73a070da0f734f837f3056c81b20791b1f2839b7d3 NotoSansAdlam-Regular
        ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952 NotoSansArabic-Bold
        504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e NotoSansArabic-Regular
        a0f398d0205f0b96d6637ac66d92e6e42b230f8ed3853a050d0aa5792eb9b7f7 NotoSansArmenian-Bold
        9636c32c121f4fc1fc6963dfad60ea32c41889507118a46f83a818eacf40348e NotoSansArmenian-Regular
        655f5e8fe488bd1dd532148d9225ce7cb34d8de1acd8f84c25d86c43f023ca94 NotoSansBalinese-Bold
        97d94b44707d68adde5d0e766536c016e635b64006a4b2dcf4ed79959480f095 NotoSansBalinese-Regular
        22c9ff99baca4d31c531ce450a1369beed889467e1ad964f4b8a6f810aa46955 NotoSansBengali-Bold
        9bb35b3547829ecc42041b6017e87fd4c5f1da1edcd00f59171777050f346018 NotoSansBengali-Regular
        7e6bf0f2b0795a238f090380a180d545a4d911b5a404dc1f478436b7c4c1b067 NotoSansCanadianAboriginal-Bold
        66b4f453f27d176045bab8e168397ec46322d74306931c807f500eb41c984157 NotoSansCanadianAboriginal-Regular
        e5c6d0db5ddbc295820eaa5f18d30413fdea6be914d7556b4e736686d948a516 NotoSansCham-Bold
        b87ef0181fb1f11da6a36846724a299143d73d8afffd238018fd91291beb87bb NotoSansCham-Regular
        2b09b627a4cf27aa1c4ddd72377509de07f0445f3f1a480dec14ca5211a07eef NotoSansCherokee-Bold
        bda37783ba22f62d71a647f5ddce6f8e4b4d6959eba3afd5a7eccbcaaa85f72c NotoSansCherokee-Regular
        9681bb92c70f4ff74a6a004a139719b6778dfabfcad17cec978a9601d9c69d29 NotoSansCoptic-Regular
        77ad688cfe1dc55185bf4edb4db3c614202c65dd23a1463ad0e23fc52bcc9a5c NotoSansDevanagari-Bold
        79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f NotoSansDevanagari-Regular
        cc16f0c43be76a2ecb5f6d08de4fe6705886b9be90251bfb5959a90955be7f1d NotoSansEthiopic-Bold
        58bc43b062961b38ee45757d2e74e6a991a12011aa0399fb03004ac432e5c852 NotoSansEthiopic-Regular
        2cee22513f5c94b5577fe1a91df94836dc9825ac78e5b3a9f3c49d1f038a5f11 NotoSansGeorgian-Bold
        ba75f2154fef9beac8439f94c631dc37ef9c708d32f9254bb019afdfa9aa3138 NotoSansGeorgian-Regular
        db2b642c28b021da8cb0f3463bf41376549c850aa718ca863ec3ff5d5df0f2f7 NotoSansGujarati-Bold
        4468a3a24516831874fb4a867b760a22257944584e478d32a97e3c4d4bfc6400 NotoSansGujarati-Regular
        ded9c1f56a7ed0b835cfef5dd642f26cfc0f41a16fbc08008d376ddcc91d606e NotoSansGurmukhi-Bold
        1db960ff6f506a98f5b3ece78f54618388c6187e7edf8ceee5ab63389c0db3ab NotoSansGurmukhi-Regular
        d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3 NotoSansHebrew-Bold
        436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7 NotoSansHebrew-Regular
        5f22e4a45700f7ec3f1eb36d36fbc9669f7c2fe418fa32088857b9f7c214d764 NotoSansJavanese-Bold
        faff63a3ea4c5a882508d85935f02e4f80e923551d4716e27706dd3c6cb07d67 NotoSansJavanese-Regular
        fcb9918669a24e33b1464b33eeac24e9a0f54a50393dfdaeb1e596cfcf2dac47 NotoSansKannada-Bold
        892b841b0b87ca3c2702bdc78d3031c8220f53e8f5f496ec5e37ccf0ca03ddf7 NotoSansKannada-Regular
        cc74e7ac685da9a84e18b773ec8d80d06765aa1754bb14acc390c3620023c4dc NotoSansKhmer-Bold
        bc9a5e2afcee249849e409aabe6e22330c479b878ea3e59bf5e7c84482d7ee53 NotoSansKhmer-Regular
        b87a8592f1cdd8b15e1e827967afd45a8c5ffc1123773bc4bd023fe1ccecd321 NotoSansLao-Bold
        6c3de7db369e85cba20255d161eeeb3d934ea3c4c51e2574c2ddcce79a25025c NotoSansLao-Regular
        5823bd48592d03ab8b52c1fc5fcbcacb49fbb69a2686a176fd2d1fb28dd39dce NotoSansLisu-Bold
        243c09079c08619a4b11621f07027c10e5eb067b7e2e217537ae5e01be79e21b NotoSansLisu-Regular
        abe54dff7c6539899f1208672ae4235207b3e6b8d49594e9ff02d972d5975a81 NotoSansMalayalam-Bold
        5433f4a642b4325aa169a55c4c6b8d1c4a45c4e08bcd9cbe72888229709a8f2d NotoSansMalayalam-Regular
        601afb9f08fbbc39f0cf72cb7e11079ada6fa3feed1fadca8e6e5095e7957687 NotoSansMongolian-Regular
        e37e2ef189431020b1eaf4fb8d43252666dc24265d628145fff119613afea174 NotoSansMyanmar-Bold
        3fe9a4babc12081adc979e0313433e6ec85bb3ad069681c23ee8d8ea8b91332b NotoSansMyanmar-Regular
        389f4082894bf1833dc5f140a282496114366b410779fbb16b3486f4660e9313 NotoSansNKo-Regular
        8c92ae4977a5745e30b14c447b999f5c286a0f0a0f137160831c94bfda10dffa NotoSansOlChiki-Bold
        3dc960a2d687b0e4fe03e5c2eb88be2a3d244c4509029277ca2be248787d33b3 NotoSansOlChiki-Regular
        d563e031a325aa1d5fa7975a7fed3f34409b3ef10036f75d275653e7e4bad5c2 NotoSansOriya-Bold
        20751837a8cac9d0e610ffdf91c43d3391e2b267ca2cad07f6e3866798436369 NotoSansOriya-Regular
        9ac3c2da2562fd3ce449e600a9954a3c5dad982145c85159449fe1c31f648a6e NotoSansSinhala-Bold
        31f83eec724a27779d1434afc84beabee239c0ff77dc8d04bee9f49c60b23fdd NotoSansSinhala-Regular
        b202131dee605b4bfee1dfe4e435ac8a4b2ec92e0febf6999c4bb6c3238f4770 NotoSansSundanese-Bold
        eff2b13deacba332b2ddbfebee7dce77cb999d99fb2e342d6027fce71902669b NotoSansSundanese-Regular
        49917b4472e91dfb37291ef4f4821957f4225edaddb6100b1d8736df3910b237 NotoSansSyriac-Regular
        a2cde56384066013cf1efafc5d3cfc142b9a0d10c77c7e1f8ee2880cbe121d4c NotoSansTaiLe-Regular
        7ef7071ba2fad67dcae397dc7f5bfd4dbce69d86cdc453c2cc4abe640df0b442 NotoSansTamil-Bold
        a7bb7f92f165479af2f0556c4fd669b74c5959f464f603e18389b532f4d07a71 NotoSansTamil-Regular
        34e3a81c02ea8474f00b1046cbb183461648fd253a56475140d6b025db828b5b NotoSansTelugu-Bold
        cb3165071121b1e80c55a041d0c1f79b3bbc68e4b0eab37b0d881958dfc3ed7a NotoSansTelugu-Regular
        ea6d654f9bf355cde351a0ec89a3520b26f02b7f360edb161551efe0ccac5fc0 NotoSansThaana-Bold
        241b4be4717d495a72cf7eb8e69891e63a6eb1cc18d98fa357f5af7f58c02446 NotoSansThaana-Regular
        97bbc8ea98328325285f2f552228c7aac1db39d8f38f0096a61ba7df1f1f780e NotoSansThai-Bold
        dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93 NotoSansThai-Regular
        176233c9dd5649184f3206680debc1a50b411a9229049e0b5d212776af1e2034 NotoSansTifinagh-Regular
        5f58a9c96639c56ea31f85282084dde6d658ede746e3eec64869212fc25a393a NotoSansVai-Regular
        f621f514dce105a414ef7373a36b54ccc8d760a6319ad7133695fb42a1f02552 NotoSansYi-Regular
        829c6fb19fed2dedfa5ba651009bbdea1eb71a84a237239345bc5b03c0cfb7b2 NotoSerifTibetan-Bold
        5893c1e0aefb250bcbeff5c0f8ee4bb27cd3dc19b47d14954b154b094e10ee63 NotoSerifTibetan-Regular
        c46ee5f6447f99edf6a69e24969bcfee891e3699cff9fc45bfb98ec1b7d684fa NotoSansSymbols-Bold
        24b615ceb7d50a2c09060664ca9e24a160c9beb6bfca0563e8359369a4bc0993 NotoSansSymbols-Regular
        876598db5f1e3bef2bc77c4d94c5b0d5d2c1620be4878a06f18fb5434e331688 NotoSansSymbols2-Regular
        8242bd1e55368b27e32455260754cf9aa58f3ad7ea80664b66c21f1b09910d6c NotoSansMath-Regular
        fdf04893f04fabd36261bc5fb4fb2b0ae4da268286318ab8919f34b3e3458397 NotoMusic-Regular
        """
      ),
      (
        "fonts-noto-cjk", "opentype/noto", "ttc", false,
        """
        faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb NotoSansCJK-Bold
        b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a NotoSansCJK-Regular
        """
      ),
      (
        "fonts-noto-color-emoji", "truetype/noto", "ttf", false,
        """
        e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec NotoColorEmoji
        """
      ),
    ]
}
