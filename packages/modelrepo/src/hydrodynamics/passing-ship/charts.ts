/** The charts of the run: the loads of the whole passage, and what separation and depth make of the largest. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Integrals } from '@keelson/physics/passing-ship/passage.ts'
import { axisOf, type ChartsOf, lineChart, notApplicable, once, type Point } from '@keelson/workflow'
import { integralsOf, type LoadName, loadsBy, reachOf } from './calculate-passage.ts'
import type { Peaks } from './calculate-peaks.ts'
import type { contract } from './contract.ts'
import type { Largest } from './detail.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'
import { NO_BED } from './modes.ts'
import { passageRows } from './tables.ts'

/** Curves of the largest loads: places on them, and staggers of each. */
const [CURVE, STAGGERS] = [13, 81] as const

export function chartsOf(
  p: Params,
  at: (stagger: number) => Integrals,
  peaks: Peaks,
  largest: Largest,
): ChartsOf<typeof contract> {
  const rows = once(() => passageRows(p, at))
  const curve = (name: LoadName): Point[] => rows().map((row) => [row.stagger, row[name]])
  const mark = (name: LoadName) => {
    const { stagger } = peaks[name].largest
    return { x: stagger, y: loadsBy(p, at(stagger))[name], label: '' }
  }
  const x = { title: 'Passing ship stagger', unit: 'm' }
  return {
    forces: lineChart({
      x,
      y: { title: 'Moored ship force', unit: 'kN' },
      series: [
        { name: 'surge, forward', points: curve('surge') },
        { name: 'sway, towards passing ship', points: curve('sway') },
      ],
      markers: [mark('surge'), mark('sway')],
    }),
    moment: lineChart({
      x,
      y: { title: 'Moored ship yaw moment', unit: 'kN*m' },
      series: [{ name: 'yaw', points: curve('yaw') }],
      markers: [mark('yaw')],
    }),
    by_separation: bySeparation(p, largest),
    by_depth: byDepth(p, largest),
  }
}

/** The largest of the staggers that a curve is drawn by. */
function largestSeen(p: Params): Readonly<Record<'surge' | 'sway', number>> {
  const at = integralsOf(p)
  const loads = spaced(-reachOf(p), reachOf(p), STAGGERS).map((stagger) => loadsBy(p, at(stagger)))
  const most = (name: 'surge' | 'sway') => Math.max(...loads.map((l) => Math.abs(l[name])))
  return { surge: most('surge'), sway: most('sway') }
}

/** From this run, whose largest loads are those of the answer and are marked, to so many times its place. */
function largestOver(from: number, times: number, largest: Largest, changed: (at: number) => Params) {
  const own = { at: from, surge: largest.peak_surge_force, sway: largest.peak_sway_force }
  const others = spaced(from, times * from, CURVE).slice(1)
  const found = [own, ...others.map((at) => ({ at, ...largestSeen(changed(at)) }))]
  const of = (name: 'surge' | 'sway') => ({
    series: { name, points: found.map((f): Point => [f.at, f[name]]) },
    marker: { x: from, y: own[name], label: '' },
  })
  const [surge, sway] = [of('surge'), of('sway')]
  return {
    y: { title: 'Maximum force', unit: 'kN' },
    series: [surge.series, sway.series],
    markers: [surge.marker, sway.marker],
  }
}

/** From just clear of what the request has to twice as far. */
const bySeparation = (p: Params, largest: Largest) =>
  lineChart({
    x: { title: 'Lateral separation', unit: 'm' },
    ...largestOver(p.lateral_separation, 2, largest, (at) => ({ ...p, lateral_separation: at })),
  })

function byDepth(p: Params, largest: Largest) {
  const { water_depth: h } = p
  if (h === 'infinite') return notApplicable(NO_BED)
  return lineChart({
    x: axisOf(inputs.properties.water_depth),
    ...largestOver(h, 4, largest, (at) => ({ ...p, water_depth: at })),
  })
}
