/** The steps of every nodal analysis, each with the module that holds its equations. */
import { correlationMethod } from '../lift/method.ts'

export const inflowMethod = [
  {
    title: 'Productivity index from the reservoir',
    text: 'J = k h / (141.2 B μ (ln (r_e / r_w) − 0.75 + S)) in oilfield units. Steady flow omits 0.75. Transient flow uses 162.6 and the logarithm to base 10. An entered open flow has precedence over an index, an index over a test, and a test over the reservoir.',
    module: 'physics/inflow/productivity-index.ts',
  },
  {
    title: 'Saturated and undersaturated inflow',
    text: 'Vogel is used below the bubble point and a straight line above, through a test on either side. Vogel with a bubble point below the reservoir pressure is replaced by the composite curve and a warning is issued.',
    module: 'physics/inflow/vogel.ts',
  },
  {
    title: 'Straight line',
    text: 'q = J (p_r − p_wf) is used for the Darcy and straight line models.',
    module: 'physics/inflow/linear.ts',
  },
  {
    title: 'Fetkovich',
    text: 'Rate is a power of the difference of the squares of p_r and p_wf. The log-log line passes through two tests or is fitted by least squares to more.',
    module: 'physics/inflow/fetkovich.ts',
  },
  {
    title: 'Jones',
    text: 'p_r − p_wf = A q + B q² is fitted as the line of drawdown over rate through the tests.',
    module: 'physics/inflow/jones.ts',
  },
  {
    title: 'Future inflow',
    text: "Eickmeier's cube of the pressure ratio is used with the Vogel shape, or Fetkovich's declining coefficient.",
    module: 'physics/inflow/future.ts',
  },
]
export const liftMethod = [
  {
    title: 'Fluid',
    text: 'Standing, Vasquez-Beggs, Beggs-Robinson, Sutton, Dranchuk-Abou-Kassem, Lee-Gonzalez-Eakin and Baker-Swerdloff are evaluated at each pressure and temperature.',
    module: 'physics/pvt/black-oil.ts',
  },
  {
    title: 'In-situ velocities and mixture properties',
    text: 'Superficial velocities follow from the surface rates. Density, viscosity and tension are averaged by volume at in-situ conditions.',
    module: 'physics/multiphase/mixture.ts',
  },
  ...correlationMethod,
  {
    title: 'Traverse',
    text: 'Pressure is integrated down from the wellhead by the midpoint rule. At least 60 steps are used, none longer than 100 ft down to 40000 ft.',
    module: 'physics/multiphase/traverse.ts',
  },
]
export const nodeMethod = [
  {
    title: 'Node',
    text: 'Rates are scanned at 50 points from 0.01 % of the open flow and each bracket is solved by Brent. A point is stable if the inflow lies above the outflow at lower rates. The stable point of the highest rate is the operating point.',
    module: 'modelrepo/wells/_shared/nodal/node.ts',
  },
  {
    title: 'Wells without natural flow',
    text: 'The minimum excess of outflow over inflow pressure is found over 1 to 99 % of the open flow. The pump head and lift gas to make it up are calculated.',
    module: 'physics/multiphase/lift-deficit.ts',
  },
]
export const limitMethod = [
  {
    title: 'Velocity limits',
    text: 'Mixture velocity is compared with 100/√ρ (ft/s, lb/ft³) at each depth. Droplet transport is checked at the wellhead of a gas well.',
    module: 'standards/api-rp-14e-1991/erosional-velocity.ts',
  },
]
export const qualityMethod = [
  {
    title: 'Test quality',
    text: 'A score of 0 to 100 is reported and weights confidence only. It alters no result.',
    module: 'modelrepo/wells/_shared/nodal/warnings.ts',
  },
]
