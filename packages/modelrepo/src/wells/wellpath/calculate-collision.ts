/** The anti-collision part of a run: values, checks, tables, charts and warnings. */
import type { Trace } from '@keelson/equations'
import { stationAt } from '@keelson/physics/wellbore/path.ts'
import { holeRadius, radiiSum } from '@keelson/standards/spe-187073-2017/separation.ts'
import { separationRule } from '@keelson/standards/spe-187073-2017/source.ts'
import {
  type CheckResult,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  unlessUnknown,
} from '@keelson/workflow'
import { tracedApproach } from './calculate-approach.ts'
import {
  antiCollisionRows,
  closestOfEach,
  closestRows,
  leastOf,
  leastSeparation,
  type Pair,
  scanOf,
  scanRows,
  wallDistance,
} from './calculate-clearance.ts'
import { contactCheck, separationCheck } from './calculate-separation.ts'
import type { Offset, Survey } from './calculate-survey.ts'
import type { Uncertainty } from './calculate-uncertainty.ts'
import { ladder, separationLadder, travellingCylinder } from './charts.ts'
import type { contract, Params } from './contract.ts'
import { closerBetween, replacedSigmas, separationWarnings } from './warnings.ts'

type Part = Omit<Outcome<typeof contract>, 'detail' | 'files' | 'confidence'>

const NO_OFFSETS = 'no offset well was given'
/** What a run without neighbours says of them. */
export function noOffsets(p: Params): Part {
  const none = notApplicable(NO_OFFSETS)
  // An empty list of wells is given and holds none: its values are null with the reason, not absent.
  const empty = p.offset_wells === undefined ? undefined : none
  return {
    values: {
      closest_approach_distance: empty,
      closest_approach_offset_measured_depth: empty,
      separation_factor: empty,
      anti_collision: empty,
    },
    checks: { separation: notChecked(NO_OFFSETS), contact: notChecked(NO_OFFSETS) },
    tables: { offset_surveys: none, closest_approach: none, scans: none, pair_covariance: none },
    charts: { ladder: none, separation: none, travelling_cylinder: none },
  }
}

/** Scans the neighbours, and shows the closest approach and the governing checks by hand. */
export function collisionPart(
  p: Params,
  { path }: Survey,
  own: Uncertainty | undefined,
  offsets: readonly Offset[],
  trace: Trace,
): Part {
  const scan = scanOf(p, path, own, offsets)
  const pair = placeOfClosest(p, path, scan.pairs, (station) => offsets.map((o) => scan.at(o, station)))
  const known = scan.covariances(pair)
  const approach = tracedApproach(p, path, scan, pair, trace)
  const closest = closestOfEach(path, scan, offsets)
  const looks = scanRows(scan)
  const governing = leastSeparation([...scan.pairs, pair])
  return {
    values: {
      closest_approach_distance: approach.distance,
      closest_approach_offset_measured_depth: approach.point,
      anti_collision: antiCollisionRows(scan),
      separation_factor: approach.separation?.factor ?? missingDiameter(p, pair),
    },
    checks: collisionChecks(p, [...scan.pairs, pair], governing, trace),
    tables: {
      offset_surveys: offsets.flatMap(offsetRows),
      closest_approach: closestRows(closest),
      scans: looks,
      pair_covariance: known
        ? [
            { well: 'this well', measured_depth: pair.station.md, ...known.reference },
            { well: pair.offset.name, measured_depth: pair.nearest.md, ...known.offset },
          ]
        : notApplicable('without an error model there are no covariances'),
    },
    charts: {
      ladder: ladder(scan, offsets),
      separation: governing ? separationLadder(scan, offsets) : notApplicable('no separation factor without diameters'),
      travelling_cylinder: travellingCylinder(looks, offsets),
    },
    warnings: [
      ...(governing
        ? separationWarnings(p, governing.separation ?? 0, `${governing.station.md} m against ${governing.offset.name}`)
        : []),
      ...replacedSigmas(p),
      ...closerBetween(closest),
    ],
  }
}

/** The pair whose closest approach is stated: at the depth asked for, or the least over the stations. */
function placeOfClosest(
  p: Params,
  path: Survey['path'],
  pairs: readonly Pair[],
  at: (station: ReturnType<typeof stationAt>) => readonly Pair[],
): Pair {
  const md = p.evaluate_at_measured_depth
  const candidates = md === undefined ? pairs : at(stationAt(path, md))
  const least = leastOf(candidates, (pair) => pair.nearest.distance)
  if (!least) throw new Error('a scan of at least one offset well has a least distance')
  return least
}

const missingDiameter = (p: Params, { offset }: Pair) =>
  p.reference_hole_diameter === undefined
    ? undefined
    : offset.diameter === undefined
      ? notApplicable(`the hole_diameter of ${offset.name} was not given`)
      : undefined

const offsetRows = ({ name, path }: Offset) =>
  path.stations.map((s) => ({
    offset_well: name,
    measured_depth: s.md,
    inclination: s.inclination,
    azimuth: s.azimuth,
    north: s.position[0],
    east: s.position[1],
    true_vertical_depth: s.position[2],
  }))

function collisionChecks(p: Params, pairs: readonly Pair[], governing: Pair | undefined, trace: Trace) {
  const at = ({ station, offset }: Pair) => `${offset.name} at ${Number(station.md.toPrecision(8))} m`
  const sized = pairs.filter((pair) => pair.offset.diameter !== undefined)
  const unsized = new Set(pairs.flatMap(({ offset }) => (offset.diameter === undefined ? [offset.name] : [])))
  const d_r = p.reference_hole_diameter
  const nearest = d_r === undefined ? undefined : leastOf(sized, (pair) => wallDistance(p, pair))
  if (!governing || !nearest || d_r === undefined || nearest.offset.diameter === undefined) {
    const why = notChecked('not checked: reference_hole_diameter and the hole_diameter of an offset well are needed')
    return { separation: why, contact: why }
  }
  trace.section(`Walls of ${nearest.offset.name} at ${nearest.station.md} m`)
  const R_r = trace.apply(holeRadius, { d: d_r }, { as: 'R_r_w', rename: { d: 'd_r' } })
  const R_o = trace.apply(holeRadius, { d: nearest.offset.diameter }, { as: 'R_o_w', rename: { d: 'd_o_w' } })
  const radii = trace.apply(radiiSum, { R_r, R_o }, { as: 'R_sum_w', rename: { R_r: 'R_r_w', R_o: 'R_o_w' } })
  const scanned = { source: separationRule, clause: 'separation rule' } as const
  const D = trace.lookup({
    ...scanned,
    symbol: 'D_w',
    title: 'Centre to centre distance where the walls are nearest',
    unit: 'm',
    value: nearest.nearest.distance,
    cell: `scan of the stations, ${at(nearest)}`,
  })
  const factor = trace.lookup({
    ...scanned,
    symbol: 'SF_s',
    title: 'Least separation factor of the scan',
    unit: '-',
    value: governing.separation ?? 0,
    cell: `scan of the stations, ${at(governing)}`,
  })
  return {
    separation: unlessSized(separationCheck(p, factor, at(governing)), unsized),
    contact: unlessSized(contactCheck(radii, D, at(nearest)), unsized),
  }
}

/** A well without a diameter is in no factor, however near it passes: what the others give is no pass. */
const unlessSized = (made: CheckResult | NotChecked, unsized: ReadonlySet<string>) =>
  'notChecked' in made || unsized.size === 0
    ? made
    : unlessUnknown(made, `the hole_diameter of ${[...unsized].join(', ')} was not given, and the check leaves it out`)
