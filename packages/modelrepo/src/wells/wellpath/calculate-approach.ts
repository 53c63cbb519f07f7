/** The closest approach of one station to one offset well, by hand. */
import type { Trace } from '@keelson/equations'
import { between, footDepth, footOf, pointAt } from '@keelson/physics/wellbore/arc.ts'
import { traced } from '@keelson/physics/wellbore/calc.ts'
import { openCourse, type PlacedStation, type WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { stationAt } from '@keelson/physics/wellbore/path.ts'
import { lineOfCentres, sigmaAlong } from '@keelson/standards/spe-187073-2017/separation.ts'
import { separationRule } from '@keelson/standards/spe-187073-2017/source.ts'
import { NO_LINE, type Pair, type Scan, sigmaTowards } from './calculate-clearance.ts'
import { LISTING, noSigma, readCovariance, readPlace, shownDepth, sixOf } from './calculate-places.ts'
import type { Params } from './inputs.ts'
import { tracedStation } from './queries.ts'
import { tracedSeparation } from './separation.ts'

/** Traces the distance of a pair, which it returns in m, and, where it can be had, its separation factor. */
export function tracedApproach(p: Params, path: WellPath, scan: Scan, pair: Pair, trace: Trace): number {
  const { offset, station } = pair
  trace.section(`Closest approach to '${offset.name}' from ${shownDepth(station.md)}`)
  if (path.stations.some((s) => s.md === station.md)) readPlace(station, '_r', LISTING, trace)
  else tracedStation(path, station.md, 'r', trace)
  const point = closestPoint(pair, trace)
  const D = between(traced(trace), station.position, point.position)
  const { reference_hole_diameter: d_r } = p
  if (pair.separation === undefined || d_r === undefined || offset.diameter === undefined) return D
  trace.section(`Separation factor of '${offset.name}' at ${shownDepth(station.md)}`)
  const deviations = sigmas(p, scan, pair, point, D, trace)
  tracedSeparation(p, { D, d_r, d_o: offset.diameter, ...deviations }, trace)
  return D
}

/** The closest point of the offset well: a surveyed station as it stands, or the foot of the perpendicular on an arc. */
function closestPoint({ offset, station, nearest }: Pair, trace: Trace): PlacedStation {
  const { course, md } = nearest
  if (md === course.from.md || md === course.to.md) {
    const surveyed = stationAt(offset.path, md)
    readPlace(surveyed, '_o', offset.name, trace)
    return surveyed
  }
  const calc = traced(trace, 'n')
  openCourse(calc, course.from, course.to)
  readPlace(course.from, '_1_n', offset.name, trace)
  const s = footOf(calc, course, station.position)
  return pointAt(calc, course, calc.apply(footDepth, { MD_1: course.from.md, s }))
}

function sigmas(p: Params, scan: Scan, pair: Pair, point: PlacedStation, D: number, trace: Trace) {
  const known = scan.covariances(pair)
  const along = (which: 'reference' | 'offset', tag: 'r' | 'o', given: number | undefined) => {
    if (given !== undefined) return given
    if (!known) return noSigma(tag, trace)
    const C = known[which]
    if (D < NO_LINE)
      return trace.lookup({
        symbol: `sigma_${tag}`,
        title: 'Standard deviation at coincident points, largest semi-axis of the ellipsoid',
        unit: 'm',
        source: separationRule,
        clause: 'separation rule',
        value: sigmaTowards(C, pair.station, point.position),
        cell: 'covariance table at the closest approach',
      })
    readCovariance(C, tag, trace)
    const rename = Object.fromEntries(Object.keys(sixOf(C)).map((name) => [name, `${name}_${tag}`]))
    return trace.apply(sigmaAlong, { ...direction(), ...sixOf(C) }, { as: `sigma_${tag}`, rename })
  }
  let line: { readonly u_N: number; readonly u_E: number; readonly u_V: number } | undefined
  const direction = () => {
    line ??= lineTo(pair.station, point, D, trace)
    return line
  }
  return {
    sigma_r: along('reference', 'r', p.sigma_reference),
    sigma_o: along('offset', 'o', p.sigma_offset),
  }
}

function lineTo({ position: P }: PlacedStation, { position: Q }: PlacedStation, D: number, trace: Trace) {
  const along = (axis: 0 | 1 | 2, name: string) =>
    trace.apply(
      lineOfCentres,
      { P: P[axis], Q: Q[axis], D },
      { as: `u_${name}`, rename: { P: `P_${name}`, Q: `Q_${name}` } },
    )
  return { u_N: along(0, 'N'), u_E: along(1, 'E'), u_V: along(2, 'V') }
}
