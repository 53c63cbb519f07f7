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
    jm: givesAs('J_m', 'Normalised maximum damage length', '-', 'Of the ship.'),
    jk: givesAs('J_k', 'Knuckle of the distribution', '-', 'Of the ship.'),
    p: byZone('Probability of damage within the zone', 'p', 'One for each zone.'),
    r_penetration: byZone('Probability that damage stops at the bulkhead', 'r', 'One for each zone.'),
    p_times_r: byZone('Probability of damage outside the bulkhead only', 'p_r', 'One for each zone.'),
    v_vertical: byZone('Probability that damage does not go above the deck', 'v', 'One for each deck.'),
  },
  checks: {},
  tables: { zones: zonesTable },
  charts: {
    zones: {
      title: 'Probability over the length of a zone',
      description: 'Between the terminals and at one of them, with the zones of the run.',
      apart: { knuckle: 'Where the density of damage lengths changes its slope.' },
    },
  },
  calculate: (p, trace) => {
    const { subdivision_length: L_s, zone_length: lengths } = p
    trace.section('Distribution of damage lengths')
    const density = densityOf(L_s, trace)
    trace.section(lengths.length === 1 ? 'Zone' : `Zone 1 of ${lengths.length}; the others likewise`)
    const all = lengths.map((_, i) => zoneOf(p, density, L_s, i, i === 0 ? trace : silent))
    const heights = heightsOf(p, trace)
    const lacking = notApplicable('no {penetration_breadth} is given')
    const first = all[0] as Zone
    return {
      values: {
        p: all.map((z) => z.p),
        r_penetration: first.r === undefined ? lacking : all.map((z) => z.r ?? 0),
        p_times_r: first.pr === undefined ? lacking : all.map((z) => z.pr ?? 0),
        v_vertical: heights ?? notApplicable('no {horizontal_boundary_height} is given'),
      },
      tables: () => ({ zones: zoneRows(all) }),
      charts: () => ({ zones: zonesChart(L_s, density, all) }),
      detail: `Probability of damage within the zone ${shownRatio(first.p)}${all.length > 1 ? `, first of ${all.length}` : ''}`,
    }
  },
})
