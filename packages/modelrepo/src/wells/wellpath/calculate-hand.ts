/** The survey calculation by hand: one representative course, the closure and the section of the last station. */
import type { Trace } from '@keelson/equations'
import { gridAzimuth } from '@keelson/physics/wellbore/angles.ts'
import { traced } from '@keelson/physics/wellbore/calc.ts'
import { courseTo } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { endOf } from '@keelson/physics/wellbore/path.ts'
import {
  azimuthChange,
  buildRate,
  closureAzimuth,
  closureDistance,
  doglegOver,
  doglegSeverity,
  toolFace,
  turnRate,
  verticalSection,
} from '@keelson/physics/wellbore/rates.ts'
import { LISTING, readPlace, shownDepth } from './calculate-places.ts'
import type { Survey } from './calculate-survey.ts'
import type { Params } from './inputs.ts'
import { closureUndefined, type Listing, sharpest } from './tables-listing.ts'

/** Traces the course with the largest dogleg severity, which it returns in rad/m. */
export function sharpestCourse(
  p: Params,
  { north, listing: sent, path }: Survey,
  listing: Listing,
  trace: Trace,
): number {
  const k = sharpest(listing)
  const course = path.courses[k] ?? path.courses[0]
  const { from, to } = course
  trace.section(`Course with the largest dogleg severity: ${shownDepth(from.md)} to ${shownDepth(to.md)}`)
  const calc = traced(trace)
  for (const [i, end] of [[k, '1'] as const, [k + 1, '2'] as const]) {
    const surveyed = sent.azimuth[i] ?? 0
    if (north.reference !== 'grid' || surveyed !== path.stations[i]?.azimuth) gridAzimuth(calc, surveyed, north, end)
  }
  if (k > 0) readPlace(from, '_1', LISTING, trace)
  const { length: L, dogleg: beta } = courseTo(calc, from, to)
  const DLS = calc.apply(doglegSeverity, { beta, L })
  calc.apply(doglegOver, { beta, C: p.dogleg_course_length, L })
  calc.apply(buildRate, { I_1: from.inclination, I_2: to.inclination, L })
  const Delta_A = calc.apply(azimuthChange, { A_1: from.azimuth, A_2: to.azimuth })
  const rates = listing.rates[k]
  if (rates && rates.turn !== null) calc.apply(turnRate, { Delta_A, L })
  if (rates && rates.toolFace !== null) calc.apply(toolFace, { I_1: from.inclination, I_2: to.inclination, Delta_A })
  return DLS
}

/** Traces the closure, the vertical section and the dogleg severity of the last station; distance in m, azimuth in rad. */
export function lastStation(p: Params, { path }: Survey, listing: Listing, trace: Trace) {
  const last = endOf(path)
  const [N, E] = last.position
  trace.section('Last station')
  readPlace(last, '', LISTING, trace)
  const distance = trace.apply(closureDistance, { N, E })
  const azimuth = closureUndefined(path) ? undefined : trace.apply(closureAzimuth, { N, E })
  const A_vs = listing.sectionAzimuth
  const [N_0, E_0] = [p.vertical_section_origin_north, p.vertical_section_origin_east]
  const section = trace.apply(verticalSection, { N, N_0, E, E_0, A_vs })
  const severity = trace.lookup({
    symbol: 'DLS_n',
    title: 'Dogleg severity of the last course',
    unit: doglegSeverity.unit,
    source: doglegSeverity.source,
    clause: doglegSeverity.clause,
    value: listing.severity.at(-1) ?? 0,
    cell: `${LISTING}, course to ${shownDepth(last.md)}`,
  })
  return { distance, azimuth, section, severity }
}
