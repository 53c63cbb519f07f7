/** A query inside the atlas: each range read from the grid, summed, and the most damaging one shown step by step. */
import { silent, type Trace } from '@keelson/equations'
import { damageSum, miner, scaledDamage } from '@keelson/physics/fatigue/miner.ts'
import { nominalStressRange } from '@keelson/standards/dnv-os-e301-2018/component-curves.ts'
import { type AtlasFile, type AtlasRead, interpolate, type Outside, outside } from '@keelson/workflow/atlas.ts'
import { atlasPlace } from '../../_shared/atlas/query.ts'
import { CYCLES, DAMAGE, STRESS } from './atlas-names.ts'
import type { Params } from './params.ts'

export interface Reading {
  readonly dT: number
  /** Nominal stress range, Pa. */
  readonly S: number
  readonly n: number
  readonly d: number
}

/** Inputs outside the envelope of the atlas, each with its pointer. Cycles are never outside: damage is proportional to them. */
export function outsideOf(p: Params, atlas: AtlasFile): (Outside & { readonly pointer: string })[] {
  const area = outside(atlas, 'cross_sectional_area', p.cross_sectional_area)
  const bins = p.tension_range_bins.map((b) => outside(atlas, 'tension_range_kN', b.tension_range_kN))
  return [
    ...(area ? [{ ...area, pointer: '/cross_sectional_area' }] : []),
    ...bins.flatMap((o, i) => (o ? [{ ...o, pointer: `/tension_range_bins/${i}/tension_range_kN` }] : [])),
  ]
}

/** Reads every range from the atlas. */
export const readings = (p: Params, atlas: AtlasFile): Reading[] =>
  p.tension_range_bins.map((bin) => readingOf(p, atlas, bin, silent))

function readingOf(p: Params, atlas: AtlasFile, bin: Params['tension_range_bins'][number], trace: Trace): Reading {
  const { tension_range_kN: dT, n_cycles: n } = bin
  const names = { as: 'S_g', rename: { dT: 'dT_g' } }
  const S = trace.apply(nominalStressRange, { dT, A: p.cross_sectional_area }, names)
  const edge = nearestCycles(p, atlas, n)
  const read = interpolate(atlas, { sn_curve: p.sn_curve }, { [STRESS]: S, [CYCLES]: edge }, DAMAGE)
  if (edge === n) return { dT, S, n, d: lookup(p, atlas, read, 'd_g', trace) }
  const d_0 = lookup(p, atlas, read, 'd_0', trace)
  const n_0 = trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'n_0',
    title: 'Cycles at the edge of the grid',
    unit: '-',
    value: edge,
    cell: 'nearest end of the cycle axis',
  })
  return { dT, S, n, d: trace.apply(scaledDamage, { d_0, n, n_0 }, { as: 'd_g', rename: { n: 'n_g' } }) }
}

/** The number of cycles at which the grid is read: the own one, or the nearest end of the axis. */
function nearestCycles(p: Params, atlas: AtlasFile, n: number): number {
  const axis = atlas.pieces.find((q) => q.slice.sn_curve === p.sn_curve)?.axes.find((a) => a.name === CYCLES)
  const [low = n, high = n] = [axis?.values[0], axis?.values.at(-1)]
  return Math.min(Math.max(n, low), high)
}

function lookup(p: Params, atlas: AtlasFile, { value, reading }: AtlasRead, symbol: string, trace: Trace): number {
  return trace.lookup({
    ...atlasPlace(atlas),
    symbol,
    title: 'Damage read from the atlas, log-log',
    unit: '-',
    value,
    cell: `curve ${p.sn_curve}`,
    ...(trace !== silent && reading({ [STRESS]: 'S_g', [CYCLES]: symbol === 'd_0' ? 'n_0' : 'n_g' })),
  })
}

/** Ranges up to which the sum is written out. */
const WRITTEN_OUT = 12

/** Total damage, without trace. */
export const totalOf = (all: readonly Pick<Reading, 'd'>[]): number => damageSum.evaluate({ d: all.map((r) => r.d) })

/** Traces the most damaging range and the sum; gives the total damage. */
export function traceReadings(p: Params, atlas: AtlasFile, all: readonly Reading[], trace: Trace): number {
  trace.section('Most damaging range, from the atlas')
  const worst = all.reduce((w, r, i) => (r.d > (all[w]?.d ?? 0) ? i : w), 0)
  const bin = p.tension_range_bins[worst]
  if (bin) readingOf(p, atlas, bin, trace)
  trace.section('Sum of damage')
  return traceTotal(
    all.map((r) => r.d),
    'D',
    trace,
  )
}

/** The sum of the damage of ranges, written out where they are few. */
export function traceTotal(d: readonly number[], symbol: string, trace: Trace): number {
  if (d.length <= WRITTEN_OUT) return trace.apply(damageSum, { d }, { as: symbol })
  const cell = `sum of the damage of the ${d.length} rows of the table of ranges`
  return trace.lookup({
    symbol,
    title: damageSum.title,
    unit: '-',
    source: miner,
    clause: damageSum.clause,
    value: damageSum.evaluate({ d }),
    cell,
  })
}
