/** The steps of every nodal analysis, each with the module that holds its equations. */
import { correlationMethod } from '../lift/method.ts'

export const inflowMethod = [
  {
    title: 'Productivity index from reservoir data',
    text: 'J = k h / (141.2 B μ (ln (r_e / r_w) − 0.75 + S)) in oilfield units. For steady-state flow the term 0.75 is omitted. For transient flow the constant 162.6 and the logarithm to base 10 are used. An entered open flow has precedence over a productivity index, an index over a test, and a test over reservoir data.',
    module: 'physics/inflow/productivity-index.ts',
  },
  {
    title: 'Saturated and undersaturated inflow',
    text: 'The Vogel curve is used below the bubble point and a straight line above, fitted to a test at any flowing pressure. If Vogel is selected with a bubble point below the reservoir pressure, the composite curve is used instead and a warning is issued.',
    module: 'physics/inflow/vogel.ts',
  },
  {
    title: 'Straight line',
    text: 'For the Darcy and straight line models, the oil rate is q = J (p_r − p_wf), the productivity index times the drawdown.',
    module: 'physics/inflow/linear.ts',
  },
  {
    title: 'Fetkovich',
    text: 'The rate is proportional to a power of the difference between the squares of p_r and p_wf. The log-log line passes through two tests or is fitted by least squares to more tests.',
    module: 'physics/inflow/fetkovich.ts',
  },
  {
    title: 'Jones',
    text: 'p_r − p_wf = A q + B q² is fitted as a straight line of drawdown divided by rate against rate.',
    module: 'physics/inflow/jones.ts',
  },
  {
    title: 'Future inflow',
    text: 'The Eickmeier method (cube of the pressure ratio) is used with the Vogel curve, or the Fetkovich method with its declining coefficient.',
    module: 'physics/inflow/future.ts',
  },
]
export const liftMethod = [
  {
    title: 'Fluid',
    text: 'Fluid properties by Standing, Vasquez-Beggs, Beggs-Robinson, Sutton, Dranchuk-Abou-Kassem, Lee-Gonzalez-Eakin and Baker-Swerdloff are evaluated at each pressure and temperature.',
    module: 'physics/pvt/black-oil.ts',
  },
  {
    title: 'In-situ velocities and mixture properties',
    text: 'Superficial velocities are calculated from the surface rates. Density, viscosity and surface tension of the liquid are averaged by volume at in-situ conditions.',
    module: 'physics/multiphase/mixture.ts',
  },
  ...correlationMethod,
  {
    title: 'Traverse',
    text: 'Pressure is integrated downwards from the wellhead by the midpoint rule. At least 60 steps are used, with a maximum step length of 100 ft at depths up to 40,000 ft.',
    module: 'physics/multiphase/traverse.ts',
  },
]
export const nodeMethod = [
  {
    title: 'Operating point',
    text: 'Rates are scanned at 50 points from 0.01 % of the open flow, and each intersection is solved by the Brent method. A point is stable if the inflow curve lies above the outflow curve at lower rates. The stable point with the highest rate is the operating point.',
    module: 'modelrepo/wells/_shared/nodal/node.ts',
  },
  {
    title: 'Wells without natural flow',
    text: 'The minimum excess of outflow over inflow pressure is found between 1 and 99 % of the open flow. The pump head and the lift gas rate required to make up this deficit are calculated.',
    module: 'physics/multiphase/lift-deficit.ts',
  },
]
export const limitMethod = [
  {
    title: 'Velocity limits',
    text: 'Mixture velocity is compared with the erosional velocity 100/√ρ (ft/s), where ρ is the mixture density (lb/ft³), at each depth. Droplet transport is checked at the wellhead of a gas well.',
    module: 'standards/api-rp-14e-1991/erosional-velocity.ts',
  },
]
export const qualityMethod = [
  {
    title: 'Test quality',
    text: 'A score of 0 to 100 is reported as an indication of confidence. The score does not alter any result.',
    module: 'modelrepo/wells/_shared/nodal/warnings.ts',
  },
]
