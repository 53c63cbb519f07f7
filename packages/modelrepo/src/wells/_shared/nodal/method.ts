/** The steps of every nodal analysis, each with the module that holds its equations. */
import { correlationMethod } from '../lift/method.ts'

export const inflowMethod = [
  {
    title: 'Productivity index from the reservoir',
    text: 'J = k h / (141.2 B μ (ln (r_e / r_w) − 0.75 + S)) in oilfield units; without 0.75 in steady flow, 162.6 and the logarithm to base 10 in transient flow. A given open flow goes before a given index, that before a test, a test before the reservoir.',
    module: 'physics/inflow/productivity-index.ts',
  },
  {
    title: 'Saturated and undersaturated inflow',
    text: 'Vogel below the bubble point, a straight line above; through a test on either side. Vogel with a bubble point below the reservoir pressure becomes the two together, with a warning.',
    module: 'physics/inflow/vogel.ts',
  },
  {
    title: 'Straight line',
    text: 'q = J (p_r − p_wf) of the Darcy and linear models.',
    module: 'physics/inflow/linear.ts',
  },
  {
    title: 'Fetkovich',
    text: 'Rate over the difference of the squares of p_r and p_wf: the log-log line through two tests, by least squares through more.',
    module: 'physics/inflow/fetkovich.ts',
  },
  {
    title: 'Jones',
    text: 'p_r − p_wf = A q + B q², the line of drawdown over rate through the tests.',
    module: 'physics/inflow/jones.ts',
  },
  {
    title: 'Later inflow',
    text: "Eickmeier's cube of the pressure ratio with the shape of Vogel, or Fetkovich's falling coefficient.",
    module: 'physics/inflow/future.ts',
  },
]
export const liftMethod = [
  {
    title: 'Fluid',
    text: 'Standing, Vasquez-Beggs, Beggs-Robinson, Sutton, Dranchuk-Abou-Kassem, Lee-Gonzalez-Eakin, Baker-Swerdloff at each pressure and temperature.',
    module: 'physics/pvt/black-oil.ts',
  },
  {
    title: 'Velocities and mixed liquid in place',
    text: 'Superficial velocities from the surface rates; density, viscosity and tension averaged by volume in place.',
    module: 'physics/multiphase/mixture.ts',
  },
  ...correlationMethod,
  {
    title: 'Traverse',
    text: 'From the wellhead down by the midpoint rule in at least 60 steps, none above 100 ft down to 40000 ft.',
    module: 'physics/multiphase/traverse.ts',
  },
]
export const nodeMethod = [
  {
    title: 'Node',
    text: 'Scan of 50 rates from 0.01 % of the open flow, Brent in each bracket; stable where the inflow lies above the lift at lower rates. The stable one of the highest rate is the operating point.',
    module: 'modelrepo/wells/_shared/nodal/node.ts',
  },
  {
    title: 'Wells that do not flow',
    text: 'Least that the lift needs above the inflow over 1 to 99 % of the open flow; pump head and lift gas that make it up.',
    module: 'physics/multiphase/lift-deficit.ts',
  },
]
export const limitMethod = [
  {
    title: 'Velocity limits',
    text: 'Mixture velocity against 100/√ρ (ft/s, lb/ft³) at each depth; droplets carried at the wellhead of a gas well.',
    module: 'standards/api-rp-14e-1991/erosional-velocity.ts',
  },
]
export const qualityMethod = [
  {
    title: 'Quality of the test',
    text: 'A score of 0 to 100 is repeated and weights confidence only; it alters no result.',
    module: 'modelrepo/wells/_shared/nodal/warnings.ts',
  },
]
