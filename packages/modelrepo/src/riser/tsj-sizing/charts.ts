/** The charts of the stress joint: moment, curvature and utilisation along it. */
import { silent } from '@keelson/equations'
import { type ChartDefinition, lineChart, type NotApplicable, notApplicable, type Point } from '@keelson/workflow'
import { type Joint, stiffness } from './calculate-joint.ts'
import type { Stresses } from './calculate-stresses.ts'
import type { Params } from './inputs.ts'

const ALONG = { title: 'Distance from the base', unit: 'm' } as const
const UNBENT = notApplicable('{riser_angle} is zero or not provided, so the joint does not bend')

export function momentChart({ scan, stations, theta }: Joint): ChartDefinition | NotApplicable {
  if (theta === 0) return UNBENT
  return lineChart({
    x: ALONG,
    y: { title: 'Bending moment', unit: 'kN*m' },
    series: [{ name: 'moment', points: scan.map(({ x, M }): Point => [x, M]) }],
    markers: stations.map(({ x, M }) => ({ x, y: M, label: '' })),
  })
}

/** A joint that is used evenly has a curvature that hardly changes. */
export function curvatureChart(p: Params, { scan, theta }: Joint): ChartDefinition | NotApplicable {
  if (theta === 0) return UNBENT
  return lineChart({
    x: ALONG,
    y: { title: 'Curvature', unit: '1/m' },
    series: [
      { name: 'curvature', points: scan.map((place): Point => [place.x, place.M / stiffness(p, place, silent)]) },
    ],
  })
}

export function utilisationChart({ scan, most, riser }: Stresses): ChartDefinition {
  return lineChart({
    x: ALONG,
    y: { title: 'Utilisation', unit: '-' },
    series: [{ name: 'joint', points: scan.map(({ place, utilisation }): Point => [place.x, utilisation]) }],
    limits: [{ at: 1, label: 'limit', along: 'x' }],
    markers: [
      { x: most.place.x, y: most.utilisation, label: 'maximum' },
      { x: riser.place.x, y: riser.utilisation, label: 'adjacent riser' },
    ],
  })
}
