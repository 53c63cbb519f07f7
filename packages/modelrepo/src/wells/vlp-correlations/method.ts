/** The method step by step, each with the module that holds its equations. */
import { correlationMethod } from '../_shared/lift/method.ts'

export const method = [
  {
    title: 'Oil',
    text: 'Bubble point, gas in solution and formation volume factor by Standing, Vasquez-Beggs or Glaso; compressibility and viscosity above the bubble point by Vasquez-Beggs; viscosity by Beggs-Robinson; the bubble point is never below standard pressure.',
    module: 'physics/pvt/black-oil.ts',
  },
  {
    title: 'Dead oil',
    text: 'Beggs-Robinson in the lift; Beal and Glaso beside it at the bubble point.',
    module: 'physics/pvt/oil-viscosity.ts',
  },
  {
    title: 'Gas',
    text: 'Pseudo-critical state by Sutton without acid gas, compressibility by Dranchuk-Abou-Kassem, viscosity by Lee-Gonzalez-Eakin.',
    module: 'physics/pvt/gas-properties.ts',
  },
  {
    title: 'Interfacial tension',
    text: 'Oil and gas by Baker-Swerdloff; water and gas 60 dyn/cm or the lines of Jennings.',
    module: 'physics/pvt/surface-tension.ts',
  },
  {
    title: 'Velocities and mixed liquid in place',
    text: 'Superficial velocities from the surface rates; density, viscosity and tension averaged by volume in place. Water has a formation volume factor of 1 and brings no gas.',
    module: 'physics/multiphase/mixture.ts',
  },
  {
    title: 'Wall friction',
    text: 'Fanning factor: laminar below a Reynolds number of 2000, Colebrook above.',
    module: 'physics/multiphase/friction.ts',
  },
  ...correlationMethod,
  {
    title: 'No slip',
    text: 'Gas and liquid at one velocity: the bound to hold the others against.',
    module: 'physics/multiphase/no-slip.ts',
  },
  {
    title: 'One phase alone',
    text: 'Liquid, gas or water alone flows by its own Reynolds number; at rest it is a static column.',
    module: 'physics/multiphase/single-phase.ts',
  },
  {
    title: 'Correction factors',
    text: 'On the gravity and the friction term of every correlation; the divisor of the acceleration stays.',
    module: 'physics/multiphase/gradient-parts.ts',
  },
  {
    title: 'Way of the tubing',
    text: 'At one inclination, or along a survey by minimum curvature with the mean inclination of each step, so that a column at rest has the weight of its true vertical depth.',
    module: 'physics/multiphase/way.ts',
  },
  {
    title: 'Traverse',
    text: 'From the wellhead down by the midpoint rule in at least 60 steps, none above 100 ft down to 40000 ft; temperature linear in measured depth.',
    module: 'physics/multiphase/traverse.ts',
  },
  {
    title: 'Least flowing pressure',
    text: 'Scan of 40 rates between the lowest and the highest, then golden section.',
    module: 'modelrepo/wells/vlp-correlations/calculate-minimum.ts',
  },
  {
    title: 'Match to a gauge',
    text: 'Gravity factor between 0.3 and 2 at which the traverse ends at the measured pressure, by Brent.',
    module: 'modelrepo/wells/vlp-correlations/calculate-match.ts',
  },
  {
    title: 'Velocity limits',
    text: 'Mixture velocity against 100/√ρ (ft/s, lb/ft³) at each depth; droplets carried at the wellhead of a gas well.',
    module: 'standards/api-rp-14e-1991/erosional-velocity.ts',
  },
]
