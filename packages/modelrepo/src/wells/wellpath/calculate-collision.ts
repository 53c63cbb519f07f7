/** The anti-collision part of a run: values, checks, tables, charts and warnings. */
import type { Trace } from '@keelson/equations'
import type { PlacedStation } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { stationAt } from '@keelson/physics/wellbore/path.ts'
import { holeRadius, radiiSum } from '@keelson/standards/spe-187073-2017/separation.ts'
import { separationRule } from '@keelson/standards/spe-187073-2017/source.ts'
import {
  type ChartsOf,
  type CheckResult,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  once,
  openIf,
  shown,
  shownIn,
  type TablesOf,
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
import { shownDepth } from './calculate-places.ts'
import { type Clearance, contactCheck, separationCheck } from './calculate-separation.ts'
import type { Offset, Survey } from './calculate-survey.ts'
import type { Uncertainty } from './calculate-uncertainty.ts'
import { ladder, separationLadder, travellingCylinder } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { lacksSigmaElsewhere } from './rules.ts'
import { closerBetween, replacedSigmas, separationWarnings } from './warnings.ts'

type Part = Omit<Outcome<typeof contract>, 'detail' | 'files' | 'confidence' | 'checks' | 'tables' | 'charts'> & {
  readonly checks: Clearance
  readonly tables: () => TablesOf<typeof contract>
  readonly charts: () => ChartsOf<typeof contract>
  /** The closest approach that is stated, and the neighbours from the nearest; absent without any. */
  readonly around?: { readonly closest: Pair; readonly nearest: readonly Offset[] }
  /** How far the nearest neighbour is, in words. */
  readonly said?: string
}

const NO_OFFSETS = 'no offset well was given'
/** Where on this well, and against which. */
const placeOf = ({ station, offset }: Pair) => `${shownDepth(station.md)} against '${offset.name}'`
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
    checks: { separation: notChecked('not_requested', NO_OFFSETS), contact: notChecked('not_requested', NO_OFFSETS) },
    tables: () => ({ offset_surveys: none, closest_approach: none, scans: none, pair_covariance: none }),
    charts: () => ({ ladder: none, separation: none, travelling_cylinder: none }),
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
  const approach = tracedApproach(p, path, scan, pair, trace)
  const closest = closestOfEach(path, scan, offsets)
  const looks = once(() => scanRows(scan))
  // Between stations the wells may come closer than at any: the checks look there too.
  const between = closest.map(({ least, continuous }) => scan.at(least.offset, stationAt(path, continuous.at)))
  const checked = [...scan.pairs, pair, ...between]
  const governing = leastSeparation(checked)
  return {
    values: {
      closest_approach_distance: approach.distance,
      closest_approach_offset_measured_depth: approach.point,
      anti_collision: antiCollisionRows(scan),
      separation_factor: approach.separation?.factor ?? missingDiameter(p, pair),
    },
    checks: collisionChecks(p, checked, governing, trace),
    tables: () => ({
      offset_surveys: offsets.flatMap(offsetRows),
      closest_approach: closestRows(closest),
      scans: looks(),
      pair_covariance: covarianceRows(scan, pair),
    }),
    charts: () => ({
      ladder: ladder(scan, offsets),
      separation: governing ? separationLadder(scan, offsets) : notApplicable('no separation factor without diameters'),
      travelling_cylinder: travellingCylinder(looks(), offsets),
    }),
    said: saidOf(pair, approach.distance, governing),
    around: {
      closest: pair,
      nearest: closest
        .toSorted((a, b) => a.least.nearest.distance - b.least.nearest.distance)
        .map(({ least }) => least.offset),
    },
    warnings: [
      ...(governing ? separationWarnings(p, governing.separation ?? 0, placeOf(governing)) : []),
      ...replacedSigmas(p),
      ...closerBetween(closest),
    ],
  }
}

const saidOf = (pair: Pair, distance: number, governing: Pair | undefined): string => {
  const near = `'${pair.offset.name}' is ${shownIn(distance, 'm')} away at ${shownDepth(pair.station.md)}`
  if (governing?.separation === undefined) return near
  return `${near}; the minimum separation factor is ${shown(governing.separation, 4)} at ${placeOf(governing)}`
}

/** The pair whose closest approach is stated: at the depth asked for, or the least over the stations. */
function placeOfClosest(
  p: Params,
  path: Survey['path'],
  pairs: readonly Pair[],
  at: (station: PlacedStation) => readonly Pair[],
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
      ? notApplicable(`{hole_diameter} of '${offset.name}' was not given`)
      : undefined

function covarianceRows(scan: ReturnType<typeof scanOf>, pair: Pair) {
  const known = scan.covariances(pair)
  if (known === undefined) return notApplicable('without an error model there are no covariances')
  return [
    { well: 'this well', measured_depth: pair.station.md, ...known.reference },
    { well: pair.offset.name, measured_depth: pair.nearest.md, ...known.offset },
  ]
}

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
  const sized = pairs.filter((pair) => pair.offset.diameter !== undefined)
  const unsized = new Set(pairs.flatMap(({ offset }) => (offset.diameter === undefined ? [offset.name] : [])))
  const d_r = p.reference_hole_diameter
  const nearest = d_r === undefined ? undefined : leastOf(sized, (pair) => wallDistance(p, pair))
  if (!governing || !nearest || d_r === undefined || nearest.offset.diameter === undefined) {
    const why = notChecked('input_missing', '{hole_diameter} of no offset well was given')
    return { separation: why, contact: why }
  }
  trace.section(`Walls of ${nearest.offset.name} at ${shownDepth(nearest.station.md)}`)
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
    cell: `scan of the path, ${placeOf(nearest)}`,
  })
  const factor = trace.lookup({
    ...scanned,
    symbol: 'SF_s',
    title: 'Least separation factor of the scan',
    unit: '-',
    value: governing.separation ?? 0,
    cell: `scan of the path, ${placeOf(governing)}`,
  })
  return {
    separation: unlessSized(everywhere(p, separationCheck(p, factor, placeOf(governing))), unsized),
    contact: unlessSized(contactCheck(radii, D, placeOf(nearest)), unsized),
  }
}

/** Standard deviations of one depth say nothing of the others. */
const everywhere = (p: Params, made: CheckResult | NotChecked) =>
  'notChecked' in made || !lacksSigmaElsewhere(p)
    ? made
    : openIf(
        'input_missing',
        `the standard deviations are those at ${shownDepth(p.evaluate_at_measured_depth ?? 0)}: at other depths they are not known`,
        made,
      )

/** A well without a diameter is in no factor, however near it passes: what the others give is no pass. */
const unlessSized = (made: CheckResult | NotChecked, unsized: ReadonlySet<string>) =>
  'notChecked' in made || unsized.size === 0
    ? made
    : openIf(
        'input_missing',
        `{hole_diameter} of ${[...unsized].map((name) => `'${name}'`).join(', ')} was not given, and the check leaves it out`,
        made,
      )
