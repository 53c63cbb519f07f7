/** The rope that is worst by each mechanism, worked by hand, and the smallest margin of all. */

import { silent, type Trace } from '@keelson/equations'
import { allowableDamage, binDamage, damageSum, factoredDamage, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { ropeCycles, ropeRangeRatio } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { WRITTEN_OUT } from '../../_shared/rows/written-out.ts'
import { lifeOf } from '../_shared/tension-ranges/verdict.ts'
import {
  type Bin,
  type Compression,
  type Creep,
  compressionOf,
  creepOf,
  curveUnderMean,
  type SolvedRope,
  strengthOf,
} from './calculate-rope.ts'
import type { Params } from './inputs.ts'
import { MECHANISMS, type Mechanism } from './modes.ts'

/** Margin of a rope by a mechanism; undefined where it has none. */
export function marginOf(p: Params, rope: SolvedRope, by: Mechanism): number | undefined {
  if (by === 'creep') return rope.creep.margin
  if (by === 'compression') return rope.compression.margin
  const { margin } = lifeOf(p, rope.fatigue.D, silent)
  return typeof margin === 'number' ? margin : undefined
}

/** The rope of the smallest margin, the first of equals; the first rope where none has a margin. */
export function worstBy(p: Params, ropes: readonly SolvedRope[], by: Mechanism): SolvedRope {
  const margin = (r: SolvedRope) => marginOf(p, r, by) ?? Number.POSITIVE_INFINITY
  return ropes.reduce((worst, r) => (margin(r) < margin(worst) ? r : worst))
}

export interface Governing {
  readonly rope: SolvedRope
  readonly mechanism: Mechanism
  readonly margin: number
}

/** The smallest margin of all: of equal ones that of the first rope, and of its first mechanism. */
export function governingOf(p: Params, ropes: readonly SolvedRope[]): Governing {
  const all = ropes.flatMap((rope) =>
    MECHANISMS.flatMap((mechanism): Governing[] => {
      const margin = marginOf(p, rope, mechanism)
      return margin === undefined ? [] : [{ rope, mechanism, margin }]
    }),
  )
  return all.reduce((least, g) => (g.margin < least.margin ? g : least))
}

export interface FatigueVerdict {
  readonly D: number
  readonly allowable: number
  /** D x DFF. */
  readonly utilisation: number
}

/** Symbols of the most damaging range, apart from those of the lists that are summed. */
const MOST = { dT: 'dT_g', R: 'R_g', n: 'n_g', N: 'N_g', d: 'd_g' } as const

export function traceFatigue(p: Params, { rope, fatigue }: SolvedRope, trace: Trace): FatigueVerdict {
  const worst = fatigue.bins.reduce((a, b) => (b.d > a.d ? b : a))
  if (Number.isFinite(worst.N)) {
    trace.section(`Tension fatigue of rope '${rope.id}': most damaging tension range`)
    const S_c = strengthOf(p, rope, trace)
    const R = trace.apply(ropeRangeRatio, { dT: worst.dT, S_c }, { as: MOST.R, rename: { dT: MOST.dT } })
    const { a_D, m } = curveUnderMean(p, rope, trace)
    const knocked = p.mean_load_knockdown > 0
    const N = trace.apply(
      ropeCycles,
      { a_D, R, m },
      { as: MOST.N, rename: { R: MOST.R, ...(knocked && { a_D: 'a_m' }) } },
    )
    trace.apply(binDamage, { n: worst.n, N }, { as: MOST.d, rename: { n: MOST.n, N: MOST.N } })
  }
  trace.section(`Tension fatigue of rope '${rope.id}': Miner's sum and margin`)
  const D = traceSum(rope.id, fatigue.bins, fatigue.D, trace)
  const DFF = p.design_fatigue_factor
  const utilisation = trace.apply(factoredDamage, { D, DFF })
  const allowable = trace.apply(allowableDamage, { DFF })
  lifeOf(p, D, trace)
  return { D, allowable, utilisation }
}

function traceSum(id: string, bins: readonly Bin[], D: number, trace: Trace): number {
  if (bins.length <= WRITTEN_OUT && bins.every((b) => Number.isFinite(b.N))) {
    return trace.apply(minerSum, { n: bins.map((b) => b.n), N: bins.map((b) => b.N) })
  }
  const { symbol, title, source, clause } = damageSum
  const cell = `total damage over the ${bins.length} rows of rope '${id}' in the tension range table`
  return trace.lookup({ symbol, title, unit: '-', source, clause, value: D, cell })
}

export function traceCreep(p: Params, { rope }: SolvedRope, trace: Trace): Creep {
  trace.section(`Creep rupture of rope '${rope.id}'`)
  return creepOf(p, rope, trace, { L_m: 'L_c', MBL: 'MBL_c', T_mean: 'T_c' })
}

export function traceCompression(p: Params, { rope, fibre }: SolvedRope, trace: Trace): Compression {
  trace.section(`Minimum tension of rope '${rope.id}'`)
  return compressionOf(p, rope, fibre, trace, { L_m: 'L_m', MBL: 'MBL_m', T_mean: 'T_mean_m' })
}
