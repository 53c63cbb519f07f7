/** Wind coefficients of ships by type, from the resistance ahead and abeam: Blendermann (1994). Angle 0 is a head wind. Coherent SI. */
import { constant, cos, equation, pi, sin } from '@keelson/equations'
import { windLoadsBy } from '@keelson/physics/ship-wind/loads.ts'
import { blendermann } from './source.ts'

const BY = { source: blendermann, clause: 'wind loads by cross-flow and longitudinal resistance' } as const
export const TYPE_TABLE_CLAUSE = 'table of ship types'

interface ShipType {
  /** Resistance abeam, on the lateral area. */
  readonly abeam: number
  /** Resistance of a wind from forward and from aft of the beam, on the frontal area. */
  readonly bow: number
  readonly stern: number
  readonly crossForce: number
  readonly heel: number
}
const type = (abeam: number, bow: number, stern: number, crossForce: number, heel: number): ShipType => ({
  abeam,
  bow,
  stern,
  crossForce,
  heel,
})

/** CD_t, CD_l,AF from the bow and from the stern, delta and kappa. Blendermann (1994), table of ship types. */
export const SHIP_TYPES = {
  car_carrier: type(0.95, 0.55, 0.6, 0.8, 1.2),
  cargo_loaded: type(0.85, 0.65, 0.55, 0.4, 1.7),
  cargo_containers_on_deck: type(0.85, 0.55, 0.5, 0.4, 1.4),
  container: type(0.9, 0.55, 0.55, 0.4, 1.4),
  destroyer: type(0.85, 0.6, 0.65, 0.65, 1.1),
  diving_support: type(0.9, 0.6, 0.8, 0.55, 1.7),
  drilling_vessel: type(1, 0.85, 0.925, 0.1, 1.7),
  ferry: type(0.9, 0.45, 0.5, 0.8, 1.1),
  fishing_vessel: type(0.95, 0.7, 0.7, 0.4, 1.1),
  lng: type(0.7, 0.6, 0.65, 0.5, 1.1),
  osv: type(0.9, 0.55, 0.8, 0.55, 1.2),
  passenger_liner: type(0.9, 0.4, 0.4, 0.8, 1.2),
  research_vessel: type(0.85, 0.55, 0.65, 0.6, 1.4),
  speed_boat: type(0.9, 0.55, 0.6, 0.6, 1.1),
  tanker_loaded: type(0.7, 0.9, 0.55, 0.4, 3.1),
  tanker_ballast: type(0.7, 0.75, 0.55, 0.4, 2.2),
  tender: type(0.85, 0.55, 0.55, 0.65, 1.1),
} as const
export type ShipTypeName = keyof typeof SHIP_TYPES

/** Slope of the arm of the lateral force over the angle of the wind. */
export const ARM_SLOPE = constant({
  ...BY,
  symbol: 'k_N',
  title: 'Lateral force lever shift per unit wind angle, in ship lengths',
  value: 0.18,
  unit: '-',
})

const ANGLE = { gamma: ['relative wind angle, 0 from ahead', 'rad'] } as const
const LATERAL = { A_L: ['lateral wind area', 'm2'] } as const
const LENGTH = { L_OA: ['length overall', 'm'] } as const
const ABEAM = { C_Dt: ['lateral resistance coefficient', '-'] } as const
const ALONG = { C_DlAF: ['longitudinal resistance coefficient, frontal area', '-'] } as const
const DENOMINATOR = { D: ['loading function denominator', '-'] } as const
const SIDE = { C_Y: ['lateral wind force coefficient', '-'] } as const

export const longitudinalResistance = equation({
  ...BY,
  symbol: 'C_Dl',
  title: 'Longitudinal resistance coefficient, lateral area',
  unit: '-',
  where: { ...ALONG, A_T: ['frontal wind area', 'm2'], ...LATERAL },
  evaluate: ({ C_DlAF, A_T, A_L }) => (C_DlAF * A_T) / A_L,
})

export const denominator = equation({
  ...BY,
  symbol: 'D',
  title: 'Loading function denominator',
  unit: '-',
  where: {
    delta: ['cross-force parameter', '-'],
    C_Dl: ['longitudinal resistance coefficient, lateral area', '-'],
    ...ABEAM,
    ...ANGLE,
  },
  evaluate: ({ delta, C_Dl, C_Dt, gamma }) => 1 - 0.5 * delta * (1 - C_Dl / C_Dt) * sin(2 * gamma) ** 2,
})

export const forceAhead = equation({
  ...BY,
  symbol: 'C_X',
  title: 'Longitudinal wind force coefficient, forward',
  unit: '-',
  where: { ...ALONG, ...ANGLE, ...DENOMINATOR },
  evaluate: ({ C_DlAF, gamma, D }) => (-C_DlAF * cos(gamma)) / D,
})

export const forceAbeam = equation({
  ...BY,
  symbol: 'C_Y',
  title: 'Lateral wind force coefficient, to leeward',
  unit: '-',
  where: { ...ABEAM, ...ANGLE, ...DENOMINATOR },
  evaluate: ({ C_Dt, gamma, D }) => (C_Dt * sin(gamma)) / D,
})

export const yaw = equation({
  ...BY,
  symbol: 'C_N',
  title: 'Wind yaw moment coefficient',
  unit: '-',
  where: {
    s_L: ['lateral area centroid forward of midships', 'm'],
    ...LENGTH,
    k_N: ['lateral force lever shift per unit wind angle, in ship lengths', '-'],
    ...ANGLE,
    ...SIDE,
  },
  evaluate: ({ s_L, L_OA, k_N, gamma, C_Y }) => (s_L / L_OA - k_N * (gamma - pi / 2)) * C_Y,
})

export const meanHeight = equation({
  ...BY,
  symbol: 'H_m',
  title: 'Lateral area mean height',
  unit: 'm',
  where: { ...LATERAL, ...LENGTH },
  evaluate: ({ A_L, L_OA }) => A_L / L_OA,
})

export const heel = equation({
  ...BY,
  symbol: 'C_K',
  title: 'Wind heeling moment coefficient',
  unit: '-',
  where: {
    kappa: ['heeling factor', '-'],
    s_H: ['lateral area centroid above the waterline', 'm'],
    H_m: ['lateral area mean height', 'm'],
    ...SIDE,
  },
  evaluate: ({ kappa, s_H, H_m, C_Y }) => ((kappa * s_H) / H_m) * C_Y,
})

export const heelingMoment = equation({
  ...BY,
  symbol: 'K_w',
  title: 'Wind heeling moment about the waterline',
  unit: 'N*m',
  where: {
    C_K: ['wind heeling moment coefficient', '-'],
    q: ['wind dynamic pressure', 'Pa'],
    ...LATERAL,
    ...LENGTH,
  },
  evaluate: ({ C_K, q, A_L, L_OA }) => (C_K * q * A_L ** 2) / L_OA,
})

export const loads = windLoadsBy(blendermann, 'definition of the coefficients')
