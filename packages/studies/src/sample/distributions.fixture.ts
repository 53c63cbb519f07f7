/** Quantiles, means and spreads of stated distributions, independently in 45 digits (mpmath 1.3): by bisection of the probability. */
import type { DistributionRequest } from '../request.ts'

/** Probabilities of `low`, from below, and of `high`, from above. */
export const lowTail = [1e-12, 0.001, 0.3, 0.5] as const
export const highTail = [0.3, 0.001, 1e-12] as const

interface Tabled {
  readonly request: Omit<DistributionRequest, 'param'>
  readonly mean: number
  readonly deviation: number
  readonly low: readonly number[]
  readonly high: readonly number[]
}

export const tabled: readonly Tabled[] = [
  {
    request: { distribution: 'normal', mean: 10, standard_deviation: 2 },
    mean: 10.0,
    deviation: 2.0,
    low: [-4.06896765060226, 3.81953538766437, 8.95119897458392, 10.0],
    high: [11.0488010254161, 16.1804646123356, 24.0689676506023],
  },
  {
    request: { distribution: 'truncated_normal', mean: 10, standard_deviation: 2, lower: 9 },
    mean: 11.0183208676741,
    deviation: 1.39452563360645,
    low: [9.00000000000393, 9.00392611009106, 10.0801145958311, 10.7937423501791],
    high: [11.6306808446685, 16.3963826647177, 24.171501555443],
  },
  {
    request: { distribution: 'truncated_normal', mean: 0, standard_deviation: 1, lower: 3, upper: 4.5 },
    mean: 3.27951243602547,
    deviation: 0.255987536901671,
    low: [3.0000000000003, 3.00030396220158, 3.10669796873822, 3.20443132588083],
    high: [3.34775310489036, 4.42851648054479, 4.49999999991576],
  },
  {
    request: { distribution: 'truncated_normal', mean: 0, standard_deviation: 1, upper: -2 },
    mean: -2.37321553282284,
    deviation: 0.338051919701813,
    low: [-7.54421995476077, -4.07761378755269, -2.46634237465507, -2.27760483880946],
    high: [-2.1462857884786, -2.00042154689362, -2.00000000000042],
  },
  {
    request: { distribution: 'lognormal', mean: 10, standard_deviation: 3 },
    mean: 10.0,
    deviation: 3.0,
    low: [1.21464336333079, 3.86641019062099, 8.21164305140885, 9.57826285221151],
    high: [11.1723218717252, 23.7282426703205, 75.5309105830683],
  },
  {
    request: { distribution: 'lognormal', log_mean: 1, log_standard_deviation: 0.5 },
    mean: 3.08021684891803,
    deviation: 1.64157184562387,
    low: [0.0806818276845532, 0.579774436839861, 2.09132898868822, Math.E],
    high: [3.53318685816402, 12.7447083372729, 91.5826563550358],
  },
  {
    request: { distribution: 'uniform', mean: 3, standard_deviation: 0.5 },
    mean: 3.0,
    deviation: 0.5,
    low: [2.13397459621729, 2.13570664702313, 2.65358983848622, 3.0],
    high: [3.34641016151378, 3.86429335297687, 3.86602540378271],
  },
  {
    request: { distribution: 'triangular', lower: 1, mode: 2, upper: 5 },
    mean: 2.66666666666667,
    deviation: 0.849836585598797,
    low: [1.000002, 1.06324555320337, 2.10172465076211, 2.55051025721682],
    high: [3.10263340389897, 4.89045548849897, 4.99999653589838],
  },
  {
    request: { distribution: 'triangular', lower: 0, mode: 0, upper: 1 },
    mean: 0.333333333333333,
    deviation: 0.235702260395516,
    low: [5.00000000000125e-13, 0.00050012506253909, 0.163339973465924, 0.292893218813452],
    high: [0.452277442494834, 0.968377223398316, 0.999999],
  },
  {
    request: { distribution: 'weibull', shape: 1.5, scale: 2, location: 1 },
    mean: 2.80549058590187,
    deviation: 1.22587158350935,
    low: [1.00000002, 1.02000667055827, 2.00587742983144, 2.5664395375493],
    high: [3.26346845889272, 8.25417382467895, 19.2793726026188],
  },
  {
    request: { distribution: 'weibull', mean: 5, standard_deviation: 2 },
    mean: 5.0,
    deviation: 2.0,
    low: [0.000198742168563248, 0.433629266829931, 3.83583273401176, 4.90800155298667],
    high: [6.02366093223446, 11.5166054924313, 19.2606920417404],
  },
  {
    request: { distribution: 'gumbel', location: 4, scale: 2 },
    mean: 5.15443132980307,
    deviation: 2.56509966032373,
    low: [-2.63787819007191, 0.134710532167869, 3.62874648227527, 4.73302584116333],
    high: [6.06186086631745, 17.8145101410474, 59.2620422318561],
  },
  {
    request: { distribution: 'gumbel', mean: 1500, standard_deviation: 350 },
    mean: 1500.0,
    deviation: 350.0,
    low: [436.763208797883, 815.074456424594, 1291.82497082108, 1442.50051048492],
    high: [1623.81598371891, 3227.42901668636, 8882.81794997725],
  },
  {
    request: { distribution: 'beta', alpha: 2, beta: 3, lower: 0, upper: 1 },
    mean: 0.4,
    deviation: 0.2,
    low: [4.08248401575033e-7, 0.0130229473708143, 0.272383942075105, 0.38572756813239],
    high: [0.508404754872584, 0.935961860897167, 0.999937002955333],
  },
  {
    request: { distribution: 'beta', mean: 14, standard_deviation: 2, lower: 10, upper: 20 },
    mean: 14.0,
    deviation: 2.0,
    low: [10.000004082484, 10.1302294737081, 12.7238394207511, 13.8572756813239],
    high: [15.0840475487258, 19.3596186089717, 19.9993700295533],
  },
]
