/**
 * A ship's form as her lines plan gives it: half sections at stations along her length. The one description of a hull
 * from which hydrostatics, stability and strip theory are worked out. Metres.
 */
import { inWords, requireThat } from '@keelson/numerics/errors.ts'

/** A point of a half section: y to port of the centre plane, >= 0; z above the base line. */
export interface OffsetPoint {
  readonly y: number
  readonly z: number
}

/** A half section, from the keel up to the deck edge, joined by straight lines. Its mirror image is the starboard side. */
export interface Station {
  /** Forward of amidships. */
  readonly x: number
  readonly offsets: readonly OffsetPoint[]
}

/** Stations in ascending x, symmetric about the centre plane. */
export interface HullForm {
  readonly stations: readonly Station[]
}

const FEWEST_STATIONS = 3
const FEWEST_OFFSETS = 2

/**
 * A form of at least 3 stations of strictly ascending x, each of at least 2 offsets that never go down. Throws
 * NumericsError 'bad_input' naming the station otherwise.
 */
export function hullForm(stations: readonly Station[]): HullForm {
  requireThat(
    stations.length >= FEWEST_STATIONS,
    `at least ${FEWEST_STATIONS} stations are required (entered: ${stations.length})`,
  )
  for (const [i, station] of stations.entries()) {
    const name = `station ${i + 1} at x = ${inWords(station.x)} m`
    const before = stations[i - 1]
    requireThat(Number.isFinite(station.x), `${name}: x must be a finite number`)
    requireThat(before === undefined || station.x > before.x, `${name}: must be forward of the previous station`)
    requireOffsets(station.offsets, name)
  }
  return { stations }
}

function requireOffsets(offsets: readonly OffsetPoint[], name: string): void {
  requireThat(
    offsets.length >= FEWEST_OFFSETS,
    `${name}: at least ${FEWEST_OFFSETS} offsets are required (entered: ${offsets.length})`,
  )
  for (const [i, { y, z }] of offsets.entries()) {
    requireThat(y >= 0 && Number.isFinite(y), `${name}: half breadth must not be negative (entered: ${inWords(y)} m)`)
    const below = offsets[i - 1]
    requireThat(
      Number.isFinite(z) && (below === undefined || z >= below.z),
      `${name}: offsets must run from the keel upwards`,
    )
  }
}
