/** Well path: survey, queries, projection, anti-collision and uncertainty, in the order of a directional driller. */
import type { Trace } from '@keelson/equations'
import type { PlacedStation } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { endOf } from '@keelson/physics/wellbore/path.ts'
import { check, notApplicable, type Outcome, type RunContext, shownIn } from '@keelson/workflow'
import { collisionPart, noOffsets } from './calculate-collision.ts'
import { lastStation, sharpestCourse } from './calculate-hand.ts'
import { depthQuery, interpolation, projection } from './calculate-queries.ts'
import { separationOfDistance } from './calculate-separation.ts'
import { offsetsOf, type Survey, surveyOf } from './calculate-survey.ts'
import { stated, type Uncertainty, uncertaintyOf } from './calculate-uncertainty.ts'
import * as charts from './charts.ts'
import type { contract } from './contract.ts'
import { planFigure, sectionFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { SEPARATION } from './modes.ts'
import { type Listing, listingOf, surveyTables } from './tables-listing.ts'
import { idleInputs, surveyWarnings, weakField } from './warnings.ts'

type WellPathOutcome = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): WellPathOutcome {
  return p.analysis === SEPARATION ? separationOfDistance(p, trace) : wellPathRun(p, trace)
}

function wellPathRun(p: Params, trace: Trace): WellPathOutcome {
  const survey = surveyOf(p)
  const listing = listingOf(p, survey.path)
  const offsets = offsetsOf(p)
  const surveyed = surveyPart(p, survey, listing, trace)
  const queried = queryPart(p, survey, trace)
  const projected = projection(p, survey.path, trace)
  const own = uncertaintyOf(p, survey.path)
  const collision = offsets.length > 0 ? collisionPart(p, survey, own, offsets, trace) : noOffsets(p)
  const unsure = uncertaintyPart(p, survey, own, trace)
  const [N, E, V] = projected?.position ?? []
  return {
    values: {
      ...surveyed.values,
      ...queried.values,
      ...(projected && { projected_north: N, projected_east: E, projected_true_vertical_depth: V }),
      ...collision.values,
      ...unsure.values,
    },
    checks: { ...surveyed.checks, ...collision.checks },
    tables: () => ({ ...surveyed.tables(), ...queried.tables(), ...collision.tables(), ...unsure.tables() }),
    charts: () => ({
      plan_view: charts.planView(survey.path, offsets, projected),
      vertical_section: charts.sectionView(p, survey.path, listing, offsets, projected),
      dogleg_severity: charts.severityChart(p, listing),
      space_view: charts.spaceView(survey.path, offsets),
      ...collision.charts(),
      ...unsure.charts(),
    }),
    figures: () => {
      const around = { path: survey.path, listing, offsets, ...collision.around, projected, uncertainty: own }
      return { section: sectionFigure(p, around), plan: planFigure(p, around) }
    },
    warnings: [
      ...surveyWarnings(p, survey, listing),
      ...(collision.warnings ?? []),
      ...weakField(p),
      ...idleInputs(p, offsets.length),
    ],
    detail: sentence(survey, listing, projected?.position, collision.said),
  }
}

const placeOf = ([N, E, V]: PlacedStation['position']): string =>
  `${centimetres(N)} m north, ${centimetres(E)} m east, ${centimetres(V)} m deep`
const centimetres = (x: number) => (Math.abs(x) < 0.005 ? 0 : x).toFixed(2)
function sentence(
  { path }: Survey,
  { severity }: Listing,
  ahead: PlacedStation['position'] | undefined,
  nearest: string | undefined,
): string {
  const [N, E, V] = endOf(path).position
  const DLS = shownIn(
    severity.reduce((a, b) => Math.max(a, b), 0),
    'deg/30m',
    3,
  )
  const parts = [
    `The last station lies at ${placeOf([N, E, V])}`,
    `the largest dogleg severity is ${DLS}`,
    ...(ahead === undefined ? [] : [`the projection ends at ${placeOf(ahead)}`]),
    ...(nearest === undefined ? [] : [nearest]),
  ]
  return parts.join('; ')
}

function surveyPart(p: Params, survey: Survey, listing: Listing, trace: Trace) {
  const DLS = sharpestCourse(p, survey, listing, trace)
  const closure = lastStation(p, survey, listing, trace)
  const { stations } = survey.path
  const [north, east, down] = endOf(survey.path).position
  const limit = p.maximum_allowable_dogleg_severity
  return {
    values: {
      true_vertical_depth: stations.map((s) => s.position[2]),
      north: stations.map((s) => s.position[0]),
      east: stations.map((s) => s.position[1]),
      vertical_section: listing.section,
      dogleg_severity: listing.severity,
      build_rate: listing.build,
      turn_rate: listing.turn,
      final_true_vertical_depth: down,
      final_north: north,
      final_east: east,
      final_vertical_section: closure.section,
      final_dogleg_severity: closure.severity,
      closure_distance: closure.distance,
      closure_azimuth: closure.azimuth ?? notApplicable('the last station lies over the origin'),
      maximum_dogleg_severity: DLS,
    },
    checks: limit === undefined ? {} : { dogleg: check({ demand: DLS, capacity: limit }) },
    tables: () => surveyTables(survey.path, listing),
  }
}

function queryPart(p: Params, { path }: Survey, trace: Trace) {
  const { values } = interpolation(p, path, trace)
  const depths = depthQuery(p, path, trace)
  return {
    values: { ...values, ...(depths?.[0] && { measured_depth_at_true_vertical_depth: depths[0].md }) },
    tables: () => ({ depths: depths?.map(depthRow) ?? notApplicable('no true vertical depth was asked for') }),
  }
}

const depthRow = ({ md, inclination, azimuth, position }: PlacedStation) => ({
  measured_depth: md,
  inclination,
  azimuth,
  north: position[0],
  east: position[1],
})

function uncertaintyPart(p: Params, { path }: Survey, own: Uncertainty | undefined, trace: Trace) {
  if (!own) {
    const none = notApplicable('no error model was given')
    return {
      values: {},
      tables: () => ({ uncertainty: none, error_sources: none }),
      charts: () => ({ uncertainty: none }),
    }
  }
  const { values, uncertainty, error_sources } = stated(p, path, own, trace)
  return {
    values,
    tables: () => ({ uncertainty: uncertainty(), error_sources }),
    charts: () => ({ uncertainty: charts.uncertaintyChart(path, own) }),
  }
}
