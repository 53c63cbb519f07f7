/** Design load effects of functional, environmental and accidental parts. DNV-OS-F201 (2010) section 3 and table 5-2. */
import { type Constant, constant, equation, type Trace } from '@keelson/equations'
import { GAMMA_E_B, GAMMA_F_B } from '../dnv-st-f101-2021/combined-loading.ts'
import { dnvOsF201, type LimitState } from './source.ts'

const FACTORS = { source: dnvOsF201, clause: 'table 5-2', unit: '-' } as const
const EFFECTS = { source: dnvOsF201, clause: 'section 5 B, design load effects' } as const

export const GAMMA_F = constant({
  ...FACTORS,
  symbol: 'gamma_F',
  title: 'Functional load effect factor, ultimate limit state',
  value: GAMMA_F_B.value,
})
export const GAMMA_E = constant({
  ...FACTORS,
  symbol: 'gamma_E',
  title: 'Environmental load effect factor, ultimate limit state',
  value: GAMMA_E_B.value,
})
/** Accidental loads do not enter the ultimate limit state. */
export const GAMMA_A = constant({
  ...FACTORS,
  symbol: 'gamma_A',
  title: 'Accidental load effect factor, ultimate limit state',
  value: 0,
})
const one = (symbol: string, of: string): Constant =>
  constant({ ...FACTORS, symbol, title: `Load effect factor, ${of}, other limit states`, value: 1 })
export const UNFACTORED = {
  gamma_F: one('gamma_F', 'functional'),
  gamma_E: one('gamma_E', 'environmental'),
  gamma_A: one('gamma_A', 'accidental'),
} as const

/** Of a part that reduces the whole. */
export const favourableFactor = equation({
  ...FACTORS,
  symbol: 'gamma_fav',
  title: 'Load effect factor, favourable',
  where: { gamma: ['load effect factor, unfavourable', '-'] },
  evaluate: ({ gamma }) => 1 / gamma,
})

const gammas = {
  gamma_F: ['functional load effect factor', '-'],
  gamma_E: ['environmental load effect factor', '-'],
  gamma_A: ['accidental load effect factor', '-'],
} as const

export const designTension = equation({
  ...EFFECTS,
  symbol: 'T_ed',
  title: 'Design effective tension',
  unit: 'N',
  where: {
    ...gammas,
    T_F: ['functional effective tension', 'N'],
    T_E: ['environmental effective tension', 'N'],
    T_A: ['accidental effective tension', 'N'],
  },
  evaluate: ({ gamma_F, gamma_E, gamma_A, T_F, T_E, T_A }) => gamma_F * T_F + gamma_E * T_E + gamma_A * T_A,
})

export const designMoment = equation({
  ...EFFECTS,
  symbol: 'M_ed',
  title: 'Design moment before condition factor',
  unit: 'N*m',
  where: {
    ...gammas,
    M_F: ['functional moment', 'N*m'],
    M_E: ['environmental moment', 'N*m'],
    M_A: ['accidental moment', 'N*m'],
  },
  evaluate: ({ gamma_F, gamma_E, gamma_A, M_F, M_E, M_A }) => gamma_F * M_F + gamma_E * M_E + gamma_A * M_A,
})

/** The factor is 1 unless bending is secondary, controlled by displacement. */
export const conditionedMoment = equation({
  source: dnvOsF201,
  clause: 'section 5 D 707',
  symbol: 'M_d',
  title: 'Design moment',
  unit: 'N*m',
  where: { k_M: ['moment condition factor', '-'], M_ed: ['design moment before condition factor', 'N*m'] },
  evaluate: ({ k_M, M_ed }) => k_M * M_ed,
})

const none = (symbol: string, title: string, unit: 'N' | 'N*m') =>
  ({ ...EFFECTS, symbol, title, unit, value: 0 }) as const
/** Parts that are left out, as a report states them. */
export const NO_PART = {
  T_F: none('T_F', 'Functional effective tension', 'N'),
  T_E: none('T_E', 'Environmental effective tension', 'N'),
  T_A: none('T_A', 'Accidental effective tension', 'N'),
  M_F: none('M_F', 'Functional moment', 'N*m'),
  M_E: none('M_E', 'Environmental moment', 'N*m'),
  M_A: none('M_A', 'Accidental moment', 'N*m'),
} as const
export type NoPart = (typeof NO_PART)[keyof typeof NO_PART]

export interface LoadParts {
  readonly F: number
  readonly E: number
  readonly A: number
}
/** Whether the functional and the environmental part reduce the whole. */
interface Favourable {
  readonly F: boolean
  readonly E: boolean
}
const WAYS: readonly Favourable[] = [
  { F: false, E: false },
  { F: false, E: true },
  { F: true, E: false },
  { F: true, E: true },
]

/** In the ultimate limit state each part is raised, or lowered by the inverse: what makes the whole the largest. */
export const designTensionOf = ({ F, E, A }: LoadParts, of: LimitState, trace: Trace): number => {
  const factors = factorsOf({ F, E }, of, trace)
  return trace.apply(designTension, { ...factors.taken, T_F: F, T_E: E, T_A: A }, { rename: factors.rename })
}
export const designMomentOf = ({ F, E, A }: LoadParts, of: LimitState, trace: Trace): number => {
  const factors = factorsOf({ F, E }, of, trace)
  return trace.apply(designMoment, { ...factors.taken, M_F: F, M_E: E, M_A: A }, { rename: factors.rename })
}

function factorsOf(parts: Omit<LoadParts, 'A'>, of: LimitState, trace: Trace) {
  if (of !== 'ULS') return { taken: UNFACTORED, rename: {} }
  const way = WAYS.reduce((best, one) => (sizeOf(parts, one) > sizeOf(parts, best) ? one : best))
  const lowered = (gamma: Constant, symbol: string) =>
    trace.apply(favourableFactor, { gamma }, { as: symbol, rename: { gamma: gamma.symbol } })
  return {
    taken: {
      gamma_F: way.F ? lowered(GAMMA_F, 'gamma_F_fav') : GAMMA_F,
      gamma_E: way.E ? lowered(GAMMA_E, 'gamma_E_fav') : GAMMA_E,
      gamma_A: GAMMA_A,
    },
    rename: { ...(way.F && { gamma_F: 'gamma_F_fav' }), ...(way.E && { gamma_E: 'gamma_E_fav' }) },
  }
}

const sizeOf = ({ F, E }: Omit<LoadParts, 'A'>, way: Favourable): number =>
  Math.abs(factorOf(GAMMA_F, way.F) * F + factorOf(GAMMA_E, way.E) * E)
const factorOf = (gamma: Constant, favourable: boolean): number =>
  favourable ? favourableFactor.evaluate({ gamma: gamma.value }) : gamma.value
