/** Questions to the path: where it is at a measured depth, where it has a depth, where it goes on to. */
import { met, type Trace } from '@keelson/equations'
import { pointAt } from '@keelson/physics/wellbore/arc.ts'
import { type Calc, traced } from '@keelson/physics/wellbore/calc.ts'
import { openCourse, type PlacedStation, type WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { courseAt, depthsAtVertical, endOf, stationAt, verticalRange } from '@keelson/physics/wellbore/path.ts'
import { held, steered, turning } from '@keelson/physics/wellbore/projection.ts'
import { sawarynThorogood } from '@keelson/physics/wellbore/source.ts'
import { given, givesAs, notApplicable, refuse, shownIn } from '@keelson/workflow'
import { LISTING, readPlace, shownDepth } from './calculate-places.ts'
import { BUILD_TURN, type OnPath, type Params, TOOLFACE_DLS } from './inputs.ts'

const atDepth = { signed: true, needs: ['interpolate_at_measured_depth'] } as const
const ahead = { signed: true, needs: ['projection_measured_depth'] } as const
const ON_ARC = 'Position on the interpolated arc.'
const AT_END = 'Position at the end of the projection.'

export const queryValues = {
  interpolated_inclination: givesAs(
    'I_q',
    'Interpolated inclination',
    'inclination',
    'Inclination on the arc at the requested measured depth.',
    atDepth,
  ),
  interpolated_azimuth: givesAs(
    'A_q',
    'Interpolated azimuth',
    'heading',
    'Azimuth from grid north on the arc, 0 to 360°; 0 if the well is vertical.',
    atDepth,
  ),
  interpolated_true_vertical_depth: givesAs('V_q', 'Interpolated true vertical depth', 'survey_depth', ON_ARC, atDepth),
  interpolated_north: givesAs('N_q', 'Interpolated northing', 'well_coordinate', ON_ARC, atDepth),
  interpolated_east: givesAs('E_q', 'Interpolated easting', 'well_coordinate', ON_ARC, atDepth),
  measured_depth_at_true_vertical_depth: givesAs(
    'MD_v',
    'Measured depth at true vertical depth',
    'survey_depth',
    'Shallowest measured depth at the requested true vertical depth. The depth table lists all solutions.',
    { signed: true, needs: ['interpolate_at_true_vertical_depth'] },
  ),
  projected_true_vertical_depth: givesAs('V_2_p', 'Projected true vertical depth', 'survey_depth', AT_END, ahead),
  projected_north: givesAs('N_2_p', 'Projected northing', 'well_coordinate', AT_END, ahead),
  projected_east: givesAs('E_2_p', 'Projected easting', 'well_coordinate', AT_END, ahead),
}

/** The station at a measured depth, traced along its course under symbols of its own. */
export function tracedStation(path: WellPath, md: number, tag: string, trace: Trace): PlacedStation {
  const course = courseAt(path, md)
  const calc = traced(trace, tag)
  openCourse(calc, course.from, course.to)
  readPlace(course.from, `_1_${tag}`, LISTING, trace)
  return pointAt(calc, course, md)
}

export function traceInterpolation(p: Params, path: WellPath, trace: Trace): void {
  const md = p.interpolate_at_measured_depth
  if (md === undefined) return
  trace.section(`Interpolation at ${shownDepth(md)}`)
  tracedStation(path, md, 'q', trace)
}

/** Every measured depth at the true vertical depth asked for; refuses one that the path does not reach. */
export function depthQuery(p: Params, path: WellPath, trace: Trace): readonly PlacedStation[] | undefined {
  const tvd = p.interpolate_at_true_vertical_depth
  if (tvd === undefined) return undefined
  const depths = depthsAtVertical(path, tvd)
  const [shallowest] = depths
  if (shallowest === undefined) {
    const [low, high] = verticalRange(path)
    refuse(
      '/interpolate_at_true_vertical_depth',
      `must be within the true vertical depths of the path, ${shownDepth(low)} to ${shownDepth(high)} (entered: ${shownDepth(tvd)})`,
    )
  }
  const found = stationAt(path, shallowest.md)
  const course = courseAt(path, shallowest.md)
  trace.section(`Measured depth at ${shownDepth(tvd)} true vertical depth`)
  trace.solved({
    symbol: 'MD_v',
    title: 'Measured depth at true vertical depth',
    unit: 'm',
    source: sawarynThorogood,
    clause: 'interpolation at a true vertical depth',
    value: shallowest.md,
    trial: course.from.md,
    residual: Math.abs(found.position[2] - tvd) / Math.max(1, Math.abs(tvd)),
    iterations: shallowest.iterations,
    method: 'bracketed root finding on the arc',
    meets: [met('true vertical depth', 'm', found.position[2], 'requested depth', tvd)],
    note: `between ${shownDepth(course.from.md)} and ${shownDepth(course.to.md)}`,
  })
  return depths.map(({ md }) => stationAt(path, md))
}

export const depthRows = (depths: readonly PlacedStation[] | undefined) =>
  depths?.map(({ md, inclination, azimuth, position }) => ({
    measured_depth: md,
    inclination,
    azimuth,
    north: position[0],
    east: position[1],
  })) ?? notApplicable('no true vertical depth is requested')

export function projection(p: OnPath, path: WellPath, trace: Trace): PlacedStation | undefined {
  const md = p.projection_measured_depth
  if (md === undefined) return undefined
  const last = endOf(path)
  trace.section(`Projection to ${shownDepth(md)}`)
  return projectedTo(p, last, md, traced(trace, 'p'))
}

/** The station at a measured depth beyond the last one, as the path goes on there. */
export function projectedTo(p: OnPath, last: PlacedStation, md: number, calc: Calc): PlacedStation {
  if (p.projection_mode === BUILD_TURN) {
    const { projection_build_rate: B, projection_turn_rate: T } = given(
      p,
      'projection_build_rate',
      'projection_turn_rate',
    )
    const end = last.inclination + B * (md - last.md)
    if (!(end >= 0 && end <= Math.PI)) {
      const message = `must keep the inclination within 0 to 180° (calculated: ${shownIn(end, 'deg')} at ${shownDepth(md)})`
      refuse('/projection_build_rate', message)
    }
    return turning(calc, last, md, B, T)
  }
  if (p.projection_mode === TOOLFACE_DLS) {
    const { projection_tool_face: TF, projection_dogleg_severity: DLS } = given(
      p,
      'projection_tool_face',
      'projection_dogleg_severity',
    )
    const beta = DLS * (md - last.md)
    if (!(beta < Math.PI - 1e-6)) {
      const message = `must turn the well by less than 180° (calculated: ${shownIn(beta, 'deg')} at ${shownDepth(md)})`
      refuse('/projection_dogleg_severity', message)
    }
    return steered(calc, last, md, TF, DLS)
  }
  return held(calc, last, md)
}
