import CapstanMotion
import Testing

/// A track as text and what it gives.
struct KeyframeCase: Sendable, CustomTestStringConvertible {
  var name: String
  var start = 0.0
  var velocity: Double?
  var steps: [KeyframeStep]
  var duration: Double
  var tolerance: (value: Double, duration: Double)
  /// Times and values.
  var samples: [(time: Double, value: Double)]

  var testDescription: String { name }

  /// Recorded from the platform, with three decimals.
  static let measured: [KeyframeCase] = [
    KeyframeCase(
      name: "three linear",
      steps: [
        .linear(10, 0.2), .linear(-10, 0.2), .linear(0, 0.2),
      ],
      duration: 0.6,
      tolerance: (0.0006, 0.0006),
      samples: [
        (-0.1, 0), (0, 0), (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, 5),
        (0.3, 0), (0.35, -5), (0.4, -10), (0.5, -5), (0.6, 0), (0.8, 0), (1.0, 0),
        (1.5, 0),
      ]),
    KeyframeCase(
      name: "three cubic",
      steps: [
        .cubic(10, 0.2), .cubic(-10, 0.2), .cubic(0, 0.2),
      ],
      duration: 0.6,
      tolerance: (0.0006, 0.0006),
      samples: [
        (-0.1, 0), (0, 0), (0.05, 1.797), (0.1, 5.625), (0.15, 9.141), (0.2, 10),
        (0.25, 6.406), (0.3, 0), (0.35, -6.406), (0.4, -10), (0.5, -5.625), (0.6, 0),
        (0.8, 0), (1.0, 0), (1.5, 0),
      ]),
    KeyframeCase(
      name: "a lone cubic is smoothstep",
      steps: [
        .cubic(10, 0.4)
      ],
      duration: 0.4,
      tolerance: (0.0006, 0.0006),
      samples: [
        (-0.1, 0), (0, 0), (0.05, 0.43), (0.1, 1.562), (0.15, 3.164), (0.2, 5),
        (0.25, 6.836), (0.3, 8.437), (0.35, 9.57), (0.4, 10), (0.5, 10), (0.6, 10),
        (0.8, 10), (1.0, 10), (1.5, 10),
      ]),
    KeyframeCase(
      name: "cubic between linear",
      steps: [
        .linear(10, 0.2), .cubic(0, 0.2), .linear(5, 0.2),
      ],
      duration: 0.6,
      tolerance: (0.0006, 0.0006),
      samples: [
        (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, 9.609), (0.3, 5.625),
        (0.35, 1.328), (0.4, 0), (0.5, 2.5),
      ]),
    KeyframeCase(
      name: "a spring cut off",
      steps: [
        .spring(10, 0.4, Spring(duration: 0.4, bounce: 0))
      ],
      duration: 0.4,
      tolerance: (0.0006, 0.0006),
      samples: [
        (0, 0), (0.05, 1.86), (0.1, 4.656), (0.15, 6.819), (0.2, 8.21), (0.25, 9.029),
        (0.3, 9.487), (0.35, 9.734), (0.4, 9.864), (0.5, 9.864), (0.6, 9.864),
        (0.8, 9.864), (1.0, 9.864), (1.5, 9.864),
      ]),
    KeyframeCase(
      name: "a spring left to settle",
      steps: [
        .spring(10, nil, Spring(duration: 0.4, bounce: 0.3))
      ],
      duration: 1.273,
      tolerance: (0.0006, 0.0006),
      samples: [
        (0, 0), (0.1, 5.614), (0.2, 9.841), (0.3, 10.44), (0.4, 10.145), (0.6, 9.982),
        (1.0, 10.0),
      ]),
    KeyframeCase(
      name: "a move between linear",
      steps: [
        .linear(10, 0.2), .move(-5), .linear(0, 0.2),
      ],
      duration: 0.4,
      tolerance: (0.0006, 0.0006),
      samples: [
        (-0.1, 0), (0, 0), (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10), (0.25, -3.75),
        (0.3, -2.5), (0.35, -1.25), (0.4, 0), (0.5, 0), (0.6, 0), (0.8, 0), (1.0, 0),
        (1.5, 0),
      ]),
  ]

  /// Reported from the platform.
  static let observed: [KeyframeCase] = [
    KeyframeCase(
      name: "linear",
      steps: [
        .linear(4, 2)
      ],
      duration: 2,
      tolerance: (1e-09, 0.0006),
      samples: [
        (-1, 0), (0, 0), (0.5, 1), (1, 2), (1.5, 3), (2, 4), (3, 4),
      ]),
    KeyframeCase(
      name: "linear along easeInOut",
      steps: [
        .linear(4, 2, .easeInOut)
      ],
      duration: 2,
      tolerance: (4e-06, 0.0006),
      samples: [
        (0.5, 0.5166473388671875), (1, 2), (1.5, 3.4833526611328125),
      ]),
  ]

