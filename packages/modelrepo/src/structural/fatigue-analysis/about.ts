/** What fatigue-analysis answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'S-N fatigue damage',
  question: 'What fatigue damage do these stress ranges cause, and is the detail adequate for its design life?',
  askedAs: [
    'What is the Miner sum of this stress histogram on curve D with cathodic protection?',
    'How long does a class F detail last under a Weibull long-term stress distribution?',
    'What is the allowable extreme stress range for 1e8 cycles and a DFF of 3?',
    'Does the plate thickness or the attachment length lower the fatigue life of this weld?',
    'What stress range does the T curve of DNV-RP-C203 withstand for ten million cycles?',
    'Fatigue damage of a hot spot on API RP 2A curve X or BS 7608 class F2?',
  ],
  method: [
    {
      title: 'S-N curve',
      text: 'The curve is log N = log a − m log S, with effective stress range S. DNV-RP-C203 curves in air and with cathodic protection have a second slope above the knee. The knee is at 10⁷ cycles in air, 10⁶ protected and 1.8·10⁶ for curve T protected. Free corrosion curves have one slope.',
      module: 'standards/dnv-rp-c203-2016/structural-curves.ts',
    },
    {
      title: 'API RP 2A',
      text: "Curves X and X' are defined at 2·10⁶ cycles and have a single slope without a limit.",
      module: 'standards/api-rp-2a-wsd-2000/sn-curves.ts',
    },
    {
      title: 'BS 7608',
      text: 'Design curves are two standard deviations below the mean. The slope is 3, and 5 above 5·10⁷ cycles in air. Free corrosion uses a single slope with one third of the life.',
      module: 'standards/bs-7608-2014/sn-curves.ts',
    },
    {
      title: 'Curve selection',
      text: 'The curve is selected by family, name and environment, or defined by its constants.',
      module: 'modelrepo/_shared/sn-curves/families.ts',
    },
    {
      title: 'Thickness',
      text: 'The thickness factor is t/t_ref to the power k, at least 1. For attachment length L_t the effective thickness is limited to 14 mm + 0.66 L_t. Each curve has its own k, and C, C1 and C2 have another in free corrosion. Curve T has 0.25, or 0.30 for a concentration factor above 10.',
      module: 'standards/dnv-rp-c203-2016/thickness.ts',
    },
    {
      title: 'Effective stress range',
      text: 'The nominal range is multiplied by the stress concentration, mean stress and thickness factors. The result determines which slope applies.',
      module: 'modelrepo/structural/fatigue-analysis/calculate-detail.ts',
    },
    {
      title: 'Miner sum',
      text: 'Cycles divided by cycles to failure are summed over all bins.',
      module: 'physics/fatigue/miner.ts',
    },
    {
      title: 'Weibull distribution',
      text: 'Damage is evaluated in closed form with incomplete gamma functions on each side of the knee, or the complete function for one slope. The scale follows from the extreme range exceeded once.',
      module: 'physics/fatigue/weibull.ts',
    },
    {
      title: 'Allowable extreme stress range',
      text: 'The Weibull scale that gives the target damage is calculated in closed form for one slope and numerically for two.',
      module: 'modelrepo/structural/fatigue-analysis/calculate-weibull.ts',
    },
    {
      title: 'Life and utilisation',
      text: 'Fatigue life is the design life divided by the damage. Utilisation is the damage multiplied by the design fatigue factor.',
      module: 'modelrepo/structural/fatigue-analysis/calculate-verdict.ts',
    },
  ],
  assumptions: [
    'Damage accumulates linearly, independent of load sequence (Palmgren-Miner).',
    'Stress ranges are elastic nominal or hot-spot stress, as required by the curve. Cycles are for the design life.',
    'Standard curves have no cut-off, so small ranges cause damage on the last slope. The constant amplitude limits are not used (DNV-RP-C203 in air and BS 7608 at 10⁷ cycles, API RP 2A at 2·10⁸).',
    'Design curves have a survival probability of 97.7 %.',
    'The DNV-RP-C203 constants are from the April 2016 edition and are unchanged in the 2019 and 2021 editions.',
    'The DNV-RP-C203 thickness correction is applied to any curve with an exponent and a reference thickness.',
  ],
  validity: [
    'Valid for effective ranges with at least 10⁴ cycles to failure and not above twice the yield strength (if provided). Outside these limits a passing check is not assessed.',
    'User curve lines shall meet at the knee within 2 %. Otherwise the damage is not assessed.',
    'DNV-RP-C203 is valid for yield strengths up to 960 MPa in air and 550 MPa in seawater. If the entered yield strength is higher, a passing check is not assessed.',
    'A mean stress factor below 1 is valid for base metal curves B1, B2 and C or a user curve. On weld curves a passing check is not assessed.',
    "Curve T and curves X and X' require the hot-spot stress of tubular joints.",
    'Curve T and API RP 2A curves in free corrosion and BS 7608 curves with cathodic protection are not available. Enter a user curve.',
  ],
  notChecked: [
    'Selection of the detail class',
    'Yielding and low-cycle fatigue',
    'BS 7608 classes B and C (published slopes above the knee differ) and class S (shear)',
    'DNV-RP-C203 October 2024 edition, which changes curves B1 to C2',
    'Weld improvement, multiaxial stress and crack growth',
    'Multiple load cases with probabilities (run each case and sum the damages)',
  ],
}
