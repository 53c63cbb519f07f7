/** The charts of the run: the loads of the whole passage, and what separation and depth make of the largest. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Integrals } from '@keelson/physics/passing-ship/passage.ts'
import { axisOf, type ChartsOf, lineChart, notApplicable, once, type Point } from '@keelson/workflow'
import { integralsOf, type LoadName, loadsBy, reachOf } from './calculate-passage.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'
import { passageRows } from './tables.ts'

/** Curves of the largest loads: places on them, and staggers of each. */
const [CURVE, STAGGERS] = [13, 81] as const

export function chartsOf(p: Params, at: (stagger: number) => Integrals): ChartsOf<typeof contract> {
  const rows = once(() => passageRows(p, at))
  const curve = (name: LoadName): Point[] => rows().map((row) => [row.stagger, row[name]])
  const x = { title: 'Stagger of the passing ship', unit: 'm' }
  return {
    forces: lineChart({
      x,
      y: { title: 'Force on the moored ship', unit: 'kN' },
      series: [
        { name: 'surge, forward', points: curve('surge') },
        { name: 'sway, towards the passing ship', points: curve('sway') },
      ],
      markers: largestOfCurves([curve('surge'), curve('sway')]),
    }),
    moment: lineChart({
      x,
      y: { title: 'Yaw moment on the moored ship', unit: 'MN*m' },
      series: [{ name: 'yaw', points: curve('yaw') }],
      markers: largestOfCurves([curve('yaw')]),
    }),
    by_separation: bySeparation(p),
    by_depth: byDepth(p),
  }
}

/** The largest magnitude of each curve. */
const largestOfCurves = (curves: readonly (readonly Point[])[]) =>
  curves.flatMap((points) => {
    const most = points.reduce<Point | undefined>(
      (best, point) => (best === undefined || Math.abs(point[1]) > Math.abs(best[1]) ? point : best),
      undefined,
    )
    return most === undefined ? [] : [{ x: most[0], y: most[1], label: '' }]
  })

function largestOf(p: Params): Readonly<Record<'surge' | 'sway', number>> {
  const at = integralsOf(p)
  const loads = spaced(-reachOf(p), reachOf(p), STAGGERS).map((stagger) => loadsBy(p, at(stagger)))
  const most = (name: 'surge' | 'sway') => Math.max(...loads.map((l) => Math.abs(l[name])))
  return { surge: most('surge'), sway: most('sway') }
}

const curvesOf = (found: readonly { readonly at: number; readonly surge: number; readonly sway: number }[]) => [
  { name: 'surge', points: found.map((f): Point => [f.at, f.surge]) },
  { name: 'sway', points: found.map((f): Point => [f.at, f.sway]) },
]

/** From just clear of what the request has to twice as far. */
function bySeparation(p: Params) {
  const eta = p.lateral_separation
  const found = spaced(eta, 2 * eta, CURVE).map((at) => ({ at, ...largestOf({ ...p, lateral_separation: at }) }))
  return lineChart({
    x: { title: 'Separation of the centrelines', unit: 'm' },
    y: { title: 'Largest force', unit: 'kN' },
    series: curvesOf(found),
    markers: found.slice(0, 1).flatMap(({ at, surge, sway }) => [
      { x: at, y: surge, label: '' },
      { x: at, y: sway, label: '' },
    ]),
  })
}

function byDepth(p: Params) {
  const { water_depth: h } = p
  if (h === 'infinite') return notApplicable('the water is infinitely deep')
  const found = spaced(h, 4 * h, CURVE).map((at) => ({ at, ...largestOf({ ...p, water_depth: at }) }))
  return lineChart({
    x: axisOf(inputs.properties.water_depth),
    y: { title: 'Largest force', unit: 'kN' },
    series: curvesOf(found),
    markers: found.slice(0, 1).flatMap(({ at, surge, sway }) => [
      { x: at, y: surge, label: '' },
      { x: at, y: sway, label: '' },
    ]),
  })
}
