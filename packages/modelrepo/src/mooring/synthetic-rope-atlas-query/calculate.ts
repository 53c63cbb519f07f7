/** The damage of a query, from the atlas or the direct solver, and what it comes to. */
import type { Trace } from '@keelson/equations'
import { fromSI, printPower, toSI } from '@keelson/units'
import { check, shown, shownRatio, shownUtilisation, shownYears, utilisation } from '@keelson/workflow'
import { type Answer, type AtlasQuery, inRows, type Origin } from '../../_shared/atlas/atlas-query.ts'
import { judged, nearMargin } from '../_shared/tension-ranges/query.ts'
import type { Verdict } from '../_shared/tension-ranges/verdict.ts'
import { axes } from './atlas.ts'
import { direct } from './atlas-solver.ts'
import { type Found, type Reading, readAtlas } from './calculate-readings.ts'
import { atlasSlice, shares } from './charts.ts'
import type { contract } from './contract.ts'
import { ropeOfQuery } from './figures.ts'
import type { Params } from './inputs.ts'

export const query: AtlasQuery<typeof contract, Found> = {
  interpolation: (parent) => `log-log interpolation of the ${parent} grid, exact for a power law`,
  outside: ({ minimum_breaking_load, tension_range_bins }, atlas) => [
    ...axes.outside({ minimum_breaking_load }, atlas),
    ...inRows('tension_range_bins', tension_range_bins, (bin) => axes.outside(bin, atlas)),
  ],
  fromAtlas: readAtlas,
  direct: (p, trace) => {
    const { D, bins } = direct(p, trace)
    return { D, all: bins }
  },
  near: (p, { D }, error) => nearMargin(p, D, error),
  answer,
}

function answer(p: Params, { D, all }: Found, from: Origin, trace: Trace): Answer<typeof contract> {
  const { verdict, values } = judged(p, D, from, trace)
  const { allowable, utilisation } = verdict
  return {
    values,
    checks: { dff_margin: check({ demand: D, capacity: allowable, utilisation }) },
    tables: () => ({ bin_table: all.map(rowOf) }),
    charts: () => ({ atlas_slice: atlasSlice(p, from.atlas, all), shares: shares(all, D) }),
    figures: () => ({ rope: ropeOfQuery(p) }),
    detail: sentence(p, verdict, from.by),
  }
}

const rowOf = ({ dT, n, d, d_1, N = Number.POSITIVE_INFINITY }: Reading) => ({
  tension_range: dT,
  n_cycles: n,
  damage_on_breaking_load: d_1 ?? null,
  cycles_to_failure: Number.isFinite(N) ? N : null,
  damage: d,
})

/** Life, s, from which on its years are said as a power of ten. */
const LONG = toSI(1e6, 'year')
const inYears = (life: number) =>
  life < LONG ? shownYears(life) : `${printPower(Number(fromSI(life, 'year').toPrecision(3)))} years`

/** Below the decimals of a utilisation. */
const LOW_USE = 0.001

function sentence(p: Params, { D, life, utilisation: u }: Verdict, source: string): string {
  const lasts = typeof life === 'number' ? `fatigue life ${inYears(life)}` : 'no finite fatigue life'
  const { characteristic_strength_factor: k_S } = p
  const DFF = shown(p.design_fatigue_factor)
  const use = u < LOW_USE ? `below ${shownUtilisation(LOW_USE)}` : shownUtilisation(utilisation(u))
  const strength = k_S === 1 ? 'the breaking load' : `${shownRatio(k_S)} times the breaking load`
  return `Tension fatigue only: ${lasts} from ${source}, damage ${shown(D, 3)} over ${shownYears(p.design_life)}, utilisation ${use} with a design fatigue factor of ${DFF}. Tension range ratios are based on ${strength}`
}
