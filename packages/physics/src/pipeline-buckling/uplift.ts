/** Soil against a pipe that is pulled up, as full-scale tests gave it: sand or rock, and clay that does not drain. */
import { equation, max, min } from '@keelson/equations'
import { palmer, schaminee } from './sources.ts'

const CLAY = { source: palmer, clause: 'uplift resistance in clay' } as const
const D = ['outside diameter', 'm'] as const
const H = ['cover to the top of the pipe', 'm'] as const
const s_u = ['undrained shear strength', 'Pa'] as const

export const coverToCentre = equation({
  source: schaminee,
  clause: 'cover to pipe centre',
  symbol: 'H_c',
  title: 'Cover to the pipe centre',
  unit: 'm',
  where: { H, D },
  evaluate: ({ H, D }) => H + D / 2,
})

const H_c = ['cover to the pipe centre', 'm'] as const

export const sandUplift = equation({
  source: schaminee,
  clause: 'uplift resistance in sand and rock',
  symbol: 'R_s',
  title: 'Uplift resistance (Schaminee)',
  unit: 'N/m',
  where: { gamma_s: ['submerged soil unit weight', 'N/m3'], H_c, D, f: ['uplift coefficient', '-'] },
  evaluate: ({ gamma_s, H_c, D, f }) => gamma_s * H_c * D * (1 + (f * H_c) / D),
})

/** Above three diameters the clay flows round the pipe. */
export const clayUplift = equation({
  ...CLAY,
  symbol: 'R_u',
  title: 'Uplift resistance, undrained clay',
  unit: 'N/m',
  where: { s_u, D, H_c },
  evaluate: ({ s_u, D, H_c }) => s_u * D * min(3, H_c / D),
  limited: { holds: 'at three diameters of cover and more, the clay flows round the pipe' },
})

/** The most that the clay gives at any depth. */
export const deepClayUplift = equation({
  ...CLAY,
  symbol: 'R_u_max',
  title: 'Deep uplift resistance in clay',
  unit: 'N/m',
  where: { s_u, D },
  evaluate: ({ s_u, D }) => 3 * s_u * D,
})

/** R_req at or below that of clay at depth; s_u > 0. */
export const coverInClay = equation({
  ...CLAY,
  symbol: 'H_u',
  title: 'Required cover, undrained clay',
  unit: 'm',
  where: { R_req: ['required soil uplift resistance', 'N/m'], s_u, D },
  evaluate: ({ R_req, s_u, D }) => max(0, R_req / s_u - D / 2),
  limited: { holds: 'the minimum required cover is zero, with the pipe flush with the seabed' },
})

/** Whichever way the soil gives way. */
export const lowerUplift = equation({
  ...CLAY,
  clause: 'lower of drained and undrained resistance',
  symbol: 'R_low',
  title: 'Uplift resistance, lower of drained and undrained',
  unit: 'N/m',
  where: { R: ['drained uplift resistance', 'N/m'], R_u: ['undrained uplift resistance', 'N/m'] },
  evaluate: ({ R, R_u }) => min(R, R_u),
})

export const largerCover = equation({
  ...CLAY,
  clause: 'lower of drained and undrained resistance',
  symbol: 'H_req',
  title: 'Required cover, greater of drained and undrained',
  unit: 'm',
  where: { H_d: ['required cover in drained soil', 'm'], H_u: ['required cover in undrained clay', 'm'] },
  evaluate: ({ H_d, H_u }) => max(H_d, H_u),
})

export const mobilisationDisplacement = equation({
  source: schaminee,
  clause: 'displacement at peak resistance',
  symbol: 'delta_f',
  title: 'Soil mobilisation displacement',
  unit: 'm',
  where: { r_f: ['mobilisation displacement to cover ratio', '-'], H },
  evaluate: ({ r_f, H }) => r_f * H,
})
