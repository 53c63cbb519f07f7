/** One rope: the damage of its ranges, its creep life, its minimum tension and its stiffness, each with its margin. */
import type { Trace } from '@keelson/equations'
import { silent } from '@keelson/equations'
import { binDamage, damageOf } from '@keelson/physics/fatigue/miner.ts'
import {
  creepLife,
  creepMargin,
  DECADES,
  factoredLife,
  REFERENCE_LIFE,
  REFERENCE_RATIO,
} from '@keelson/physics/fibre-rope/creep.ts'
import { knockedDownIntercept, meanLoadRatio } from '@keelson/physics/fibre-rope/mean-load.ts'
import {
  apiRp2sm,
  compressionMargin,
  type Fibre,
  MINIMUM_RATIOS,
  MINIMUM_TABLE,
  minimumRatio,
  troughTension,
} from '@keelson/standards/api-rp-2sm-2014/minimum-tension.ts'
import {
  FIBRE_TABLE,
  POLYESTER_CURVE,
  ropeCycles,
  ropeRangeRatio,
} from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { characteristicStrength } from '@keelson/standards/dnv-os-e301-2018/strength.ts'
import { CalculationError } from '@keelson/workflow'
import type { Params, Rope } from './inputs.ts'

export interface Bin {
  /** Tension range, N. */
  readonly dT: number
  /** Over the characteristic strength. */
  readonly R: number
  readonly n: number
  /** Cycles to failure; Infinity where they are beyond a number. */
  readonly N: number
  readonly d: number
}
export interface Fatigue {
  readonly bins: readonly Bin[]
  readonly D: number
}
export interface Creep {
  /** s. */
  readonly t_c: number
  readonly t_d: number
  readonly margin: number
}
export interface Compression {
  readonly r_min: number
  readonly r_all: number
  /** Undefined where no minimum tension is asked for. */
  readonly margin: number | undefined
  /** The largest range takes the rope below no tension. */
  readonly slack: boolean
}
export interface SolvedRope {
  readonly rope: Rope
  readonly index: number
  readonly fibre: Fibre
  readonly L_m: number
  readonly fatigue: Fatigue
  readonly creep: Creep
  readonly compression: Compression
}

/** Throws CalculationError where a damage is beyond the range of numbers. */
export function solveRope(p: Params, rope: Rope, index: number): SolvedRope {
  const fibre = rope.material as Fibre
  return {
    rope,
    index,
    fibre,
    L_m: meanLoad(rope, silent),
    fatigue: fatigueOf(p, rope),
    creep: creepOf(p, rope, silent),
    compression: compressionOf(p, rope, fibre, silent),
  }
}

/** Names of the mean load where several ropes are worked in one report. */
export interface Named {
  readonly L_m: string
  readonly MBL: string
  readonly T_mean: string
}
const PLAIN: Named = { L_m: 'L_m', MBL: 'MBL', T_mean: 'T_mean' }

export const meanLoad = (rope: Rope, trace: Trace, { L_m, ...rename }: Named = PLAIN): number =>
  trace.apply(meanLoadRatio, { T_mean: rope.mean_tension_kN, MBL: rope.MBL_kN }, { as: L_m, rename })

/** The curve of the ropes: as given, or that of polyester. */
export interface Curve {
  readonly a_D: number
  readonly m: number
}
export function curveOf({ tn_intercept, tn_slope }: Params, trace: Trace): Curve {
  if (tn_intercept !== undefined && tn_slope !== undefined) return { a_D: tn_intercept, m: tn_slope }
  const at = { unit: '-', source: dnvOsE301, clause: FIBRE_TABLE, cell: 'polyester rope' }
  return {
    a_D: trace.lookup({ ...at, symbol: 'a_D', title: 'R-N curve intercept', value: POLYESTER_CURVE.a_D }),
    m: trace.lookup({ ...at, symbol: 'm', title: 'R-N curve slope', value: POLYESTER_CURVE.m }),
  }
}

