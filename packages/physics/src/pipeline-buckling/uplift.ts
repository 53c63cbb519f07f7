/** Soil against a pipe that is pulled up, as full-scale tests gave it: sand or rock, and clay that does not drain. */
import { equation, max, min } from '@keelson/equations'
import { palmer, schaminee } from './sources.ts'

const CLAY = { source: palmer, clause: 'uplift resistance in clay' } as const
const D = ['outside diameter', 'm'] as const
const H = ['cover to the top of the pipe', 'm'] as const
const s_u = ['undrained shear strength', 'Pa'] as const

export const coverToCentre = equation({
  source: schaminee,
  clause: 'cover to the centre of the pipe',
  symbol: 'H_c',
  title: 'Cover to the centre',
  unit: 'm',
  where: { H, D },
  evaluate: ({ H, D }) => H + D / 2,
})

const H_c = ['cover to the centre of the pipe', 'm'] as const

export const sandUplift = equation({
  source: schaminee,
  clause: 'uplift resistance in sand and rock',
  symbol: 'R_s',
  title: 'Uplift resistance, Schaminee',
  unit: 'N/m',
  where: { gamma_s: ['submerged unit weight of the soil', 'N/m3'], H_c, D, f: ['uplift coefficient', '-'] },
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
  limited: { holds: 'from three diameters of cover the clay flows round the pipe' },
})

/** The most that the clay gives at any depth. */
export const deepClayUplift = equation({
  ...CLAY,
  symbol: 'R_u_max',
  title: 'Uplift resistance of clay at depth',
  unit: 'N/m',
  where: { s_u, D },
  evaluate: ({ s_u, D }) => 3 * s_u * D,
})

/** R_req at or below that of clay at depth; s_u > 0. */
export const coverInClay = equation({
  ...CLAY,
  symbol: 'H_u',
  title: 'Cover that undrained clay asks for',
  unit: 'm',
  where: { R_req: ['required uplift resistance of the soil', 'N/m'], s_u, D },
  evaluate: ({ R_req, s_u, D }) => max(0, R_req / s_u - D / 2),
  limited: { holds: 'no cover is less than that of a pipe flush with the bed' },
})

/** Whichever way the soil gives way. */
export const lowerUplift = equation({
  ...CLAY,
  clause: 'drained or undrained, the lower',
  symbol: 'R_low',
  title: 'Uplift resistance, the lower',
  unit: 'N/m',
  where: { R: ['drained uplift resistance', 'N/m'], R_u: ['undrained uplift resistance', 'N/m'] },
  evaluate: ({ R, R_u }) => min(R, R_u),
})

export const largerCover = equation({
  ...CLAY,
  clause: 'drained or undrained, the lower',
  symbol: 'H_req',
  title: 'Required cover, the larger',
  unit: 'm',
  where: { H_d: ['cover that drained soil asks for', 'm'], H_u: ['cover that undrained clay asks for', 'm'] },
  evaluate: ({ H_d, H_u }) => max(H_d, H_u),
})

export const mobilisationDisplacement = equation({
  source: schaminee,
  clause: 'displacement at the largest resistance',
  symbol: 'delta_f',
  title: 'Displacement that mobilises the soil',
  unit: 'm',
  where: { r_f: ['mobilisation displacement over cover', '-'], H },
  evaluate: ({ r_f, H }) => r_f * H,
})
