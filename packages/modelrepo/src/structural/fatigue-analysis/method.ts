/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
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
]
