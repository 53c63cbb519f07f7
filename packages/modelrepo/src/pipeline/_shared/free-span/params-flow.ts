/** The flow at a span and the forces in it, without the defaults, which differ from workflow to workflow. */

export const velocity = { minimum: 0 } as const

export const current = {
  ...velocity,
  title: 'Current',
  description: 'Current at pipe level, normal to the pipe.',
  symbol: 'U_c',
} as const

export const frequencyFactor = {
  title: 'Safety factor on the natural frequency',
  description: 'gamma_f: 1.0 for a very well defined span, up to 1.15 for one that is not.',
  symbol: 'gamma_f',
  minimum: 1,
  usual: [1, 1.6],
  default: 1,
} as const

export const dampingRatio = {
  title: 'Total damping ratio',
  symbol: 'zeta_T',
  above: 0,
  usual: [0.005, 0.03],
  example: 0.015,
} as const

export const turbulence = {
  title: 'Turbulence intensity',
  symbol: 'I_c',
  minimum: 0,
  maximum: 0.5,
  usual: [0.03, 0.1],
} as const

export const axialForce = {
  title: 'Effective axial force',
  symbol: 'S_eff',
} as const

export const concreteFactor = {
  title: 'Concrete stiffness factor',
  symbol: 'CSF',
  minimum: 0,
  usual: [0, 1],
} as const
