/** Top tension of a marine drilling riser: at the slip ring, at the tensioners with some of them lost, and its upper limit. API RP 16Q (2017). Coherent SI. */
import { constant, equation, max, reachRule } from '@keelson/equations'
import { apiRp16q } from './source.ts'

const MINIMUM = { source: apiRp16q, clause: '1st edition 3.3.2, minimum top tension' } as const
const LIMIT = { source: apiRp16q, clause: 'maximum tension setting' } as const
const LIFT_OFF = {
  source: apiRp16q,
  clause: 'emergency disconnect, lower marine riser package lift-off',
} as const

export const STRING_HANGS = reachRule({
  ...LIFT_OFF,
  title: 'The string weight exceeds the buoyancy module lift',
  because: 'the string would float up if disconnected',
})

export const WEIGHT_TOLERANCE = constant({
  ...MINIMUM,
  symbol: 'f_wt',
  title: 'Weight tolerance factor, not accurately weighed',
  value: 1.05,
  unit: '-',
})
export const BUOYANCY_TOLERANCE = constant({
  ...MINIMUM,
  symbol: 'f_bt',
  title: 'Buoyancy tolerance factor, lift not measured',
  value: 0.96,
  unit: '-',
})
const reduction = (title: string, value: number) => constant({ ...MINIMUM, symbol: 'R_f', title, value, unit: '-' })
/** Fleet angle and mechanical efficiency of the tensioners. */
export const DRILLING_REDUCTION = reduction('Tensioner reduction factor, drilling', 0.9)
export const NON_DRILLING_REDUCTION = reduction('Tensioner reduction factor, non-drilling', 0.95)
export const LIMIT_FRACTION = constant({
  ...LIMIT,
  symbol: 'c_DTL',
  title: 'Tension limit fraction',
  value: 0.9,
  unit: '-',
})

const T_set = ['tensioner setting', 'N'] as const
const R_f = ['tensioner reduction factor', '-'] as const
const N_t = ['number of tensioners', '-'] as const
const n_f = ['number of failed tensioners', '-'] as const

/** Weight raised, lift lowered by their tolerances; the columns of mud and seawater as they stand. */
export const slipRingTension = equation({
  ...MINIMUM,
  symbol: 'T_SR',
  title: 'Minimum slip-ring tension',
  unit: 'N',
  where: {
    W_s: ['submerged weight', 'N'],
    f_wt: ['weight tolerance factor', '-'],
    B_n: ['net buoyancy module lift', 'N'],
    f_bt: ['buoyancy tolerance factor', '-'],
    A_i: ['internal area including auxiliary lines', 'm2'],
    d_m: ['mud unit weight', 'N/m3'],
    H_m: ['mud column height', 'm'],
    d_w: ['seawater unit weight', 'N/m3'],
    H_w: ['seawater column height', 'm'],
  },
  evaluate: ({ W_s, f_wt, B_n, f_bt, A_i, d_m, H_m, d_w, H_w }) =>
    W_s * f_wt - B_n * f_bt + A_i * (d_m * H_m - d_w * H_w),
})

/** Setting of all tensioners that leaves the slip-ring tension when n_f < N_t of them fail. */
export const minimumTopTension = equation({
  ...MINIMUM,
  symbol: 'T_min',
  title: 'Minimum top tension',
  unit: 'N',
  where: { T_SR: ['minimum slip-ring tension', 'N'], N_t, R_f, n_f },
  evaluate: ({ T_SR, N_t, R_f, n_f }) => (T_SR * N_t) / (R_f * (N_t - n_f)),
})

export const verticalTension = equation({
  ...MINIMUM,
  symbol: 'T_v',
  title: 'Vertical slip-ring tension',
  unit: 'N',
  where: { R_f, T_set },
  evaluate: ({ R_f, T_set }) => R_f * T_set,
})

export const verticalTensionFailed = equation({
  ...MINIMUM,
  symbol: 'T_vf',
  title: 'Vertical slip-ring tension, tensioners failed',
  unit: 'N',
  where: { R_f, T_set, N_t, n_f },
  evaluate: ({ R_f, T_set, N_t, n_f }) => (R_f * T_set * (N_t - n_f)) / N_t,
})

export const tensionUtilisation = equation({
  ...MINIMUM,
  symbol: 'u_T',
  title: 'Minimum top tension to setting ratio',
  unit: '-',
  where: { T_min: ['minimum top tension', 'N'], T_set },
  evaluate: ({ T_min, T_set }) => T_min / T_set,
})

export const maximumSetting = equation({
  ...LIMIT,
  symbol: 'T_max',
  title: 'Maximum tensioner setting',
  unit: 'N',
  where: { c_DTL: ['tension limit fraction', '-'], DTL: ['dynamic tension limit', 'N'] },
  evaluate: ({ c_DTL, DTL }) => c_DTL * DTL,
})

export const settingUtilisation = equation({
  ...LIMIT,
  symbol: 'u_max',
  title: 'Setting to maximum setting ratio',
  unit: '-',
  where: { T_set, T_max: ['maximum tensioner setting', 'N'] },
  evaluate: ({ T_set, T_max }) => T_set / T_max,
})

export const connectorOverpull = equation({
  ...LIFT_OFF,
  symbol: 'O_c',
  title: 'Connector overpull',
  unit: 'N',
  where: {
    T_b: ['effective tension at lower end', 'N'],
    W_L: ['LMRP submerged weight', 'N'],
  },
  evaluate: ({ T_b, W_L }) => T_b - W_L,
})

/** What the minimum top tension lacks for the overpull, at the tensioners, and the margin for the recoil system. */
export const overallMinimum = equation({
  ...LIFT_OFF,
  symbol: 'T_all',
  title: 'Overall minimum top tension',
  unit: 'N',
  where: {
    T_min: ['minimum top tension', 'N'],
    O_req: ['specified connector overpull', 'N'],
    O_min: ['connector overpull at minimum top tension', 'N'],
    R_f,
    T_rec: ['recoil margin', 'N'],
  },
  evaluate: ({ T_min, O_req, O_min, R_f, T_rec }) => T_min + max(0, O_req - O_min) / R_f + T_rec,
  limited: { holds: 'no additional tension is required if the overpull is sufficient' },
})
