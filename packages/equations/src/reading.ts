/** An interpolation between the corners of a table, as formulas that a reader can follow: the shares, then the entry. */
import type { Condition, ReadAxis, Reading, TableStep, TracedArgument } from './trace.ts'

/** The formulas of a reading in the order in which they are worked: one share for each axis, then the entry. */
export function readingFormulas(step: TableStep): Condition[] {
  const { reading } = step
  if (reading === undefined) return []
  return [...reading.axes.map(shareOf), entryOf(step, reading)]
}

/** Symbol of the share of the way between the nodes of an axis. */
export const shareSymbol = ({ symbol }: Pick<ReadAxis, 'symbol'>): string => `s_${symbol}`

/** Places of the corners, '00', '01', '10', '11': 0 the lower node of an axis and 1 the upper, the last axis first. */
export function cornerPlaces(axes: number): string[] {
  return Array.from({ length: 2 ** axes }, (_, k) => k.toString(2).padStart(axes, '0'))
}

const SHARES = {
  linear: '(x - x_0) / (x_1 - x_0)',
  log: 'log(x / x_0) / log(x_1 / x_0)',
} as const

/** The share of the way between the nodes of an axis at which a table was read. */
export function shareOf({ symbol, title, unit, at, nodes, scale }: ReadAxis): Condition {
  const [low, high] = nodes
  const argument = (name: string, own: string, value: number): TracedArgument => ({
    symbol: own,
    name,
    title,
    unit,
    value,
  })
  const arguments_ = [
    argument('x', symbol, at),
    argument('x_0', `${symbol}_0`, low),
    argument('x_1', `${symbol}_1`, high),
  ]
  const value = scale === 'linear' ? (at - low) / (high - low) : Math.log(at / low) / Math.log(high / low)
  return {
    symbol: shareSymbol({ symbol }),
    unit: '-',
    expression: SHARES[scale],
    relation: '=',
    arguments: arguments_,
    value,
  }
}

/** What each corner counts for: the product of the shares of its nodes, `s` of an upper one and `1 - s` of a lower one. */
export function cornerWeights({ axes }: Reading): number[] {
  const shares = axes.map((axis) => shareOf(axis).value)
  return cornerPlaces(axes.length).map((place) =>
    shares.reduce((weight, s, k) => weight * (place[k] === '1' ? s : 1 - s), 1),
  )
}

function entryOf({ symbol, title, unit, value }: TableStep, reading: Reading): Condition {
  const places = cornerPlaces(reading.axes.length)
  const weights = cornerWeights(reading)
  const expression =
    reading.entries === 'linear'
      ? places.map((place) => `w_${place} * c_${place}`).join(' + ')
      : places.map((place) => `c_${place} ** w_${place}`).join(' * ')
  const argument = (name: string, own: string, of: number): TracedArgument => ({
    symbol: name,
    name,
    title,
    unit: own,
    value: of,
  })
  return {
    symbol,
    unit,
    expression,
    relation: '=',
    arguments: places.flatMap((place, k) => [
      argument(`w_${place}`, '-', weights[k] ?? Number.NaN),
      argument(`c_${place}`, unit, reading.corners[k] ?? Number.NaN),
    ]),
    value,
  }
}

/** An axis with its nodes around the place read, by their numbers; `t` is the share of the way to the upper one. */
export interface PlacedAxis extends Omit<ReadAxis, 'nodes'> {
  readonly nodes: readonly number[]
  readonly place: { readonly lower: number; readonly upper: number; readonly t: number }
}

/**
 * What a lookup states of an interpolation, to be spread into it; nothing where the place is an entry of the table. An axis
 * that is read at one of its nodes is none of the interpolation.
 */
export function interpolated(
  axes: readonly PlacedAxis[],
  entry: (at: readonly number[]) => number,
  entries: Reading['entries'] = 'linear',
): { readonly reading?: Reading } {
  const between = axes.filter(({ place: { t } }) => t > 0 && t < 1)
  if (between.length === 0) return {}
  const numbersAt = (place: string): readonly number[] => {
    const sides = [...place]
    return axes.map((axis) => {
      const side = between.includes(axis) ? sides.shift() : String(axis.place.t)
      return side === '1' ? axis.place.upper : axis.place.lower
    })
  }
  const reading: Reading = {
    axes: between.map(({ place, nodes, ...axis }) => ({
      ...axis,
      nodes: [nodes[place.lower] ?? Number.NaN, nodes[place.upper] ?? Number.NaN],
    })),
    corners: cornerPlaces(between.length).map((place) => entry(numbersAt(place))),
    entries,
  }
  return { reading }
}
