/** Charts of spectral damage: what each state does, and its stress ranges over the S-N curve. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { dirlikDensity } from '@keelson/physics/fatigue/dirlik.ts'
import type { ClosedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { rayleighDensity } from '@keelson/physics/fatigue/narrow-band.ts'
import { cyclesToFailure } from '@keelson/physics/fatigue/sn-curve.ts'
import { SPECTRAL_METHODS, type SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import {
  type Axis,
  barChart,
  type ChartDefinition,
  drawn,
  framed,
  type Point,
  rowsOn,
  type Shown,
  saying,
  titled,
  worstFirst,
} from '@keelson/workflow'
import { METHOD_NAMES } from './fields.ts'
import type { State } from './states.ts'

const MOST_BARS = 40
/** States up to which the damage of every method is drawn. */
const FEW_STATES = 8

/** The largest first. */
export const byDamage = <S extends State>(states: readonly S[], method: SpectralMethod) =>
  states.toSorted((a, b) => b.result.damage[method] - a.result.damage[method] || a.number - b.number)

/** So many of them, the largest first. */
export const mostDamaging = <S extends State>(
  states: readonly S[],
  method: SpectralMethod,
  most: number,
  things: string,
): Shown<S> =>
  worstFirst(byDamage(states, method), {
    most,
    things,
    by: 'the most damage',
    worse: (s) => s.result.damage[method],
  })

/** Damage of each sea state: by every method where they are few, else of the largest by the chosen one. */
export function damageByState(method: SpectralMethod, states: readonly State[], one: string): ChartDefinition {
  const few = states.length <= FEW_STATES
  const { shown, note } = few ? { shown: states } : mostDamaging(states, method, MOST_BARS, `${one.toLowerCase()}s`)
  const methods = few ? SPECTRAL_METHODS : [method]
  const chart = barChart({
    category: few ? one : `${one}, by ${METHOD_NAMES[method]} damage`,
    y: { title: 'Damage', unit: '-' },
    bars: shown.flatMap((s) =>
      methods.map((m) => ({
        name: String(s.number),
        value: s.result.damage[m],
        ...(few && { group: METHOD_NAMES[m] }),
      })),
    ),
  })
  return saying(chart, note)
}

const RANGES = 150
/** Ranges are drawn up to this many standard deviations. */
const WIDEST = 10

/** Density of the stress range of one sea state, with the S-N curve over the same ranges; undefined where none is drawable. */
export function rangeDensity(s: State, on: ClosedCurve): ChartDefinition | undefined {
  if (s.stress === undefined) return undefined
  const { sigma, dirlik } = s.stress
  const Z = spaced(0, WIDEST / 2, RANGES + 1).slice(1)
  const range = (z: number) => 2 * sigma * z
  const density = (p: number) => p / (2 * sigma)
  const by = {
    rainflow: dirlik && Z.map((z): Point => [range(z), density(dirlikDensity.evaluate({ ...dirlik, Z: z }))]),
    rayleigh: Z.map((z): Point => [range(z), density(rayleighDensity.evaluate({ Z: z }))]),
    curve: Z.filter((z) => z > 0.2).map((z): Point => [range(z), cyclesToFailure(on.curve, range(z))]),
  }
  const densities = [...named('rainflow range density, Dirlik', by.rainflow ?? []), ...named('Rayleigh', by.rayleigh)]
  const curve = named('S-N curve, right axis', by.curve).filter((v) => v.y > 0)
  return densities.length === 0 || curve.length === 0 ? undefined : twoAxes(densities, curve)
}

/** A point of a named line. */
export interface Placed {
  readonly s: string
  readonly x: number
  readonly y: number
}
export const named = (s: string, points: readonly Point[]): Placed[] =>
  points.filter((p) => p.every(Number.isFinite)).map(([x, y]) => ({ s, x, y }))

/** Powers of ten that the values span. */
function powersOfTen(points: readonly Placed[]): number[] {
  const exponents = points.map((d) => Math.log10(drawn(d.y)))
  const [low, high] = [Math.floor(Math.min(...exponents)), Math.ceil(Math.max(...exponents))]
  return Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i))
}

/** Densities on the left, cycles on the right. */
const twoAxes = (densities: readonly Placed[], curve: readonly Placed[]): ChartDefinition =>
  overTwoAxes(
    { title: 'Stress range', unit: 'MPa' },
    { title: 'Probability density', unit: '1/MPa', points: densities },
    {
      title: 'Cycles to failure',
      unit: '-',
      points: curve,
      scale: { type: 'log' },
      axis: { format: '.0e', values: powersOfTen(curve) },
    },
  )

export interface AxisOf {
  readonly title: string
  readonly unit: string
  readonly points: readonly Placed[]
  readonly scale?: object
  /** Of the labels. */
  readonly axis?: object
}

/** Lines over one axis with two of heights: on the left full ones, on the right dashed. */
export function overTwoAxes(across: Axis, left: AxisOf, right: AxisOf): ChartDefinition {
  const names = [...new Set([...left.points, ...right.points].map((d) => d.s))]
  const color = {
    field: 's',
    type: 'nominal',
    sort: names,
    scale: { domain: names },
    legend: { title: null, orient: 'top', columns: 3 },
  }
  const x = { field: 'x', type: 'quantitative', title: titled(across.title, across.unit), scale: { zero: true } }
  const y = ({ title, unit, scale = { zero: true } }: AxisOf) => ({
    field: 'y',
    type: 'quantitative',
    title: titled(title, unit),
    scale,
  })
  return framed({
    layer: [
      {
        data: { values: rowsOn({ x: across, y: left }, left.points) },
        mark: { type: 'line', interpolate: 'linear' },
        encoding: { x, y: y(left), color },
      },
      {
        data: { values: rowsOn({ x: across, y: right }, right.points) },
        mark: { type: 'line', interpolate: 'linear', strokeDash: [6, 4] },
        encoding: { x, y: { ...y(right), axis: { grid: false, ...right.axis } }, color },
      },
    ],
    resolve: { scale: { y: 'independent' } },
  })
}
