/** Questions to the path: where it is at a measured depth, where it has a depth, where it goes on to. */
import { met, type Trace } from '@keelson/equations'
import { pointAt } from '@keelson/physics/wellbore/arc.ts'
import { type Calc, traced } from '@keelson/physics/wellbore/calc.ts'
import { openCourse, type PlacedStation, type WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { courseAt, depthsAtVertical, endOf, stationAt, verticalRange } from '@keelson/physics/wellbore/path.ts'
import { held, steered, turning } from '@keelson/physics/wellbore/projection.ts'
import { sawarynThorogood } from '@keelson/physics/wellbore/source.ts'
import { given, refuse, shownIn } from '@keelson/workflow'
import { LISTING, readPlace, shownDepth } from './calculate-places.ts'
import type { Params } from './inputs.ts'
import { BUILD_TURN, TOOLFACE_DLS } from './modes.ts'

/** The station at a measured depth, traced along its course under symbols of its own. */
export function tracedStation(path: WellPath, md: number, tag: string, trace: Trace): PlacedStation {
  const course = courseAt(path, md)
  const calc = traced(trace, tag)
  openCourse(calc, course.from, course.to)
  readPlace(course.from, `_1_${tag}`, LISTING, trace)
  return pointAt(calc, course, md)
}

export function interpolation(p: Params, path: WellPath, trace: Trace) {
  const md = p.interpolate_at_measured_depth
  if (md === undefined) return { values: {} }
  trace.section(`Interpolation at ${shownDepth(md)}`)
  const { inclination, azimuth, position } = tracedStation(path, md, 'q', trace)
  return {
    values: {
      interpolated_inclination: inclination,
      interpolated_azimuth: azimuth,
      interpolated_north: position[0],
      interpolated_east: position[1],
      interpolated_true_vertical_depth: position[2],
    },
  }
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
      `must lie within the depths of the path, ${shownDepth(low)} to ${shownDepth(high)}; read ${shownDepth(tvd)}`,
    )
  }
  const found = stationAt(path, shallowest.md)
  const course = courseAt(path, shallowest.md)
  trace.section(`Measured depth at ${shownDepth(tvd)} true vertical depth`)
  trace.solved({
    symbol: 'MD_v',
    title: 'Measured depth at the true vertical depth',
    unit: 'm',
    source: sawarynThorogood,
    clause: 'interpolation at a true vertical depth',
    value: shallowest.md,
    trial: course.from.md,
    residual: Math.abs(found.position[2] - tvd) / Math.max(1, Math.abs(tvd)),
    iterations: shallowest.iterations,
    method: 'bracketed root on the arc',
    meets: [met('true vertical depth', 'm', found.position[2], 'that asked for', tvd)],
    note: `between ${shownDepth(course.from.md)} and ${shownDepth(course.to.md)}`,
  })
  return depths.map(({ md }) => stationAt(path, md))
}

export function projection(p: Params, path: WellPath, trace: Trace): PlacedStation | undefined {
  const md = p.projection_measured_depth
  if (md === undefined) return undefined
  const last = endOf(path)
  trace.section(`Projection to ${shownDepth(md)}`)
  return projectedTo(p, last, md, traced(trace, 'p'))
}

/** The station at a measured depth beyond the last one, as the path goes on there. */
export function projectedTo(p: Params, last: PlacedStation, md: number, calc: Calc): PlacedStation {
  if (p.projection_mode === BUILD_TURN) {
    const { projection_build_rate: B, projection_turn_rate: T } = given(
      p,
      'projection_build_rate',
      'projection_turn_rate',
    )
    const end = last.inclination + B * (md - last.md)
    if (!(end >= 0 && end <= Math.PI)) {
      const message = `brings the inclination to ${shownIn(end, 'deg')} at ${shownDepth(md)}; it must stay within 0 to 180 deg`
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
      const message = `turns the well by ${shownIn(beta, 'deg')} up to ${shownDepth(md)}; the arc must turn by less than 180 deg`
      refuse('/projection_dogleg_severity', message)
    }
    return steered(calc, last, md, TF, DLS)
  }
  return held(calc, last, md)
}
