/** The neighbours of a well path: how near they come, and whether that is far enough. */
import type { Trace } from '@keelson/equations'
import type { PlacedStation } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { stationAt } from '@keelson/physics/wellbore/path.ts'
import { holeRadius, radiiSum } from '@keelson/standards/spe-187073-2017/separation.ts'
import { separationRule } from '@keelson/standards/spe-187073-2017/source.ts'
import {
  type Doubt,
  givesAs,
  notApplicable,
  notChecked,
  numberColumn,
  numberValue,
  once,
  rowsValue,
  shown,
  shownIn,
  textColumn,
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
  type WellClosest,
  wallDistance,
} from './calculate-clearance.ts'
import { shownDepth } from './calculate-places.ts'
import type { Offset, Survey } from './calculate-survey.ts'
import type { Uncertainty } from './calculate-uncertainty.ts'
import { ladder, separationLadder, travellingCylinder } from './charts.ts'
import type { OnPath } from './inputs.ts'
import { lacksSigmaElsewhere } from './rules.ts'
import { besideContact, besideSeparation, OFFSETS, separationValue } from './separation.ts'
import { closerBetween, replacedSigmas, separationWarnings } from './warnings.ts'

export const neighbourValues = {
  closest_approach_distance: givesAs(
    'D',
    'Closest approach',
    'position_uncertainty',
    '3D distance to the nearest offset well, at the requested depth or the minimum over all stations.',
    { needs: OFFSETS },
  ),
  closest_approach_offset_measured_depth: numberValue('survey_depth', {
    title: 'Closest point measured depth',
    description: 'Measured depth of the closest point on the offset well.',
    symbol: 'MD_n',
    needs: OFFSETS,
  }),
  ...separationValue,
  anti_collision: rowsValue({
    title: 'Anti-collision scan',
    description: 'Closest 3D approach of each station of this well to each offset well.',
    columns: {
      offset_well: textColumn('Offset well'),
      measured_depth: numberColumn('survey_depth', 'Measured depth'),
      offset_measured_depth: numberColumn('survey_depth', 'Closest point depth'),
      centre_to_centre_distance: numberColumn('position_uncertainty', 'Distance', { symbol: 'D' }),
      separation_factor: numberColumn('-', 'Separation factor', { symbol: 'SF' }),
    },
    needs: OFFSETS,
  }),
}

export const neighbourCharts = {
  ladder: {
    title: 'Ladder plot',
    description: '3D distance to each offset well along this well.',
    needs: OFFSETS,
  },
  separation: {
    title: 'Separation factor along the well',
    description: 'Separation factor of each offset well along this well. Factors above 10 are plotted at 10.',
    needs: OFFSETS,
    apart: { 'review threshold': 'Separation factor below which the clearance should be reviewed.' },
  },
  travelling_cylinder: {
    title: 'Travelling cylinder',
    description:
      'Intersection of each offset well with the plane perpendicular to this well, station by station. The direction is the angle from high side plus the azimuth of this well.',
    needs: OFFSETS,
  },
}

const NO_OFFSETS = 'no offset well is entered'
/** Where on this well, and against which. */
const placeOf = ({ station, offset }: Pair) =>
  `at a measured depth of ${shownDepth(station.md)} against '${offset.name}'`
/** What a run without neighbours says of them. */
export function noOffsets(p: OnPath) {
  const [none, alone] = [notApplicable(NO_OFFSETS), notChecked('not_requested', NO_OFFSETS)]
  // An empty list of wells is given and holds none: its values are null with the reason, not absent.
  const empty = p.offset_wells === undefined ? undefined : none
  return {
    values: {
      closest_approach_distance: empty,
      closest_approach_offset_measured_depth: empty,
      separation_factor: empty,
      anti_collision: empty,
    },
    checks: { separation: alone, contact: alone },
    beside: {},
    around: undefined,
    said: undefined,
    warnings: [],
    tables: () => ({ offset_surveys: none, closest_approach: none, scans: none, pair_covariance: none }),
    charts: () => ({ ladder: none, separation: none, travelling_cylinder: none }),
  }
}

const factorOf = ({ separation }: WellClosest) => separation?.separation ?? Number.POSITIVE_INFINITY

/** Scans the neighbours, and shows the closest approach and the governing checks by hand. */
export function collisionPart(
  p: OnPath,
  { path }: Survey,
  own: Uncertainty | undefined,
  offsets: readonly Offset[],
  trace: Trace,
) {
  const scan = scanOf(p, path, own, offsets)
  const pair = placeOfClosest(p, path, scan.pairs, (station) => offsets.map((o) => scan.at(o, station)))
  const distance = tracedApproach(p, path, scan, pair, trace)
  const closest = closestOfEach(path, scan, offsets)
  const looks = once(() => scanRows(scan))
  // Between stations the wells may come closer than at any: the checks look there too.
  const between = closest.map(({ least, continuous }) => scan.at(least.offset, stationAt(path, continuous.at)))
  const checked = [...scan.pairs, pair, ...between]
  const governing = leastSeparation(checked)
  const byNeed = closest.toSorted(
    (a, b) => factorOf(a) - factorOf(b) || a.least.nearest.distance - b.least.nearest.distance,
  )
  const ranked = byNeed.map(({ least }) => least.offset)
  return {
    values: {
      closest_approach_offset_measured_depth: pair.nearest.md,
      anti_collision: antiCollisionRows(scan),
      separation_factor: missingDiameter(p, pair),
    },
    ...clearanceOf(p, checked, governing, trace),
    tables: () => ({
      offset_surveys: offsets.flatMap(offsetRows),
      closest_approach: closestRows(closest),
      scans: looks(),
      pair_covariance: covarianceRows(scan, pair),
    }),
    charts: () => ({
      ladder: ladder(scan, ranked),
      separation: governing
        ? separationLadder(scan, ranked)
        : notApplicable('no separation factor is calculated because diameters are missing'),
      travelling_cylinder: travellingCylinder(looks(), ranked),
    }),
    said: saidOf(pair, distance, governing),
    around: { closest: pair, ranked },
    warnings: [
      ...(governing ? separationWarnings(p, governing.separation ?? 0, placeOf(governing)) : []),
      ...replacedSigmas(p),
      ...closerBetween(closest),
    ],
  }
}

