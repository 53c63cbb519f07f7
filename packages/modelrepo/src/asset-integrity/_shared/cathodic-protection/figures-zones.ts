/** The zones of a structure with the mean current that each takes from the anodes. */
import { type Drawing, figure, labelled } from '@keelson/figures'
import {
  PLACES,
  type Place,
  ZONED_FRAME,
  type ZoneOfSteel,
  zonedStructure,
} from '@keelson/figures/things/zoned-structure.ts'
import { shownIn, withQuantities } from '@keelson/workflow'
import { BARE, isCategory } from './inputs-zones.ts'
import type { Part } from './parts.ts'

/** More zones than this are put together by exposure and coating. */
const MOST_ZONES = 7

const ASPECT = 0.95
const NO_BREAK = '\u00a0'

const PLACE: Readonly<Record<string, Place>> = {
  atmospheric: 'air',
  splash: 'splash',
  submerged: 'water',
  buried: 'ground',
}
const IN_WORDS: Readonly<Record<Place, string>> = {
  air: 'in air',
  splash: 'splash',
  water: 'submerged',
  ground: 'buried',
}

export interface Drained {
  /** A, and the symbol that it is printed under. */
  readonly current: number
  readonly symbol: string
}
/** A part with the mark that its symbols have in the steps, _1 or _c, and what is said of it. */
export interface MarkedPart {
  readonly part: Part
  readonly mark: string
  readonly name: string
}

/** The rows of a zone table. */
export const markedZones = (parts: readonly Part[]): readonly MarkedPart[] =>
  parts.map((part, i) => ({ part, mark: `_${i + 1}`, name: `${part.zone}, ${part.coating}, ${whereOf(part)}` }))

const whereOf = (part: Part): string => {
  const place = placeOf(part)
  return place === 'water' && part.depth !== null
    ? withQuantities(shownIn(part.depth, 'm')).replace(' ', NO_BREAK)
    : IN_WORDS[place]
}

/** Parts of one surface at one depth: coated, bare, and what stands beside them in turn. */
export function markedParts(parts: readonly Part[]): readonly MarkedPart[] {
  let more = 0
  return parts.map((part) => {
    const { zone, coating } = part
    return { part, mark: MARKS[zone] ?? `_${++more}`, name: isCategory(coating) ? `${zone}, ${coating}` : zone }
  })
}
const MARKS: Readonly<Record<string, string>> = {
  'Coated steel': '_c',
  'Coated hull': '_c',
  'Bare steel': '_b',
  'Bare hull': '_b',
}

export interface Anodes {
  readonly N: number
  /** Whether their number was given; else it is the number required. */
  readonly given: boolean
}

export function zonesFigure(
  parts: readonly MarkedPart[],
  drain: Drained,
  { N, given }: Anodes,
  afloat = false,
): Drawing {
  const zones = parts.length > MOST_ZONES ? together(parts) : [...parts].sort(byDepth).map(zoneOf)
  return figure(
    { unit: 'm', scale: 'none', aspect: ASPECT, frame: ZONED_FRAME },
    zonedStructure({
      zones,
      drain: { current: drain.current, label: labelled(drain.symbol, drain.current, 'A', 'current drain') },
      anodes: labelled(given ? 'N' : 'N_req', N, '-', 'anodes'),
      afloat,
    }),
  )
}

const byDepth = (a: MarkedPart, b: MarkedPart): number => (a.part.depth ?? 0) - (b.part.depth ?? 0)
const placeOf = ({ exposure }: Part): Place => PLACE[exposure] ?? 'water'

function zoneOf({ part, mark, name }: MarkedPart): ZoneOfSteel {
  const { coating, area, demand } = part
  const place = placeOf(part)
  return {
    area,
    current: demand.mean,
    place,
    coated: coating !== BARE,
    label: labelled(`A${mark}`, area, 'm2', name),
    ...takenBy(place, `I_cm${mark}`, demand.mean),
  }
}

const takenBy = (place: Place, symbol: string, current: number): Pick<ZoneOfSteel, 'taken'> =>
  place === 'air' ? {} : { taken: labelled(symbol, current, 'A') }

/** Many zones by exposure, the bare and the coated apart. */
function together(parts: readonly MarkedPart[]): readonly ZoneOfSteel[] {
  return PLACES.flatMap((place) =>
    [true, false].flatMap((coated): ZoneOfSteel[] => {
      const own = parts.map(({ part }) => part).filter((p) => placeOf(p) === place && (p.coating !== BARE) === coated)
      if (own.length === 0) return []
      const area = own.reduce((sum, part) => sum + part.area, 0)
      const current = own.reduce((sum, part) => sum + part.demand.mean, 0)
      const text = `${own.length} zones, ${coated ? 'coated' : 'bare'}, ${IN_WORDS[place]}`
      return [
        { area, current, place, coated, label: labelled('A', area, 'm2', text), ...takenBy(place, 'I_cm', current) },
      ]
    }),
  )
}
