/** What fatigue-analysis answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'S-N fatigue damage',
  question: 'How much of its fatigue life do these stress ranges use up, and is the detail good for its design life?',
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
      text: 'log N = log a − m log S with the effective stress range S. In air and with cathodic protection the curves of DNV-RP-C203 have a second slope beyond the knee: 10⁷ cycles in air, 10⁶ protected, 1.8·10⁶ for curve T protected. In free corrosion they have one.',
      module: 'standards/dnv-rp-c203-2016/structural-curves.ts',
    },
    {
      title: 'API RP 2A',
      text: "X and X' are anchored at 2·10⁶ cycles and are one line without end.",
      module: 'standards/api-rp-2a-wsd-2000/sn-curves.ts',
    },
    {
      title: 'BS 7608',
      text: 'Design curves stand two standard deviations below the mean; slope 3, and 5 beyond 5·10⁷ cycles in air; a third of the life on one line in free corrosion.',
      module: 'standards/bs-7608-2014/sn-curves.ts',
    },
    {
      title: 'Families',
      text: 'A curve is looked up by family, name and environment, or given by its constants.',
      module: 'modelrepo/_shared/sn-curves/families.ts',
    },
    {
      title: 'Thickness',
      text: 'The factor is the power k of t/t_ref, at least 1. An attachment of length L_t lets the thickness count up to 14 mm and 0.66 L_t. Each curve has its k, and C, C1 and C2 another in free corrosion; curve T has 0.25, or 0.30 above a concentration of 10.',
      module: 'standards/dnv-rp-c203-2016/thickness.ts',
    },
    {
      title: 'Effective range',
      text: 'The nominal range times stress concentration, mean stress and thickness factor; it also decides which slope holds.',
      module: 'modelrepo/structural/fatigue-analysis/calculate-detail.ts',
    },
    {
      title: 'Miner sum',
      text: 'Cycles over cycles to failure, added up over the bins.',
      module: 'physics/fatigue/miner.ts',
    },
    {
      title: 'Weibull distribution',
      text: 'The damage of the distribution by incomplete gamma functions on either side of the knee, or by the complete one on one slope; the scale follows from the extreme range that is exceeded once.',
      module: 'physics/fatigue/weibull.ts',
    },
    {
      title: 'Allowable extreme range',
      text: 'The scale at which the damage is the target: its only root on two slopes, in closed form on one.',
      module: 'modelrepo/structural/fatigue-analysis/calculate-weibull.ts',
    },
    {
      title: 'Life and utilisation',
      text: 'Life is the design life over the damage; utilisation is the damage times the design fatigue factor.',
      module: 'modelrepo/structural/fatigue-analysis/calculate-verdict.ts',
    },
  ],
  assumptions: [
    'Damage adds up over the ranges in any order (Palmgren-Miner).',
    'Ranges are those of elastic nominal or hot-spot stress, as the curve asks for; the cycles are those of the design life.',
    'No curve of a standard has a cut-off: small ranges do damage by the last slope. The limits at 10⁷ cycles of DNV-RP-C203 in air, at 2·10⁸ of API RP 2A and at 10⁷ of BS 7608 for ranges of one amplitude are not used.',
    'Design curves: 97.7 % of details survive.',
    'The constants of DNV-RP-C203 are those of April 2016, which the editions of 2019 and 2021 keep.',
    'The thickness rule of DNV-RP-C203 is used with any curve whose exponent and reference thickness are given.',
  ],
  validity: [
    'Effective ranges that last at least 10⁴ cycles and are at most twice the yield strength, if provided. Outside these limits a pass is not assessed.',
    'Lines of a user curve that meet at the knee within 2 %. Otherwise the damage is not assessed.',
    'DNV-RP-C203: steels with a yield strength up to 960 MPa in air, 550 MPa in seawater. A pass above it is not assessed, if the yield strength is provided.',
    'A mean stress factor below 1 on curves B1, B2 and C of base metal, or on a user curve. On curves of welds a pass is not assessed.',
    "Curve T and curves X and X' take the hot-spot stress of tubular joints.",
    'Curve T in free corrosion, API RP 2A in free corrosion and BS 7608 with cathodic protection are refused: they need a user curve.',
  ],
  notChecked: [
    'Which class a detail belongs to',
    'Yield and low-cycle fatigue',
    'Classes B and C of BS 7608, whose slope beyond the knee public descriptions give differently, and its class S in shear',
    'The edition of DNV-RP-C203 of October 2024, which changes curves B1 to C2',
    'Weld improvement, multiaxial stress and crack growth',
    'Several load cases with their probabilities: run each and add the damages',
  ],
}
