/** The answer on zones: the steps show the first. */
import { silent, type Trace } from '@keelson/equations'
import { densityOf } from '@keelson/standards/imo-solas-ii-1-2009/zones.ts'
import { given, notApplicable, shownRatio } from '@keelson/workflow'
import type { Run } from './calculate-run.ts'
import { heightsOf, type Zone, zoneOf } from './calculate-zones.ts'
import { zonesChart } from './charts.ts'
import type { Params } from './params.ts'
import { zoneRows } from './tables.ts'

export function zones(p: Params, trace: Trace): Run {
  const { subdivision_length: L_s, zone_length: lengths } = given(p, 'subdivision_length', 'zone_length')
  trace.section('Distribution of damage lengths')
  const density = densityOf(L_s, trace)
  trace.section(lengths.length === 1 ? 'Zone' : `Zone 1 of ${lengths.length}; the others likewise`)
  const all = lengths.map((_, i) => zoneOf(p, density, L_s, i, i === 0 ? trace : silent))
  const heights = heightsOf(p, trace)
  const lacking = notApplicable('no {penetration_breadth} is given')
  const first = all[0] as Zone
  return {
    values: {
      jm: density.J_m,
      jk: density.J_k,
      p: all.map((z) => z.p),
      r_penetration: first.r === undefined ? lacking : all.map((z) => z.r ?? 0),
      p_times_r: first.pr === undefined ? lacking : all.map((z) => z.pr ?? 0),
      v_vertical: heights ?? notApplicable('no {horizontal_boundary_height} is given'),
    },
    tables: () => ({ zones: zoneRows(all) }),
    charts: () => ({ zones: zonesChart(L_s, density, all) }),
    detail: `Probability of damage within the zone ${shownRatio(first.p)}${all.length > 1 ? `, first of ${all.length}` : ''}`,
  }
}
