/** From the zone table to the demands: the zone that demands most and the first in full, every zone in the table. */
import { silent, type Trace } from '@keelson/equations'
import { hasCategory } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import type { Climate } from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import { type ParamsOf, type Problem, params, shownIn } from '@keelson/workflow'
import { type EditionYear, editionOf } from './editions.ts'
import type { ByPhase } from './inputs.ts'
import { BARE, COATINGS, isCategory, zones } from './inputs-zones.ts'
import { densitiesOf, type Part, partOf, type Site, type Surface, totalsOf } from './parts.ts'
import { type DrainInputs, drainOf } from './wells.ts'

const schema = params({ zones })
export type Zone = ParamsOf<typeof schema>['zones'][number]
export interface ZoneInputs extends DrainInputs {
  readonly zones: readonly Zone[]
  readonly edition: EditionYear
  readonly climatic_region: Climate
  readonly design_life: number
}

/** A bad row is refused at the table, with its number. */
export function zoneRules(zones: readonly Zone[], edition: EditionYear): Problem[] {
  return zones.flatMap((zone, i) => {
    const refuse = (message: string) => ({ pointer: '/zones', message: `row ${i + 1}: ${message}` })
    const known = zone.coating_category === BARE || isCategory(zone.coating_category)
    return [
      ...(zone.area_m2 > 0
        ? []
        : [refuse(`{area_m2} must be greater than 0 (entered: ${shownIn(zone.area_m2, 'm2')})`)]),
      ...(known
        ? []
        : [
            refuse(
              `{coating_category} must be one of ${COATINGS.join(', ')} (entered: ${JSON.stringify(zone.coating_category)})`,
            ),
          ]),
      ...(zone.coating_category === 'IV' && !hasCategory(editionOf(edition), 'IV')
        ? [refuse(`category IV is in the 2021 edition only (entered: ${edition} edition)`)]
        : []),
    ]
  })
}

const surfaceOf = (zone: Zone, i: number): Surface => ({
  zone: `Zone ${i + 1}`,
  exposure: zone.exposure,
  area: zone.area_m2,
  depth: zone.depth_m,
  temperature: zone.metal_surface_temperature_degC,
  coating: isCategory(zone.coating_category) ? { by: { category: zone.coating_category } } : BARE,
})

export interface ZonesDemand {
  readonly parts: readonly Part[]
  readonly demand: ByPhase
  /** A. */
  readonly drain: number
}

/** Demands of all zones, A; traced are the one with the largest mean demand and the first, whose factors are answered. */
export function zonesDemand(p: ZoneInputs, trace: Trace, wear = 1): ZonesDemand {
  const site: Site = { edition: editionOf(p.edition), climate: p.climatic_region, life: p.design_life, wear }
  const worked = (zone: Zone, i: number, into: Trace): Part => {
    const surface = surfaceOf(zone, i)
    const suffix = `_${i + 1}`
    return partOf(surface, site, densitiesOf(surface, site, suffix, into), into, { suffix })
  }
  const parts = p.zones.map((zone, i) => worked(zone, i, silent))
  const largest = parts.reduce((best, part, i) => (part.demand.mean > (parts[best]?.demand.mean ?? 0) ? i : best), 0)
  const zone = p.zones[largest]
  if (zone && zone.exposure !== 'atmospheric') {
    trace.section(`${parts[largest]?.zone}, largest mean demand: ${zone.exposure}, ${coatingInWords(zone)}`)
    worked(zone, largest, trace)
  }
  const [first] = p.zones
  if (first && largest > 0 && (first.exposure !== 'atmospheric' || isCategory(first.coating_category))) {
    trace.section(`${parts[0]?.zone}: ${first.exposure}, ${coatingInWords(first)}`)
    worked(first, 0, trace)
  }
  trace.section('Current demand of all zones')
  const drain = drainOf(p, trace)
  return { parts, demand: totalsOf(parts, drain, trace), drain: drain.current }
}
const coatingInWords = ({ coating_category: c }: Zone) => (c === BARE ? BARE : `coating category ${c}`)
