/** Charts of what a run gives over one of its inputs, on axes as they are declared. */
import type { TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import type { Axis } from './chart-axes.ts'
import { type Limit, lineChart, type Marker, type Point, type Series } from './chart-specs.ts'
import type { ChartDefinition } from './outcome.ts'
import type { NumberValue } from './values.ts'

/** One line of a chart: what stands at each place of the other axis; nothing where it has no number there. */
export interface Curve {
  readonly name: string
  readonly of: (x: number) => number | null | undefined
}
/** Where the run itself stands. */
interface Here {
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

/** The axis of an input or a value, as it is declared. */
export const axisOf = (declared: TSchema | NumberValue): Pick<Axis, 'title' | 'unit'> => {
  const { title, unit } = 'kind' in declared ? (declared as NumberValue) : annotations(declared)
  return { title, unit: unit ?? '-' }
}
