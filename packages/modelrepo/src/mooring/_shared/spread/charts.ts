/** The charts of a spread: tensions, restoring forces, lost lines, and the most loaded line. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { lineProfile } from '@keelson/physics/mooring-line/profile.ts'
import { restoringCurve } from '@keelson/physics/mooring-system/restoring.ts'
import { LINE_FACTORS } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import {
  barChart,
  type ChartDefinition,
  type Limit,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
} from '@keelson/workflow'
import { type Condition, mostLoaded } from './conditions.ts'
import type { FollowedSpread } from './follow.ts'
import type { SpreadParams } from './inputs.ts'
import { NO_OFFSET } from './motions.ts'
import { isHeld, type SolvedSpread } from './solve.ts'
import type { LossRow } from './tables.ts'

export function spreadChartsOf(p: SpreadParams, solved: SolvedSpread, f: FollowedSpread, losses: readonly LossRow[]) {
  return {
    tensions: tensionBars(p, solved),
    directions: byDirection(solved),
    restoring: alongOffset(solved),
    profile: profiles(solved, f),
    ...(p.check_damaged && { losses: lossBars(losses), drift: driftBars(p, losses) }),
  }
}

/** What a line may be loaded with, static, at the fairlead. */
const allowed = (p: SpreadParams, { spread }: SolvedSpread, condition: 'intact' | 'damaged'): number =>
  (spread.line.breakingLoads.at(-1) ?? Number.NaN) / LINE_FACTORS[p.analysis_method][condition] / p.dynamic_factor

function tensionBars(p: SpreadParams, solved: SolvedSpread): ChartDefinition {
  const { intact, damaged } = solved
  const bars = (c: Condition, group: string) =>
    c.lines.map((at, i) => ({ name: `${(c.numbers[i] ?? 0) + 1}`, value: at.fairleadTension, group }))
  const lost = isHeld(damaged) ? damaged : undefined
  const limit = (condition: 'intact' | 'damaged', label: string): Limit => ({
    at: allowed(p, solved, condition),
    label,
    along: 'x',
  })
  return barChart({
    category: 'Line',
    y: { title: 'Fairlead tension', unit: 'kN' },
    bars: [...bars(intact, 'intact'), ...(lost ? bars(lost.mean, `line ${lost.lost} failed`) : [])],
    limits: [limit('intact', 'allowable, intact'), ...(lost ? [limit('damaged', 'allowable, one line failed')] : [])],
  })
}

const POINTS = 25
/** How far past the furthest position a curve goes, and its least reach as a share of the height of the fairlead. */
const [BEYOND, LEAST] = [1.25, 0.1]

const reachOf = ({ intact, extreme, spread }: SolvedSpread): number =>
  BEYOND * Math.max(intact.offset, extreme?.offset ?? 0, LEAST * spread.z)

const SIDES = ['forward', 'to port', 'aft', 'to starboard'] as const

/** With the mean position: its offset and the load there, whichever way they point. */
function byDirection(solved: SolvedSpread): ChartDefinition {
  const { intact, load } = solved
  const offsets = spaced(0, reachOf(solved), POINTS)
  return lineChart({
    x: { title: 'Offset', unit: 'm', zero: true },
    y: { title: 'Restoring force', unit: 'kN', zero: true },
    series: SIDES.map((name, i) => ({
      name,
      points: restoringCurve(solved.spread.system, (i * Math.PI) / 2, offsets).map((r): Point => [r.offset, r.force]),
    })),
    markers:
      intact.offset < NO_OFFSET ? [] : [{ x: intact.offset, y: Math.hypot(load.x, load.y), label: 'mean position' }],
  })
}

/** Direction of the mean offset; that of the bow where there is none. */
const directionOf = ({ pose, offset }: Condition): number =>
  offset < NO_OFFSET ? 0 : Math.atan2(pose.sway, pose.surge)

function alongOffset(solved: SolvedSpread): ChartDefinition {
  const { intact, extreme, spread } = solved
  const direction = directionOf(intact)
  const offsets = spaced(0, reachOf(solved), POINTS)
  const curve = restoringCurve(spread.system, direction, offsets, intact.pose.yaw)
  const loaded = (c: Condition) => mostLoaded(c).at.fairleadTension
  return lineChart({
    x: { title: 'Offset along mean offset direction', unit: 'm', zero: true },
    y: { title: 'Force', unit: 'kN', zero: true },
    series: [
      { name: 'restoring force', points: curve.map((r): Point => [r.offset, r.force]) },
      {
        name: 'maximum line tension',
        points: curve.map((r): Point => [r.offset, Math.max(...r.at.lines.map((l) => l.fairleadTension))]),
      },
    ],
    markers: [
      { x: intact.offset, y: loaded(intact), label: 'mean' },
      ...(extreme ? [{ x: extreme.offset, y: loaded(extreme), label: 'extreme' }] : []),
    ],
  })
}

const NOT_HELD = notApplicable('no equilibrium exists with any one line failed')

function lossBars(rows: readonly LossRow[]): ChartDefinition | NotApplicable {
  const bars = rows.flatMap((r) => (r.utilisation === null ? [] : [{ name: `${r.lost}`, value: r.utilisation }]))
  if (bars.length === 0) return NOT_HELD
  return barChart({
    category: 'Failed line',
    y: { title: 'Maximum utilisation', unit: '-' },
    bars,
    limits: [{ at: 1, label: 'limit', along: 'x' }],
  })
}

function driftBars({ damaged_allowable_offset: S_all }: SpreadParams, rows: readonly LossRow[]) {
  const bars = rows.flatMap((r) => (r.offset === null ? [] : [{ name: `${r.lost}`, value: r.offset }]))
  if (bars.length === 0) return NOT_HELD
  return barChart({
    category: 'Failed line',
    y: { title: 'Offset', unit: 'm' },
    bars,
    limits: S_all === undefined ? [] : [{ at: S_all, label: 'allowable, one line failed', along: 'x' }],
  })
}

const STATIONS = 41

/** A line in one of its positions, from its anchor. */
export function profileIn(c: Condition, place: number, { line, z }: SolvedSpread['spread']) {
  const at = c.lines[place]
  if (at === undefined) return []
  return lineProfile(line, { horizontalSpan: at.horizontalSpan, verticalSpan: z }, at, STATIONS)
}

function profiles({ intact, extreme, spread }: SolvedSpread, f: FollowedSpread): ChartDefinition {
  const { place } = f.intact.strength.loaded
  const points = (c: Condition) => profileIn(c, place, spread).map(({ x, z }): Point => [x, z])
  const mean = points(intact)
  const [x = 0, y = 0] = mean.at(-1) ?? []
  return lineChart({
    x: { title: 'Distance from anchor', unit: 'm' },
    y: { title: 'Height above seabed', unit: 'm' },
    series: [
      { name: 'mean position', points: mean },
      ...(extreme ? [{ name: 'extreme position', points: points(extreme) }] : []),
    ],
    markers: [{ x, y, label: 'fairlead' }],
  })
}
