/** The ranges of a query, each read from the grid, and the most damaging one shown step by step. */
import { silent, type Trace } from '@keelson/equations'
import { scaledDamage } from '@keelson/physics/fatigue/miner.ts'
import { nominalStressRange } from '@keelson/standards/dnv-os-e301-2018/component-curves.ts'
import { type AtlasFile, type AtlasRead, interpolate } from '@keelson/workflow/atlas.ts'
import { held } from '../../_shared/atlas/axes.ts'
import { atlasPlace } from '../../_shared/atlas/steps.ts'
import { traceTotal } from '../_shared/tension-ranges/query.ts'
import { CYCLES, DAMAGE, STRESS } from './atlas.ts'
import type { Reading } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

type Bin = Params['tension_range_bins'][number]

/** Reads every range; the most damaging one and the sum are its steps. */
export function readAtlas(p: Params, atlas: AtlasFile, trace: Trace) {
  const all = p.tension_range_bins.map((bin) => readingOf(p, atlas, bin, silent))
  trace.section('Most damaging tension range, from the atlas')
  const worst = all.reduce((w, r, i) => (r.d > (all[w]?.d ?? 0) ? i : w), 0)
  const bin = p.tension_range_bins[worst]
  if (bin) readingOf(p, atlas, bin, trace)
  trace.section('Total damage')
  const D = traceTotal(
    all.map((r) => r.d),
    'D',
    trace,
  )
  return { D, all, warnings: [] }
}

/** Cycles are never outside: damage is proportional to them, and is scaled from the nearest end of their axis. */
function readingOf(p: Params, atlas: AtlasFile, bin: Bin, trace: Trace): Reading {
  const { tension_range_kN: dT, n_cycles: n } = bin
  const names = { as: 'S_g', rename: { dT: 'dT_g' } }
  const S = trace.apply(nominalStressRange, { dT, A: p.cross_sectional_area }, names)
  const edge = held(cyclesOf(p, atlas), n)
  const read = interpolate(atlas, { sn_curve: p.sn_curve }, { [STRESS]: S, [CYCLES]: edge }, DAMAGE)
  if (edge === n) return { dT, S, n, d: lookup(p, atlas, read, 'd_g', trace) }
  const d_0 = lookup(p, atlas, read, 'd_0', trace)
  const n_0 = trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'n_0',
    title: 'Cycles at grid limit',
    unit: '-',
    value: edge,
    cell: 'nearest end of the cycle axis',
  })
  return { dT, S, n, d: trace.apply(scaledDamage, { d_0, n, n_0 }, { as: 'd_g', rename: { n: 'n_g' } }) }
}

const cyclesOf = (p: Params, atlas: AtlasFile): readonly number[] =>
  atlas.pieces.find((q) => q.slice.sn_curve === p.sn_curve)?.axes.find((a) => a.name === CYCLES)?.values ?? []

function lookup(p: Params, atlas: AtlasFile, { value, reading }: AtlasRead, symbol: string, trace: Trace): number {
  return trace.lookup({
    ...atlasPlace(atlas),
    symbol,
    title: 'Damage from atlas, log-log interpolation',
    unit: '-',
    value,
    cell: `curve ${p.sn_curve}`,
    ...(trace !== silent && reading({ [STRESS]: 'S_g', [CYCLES]: symbol === 'd_0' ? 'n_0' : 'n_g' })),
  })
}
