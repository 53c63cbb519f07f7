/** Well path: survey, queries, projection, anti-collision and uncertainty, in the order of a directional driller. */
import type { PlacedStation } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { endOf } from '@keelson/physics/wellbore/path.ts'
import { capitalised, shownIn, withCommas } from '@keelson/workflow'
import { offsetsOf, type Survey, surveyOf } from './calculate-survey.ts'
import { uncertaintyOf } from './calculate-uncertainty.ts'
import { planView, sectionView, severityChart, spaceView } from './charts.ts'
import { planFigure, sectionFigure } from './figures.ts'
import { BUILD_TURN, MWD_SRGM_TOOL, margins, onPath, TOOLFACE_DLS, way } from './inputs.ts'
import { collisionPart, neighbourCharts, neighbourValues, noOffsets } from './neighbours.ts'
import { depthQuery, depthRows, projection, queryValues, traceInterpolation } from './queries.ts'
import { pathRules } from './rules.ts'
import { clearanceChecks } from './separation.ts'
import { doglegCheck, surveyPart, surveyValues } from './stations.ts'
import { tables } from './tables.ts'
import { type Listing, listingOf } from './tables-listing.ts'
import { covarianceValues, uncertaintyPart } from './uncertainty.ts'
import { idleInputs, surveyWarnings, weakField } from './warnings.ts'

const withTool = { tool_model: [MWD_SRGM_TOOL] }
const buildTurn = { projection_mode: [BUILD_TURN] }
const toolFaceDls = { projection_mode: [TOOLFACE_DLS] }

export const wholePath = way({
  takes: [...onPath, ...margins],
  may: [
    ...(['maximum_allowable_dogleg_severity', 'vertical_section_azimuth'] as const),
    ...(['interpolate_at_measured_depth', 'interpolate_at_true_vertical_depth', 'projection_measured_depth'] as const),
    ...(['offset_wells', 'evaluate_at_measured_depth', 'reference_hole_diameter'] as const),
    ...(['sigma_reference', 'sigma_offset', 'tool_model'] as const),
  ],
  takesWhen: {
    // The error model knows azimuths from true and from magnetic north.
    grid_convergence: [{ azimuth_reference: ['true', 'magnetic'] }, withTool],
    magnetic_declination: [{ azimuth_reference: ['magnetic'] }, withTool],
    projection_build_rate: buildTurn,
    projection_turn_rate: buildTurn,
    projection_tool_face: toolFaceDls,
    projection_dogleg_severity: toolFaceDls,
    magnetic_dip: withTool,
    magnetic_total_field: withTool,
    gravity: withTool,
  },
  mayWhen: { latitude: withTool, covariance_measured_depths: withTool },
  rules: pathRules,
  values: { ...surveyValues, ...queryValues, ...neighbourValues, ...covarianceValues },
  checks: { ...doglegCheck, ...clearanceChecks },
  tables,
  charts: {
    plan_view: {
      title: 'Plan view',
      description: 'Plan view of the wells on the grid. The two axes have different scales.',
    },
    vertical_section: {
      title: 'Vertical section',
      description: 'Wells in the section plane, depth downwards. The two axes have different scales.',
      apart: { projected: 'Interpolated point in the section plane. The results list its coordinates.' },
    },
    dogleg_severity: { title: 'Dogleg severity', description: 'Dogleg severity of each course along the well.' },
    space_view: {
      title: 'Path in space',
      description:
        'Isometric view with north to the upper right, east to the lower right and depth downwards. The plan is drawn at the tie-on depth.',
      apart: { x: 'Coordinates of the isometric projection.' },
    },
    ...neighbourCharts,
    uncertainty: {
      title: 'Position uncertainty',
      description: 'Position uncertainty (two standard deviations) along the well.',
      needs: ['tool_model'],
    },
  },
  figures: {
    section: {
      title: 'Well in section plane',
      description:
        'Section plane to scale, depth downwards, with the course of maximum dogleg severity highlighted. Offset wells are drawn thin and a projection is dashed.',
    },
    plan: {
      title: 'Well in plan',
      description:
        'Plan to scale, north upwards, with the section plane. Offset wells are drawn thin and a projection is dashed. An ellipse shows two standard deviations of the position at the last station.',
    },
  },
  calculate: (p, trace) => {
    const survey = surveyOf(p)
    const { path } = survey
    const listing = listingOf(p, path)
    const offsets = offsetsOf(p)
    const surveyed = surveyPart(p, survey, listing, trace)
    traceInterpolation(p, path, trace)
    const depths = depthQuery(p, path, trace)
    const projected = projection(p, path, trace)
    const own = uncertaintyOf(p, path)
    const collision = offsets.length > 0 ? collisionPart(p, survey, own, offsets, trace) : noOffsets(p)
    const unsure = uncertaintyPart(p, path, own, trace)
    return {
      values: { ...surveyed.values, ...collision.values, ...unsure.values },
      checks: collision.checks,
      beside: collision.beside,
      tables: () => ({
        ...surveyed.tables(),
        depths: depthRows(depths),
        ...collision.tables(),
        ...unsure.tables(),
      }),
      charts: () => {
        const ranked = collision.around?.ranked ?? offsets
        return {
          plan_view: planView(path, ranked, projected),
          vertical_section: sectionView(p, path, listing, ranked, projected),
          dogleg_severity: severityChart(p, listing),
          space_view: spaceView(path, ranked),
          ...collision.charts(),
          ...unsure.charts(),
        }
      },
      figures: () => {
        const around = { path, listing, offsets, ...collision.around, projected, uncertainty: own }
        return { section: sectionFigure(p, around), plan: planFigure(p, around) }
      },
      warnings: [
        ...surveyWarnings(p, survey, listing),
        ...collision.warnings,
        ...weakField(p),
        ...idleInputs(p, offsets.length),
      ],
      detail: sentence(survey, listing, projected?.position, collision.said),
    }
  },
})

const placeOf = ([N, E, V]: PlacedStation['position']): string =>
  `${centimetres(N)} m north, ${centimetres(E)} m east, true vertical depth ${centimetres(V)} m`
const centimetres = (x: number) => withCommas((Math.abs(x) < 0.005 ? 0 : x).toFixed(2))

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
    `Last station at ${placeOf([N, E, V])}`,
    `maximum dogleg severity ${DLS}`,
    ...(ahead === undefined ? [] : [`projection end at ${placeOf(ahead)}`]),
    ...(nearest === undefined ? [] : [nearest]),
  ]
  const [survey, ...more] = [parts.slice(0, 2).join('; '), ...parts.slice(2).map(capitalised)]
  return [survey, ...more].join('. ')
}
