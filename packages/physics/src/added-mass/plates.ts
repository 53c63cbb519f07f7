/** Added mass of plates and discs, and of a box about its axes from the plates that it shows. Coherent SI. */
import { equation, max, min, pi } from '@keelson/equations'
import { newman } from './source.ts'

const at = (clause: string) => ({ source: newman, clause }) as const
const rho = ['water density', 'kg/m3'] as const
const a = ['shorter side', 'm'] as const
const b = ['longer side', 'm'] as const
const s_1 = ['first side', 'm'] as const
const s_2 = ['second side', 'm'] as const

export const shorterSide = equation({
  ...at('geometry'),
  symbol: 'a',
  title: 'Plate shorter side',
  unit: 'm',
  where: { s_1, s_2 },
  evaluate: ({ s_1, s_2 }) => min(s_1, s_2),
})

export const longerSide = equation({
  ...at('geometry'),
  symbol: 'b',
  title: 'Plate longer side',
  unit: 'm',
  where: { s_1, s_2 },
  evaluate: ({ s_1, s_2 }) => max(s_1, s_2),
})

export const sideRatio = equation({
  ...at('geometry'),
  symbol: 'q',
  title: 'Plate aspect ratio',
  unit: '-',
  where: { b, a },
  evaluate: ({ b, a }) => b / a,
})

/** Of the cylinder of water about the longer side, by the coefficient of the plate. */
export const plateAddedMass = equation({
  ...at('4.13, strip of a plate'),
  symbol: 'A_0',
  title: 'Plate added mass',
  unit: 'kg',
  where: { C_A: ['plate added mass coefficient', '-'], rho, a, b },
  evaluate: ({ C_A, rho, a, b }) => (C_A * rho * pi * a ** 2 * b) / 4,
})

export const discAddedMass = equation({
  ...at('4.13, table 4.3, disc'),
  symbol: 'A_0',
  title: 'Disc added mass',
  unit: 'kg',
  where: { rho, R: ['radius', 'm'] },
  evaluate: ({ rho, R }) => (8 / 3) * rho * R ** 3,
})

/** Exact for a plate, 7 % above a square: both plates that the section shows, turned about its middle. */
export const rotationalAddedMass = equation({
  ...at('4.13, table 4.3, plate that turns'),
  symbol: 'I_A',
  title: 'Rotational added inertia',
  unit: 'kg*m2',
  where: { rho, l: ['length along the axis', 'm'], s_1, s_2 },
  evaluate: ({ rho, l, s_1, s_2 }) => (rho * pi * l * ((s_1 / 2) ** 4 + (s_2 / 2) ** 4)) / 8,
})
