/** The charts of a run: forces by depth, added mass by holes, and allowable seas by period. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { LARGEST_PERFORATION, perforationFactor } from '@keelson/standards/dnv-rp-h103-2011/added-mass.ts'
import { LONGEST_PERIOD, STEEPNESS_SHARE } from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import { type ChartDefinition, given, lineChart, type Point } from '@keelson/workflow'
import { stageAt, unnamed } from '../_shared/splash-zone/stage.ts'
import type { Heave } from './calculate-body.ts'
import { allowedAt, type LiftRun } from './calculate-lift.ts'
import type { Params } from './inputs.ts'

const POINTS = 41
/** Depth that the chart reaches at least, m. */
const LEAST_DEPTH = 20

export function forcesChart(p: Params, { lowering, stages }: LiftRun): ChartDefinition {
  const { significant_wave_height: Hs, zero_crossing_period: Tz } = given(
    p,
    'significant_wave_height',
    'zero_crossing_period',
  )
  const [first] = stages
  const deepest = Math.max(LEAST_DEPTH, ...p.depth_to_structure)
  const through = spaced(0, deepest, POINTS).map((depth) => stageAt(lowering, { Hs, Tz, depth }, silent, unnamed))
  const at = first?.depth ?? 0
  return lineChart({
    x: { title: 'Force', unit: 'kN', zero: true },
    y: { title: 'Depth', unit: 'm', reverse: true },
    series: [
      { name: 'drag', points: through.map((s): Point => [s.drag, s.depth]) },
      { name: 'mass force', points: through.map((s): Point => [s.massForce, s.depth]) },
    ],
    markers: [
      { x: first?.slam ?? 0, y: at, label: 'slamming' },
      { x: first?.buoyancy ?? 0, y: at, label: 'varying buoyancy' },
    ],
  })
}

export function perforationChart(p: Params, { solid }: Heave): ChartDefinition {
  const at = (share: number) => solid * perforationFactor.evaluate({ p: share })
  return lineChart({
    x: { title: 'Perforation', unit: '%', zero: true },
    y: { title: 'Heave added mass', unit: 't', zero: true },
    series: [
      {
        name: 'added mass',
        points: spaced(0, LARGEST_PERFORATION.si, 2 * POINTS).map((share): Point => [share, at(share)]),
      },
    ],
    ...(p.vertical_added_mass === undefined && {
      markers: [{ x: p.perforation_ratio_z, y: at(p.perforation_ratio_z), label: 'this structure' }],
    }),
  })
}

/** Shortest period of the chart, s, and how far above the allowable seas the steepest is drawn. */
const [SHORT, BEYOND] = [3, 1.3]
const PERIODS = 21

export function allowableChart(p: Params, { lowering, allowable }: LiftRun): ChartDefinition {
  const { zero_crossing_period: Tz } = given(p, 'zero_crossing_period')
  const depth = p.depth_to_structure[0] ?? 0
  const periods = spaced(Math.min(SHORT, Tz), Math.max(LONGEST_PERIOD.si, Tz), PERIODS)
  const found = periods.map((T): Point => [T, allowedAt(lowering, T, depth)?.Hs ?? Number.NaN])
  const top = Math.max(...found.map(([, Hs]) => Hs).filter(Number.isFinite), 1)
  const steepest = (T: number) => p.gravity * (T / STEEPNESS_SHARE.value) ** 2
  return lineChart({
    x: { title: 'Zero-crossing period', unit: 's' },
    y: { title: 'Significant wave height', unit: 'm', zero: true },
    series: [
      { name: 'allowable', points: found },
      {
        name: 'steepest sea',
        points: periods.map((T): Point => [T, steepest(T)]).filter(([, Hs]) => Hs <= BEYOND * top),
      },
    ],
    ...(allowable !== undefined && { markers: [{ x: Tz, y: allowable, label: 'this period' }] }),
  })
}