  /// Worked out from the rules for joints.
  static let derived: [KeyframeCase] = [
    KeyframeCase(
      name: "four cubic", start: 1.0,
      steps: [
        .cubic(1.3, 0.15), .cubic(0.85, 0.2), .cubic(1.08, 0.2), .cubic(1.0, 0.25),
      ],
      duration: 0.8,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 1.0), (0.04, 1.055974603), (0.1, 1.231746032), (0.15, 1.3),
        (0.22, 1.16929625), (0.3, 0.931763393), (0.37, 0.84693), (0.45, 0.942916667),
        (0.55, 1.08), (0.7, 1.03616), (0.9, 1.0), (1.1, 1.0),
      ]),
    KeyframeCase(
      name: "cubic, then a spring", start: 1.0,
      steps: [
        .cubic(1.25, 0.2), .spring(1.0, nil, Spring(duration: 0.5, bounce: 0.3)),
      ],
      duration: 1.348878947,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 1.0), (0.04, 1.026), (0.1, 1.125), (0.15, 1.2109375), (0.22, 1.242990441),
        (0.3, 1.144174469), (0.37, 1.057405266), (0.45, 1.003978127),
        (0.55, 0.988503027), (0.7, 0.996375395), (0.9, 1.000528721), (1.1, 1.000066991),
      ]),
    KeyframeCase(
      name: "a spring cut off, then cubic",
      steps: [
        .spring(20, 0.3, Spring(duration: 0.5, bounce: 0.2)), .cubic(0, 0.4),
      ],
      duration: 0.7,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 0.0), (0.04, 1.927449395), (0.1, 7.985025359), (0.15, 12.773852757),
        (0.22, 17.283277858), (0.3, 19.617869234), (0.37, 18.779239353),
        (0.45, 14.337309156), (0.55, 6.763210253), (0.7, 0.0), (0.9, 0), (1.1, 0),
      ]),
    KeyframeCase(
      name: "linear along easeOut, then cubic",
      steps: [
        .linear(10, 0.2, .easeOut), .cubic(0, 0.4),
      ],
      duration: 0.6,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 0.0), (0.04, 3.083660667), (0.1, 6.846431874), (0.15, 9.065353493),
        (0.22, 9.9275), (0.3, 8.4375), (0.37, 6.1165625), (0.45, 3.1640625),
        (0.55, 0.4296875), (0.7, 0), (0.9, 0), (1.1, 0),
      ]),
    KeyframeCase(
      name: "cubic, then linear along easeIn",
      steps: [
        .cubic(10, 0.3), .linear(0, 0.3, .easeIn),
      ],
      duration: 0.6,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 0.0), (0.04, 0.485925926), (0.1, 2.592592593), (0.15, 5.0),
        (0.22, 8.245925926), (0.3, 10.0), (0.37, 9.175021342), (0.45, 6.846431874),
        (0.55, 2.603403302), (0.7, 0), (0.9, 0), (1.1, 0),
      ]),
    KeyframeCase(
      name: "cubic after moves",
      steps: [
        .move(5), .cubic(20, 0.3), .move(0), .cubic(10, 0.3),
      ],
      duration: 0.6,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 5), (0.04, 5.728888889), (0.1, 8.888888889), (0.15, 12.5),
        (0.22, 17.368888889), (0.3, 20.0), (0.37, 1.379259259), (0.45, 5.0),
        (0.55, 9.259259259), (0.7, 10), (0.9, 10), (1.1, 10),
      ]),
    KeyframeCase(
      name: "a spring over 100 left to settle",
      steps: [
        .spring(100, nil, Spring(duration: 0.5, bounce: 0.15))
      ],
      duration: 1.523535004,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 0.0), (0.04, 9.498550964), (0.1, 38.810244579), (0.15, 61.76848997),
        (0.22, 83.621619248), (0.3, 95.64465938), (0.37, 99.500150506),
        (0.45, 100.593045756), (0.55, 100.463689352), (0.7, 100.095481476),
        (0.9, 99.997114972), (1.1, 99.998501921),
      ]),
    KeyframeCase(
      name: "a spring that moves on its velocity alone",
      steps: [
        .spring(0, 0.5, Spring(duration: 0.4, bounce: 0.3), velocity: -300)
      ],
      duration: 0.5,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 0.0), (0.04, -7.473017677), (0.1, -8.02319597), (0.15, -5.107351847),
        (0.22, -1.485062029), (0.3, 0.219133579), (0.37, 0.387136466),
        (0.45, 0.179223548), (0.55, 0.068390757), (0.7, 0.068390757),
        (0.9, 0.068390757), (1.1, 0.068390757),
      ]),
    KeyframeCase(
      name: "cubic with velocities of their own",
      steps: [
        .cubic(10, 0.2, to: 0), .cubic(20, 0.3, from: 30), .cubic(0, 0.3),
      ],
      duration: 0.8,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 0.0), (0.04, 1.04), (0.1, 5.0), (0.15, 8.4375), (0.22, 10.670814815),
        (0.3, 14.296296296), (0.37, 17.647481481), (0.45, 20.046296296),
        (0.55, 17.939814815), (0.7, 4.814814815), (0.9, 0), (1.1, 0),
      ]),
    KeyframeCase(
      name: "cubic that takes over a velocity", start: 12.0, velocity: 150.0,
      steps: [
        .cubic(0, 0.4)
      ],
      duration: 0.4,
      tolerance: (2e-06, 2e-06),
      samples: [
        (0, 12.0), (0.04, 16.524), (0.1, 18.5625), (0.15, 16.9921875), (0.22, 11.7855),
        (0.3, 4.6875), (0.37, 0.5045625), (0.45, 0), (0.55, 0), (0.7, 0), (0.9, 0),
        (1.1, 0),
      ]),
  ]
}