/** The curve with its knockdown by the mean load of the rope, where there is one. */
export function curveUnderMean(p: Params, rope: Rope, trace: Trace): Curve {
  const { a_D, m } = curveOf(p, trace)
  const k = p.mean_load_knockdown
  if (k === 0) return { a_D, m }
  return { a_D: trace.apply(knockedDownIntercept, { a_D, k, L_m: meanLoad(rope, trace) }), m }
}

export const strengthOf = (p: Params, rope: Rope, trace: Trace): number =>
  trace.apply(characteristicStrength, { k_S: p.characteristic_strength_factor, MBL: rope.MBL_kN })

export function fatigueOf(p: Params, rope: Rope): Fatigue {
  const curve = curveUnderMean(p, rope, silent)
  const S_c = strengthOf(p, rope, silent)
  const bins = rope.tension_range_bins.map(({ tension_range_kN: dT, n_cycles: n }): Bin => {
    const R = ropeRangeRatio.evaluate({ dT, S_c })
    const N = ropeCycles.evaluate({ ...curve, R })
    return { dT, R, n, N, d: binDamage.evaluate({ n, N }) }
  })
  const D = damageOf(bins)
  if (Number.isFinite(D)) return { bins, D }
  throw new CalculationError(`the damage of '${rope.id}' exceeds the numerical range; check its ranges and cycles`)
}

export function creepOf(p: Params, rope: Rope, trace: Trace, named?: Named): Creep {
  const L_m = meanLoad(rope, trace, named)
  const t_c = trace.apply(
    creepLife,
    {
      t_ref: p.creep_reference_life_years ?? REFERENCE_LIFE,
      L_ref: p.creep_reference_load_ratio ?? REFERENCE_RATIO,
      L_m,
      k_c: p.creep_decades_per_load_ratio ?? DECADES,
    },
    { rename: { L_m: named?.L_m ?? PLAIN.L_m } },
  )
  const t_d = trace.apply(factoredLife, { T_L: p.design_life, gamma_c: p.creep_safety_factor })
  return { t_c, t_d, margin: trace.apply(creepMargin, { t_c, t_d }) }
}

export function compressionOf(p: Params, rope: Rope, fibre: Fibre, trace: Trace, named: Named = PLAIN): Compression {
  const { MBL, T_mean } = named
  const { T, symbol } = lowestTension(rope, trace, T_mean)
  const r_min = trace.apply(minimumRatio, { T_min: T, MBL: rope.MBL_kN }, { rename: { MBL, T_min: symbol } })
  const r_all = p.minimum_tension_ratio_allowable ?? leastRatio(fibre, trace)
  const margin = r_all > 0 ? trace.apply(compressionMargin, { r_min, r_all }) : undefined
  return { r_min, r_all, margin, slack: T < 0 }
}

export const largestRange = ({ tension_range_bins }: Rope): number =>
  Math.max(...tension_range_bins.map((b) => b.tension_range_kN))

/** The minimum tension as provided, or the trough of the largest range if that is lower. */
function lowestTension(rope: Rope, trace: Trace, T_mean: string) {
  const given = { T: rope.min_tension_kN, symbol: 'T_min' }
  const range = { T_mean: rope.mean_tension_kN, dT: largestRange(rope) }
  if (troughTension.evaluate(range) >= given.T) return given
  const dT = trace.lookup({
    symbol: 'dT_max',
    title: 'Maximum tension range',
    unit: 'N',
    source: apiRp2sm,
    clause: MINIMUM_TABLE,
    value: range.dT,
    cell: `maximum tension range of rope '${rope.id}'`,
  })
  return {
    T: trace.apply(troughTension, { T_mean: range.T_mean, dT }, { rename: { T_mean, dT: 'dT_max' } }),
    symbol: troughTension.symbol,
  }
}

const leastRatio = (fibre: Fibre, trace: Trace): number =>
  trace.lookup({
    symbol: 'r_all',
    title: 'Minimum allowable tension ratio',
    unit: '-',
    value: MINIMUM_RATIOS[fibre],
    source: apiRp2sm,
    clause: MINIMUM_TABLE,
    cell: fibre,
  })
