/** Probability that damage opens a zone; the steps show the first. */
import { silent } from '@keelson/equations'
import { densityOf } from '@keelson/standards/imo-solas-ii-1-2009/zones.ts'
import { givesAs, listValue, notApplicable, shownRatio } from '@keelson/workflow'
import { heightsOf, type Zone, zoneOf } from './calculate-zones.ts'
import { zonesChart } from './charts.ts'
import { way } from './inputs.ts'
import { zoneProblems } from './rules.ts'
import { zoneRows, zonesTable } from './tables.ts'

const byZone = (title: string, symbol: string, description: string) =>
  listValue('fraction', { title, symbol, description, single: true })

export const zones = way({
  takes: ['subdivision_length', 'zone_length', 'zone_position'],
  may: ['hull_breadth', 'draft', 'penetration_breadth', 'horizontal_boundary_height'],
  rules: zoneProblems,
  values: {
    jm: givesAs(
      'J_m',
      'Normalised maximum damage length',
      '-',
      'Maximum damage length as a fraction of the subdivision length.',
    ),
    jk: givesAs(
      'J_k',
      'Damage distribution knuckle',
      '-',
      'Damage length at the knuckle of the distribution, as a fraction of the subdivision length.',
    ),
    p: byZone('Probability of damage within the zone', 'p', 'Probability of damage within each zone.'),
    r_penetration: byZone(
      'Probability of no bulkhead penetration',
      'r',
      'Factor r for each zone, the probability that damage does not penetrate the bulkhead.',
    ),
    p_times_r: byZone(
      'Probability of wing damage only',
      'p_r',
      'Probability of damage limited to the space outboard of the bulkhead, for each zone.',
    ),
    v_vertical: byZone('Probability of no flooding above the deck', 'v', 'Factor v for each deck.'),
  },
  checks: {},
  tables: { zones: zonesTable },
  charts: {
    zones: {
      title: 'Damage probability against zone length',
      description: 'Damage probability for zones between terminals and at a terminal, with the entered zones.',
      apart: { knuckle: 'Damage length at which the probability density changes slope.' },
    },
  },
  calculate: (p, trace) => {
    const { subdivision_length: L_s, zone_length: lengths } = p
    trace.section('Distribution of damage lengths')
    const density = densityOf(L_s, trace)
    trace.section(lengths.length === 1 ? 'Zone' : `Zone 1 of ${lengths.length} (others similar)`)
    const all = lengths.map((_, i) => zoneOf(p, density, L_s, i, i === 0 ? trace : silent))
    const heights = heightsOf(p, trace)
    const lacking = notApplicable('no {penetration_breadth} is provided')
    const first = all[0] as Zone
    return {
      values: {
        p: all.map((z) => z.p),
        r_penetration: first.r === undefined ? lacking : all.map((z) => z.r ?? 0),
        p_times_r: first.pr === undefined ? lacking : all.map((z) => z.pr ?? 0),
        v_vertical: heights ?? notApplicable('no {horizontal_boundary_height} are provided'),
      },
      tables: () => ({ zones: zoneRows(all) }),
      charts: () => ({ zones: zonesChart(L_s, density, all) }),
      detail: `Probability of damage within the zone ${shownRatio(first.p)}${all.length > 1 ? ` (first of ${all.length} zones)` : ''}`,
    }
  },
})
