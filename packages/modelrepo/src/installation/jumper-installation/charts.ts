/** The charts of a run: utilisation and forces over the sea, what is allowed by period, moments, snaps and natural periods. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import * as beam from '@keelson/physics/lift/two-point-beam.ts'
import { LONGEST_PERIOD, STEEPNESS_SHARE } from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import { type ChartDefinition, lineChart, type Point } from '@keelson/workflow'
import type { Given } from './inputs.ts'
import { allowedAt, type InSea, inSea, type Splash, type SplashRun } from './splash.ts'
import { type Hanging, type snapping, snapRun, wireRun } from './wire.ts'

const POINTS = 41
/** Height that the charts reach at least, m, and how far beyond the seas of the run. */
const [LEAST_END, BEYOND] = [3, 1.3]
const HEIGHT = { title: 'Significant wave height', unit: 'm', zero: true } as const

function overHeights(
  p: Splash,
  { seas, allowable = 0 }: SplashRun,
  lines: Readonly<Record<string, (sea: InSea) => number>>,
) {
  const { zero_crossing_period: Tz } = p
  const highest = Math.max(LEAST_END, allowable, ...seas.map(({ stage }) => stage.Hs))
  const found = spaced(0, BEYOND * highest, POINTS).map((Hs) => inSea(p, { Hs, Tz }, silent))
  return Object.entries(lines).map(([name, of]) => ({
    name,
    points: found.map((sea): Point => [sea.stage.Hs, of(sea)]),
  }))
}

export function utilisationChart(p: Splash, run: SplashRun): ChartDefinition {
  const crane = p.crane_capacity === undefined ? {} : { crane: (sea: InSea) => sea.crane ?? 0 }
  return lineChart({
    x: HEIGHT,
    y: { title: 'Utilisation', unit: '-', zero: true },
    series: overHeights(p, run, { slack: (sea) => sea.forces.slack, ...crane }),
    limits: [{ at: 1, along: 'x', label: 'limit' }],
    markers: run.seas.map((sea, i) => ({
      x: sea.stage.Hs,
      y: Math.max(sea.forces.slack, sea.crane ?? 0),
      label: i === 0 && run.seas.length === 1 ? 'this sea state' : '',
    })),
  })
}

export const componentsChart = (p: Splash, run: SplashRun): ChartDefinition =>
  lineChart({
    x: HEIGHT,
    y: { title: 'Force', unit: 'kN', zero: true },
    series: overHeights(p, run, {
      slamming: ({ stage }) => stage.slam,
      drag: ({ stage }) => stage.drag,
      mass: ({ stage }) => stage.massForce,
      'varying buoyancy': ({ stage }) => stage.buoyancy,
      hydrodynamic: ({ forces }) => forces.hydrodynamic,
    }),
  })

/** Shortest period of the chart, s. */
const SHORT = 3
const PERIODS = 21

export function allowableChart(p: Splash, run: SplashRun): ChartDefinition {
  const { zero_crossing_period: Tz } = p
  const own = p.operability_periods ?? []
  const periods = spaced(Math.min(SHORT, Tz, ...own), Math.max(LONGEST_PERIOD.si, Tz, ...own), PERIODS)
  const found = periods.map((T): Point => [T, allowedAt(p, T)?.Hs ?? Number.NaN])
  const steepest = (T: number) => p.gravity * (T / STEEPNESS_SHARE.value) ** 2
  const top = Math.max(...found.map(([, Hs]) => Hs).filter(Number.isFinite), 1)
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
    markers: run.allowable === undefined ? [] : [{ x: Tz, y: run.allowable, label: 'this period' }],
  })
}

export function momentsChart(p: Given<'jumper_length' | 'unit_weight' | 'lift_point_overhang'>): ChartDefinition {
  const { jumper_length: L, unit_weight: w, lift_point_overhang: own } = p
  const overhangs = spaced(0, L / 2, POINTS)
  const hogging = (a: number) => Math.abs(beam.overhangMoment.evaluate({ w, a }))
  const sagging = (a: number) => Math.abs(beam.midspanMoment.evaluate({ w, L, a }))
  return lineChart({
    x: { title: 'Overhang', unit: 'm', zero: true },
    y: { title: 'Moment magnitude', unit: 'kN*m', zero: true },
    series: [
      { name: 'at lift points', points: overhangs.map((a): Point => [a, hogging(a)]) },
      { name: 'at midspan', points: overhangs.map((a): Point => [a, sagging(a)]) },
    ],
    markers: [{ x: own, y: Math.max(hogging(own), sagging(own)), label: 'this lift' }],
  })
}

export function snapChart(p: Given<(typeof snapping)[number]>, force: number): ChartDefinition {
  const { snap_velocity: own } = p
  const velocities = spaced(0, Math.max(2 * own, 1), POINTS)
  return lineChart({
    x: { title: 'Snap velocity', unit: 'm/s', zero: true },
    y: { title: 'Snap force', unit: 'kN', zero: true },
    series: [
      {
        name: 'snap force',
        points: velocities.map((snap_velocity): Point => [snap_velocity, snapRun({ ...p, snap_velocity }, silent)]),
      },
    ],
    markers: [{ x: own, y: force, label: 'this velocity' }],
  })
}

/** Shortest wire of the chart, over that of the run. */
const SHORTEST = 0.05

export function periodsChart(p: Hanging): ChartDefinition {
  const { wire_length: own } = p
  const at = (wire_length: number) => wireRun({ ...p, wire_length }, silent).period
  const lengths = spaced(SHORTEST * own, BEYOND * own, POINTS)
  return lineChart({
    x: { title: 'Wire length', unit: 'm', zero: true },
    y: { title: 'Natural period', unit: 's', zero: true },
    series: [{ name: 'natural period', points: lengths.map((L): Point => [L, at(L)]) }],
    markers: [{ x: own, y: at(own), label: 'this length' }],
    ...(p.crane_tip_period !== undefined && {
      limits: [{ at: p.crane_tip_period, along: 'x' as const, label: 'crane tip period', written: true as const }],
    }),
  })
}
