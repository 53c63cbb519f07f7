/** The charts of the scour assessment. */
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { criticalShields } from '@keelson/physics/scour/mobility.ts'
import * as pile from '@keelson/physics/scour/pile-depth.ts'
import { EMBEDDED, EXPOSED, stoneSize } from '@keelson/physics/scour/rock-size.ts'
import { depthInTime } from '@keelson/physics/scour/scour-time.ts'
import {
  axisOf,
  type ChartDefinition,
  lineChart,
  notApplicable,
  type Point,
  saying,
  worstFirst,
} from '@keelson/workflow'
import type { Bed } from './bed.ts'
import type { Growth } from './growth.ts'
import type { PileScour } from './hole.ts'
import { carpenterField, FLOW, type Given, type Perhaps, shieldsField } from './inputs.ts'
import type { RockSize } from './stones.ts'

const POINTS = 81

export const bedCharts = {
  growth: {
    title: 'Scour development',
    description: 'Scour depth against time from a flat bed, with equilibrium depth, time scale and duration.',
    apart: { 'time scale': 'Scour depth after one time scale.' },
    needs: FLOW,
  },
  shields_diagram: {
    title: 'Shields diagram',
    description: 'Threshold of motion against dimensionless grain size, with the value for this bed.',
    needs: FLOW,
  },
}

/** Time scales drawn at least. */
const SCALES = 4

export const growthChart = (p: Perhaps<'duration'>, growth: Growth | undefined, S: number) =>
  growth === undefined ? {} : { growth: growing(p, growth, S) }

function growing({ duration }: Perhaps<'duration'>, growth: Growth, S: number) {
  if (growth.T_S === undefined) return growth.none
  if (S === 0) return notApplicable('no scour hole forms')
  const { T_S } = growth
  const end = Math.max(SCALES * T_S, 1.15 * (duration ?? 0))
  const at = (t: number) => depthInTime.evaluate({ S, t, T_S })
  return lineChart({
    x: { title: 'Time from flat bed', unit: 'h' },
    y: { title: 'Scour depth', unit: 'm', zero: true },
    series: [{ name: 'depth', points: spaced(0, end, POINTS).map((t): Point => [t, at(t)]) }],
    markers: [
      { x: T_S, y: at(T_S), label: 'time scale' },
      ...(duration ? [{ x: duration, y: at(duration), label: 'duration' }] : []),
    ],
    limits: [{ at: S, label: 'equilibrium', along: 'x' as const }],
  })
}

const SHARES = [0, 0.2, 0.4, 0.6, 0.8]
const MOST_MARKED = 6

export function depthChart({ holes, c }: PileScour): ChartDefinition {
  const end = Math.max(40, 1.2 * Math.max(...holes.map(({ flow }) => flow.KC ?? 0)))
  const ratio = (U_cw: number, KC: number) =>
    pile.combinedRatio.evaluate({
      c,
      KC,
      A_cw: pile.combinedRate.evaluate({ U_cw }),
      B_cw: pile.combinedThreshold.evaluate({ U_cw }),
    })
  const { shown, note } = worstFirst(holes, {
    most: MOST_MARKED,
    things: 'scour depths',
    as: 'marked',
    by: 'the deepest scour',
    worse: ({ ratio: depth }) => depth,
  })
  const chart = lineChart({
    x: axisOf(carpenterField),
    y: { title: 'Scour depth to diameter ratio', unit: '-', zero: true },
    series: SHARES.map((U_cw) => ({
      name: U_cw === 0 ? 'waves only' : `current ratio ${U_cw}`,
      points: spaced(0, end, POINTS).map((KC): Point => [KC, ratio(U_cw, KC)]),
    })),
    markers: shown.map((hole) => ({
      x: hole.flow.KC ?? 0,
      y: hole.ratio,
      label: holes.length === 1 ? 'this pile' : '',
    })),
  })
  return saying(chart, note)
}

export const shieldsChart = ({ grains, theta }: Bed) =>
  grains === undefined || theta === undefined ? {} : { shields_diagram: shieldsDiagram(grains, theta) }

function shieldsDiagram({ D_star, theta_cr }: NonNullable<Bed['grains']>, theta: number) {
  if (theta === 0) return notApplicable('the bed does not move')
  const [low, high] = [Math.min(1, D_star / 2), Math.max(200, 2 * D_star)]
  return lineChart({
    x: { title: 'Dimensionless grain size', unit: '-', log: true },
    y: { ...axisOf(shieldsField), log: true },
    series: [
      {
        name: 'threshold of motion',
        points: logSpaced(low, high, POINTS).map((x): Point => [x, criticalShields.evaluate({ D_star: x })]),
      },
    ],
    markers: [{ x: D_star, y: theta, label: theta >= theta_cr ? 'live bed' : 'clear water' }],
  })
}

export function rockChart(
  p: Given<'gravity'> & Perhaps<'rock_d50'>,
  { Delta, U_l, exposed }: RockSize,
): ChartDefinition {
  const end = Math.max(1.6 * U_l, 1)
  const size = (U: number, y: number) => stoneSize.evaluate({ U_l: U, g: p.gravity, Delta, y })
  const line = (name: string, y: number) => ({
    name,
    points: spaced(0, end, POINTS).map((U): Point => [U, size(U, y)]),
  })
  return lineChart({
    x: { title: 'Velocity at rock', unit: 'm/s' },
    y: { title: 'Median rock size', unit: 'mm', zero: true },
    series: [line('exposed', EXPOSED.si), line('embedded', EMBEDDED.si)],
    markers: [{ x: U_l, y: exposed, label: 'required' }],
    ...(p.rock_d50 !== undefined && { limits: [{ at: p.rock_d50, label: 'proposed', along: 'x' as const }] }),
  })
}