const saidOf = (pair: Pair, distance: number, governing: Pair | undefined): string => {
  const near = `closest approach to '${pair.offset.name}' ${shownIn(distance, 'm')} at a measured depth of ${shownDepth(pair.station.md)}`
  if (governing?.separation === undefined) return near
  return `${near}. Minimum separation factor ${shown(governing.separation, 4)} ${placeOf(governing)}`
}

/** The pair whose closest approach is stated: at the depth asked for, or the least over the stations. */
function placeOfClosest(
  p: OnPath,
  path: Survey['path'],
  pairs: readonly Pair[],
  at: (station: PlacedStation) => readonly Pair[],
): Pair {
  const md = p.evaluate_at_measured_depth
  const candidates = md === undefined ? pairs : at(stationAt(path, md))
  const least = leastOf(candidates, (pair) => pair.nearest.distance)
  if (!least) throw new Error('a scan that includes at least one offset well always has a minimum distance')
  return least
}

const missingDiameter = (p: OnPath, { offset }: Pair) =>
  p.reference_hole_diameter === undefined
    ? undefined
    : offset.diameter === undefined
      ? notApplicable(`{hole_diameter} of '${offset.name}' is not entered`)
      : undefined

function covarianceRows(scan: ReturnType<typeof scanOf>, pair: Pair) {
  const known = scan.covariances(pair)
  if (known === undefined) return notApplicable('no covariance is calculated because no error model is selected')
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

function clearanceOf(p: OnPath, pairs: readonly Pair[], governing: Pair | undefined, trace: Trace) {
  const sized = pairs.filter((pair) => pair.offset.diameter !== undefined)
  const unsized = new Set(pairs.flatMap(({ offset }) => (offset.diameter === undefined ? [offset.name] : [])))
  const d_r = p.reference_hole_diameter
  const nearest = d_r === undefined ? undefined : leastOf(sized, (pair) => wallDistance(p, pair))
  if (!governing || !nearest || d_r === undefined || nearest.offset.diameter === undefined) {
    const why = notChecked('input_missing', '{hole_diameter} is not entered for any offset well')
    return { checks: { separation: why, contact: why }, beside: {} }
  }
  trace.section(`Wall distance to ${nearest.offset.name} at ${shownDepth(nearest.station.md)}`)
  const R_r = trace.apply(holeRadius, { d: d_r }, { as: 'R_r_w', rename: { d: 'd_r' } })
  const R_o = trace.apply(holeRadius, { d: nearest.offset.diameter }, { as: 'R_o_w', rename: { d: 'd_o_w' } })
  const radii = trace.apply(radiiSum, { R_r, R_o }, { as: 'R_sum_w', rename: { R_r: 'R_r_w', R_o: 'R_o_w' } })
  const scanned = { source: separationRule, clause: 'separation rule' } as const
  const D = trace.lookup({
    ...scanned,
    symbol: 'D_w',
    title: 'Centre-to-centre distance at minimum wall distance',
    unit: 'm',
    value: nearest.nearest.distance,
    cell: `path scan, ${placeOf(nearest)}`,
  })
  const factor = trace.lookup({
    ...scanned,
    symbol: 'SF_s',
    title: 'Minimum separation factor of the scan',
    unit: '-',
    value: governing.separation ?? 0,
    cell: `path scan, ${placeOf(governing)}`,
  })
  const separation = besideSeparation(p, factor, placeOf(governing))
  const leftOut = unsizedDoubt(unsized)
  return {
    checks: {},
    beside: {
      separation: { ...separation, doubt: separation.doubt ?? elsewhereDoubt(p) ?? leftOut },
      contact: { ...besideContact(radii, D, placeOf(nearest)), doubt: leftOut },
    },
  }
}

/** Standard deviations of one depth say nothing of the others. */
const elsewhereDoubt = (p: OnPath): Doubt | undefined =>
  lacksSigmaElsewhere(p)
    ? {
        kind: 'input_missing',
        why: `the entered position standard deviations apply at ${shownDepth(p.evaluate_at_measured_depth ?? 0)} and are unknown at other depths`,
      }
    : undefined

/** A well without a diameter is in no factor, however near it passes: what the others give is no pass. */
const unsizedDoubt = (unsized: ReadonlySet<string>): Doubt | undefined =>
  unsized.size === 0
    ? undefined
    : {
        kind: 'input_missing',
        why: `{hole_diameter} of ${[...unsized].map((name) => `'${name}'`).join(', ')} is not entered, so the check excludes ${unsized.size === 1 ? 'this well' : 'these wells'}`,
      }
