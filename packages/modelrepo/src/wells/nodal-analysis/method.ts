/** The method step by step, each with the module that holds its equations. */
import { inflowMethod, liftMethod, limitMethod, nodeMethod, qualityMethod } from '../_shared/nodal/method.ts'

export const method = [
  ...inflowMethod,
  ...liftMethod,
  {
    title: 'Way of the tubing',
    text: 'Vertical, or along a survey by minimum curvature with the mean inclination of each step, so that a column at rest has the weight of its true vertical depth.',
    module: 'physics/multiphase/way.ts',
  },
  {
    title: 'Flowline',
    text: 'From the separator up by Beggs-Brill with the factor of Payne et al. and acceleration, at one temperature, in at least 60 midpoint steps; its inlet pressure stands behind the choke or at the wellhead.',
    module: 'physics/multiphase/outflow.ts',
  },
  {
    title: 'Choke',
    text: 'Critical flow by Gilbert, Ros, Baxendell or Achong: p_wh = A q_L R^B / S^C, never below the pressure behind the choke, which without a flowline is that of the atmosphere.',
    module: 'physics/multiphase/choke-laws.ts',
  },
  ...nodeMethod,
  {
    title: 'Losses',
    text: 'Reservoir, tubing, choke and flowline at the operating rate; they add up to the reservoir pressure less that of the separator, or of the wellhead.',
    module: 'physics/multiphase/losses.ts',
  },
  ...limitMethod,
  {
    title: 'Sensitivity',
    text: 'The whole system solved again for each value of the input, over the same scan of rates: the points are those that the run itself would have there.',
    module: 'modelrepo/wells/nodal-analysis/calculate-sensitivity.ts',
  },
  {
    title: 'What moves the well',
    text: 'Operating rate and open flow with each input a little down and up.',
    module: 'modelrepo/wells/_shared/nodal/swings.ts',
  },
  ...qualityMethod,
]
