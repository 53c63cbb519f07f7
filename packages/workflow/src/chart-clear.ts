/** Axes clear of what is drawn: no line along the frame, and ticks around a value that does not vary. */
import { type Axis, evenSteps } from './chart-axes.ts'

/** Of the height of what is drawn: so near an end of the axis it lies on the frame, and so far it is clear of it. */
const [ON, CLEAR] = [0.01, 0.06] as const
/** Of the size of values: a spread below it is rounding, and so much on either side of a value that does not vary. */
const [NOISE, AROUND] = [1e-9, 0.1] as const
/** Below it a tick is a power of ten. */
const SMALL = 1e-4

/** An axis whose ends are clear of `lying`: levels along which something is drawn; all numbers in its unit. */
export function clear(axis: Axis, values: readonly number[], lying: readonly number[]): Axis {
  if (axis.log || axis.whole || axis.domain) return axis
  const [least, most] = extent(values, lying)
  if (!(least <= most)) return axis
  const sized = withSmall(axis, Math.max(Math.abs(least), Math.abs(most)))
  const [low, high] = axis.zero ? [Math.min(least, 0), Math.max(most, 0)] : [least, most]
  if (high - low <= NOISE * Math.max(Math.abs(low), Math.abs(high)))
    return { ...sized, domain: aroundOne(low, axis, lying.length > 0) }
  return onFrame(sized, [low, high], lying)
}

/** Least and largest; a chart has thousands of points, so that nothing is called for each. */
function extent(...lists: readonly (readonly number[])[]): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const list of lists)
    for (const value of list) {
      if (value < least && value > Number.NEGATIVE_INFINITY) least = value
      if (value > most && value < Number.POSITIVE_INFINITY) most = value
    }
  return [least, most]
}

const withSmall = (axis: Axis, most: number): Axis => (most > 0 && most < SMALL ? { ...axis, small: true } : axis)

/** A tenth of it on either side; of nothing up to one, and a little below nothing where a line runs along it. */
function aroundOne(value: number, { top }: Axis, isLine: boolean): readonly [number, number] {
  if (value === 0) return [isLine ? -2 * AROUND : 0, Math.max(1, top ?? 0)]
  const reach = AROUND * Math.abs(value)
  return ends(value - reach, Math.max(value + reach, top ?? value))
}

/** Where a line lies on an end that would be rounded to it, the axis goes on beyond; 0 is an end of its own. */
function onFrame(axis: Axis, [low, high]: readonly [number, number], lying: readonly number[]): Axis {
  const span = high - low
  const [first, last] = niceEnds(low, high)
  const isOn = (end: number, at: number) =>
    end !== 0 && Math.abs(end - at) < ON * span && lying.some((level) => Math.abs(level - at) < ON * span)
  const [below, above] = [isOn(first, low), axis.top === undefined && isOn(last, high)]
  if (!below && !above) return axis
  const [from, to] = ends(below ? low - CLEAR * span : low, above ? high + CLEAR * span : (axis.top ?? high))
  return { ...axis, domain: [from, axis.top ?? to] }
}

/** Round ends around two numbers. */
function ends(low: number, high: number): readonly [number, number] {
  const steps = evenSteps(low, high)
  return [steps[0] ?? low, steps.at(-1) ?? high]
}

/** Steps between the ends to which the drawing library rounds an axis. */
const NICE = 10
const [TO_TEN, TO_FIVE, TO_TWO] = [Math.sqrt(50), Math.sqrt(10), Math.sqrt(2)] as const
function niceEnds(low: number, high: number): readonly [number, number] {
  const rough = (high - low) / NICE
  const power = 10 ** Math.floor(Math.log10(rough))
  const error = rough / power
  const step = power * (error >= TO_TEN ? 10 : error >= TO_FIVE ? 5 : error >= TO_TWO ? 2 : 1)
  return [Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step]
}

type Point = readonly [x: number, y: number]

/** Levels along which lines run, on the axis of that place of their points: where two points or more beside each other stand level. */
export function levels(lines: readonly (readonly Point[])[], place: 0 | 1): readonly number[] {
  const found: number[] = []
  for (const points of lines) {
    const [low, high] = extentOf(points, place)
    let before = Number.NaN
    for (const point of points) {
      const value = point[place]
      const near = NOISE * Math.max(high - low, value, -value)
      if (value - before <= near && before - value <= near) found.push(value)
      before = value
    }
  }
  return found
}

function extentOf(points: readonly Point[], place: 0 | 1): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const point of points) {
    const value = point[place]
    if (value < low && value > Number.NEGATIVE_INFINITY) low = value
    if (value > high && value < Number.POSITIVE_INFINITY) high = value
  }
  return [low, high]
}
