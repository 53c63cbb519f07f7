/** The ranges of a query, each read from the grid, summed, and brought to the characteristic strength. */
import { silent, type Trace } from '@keelson/equations'
import { damageOnStrength, FIBRE_TABLE, POLYESTER_CURVE } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { traceTotal } from '../_shared/tension-ranges/query.ts'
import { axes } from './atlas.ts'
import type { Params } from './inputs.ts'

/** A range with its damage, on the characteristic strength. */
export interface Reading {
  readonly dT: number
  readonly n: number
  readonly d: number
  /** On the breaking load itself, as the grid has it; the direct solver has none. */
  readonly d_1?: number
  /** Cycles to failure, of the direct solver. */
  readonly N?: number
}
export interface Found {
  readonly all: readonly Reading[]
  readonly D: number
}

const slopeOf = (trace: Trace) =>
  trace.lookup({
    symbol: 'm',
    title: 'R-N curve slope',
    unit: '-',
    value: POLYESTER_CURVE.m,
    source: dnvOsE301,
    clause: FIBRE_TABLE,
    cell: 'polyester rope',
  })

/** Brings a damage on the breaking load to the characteristic strength. */
export const onStrength = ({ characteristic_strength_factor: k_S }: Params, D_1: number, trace: Trace = silent) =>
  trace.apply(damageOnStrength, { D_1, k_S, m: slopeOf(trace) })

/** Reads every range; the most damaging one and the sum are its steps. */
export function readAtlas(p: Params, atlas: AtlasFile, trace: Trace): Found {
  const { minimum_breaking_load } = p
  const read = p.tension_range_bins.map((bin) => ({
    bin,
    d_1: axes.read({ ...bin, minimum_breaking_load }, atlas).value,
  }))
  const worst = read.reduce((a, b) => (b.d_1 > a.d_1 ? b : a))
  trace.section('Most damaging tension range, from the atlas')
  const title = 'Damage from atlas, based on breaking load'
  const cell = 'grid over tension range, cycles and breaking load'
  axes.step({ ...worst.bin, minimum_breaking_load }, atlas, { symbol: 'd_g', title, unit: '-', cell }, trace)
  trace.section('Total damage based on breaking load and on characteristic strength')
  const D_1 = traceTotal(
    read.map(({ d_1 }) => d_1),
    'D_1',
    trace,
  )
  const all = read.map(({ bin, d_1 }) => ({
    dT: bin.tension_range_kN,
    n: bin.n_cycles,
    d_1,
    d: onStrength(p, d_1),
  }))
  return { all, D: onStrength(p, D_1, trace) }
}
