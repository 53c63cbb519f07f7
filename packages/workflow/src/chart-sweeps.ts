/** Charts that follow from what a run declares: a bar for each of its checks, and what a function of one input gives over it. */
import type { TSchema } from 'typebox'
import type { Axis } from './chart-axes.ts'
import { barChart, type Limit, lineChart, type Marker, type Point, type Series } from './chart-specs.ts'
import type { ChartDefinition, CheckResult, NotChecked } from './outcome.ts'
import { annotations } from './params.ts'
import type { NotApplicable, NumberValue } from './values.ts'
import { notApplicable } from './values.ts'

/** One line of a chart: what stands at each place of the other axis; nothing where it has no number there. */
export interface Curve {
  readonly name: string
  readonly of: (x: number) => number | null | undefined
}
/** Where the run itself stands. */
export interface Here {
  readonly at: number
  readonly label: string
  /** On the lines of these names; on the first of all where it is left out. */
  readonly on?: readonly string[]
}
export interface ValuesOver {
  readonly x: Axis
  readonly y: Axis
  readonly over: readonly number[]
  readonly curves: readonly Curve[]
  readonly here?: Here
  readonly limits?: readonly Limit[]
  /** Beyond it a line is not drawn. */
  readonly most?: number
}

/** Values over one input, and where the run stands: its marker is by the function of its line, and cannot leave it. */
export function valuesOver({
  x,
  y,
  over,
  curves,
  here,
  limits,
  most = Number.POSITIVE_INFINITY,
}: ValuesOver): ChartDefinition {
  const pointsOf = ({ of }: Curve, at: readonly number[]): Point[] =>
    at.flatMap((place): Point[] => {
      const value = of(place)
      return value === null || value === undefined || value > most ? [] : [[place, value]]
    })
  const series = curves.map((curve): Series => ({ name: curve.name, points: pointsOf(curve, over) }))
  const marked = here === undefined ? [] : curves.filter(({ name }, i) => here.on?.includes(name) ?? i === 0)
  const markers = marked
    .flatMap((curve) => pointsOf(curve, here === undefined ? [] : [here.at]))
    .map(([px, py], i): Marker => ({ x: px, y: py, label: i === 0 ? (here?.label ?? '') : '' }))
  return lineChart({ x, y, series, ...(markers.length > 0 && { markers }), ...(limits && { limits }) })
}

/** A check as a run makes it; undefined where it has no part in the run. */
type Made = CheckResult | NotChecked | undefined
export type NamedChecks = readonly (readonly [name: string, made: Made])[]

const USED = { title: 'Utilisation', unit: '-' } as const

const utilisationOf = (made: Made): number | undefined =>
  made === undefined || 'notChecked' in made ? undefined : (made.utilisation ?? undefined)

/** What checks are held against, each of their limits once. */
const limitsOf = (checks: NamedChecks): Limit[] => {
  const limits = checks.flatMap(([, made]) => (made === undefined || 'notChecked' in made ? [] : made.limit))
  return [...new Set(limits)].map((at) => ({ at, label: 'limit', along: 'x' }))
}

/** A bar for each check that was made, under its limit. */
export function checkBars(category: string, checks: NamedChecks, idle: string): ChartDefinition | NotApplicable {
  const bars = checks.flatMap(([name, made]) => {
    const value = utilisationOf(made)
    return value === undefined ? [] : [{ name, value }]
  })
  return bars.length === 0 ? notApplicable(idle) : barChart({ category, y: USED, bars, limits: limitsOf(checks) })
}

export interface ChecksOver extends Pick<ValuesOver, 'x' | 'over' | 'most'> {
  /** The checks with the input at a place; the same names at each. */
  readonly checksAt: (x: number) => NamedChecks
  readonly here: Omit<Here, 'on'>
  readonly limits?: readonly Limit[]
}

/** How far each check that the run makes is used over one input, all else as it is. */
export function checksOver({ x, over, most, checksAt, here, limits = [] }: ChecksOver): ChartDefinition {
  const known = new Map<number, NamedChecks>()
  const at = (place: number): NamedChecks => {
    const checks = known.get(place) ?? checksAt(place)
    known.set(place, checks)
    return checks
  }
  const own = at(here.at)
  const names = own.flatMap(([name, made]) => (utilisationOf(made) === undefined ? [] : name))
  const curves = names.map((name) => ({
    name,
    of: (place: number) => utilisationOf(at(place).find(([other]) => other === name)?.[1]),
  }))
  return valuesOver({
    x,
    y: { ...USED, zero: true },
    over,
    curves,
    here: { ...here, on: names },
    limits: [...limitsOf(own), ...limits],
    ...(most !== undefined && { most }),
  })
}

/** The axis of an input or a value, as it is declared. */
export const axisOf = (declared: TSchema | NumberValue): Pick<Axis, 'title' | 'unit'> => {
  const { title, unit } = 'kind' in declared ? (declared as NumberValue) : annotations(declared)
  return { title, unit: unit ?? '-' }
}
