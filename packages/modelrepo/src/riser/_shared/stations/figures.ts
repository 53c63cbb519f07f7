/** What the drawings of riser checks share: the riser with its stations, and the pipe in section under its pressures. */
import { type At, type Drawing, figure, type Label, labelled } from '@keelson/figures'
import { onCircle } from '@keelson/figures/polar.ts'
import { pipePressures } from '@keelson/figures/things/pipe-pressure.ts'
import { diameters, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { alongRuler, atGoverning, type RiserAlong, riserAlong, riserFrame } from '@keelson/figures/things/riser.ts'
import { atStation, type PerStation, placesAlong, stationName } from './stations.ts'

export interface Stations {
  readonly count: number
  readonly arcLength: PerStation | undefined
  readonly externalPressure: PerStation
  readonly governing: number
}

/** The upper end is that with the smaller pressure outside; the first, where both are alike. */
export function riserOf({ count, arcLength, externalPressure, governing }: Stations): RiserAlong {
  const places = placesAlong(arcLength, count)
  const outside = places.map((_, i) => atStation(externalPressure, i))
  const fromTop = (outside[0] ?? 0) <= (outside.at(-1) ?? 0)
  const names = places.map((_, i) => stationName(i))
  const stations = places.map((along, i) => ({ along, name: names[i] ?? '' }))
  return {
    stations,
    governing,
    fromTop,
    measured: arcLength !== undefined,
    waterline: arcLength && waterlineOf(arcLength, outside),
  }
}

/** Where the pressure outside, a line between two stations, begins; unknown where no station stands dry beside a wet one. */
function waterlineOf(arcLength: PerStation, outside: PerStation): number | undefined {
  const dry = outside.findIndex((p, i) => p === 0 && ((outside[i + 1] ?? 0) > 0 || (outside[i - 1] ?? 0) > 0))
  return dry < 0 ? undefined : arcLength[dry]
}

/** The riser with what stands at the governing station. */
export function riserFigure(stations: Stations, labels: readonly Label[]): Drawing {
  const riser = riserOf(stations)
  const { arcLength, governing } = stations
  const s = arcLength?.[governing]
  const place = stationName(governing)
  const here: Label = s === undefined ? { text: `${place} governs` } : labelled('s', s, 'm', `${place} governs`)
  return figure(
    riserFrame(riser),
    arcLength !== undefined && arcLength.length > 1 && alongRuler(riser),
    riserAlong(riser),
    atGoverning(riser, [here, ...labels]),
  )
}

/** A wall inside the nominal one: what is left of it. */
interface WallNote {
  readonly symbol: string
  readonly thickness: number
  readonly text: string
}
export interface SectionDrawn {
  readonly outerDiameter: number
  readonly wall: WallNote
  /** Thinner walls, each drawn by the circle of its bore. */
  readonly thinner: readonly WallNote[]
  readonly inside: number
  readonly outside: number
}

/** The pipe with its walls and pressures. */
export function sectionFigure({ outerDiameter: D, wall, thinner, inside, outside }: SectionDrawn): Drawing {
  const at: At = [0, 0]
  const pipe: PipeSection = { at, outerDiameter: D, wall: wall.thickness }
  const visible = thinner.filter(({ thickness }) => thickness < wall.thickness)
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.85 * D, 0.85 * D], y: [-0.6 * D, 0.6 * D] } },
    pipeSection(pipe),
    visible.map(({ thickness }) => ({
      kind: 'circle' as const,
      at,
      radius: D / 2 - thickness,
      role: 'limit' as const,
      dashed: true as const,
    })),
    diameters(pipe, { steel: 'D' }),
    pipePressures({
      at,
      outerDiameter: D,
      wall: wall.thickness,
      inside: { value: inside, label: labelled('p_i', inside, 'MPa') },
      outside: { value: outside, label: labelled('p_e', outside, 'MPa') },
    }),
    wallNotes(at, D, [wall, ...thinner]),
  )
}

/** On the right, one under the other. */
const wallNotes = (at: At, D: number, walls: readonly WallNote[]) =>
  walls.map(({ symbol, thickness, text }, i) => ({
    kind: 'note' as const,
    at: onCircle(at, D / 2 - (i === 0 ? thickness / 2 : thickness), 40 - 22 * i),
    side: 'right' as const,
    label: labelled(symbol, thickness, 'mm', text),
  }))
