/** Yaw moment over rudder angle at several speeds. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { toSI } from '@keelson/units'
import {
  axisOf,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  shownIn,
} from '@keelson/workflow'
import { momentAt, type RudderRun } from './calculate-rudder.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'

const POINTS = 50
const SHARES = [0.5, 1, 1.5] as const
/** Angle that the chart reaches at least. */
const HARD_OVER = toSI(35, 'deg')

export function momentChart(p: Params, { N }: RudderRun): ChartDefinition | NotApplicable {
  const V = p.speed
  if (p.normal_force !== undefined || V === undefined) return notApplicable('the {normal_force} is given')
  if (V === 0) return notApplicable('the {speed} is 0')
  const end = Math.max(HARD_OVER, Math.abs(p.rudder_angle))
  const point =
    (speed: number) =>
    (delta: number): Point => [delta, momentAt(p, { V: speed, delta })]
  return lineChart({
    x: axisOf(inputs.properties.rudder_angle),
    y: { title: 'Yaw moment', unit: 'kN*m' },
    series: SHARES.map((share) => ({
      name: `at ${shownIn(share * V, 'kn')}`,
      points: spaced(-end, end, POINTS).map(point(share * V)),
    })),
    markers: [{ x: p.rudder_angle, y: N, label: 'this run' }],
  })
}
