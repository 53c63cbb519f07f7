/** The surveys of a request as well paths on the grid. */
import { gridAzimuth, type North } from '@keelson/physics/wellbore/angles.ts'
import { quiet } from '@keelson/physics/wellbore/calc.ts'
import { openCourse, type Station, type WellPath, wellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { type Problem, shownIn } from '@keelson/workflow'
import { shownDepth } from './calculate-places.ts'
import type { OnPath } from './inputs.ts'

/** A survey as it was sent, in SI. */
export interface Listing {
  readonly measured_depth: readonly number[]
  readonly inclination: readonly number[]
  readonly azimuth: readonly number[]
}
export interface Offset {
  readonly name: string
  readonly path: WellPath
  /** m; undefined where it was not given. */
  readonly diameter: number | undefined
}
export interface Survey {
  readonly north: North
  readonly listing: Listing
  readonly path: WellPath
}

const northOf = (p: OnPath): North => ({
  reference: p.azimuth_reference,
  convergence: p.grid_convergence ?? 0,
  declination: p.magnetic_declination ?? 0,
})

/** Stations with azimuths from grid north. */
const stationsOf = (listing: Listing, north: North): Station[] =>
  listing.measured_depth.map((md, k) => ({
    md,
    inclination: listing.inclination[k] ?? 0,
    azimuth: gridAzimuth(quiet, listing.azimuth[k] ?? 0, north),
  }))

export function surveyOf(p: OnPath): Survey {
  const north = northOf(p)
  const tieOn = [p.start_north, p.start_east, p.start_true_vertical_depth] as const
  return { north, listing: p, path: wellPath(stationsOf(p, north), tieOn) }
}

export const offsetsOf = (p: OnPath): Offset[] =>
  (p.offset_wells ?? []).map((row) => ({
    name: row.name,
    path: wellPath(stationsOf(row, northOf(p)), [row.start_north, row.start_east, row.start_true_vertical_depth]),
    diameter: row.hole_diameter,
  }))

/** A dogleg that comes nearer to 180 deg than numbers can tell is one of 180 deg. */
const HALF_TURN = Math.PI - 1e-6
const heading = ({ md, inclination, azimuth }: Station) =>
  `${shownIn(inclination, 'deg', 6)} towards ${shownIn(azimuth, 'deg', 6)} at ${shownDepth(md)}`

/** What is wrong with a listing; `at` is the pointer of the row that holds it. */
export function listingProblems(listing: Listing, at: string): Problem[] {
  const { measured_depth: MD, inclination: I, azimuth: A } = listing
  const problems: Problem[] = []
  for (const [name, list] of [['inclination', I] as const, ['azimuth', A] as const]) {
    if (list.length !== MD.length) {
      const message = `must have as many entries as there are measured depths, ${MD.length} (entered: ${list.length})`
      problems.push({ pointer: `${at}/${name}`, message })
    }
  }
  const k = MD.findIndex((md, i) => i > 0 && md <= (MD[i - 1] ?? md))
  if (k > 0) {
    const message = `must be strictly increasing (entered: ${shownDepth(MD[k] ?? 0)} after ${shownDepth(MD[k - 1] ?? 0)} at entry ${k + 1})`
    problems.push({ pointer: `${at}/measured_depth`, message })
  }
  return problems.length > 0 ? problems : halfTurns(listing, at)
}

function halfTurns({ measured_depth: MD, inclination: I, azimuth: A }: Listing, at: string): Problem[] {
  const station = (k: number): Station => ({ md: MD[k] ?? 0, inclination: I[k] ?? 0, azimuth: A[k] ?? 0 })
  for (let k = 1; k < MD.length; k++) {
    if (openCourse(quiet, station(k - 1), station(k)).beta < HALF_TURN) continue
    const [from, to] = [station(k - 1), station(k)]
    const message = `must turn by less than 180° per course to define a unique arc (entered: ${heading(from)} to ${heading(to)})`
    return [{ pointer: `${at}/inclination`, message }]
  }
  return []
}
