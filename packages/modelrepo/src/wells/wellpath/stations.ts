/** What a survey gives station by station: by hand one representative course, the closure and the section of the last station. */
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
import { compares, gives, givesAs, listValue, type Measure, notApplicable, resultOf } from '@keelson/workflow'
import { LISTING, readPlace, shownDepth } from './calculate-places.ts'
import type { Survey } from './calculate-survey.ts'
import type { OnPath } from './inputs.ts'
import { closureUndefined, type Listing, sharpest, surveyTables } from './tables-listing.ts'

const perStation = (title: string, description: string, symbol: string, of: Measure) =>
  listValue(of, { title, description: `${description} One value per station.`, symbol })
const AT_LAST = 'Value at the last station.'
const signed = { signed: true } as const

export const surveyValues = {
  true_vertical_depth: perStation('True vertical depths', 'True vertical depth below the datum.', 'V', 'survey_depth'),
  north: perStation('Northings', 'Northing of the station on the grid.', 'N', 'well_coordinate'),
  east: perStation('Eastings', 'Easting of the station on the grid.', 'E', 'well_coordinate'),
  vertical_section: perStation(
    'Vertical sections',
    'Displacement in the section plane from the section origin.',
    'VS',
    'well_coordinate',
  ),
  dogleg_severity: perStation(
    'Dogleg severities',
    'Dogleg severity of the course above the station; 0 at the first station.',
    'DLS',
    'dogleg_severity',
  ),
  build_rate: perStation(
    'Build rates',
    'Build rate of the course above the station; 0 at the first station.',
    'B',
    'dogleg_severity',
  ),
  turn_rate: listValue('dogleg_severity', {
    title: 'Turn rates',
    description:
      'Turn rate of the course above the station; no value at a station below 1° inclination. One value per station.',
    symbol: 'T',
    gaps: true,
  }),
  final_true_vertical_depth: givesAs('V', 'Final true vertical depth', 'survey_depth', AT_LAST, signed),
  final_north: givesAs('N', 'Final northing', 'well_coordinate', AT_LAST, signed),
  final_east: givesAs('E', 'Final easting', 'well_coordinate', AT_LAST, signed),
  final_vertical_section: gives(verticalSection, 'well_coordinate', AT_LAST, {
    title: 'Final vertical section',
    ...signed,
  }),
  final_dogleg_severity: resultOf(doglegSeverity, 'dogleg_severity', {
    title: 'Final dogleg severity',
    description: 'Dogleg severity of the last course.',
    minimum: 0,
  }),
  closure_distance: gives(
    closureDistance,
    'well_coordinate',
    'Horizontal distance of the last station from the coordinate origin.',
  ),
  closure_azimuth: gives(
    closureAzimuth,
    'heading',
    'Direction of the last station from the coordinate origin, from grid north.',
    signed,
  ),
  maximum_dogleg_severity: gives(doglegSeverity, 'dogleg_severity', 'Maximum dogleg severity of all courses.', {
    title: 'Maximum dogleg severity',
  }),
}

export const doglegCheck = {
  dogleg: compares('dogleg_severity', {
    title: 'Dogleg severity',
    criterion: doglegSeverity,
    demand: { symbol: doglegSeverity.symbol, title: 'Maximum dogleg severity' },
    capacity: { input: 'maximum_allowable_dogleg_severity', title: 'Allowable dogleg severity' },
    needs: ['maximum_allowable_dogleg_severity'],
  }),
}

export function surveyPart(p: OnPath, survey: Survey, listing: Listing, trace: Trace) {
  sharpestCourse(p, survey, listing, trace)
  const severity = lastStation(p, survey, listing, trace)
  const { stations } = survey.path
  return {
    values: {
      true_vertical_depth: stations.map((s) => s.position[2]),
      north: stations.map((s) => s.position[0]),
      east: stations.map((s) => s.position[1]),
      vertical_section: listing.section,
      dogleg_severity: listing.severity,
      build_rate: listing.build,
      turn_rate: listing.turn,
      final_dogleg_severity: severity,
      closure_azimuth: closureUndefined(survey.path) ? notApplicable('the last station is at the origin') : undefined,
    },
    tables: () => surveyTables(survey.path, listing),
  }
}

/** Traces the course with the largest dogleg severity. */
function sharpestCourse(p: OnPath, { north, listing: sent, path }: Survey, listing: Listing, trace: Trace): void {
  const k = sharpest(listing)
  const course = path.courses[k] ?? path.courses[0]
  const { from, to } = course
  trace.section(`Course with maximum dogleg severity, ${shownDepth(from.md)} to ${shownDepth(to.md)}`)
  const calc = traced(trace)
  for (const [i, end] of [[k, '1'] as const, [k + 1, '2'] as const]) {
    const surveyed = sent.azimuth[i] ?? 0
    if (north.reference !== 'grid' || surveyed !== path.stations[i]?.azimuth) gridAzimuth(calc, surveyed, north, end)
  }
  if (k > 0) readPlace(from, '_1', LISTING, trace)
  const { length: L, dogleg: beta } = courseTo(calc, from, to)
  calc.apply(doglegSeverity, { beta, L })
  calc.apply(doglegOver, { beta, C: p.dogleg_course_length, L })
  calc.apply(buildRate, { I_1: from.inclination, I_2: to.inclination, L })
  const Delta_A = calc.apply(azimuthChange, { A_1: from.azimuth, A_2: to.azimuth })
  const rates = listing.rates[k]
  if (rates && rates.turn !== null) calc.apply(turnRate, { Delta_A, L })
  if (rates && rates.toolFace !== null) calc.apply(toolFace, { I_1: from.inclination, I_2: to.inclination, Delta_A })
}

/** Traces the closure, the vertical section and the dogleg severity of the last station, which it returns in rad/m. */
function lastStation(p: OnPath, { path }: Survey, listing: Listing, trace: Trace): number {
  const last = endOf(path)
  const [N, E] = last.position
  trace.section('Last station')
  readPlace(last, '', LISTING, trace)
  trace.apply(closureDistance, { N, E })
  if (!closureUndefined(path)) trace.apply(closureAzimuth, { N, E })
  const A_vs = listing.sectionAzimuth
  const [N_0, E_0] = [p.vertical_section_origin_north, p.vertical_section_origin_east]
  trace.apply(verticalSection, { N, N_0, E, E_0, A_vs })
  return trace.lookup({
    symbol: 'DLS_n',
    title: 'Last course dogleg severity',
    unit: doglegSeverity.unit,
    source: doglegSeverity.source,
    clause: doglegSeverity.clause,
    value: listing.severity.at(-1) ?? 0,
    cell: `${LISTING}, course to ${shownDepth(last.md)}`,
  })
}
