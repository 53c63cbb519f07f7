/** What the inputs of a spread must satisfy together, before anything is calculated. */
import { largestGap } from '@keelson/physics/mooring-system/redundancy.ts'
import { type Problem, refused, shown, shownForce, shownIn, shownPercent } from '@keelson/workflow'
import type { SpreadParams } from './inputs.ts'
import { type CommonLine, lengthOf, stiffnessOf } from './line.ts'
import { azimuthsOf, isOpen, patternOf } from './pattern.ts'

/** Strain beyond which no line is laid. */
const LARGEST_STRAIN = 0.05
/** Fairleads nearer to each other than this are one point. */
const ONE_POINT = 1e-3

/** `lengthAt`: the input that tells the length of the line. */
export function spreadRules(p: SpreadParams, line: CommonLine | undefined, lengthAt: string): Problem[] {
  const geometry = [...depth(p), ...directions(p), ...fairleads(p), ...anchors(p)]
  return [
    ...geometry,
    ...(geometry.length === 0 && line ? reach(p, line, lengthAt) : []),
    ...allMotions(p),
    ...periods(p),
  ]
}

function depth({ water_depth: d, fairlead_depth: d_f }: SpreadParams): Problem[] {
  if (d_f < d) return []
  return refused(
    'fairlead_depth',
    `must be less than {water_depth}, ${shownIn(d, 'm')} (entered: ${shownIn(d_f, 'm')})`,
  )
}

function directions(p: SpreadParams): Problem[] {
  const azimuths = azimuthsOf(p)
  if (!isOpen(azimuths)) return []
  const gap = shownIn(largestGap(azimuths), 'deg')
  return refused('line_azimuths', `must leave no gap of 180° or more between adjacent lines (maximum gap: ${gap})`)
}

function fairleads(p: SpreadParams): Problem[] {
  const positions = p.fairlead_positions
  if (positions === undefined) return []
  const n = azimuthsOf(p).length
  if (positions.length !== n) {
    return refused(
      'fairlead_positions',
      `must have one row for each of the ${n} lines (entered: ${positions.length} rows)`,
    )
  }
  const { fairleads: all } = patternOf(p)
  const [first] = all
  if (first && all.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < ONE_POINT)) {
    return refused(
      'fairlead_positions',
      'must not all be at one point, because the mooring would then have no yaw restraint',
    )
  }
  return []
}

function anchors({ anchor_horizontal_distance: x, horizontal_pretension: H }: SpreadParams): Problem[] {
  if (x === undefined || H === undefined) return []
  return refused(
    'anchor_horizontal_distance',
    `must not be combined with {horizontal_pretension} (entered: ${shownIn(x, 'm')} and ${shownForce(H)})`,
  )
}

function reach(p: SpreadParams, line: CommonLine, lengthAt: string): Problem[] {
  const { anchor_horizontal_distance: x, horizontal_pretension: H } = p
  const [L, z] = [lengthOf(line), p.water_depth - p.fairlead_depth]
  if (x !== undefined) {
    const strain = Math.hypot(x, z) / L - 1
    if (strain <= LARGEST_STRAIN) return []
    return refused(
      lengthAt,
      `must be long enough to limit the initial strain to ${shownPercent(LARGEST_STRAIN)} (entered: ${shownIn(L, 'm')} over ${shownIn(Math.hypot(x, z), 'm')} between ends, at least ${shownPercent(strain)} strain)`,
    )
  }
  if (L <= z) {
    return refused(
      lengthAt,
      `must exceed the fairlead height above the seabed, ${shownIn(z, 'm')} (entered: ${shownIn(L, 'm')})`,
    )
  }
  const EA = stiffnessOf(line)
  if (H === undefined || H <= LARGEST_STRAIN * EA) return []
  return refused(
    'horizontal_pretension',
    `must not strain the line by more than ${shownPercent(LARGEST_STRAIN)} (entered: ${shownForce(H)}, strain ${shownPercent(H / EA)})`,
  )
}

export const MOTIONS = [
  'low_frequency_motion_standard_deviation',
  'low_frequency_zero_crossing_period',
  'wave_frequency_motion_standard_deviation',
  'wave_frequency_zero_crossing_period',
] as const

function allMotions(p: SpreadParams): Problem[] {
  const missing = MOTIONS.filter((name) => p[name] === undefined)
  if (missing.length === 0 || missing.length === MOTIONS.length) return []
  const others = MOTIONS.filter((name) => p[name] !== undefined).map((name) => `{${name}}`)
  return missing.flatMap((name) =>
    refused(name, `is required with ${others.join(', ')}; provide all four motion inputs or none`),
  )
}

const periods = (p: SpreadParams): Problem[] =>
  (['low_frequency_zero_crossing_period', 'wave_frequency_zero_crossing_period'] as const).flatMap((name) => {
    const period = p[name]
    if (period === undefined || period < p.storm_duration) return []
    return refused(
      name,
      `must be less than {storm_duration}, ${shown(p.storm_duration)} s (entered: ${shownIn(period, 's')})`,
    )
  })
