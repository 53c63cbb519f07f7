/** A query inside the atlas: each range read from the grid, summed, and brought to the characteristic strength. */
import { silent, type Trace } from '@keelson/equations'
import { damageOnStrength, FIBRE_TABLE, POLYESTER_CURVE } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { type AtlasFile, interpolate, type Outside, outside } from '@keelson/workflow/atlas.ts'
import { atlasPlace } from '../../_shared/atlas/query.ts'
import { traceTotal } from '../mooring-fatigue-atlas-query/calculate-query.ts'
import { CYCLES, DAMAGE, RANGE, STRENGTH } from './atlas-names.ts'
import type { Bin, Params } from './params.ts'

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

/** Inputs outside the envelope of the atlas, each with its pointer. */
export function outsideOf(p: Params, atlas: AtlasFile): (Outside & { readonly pointer: string })[] {
  const rope = outside(atlas, STRENGTH, p.minimum_breaking_load)
  const bins = p.tension_range_bins.flatMap((bin, i) =>
    ([RANGE, CYCLES] as const).flatMap((name) => {
      const found = outside(atlas, name, bin[name])
      return found ? [{ ...found, pointer: `/tension_range_bins/${i}/${name}` }] : []
    }),
  )
  return [...(rope ? [{ ...rope, pointer: `/${STRENGTH}` }] : []), ...bins]
}

/** Damage of a range with tensions over the breaking load itself, as the grid has it. */
export const readAt = (atlas: AtlasFile, MBL: number, { tension_range_kN: dT, n_cycles: n }: Bin) =>
  interpolate(atlas, {}, { [RANGE]: dT, [CYCLES]: n, [STRENGTH]: MBL }, DAMAGE)

const slopeOf = (trace: Trace) =>
  trace.lookup({
    symbol: 'm',
    title: 'Slope of the R-N curve',
    unit: '-',
    value: POLYESTER_CURVE.m,
    source: dnvOsE301,
    clause: FIBRE_TABLE,
    cell: 'polyester rope',
  })

/** Brings a damage on the breaking load to the characteristic strength. */
export const onStrength = ({ characteristic_strength_factor: k_S }: Params, D_1: number, trace: Trace = silent) =>
  trace.apply(damageOnStrength, { D_1, k_S, m: slopeOf(trace) })

/** Reads every range from the atlas. */
export const readings = (p: Params, atlas: AtlasFile): Reading[] =>
  p.tension_range_bins.map((bin) => {
    const d_1 = readAt(atlas, p.minimum_breaking_load, bin).value
    return { dT: bin.tension_range_kN, n: bin.n_cycles, d_1, d: onStrength(p, d_1) }
  })

const SYMBOLS = { [RANGE]: 'dT_g', [CYCLES]: 'n_g', [STRENGTH]: 'MBL' } as const

/** Traces the most damaging range and the sum; gives the total damage. */
export function traceQuery(p: Params, atlas: AtlasFile, trace: Trace): number {
  const read = p.tension_range_bins.map((bin) => readAt(atlas, p.minimum_breaking_load, bin))
  const worst = read.reduce((a, b) => (b.value > a.value ? b : a))
  trace.section('Most damaging range, from the atlas')
  trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'd_g',
    title: 'Damage read from the atlas, on the breaking load',
    unit: '-',
    value: worst.value,
    cell: 'grid over tension range, cycles and breaking load',
    ...worst.reading(SYMBOLS),
  })
  trace.section('Sum of damage, on the breaking load and on the characteristic strength')
  const D_1 = traceTotal(
    read.map((r) => r.value),
    'D_1',
    trace,
  )
  return onStrength(p, D_1, trace)
}
