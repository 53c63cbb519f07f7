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
      text: 'The curve is log N = log a − m log S, with effective stress range S. DNV-RP-C203 curves in air and with cathodic protection have a second slope above the knee. The knee is at 10⁷ cycles in air and at 10⁶ cycles with cathodic protection (1.8×10⁶ for curve T). Free corrosion curves have one slope.',
      module: 'standards/dnv-rp-c203-2016/structural-curves.ts',
    },
    {
      title: 'API RP 2A',
      text: "Curves X and X' are defined by the stress range at 2×10⁶ cycles. They have a single slope without an endurance limit.",
      module: 'standards/api-rp-2a-wsd-2000/sn-curves.ts',
    },
    {
      title: 'BS 7608',
      text: 'Design curves are two standard deviations below the mean. In air the slope is 3 up to 5×10⁷ cycles and 5 above. For free corrosion a single slope is used and the life is divided by 3.',
      module: 'standards/bs-7608-2014/sn-curves.ts',
    },
    {
      title: 'Curve selection',
      text: 'The curve is selected by family, name and environment. A user curve is defined by its constants.',
      module: 'modelrepo/_shared/sn-curves/families.ts',
    },
    {
      title: 'Thickness',
      text: 'The thickness factor is t/t_ref to the power k, at least 1. For an attachment length L_t the effective thickness is limited to 14 mm + 0.66 L_t. Each curve has its own exponent k; curves C, C1 and C2 have another exponent in free corrosion. For curve T, k is 0.25, or 0.30 for a stress concentration factor above 10.',
      module: 'standards/dnv-rp-c203-2016/thickness.ts',
    },
    {
      title: 'Effective stress range',
      text: 'The nominal stress range is multiplied by the stress concentration, mean stress and thickness factors. The resulting range determines which slope applies.',
      module: 'modelrepo/structural/fatigue-analysis/calculate-detail.ts',
    },
    {
      title: 'Miner sum',
      text: 'The numbers of cycles divided by the cycles to failure are summed over all bins.',
      module: 'physics/fatigue/miner.ts',
    },
    {
      title: 'Weibull distribution',
      text: 'Damage is evaluated in closed form with incomplete gamma functions on each side of the knee, or with the complete gamma function for one slope. The scale parameter follows from the extreme stress range exceeded once.',
      module: 'physics/fatigue/weibull.ts',
    },
    {
      title: 'Allowable extreme stress range',
      text: 'The Weibull scale parameter that gives the target damage is calculated in closed form for one slope and numerically for two.',
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
    'Stress ranges are elastic nominal or hot-spot stress ranges, as required by the curve. The numbers of cycles are for the design life.',
    'Standard curves have no cut-off, so small stress ranges cause damage according to the last slope. The constant amplitude fatigue limits are not used. These limits are at 10⁷ cycles (DNV-RP-C203 in air and BS 7608) and 2×10⁸ cycles (API RP 2A).',
    'Design curves have a survival probability of 97.7 %.',
    'The DNV-RP-C203 constants are from the April 2016 edition and are unchanged in the 2019 and 2021 editions.',
    'The DNV-RP-C203 thickness correction is applied to any curve with a thickness exponent and a reference thickness.',
  ],
  validity: [
    'Valid for effective stress ranges with at least 10⁴ cycles to failure that do not exceed twice the yield strength (if provided). Outside these limits a check that would otherwise pass is reported as not assessed.',
    'The two lines of a user curve shall agree within 2 % in cycles at the knee. Otherwise the damage is not assessed.',
    'DNV-RP-C203 is valid for yield strengths up to 960 MPa in air and 550 MPa in seawater. If the entered yield strength is higher, a check that would otherwise pass is reported as not assessed.',
    'A mean stress factor below 1 is valid for base metal curves B1, B2 and C or a user curve. On weld curves a check that would otherwise pass is reported as not assessed.',
    "Curve T and curves X and X' require the hot-spot stress range of tubular joints.",
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
