/** The axes of a chart: their units, where they begin and end, and the ticks of a logarithmic one, in one way of writing each. */
import { mappingFromSI, toSI } from '@keelson/units'
import { drawn, titled } from './chart-frame.ts'

export interface Axis {
  readonly title: string
  /** In which its numbers, given in SI, are drawn. */
  readonly unit: string
  /** One of its unit in SI, where that is of the run: a year of 365 days. */
  readonly one?: number
  readonly log?: true
  /** Largest values at the bottom, as depth is drawn. */
  readonly reverse?: true
  readonly domain?: readonly [number, number]
  /** The axis holds 0, as that of bars must. */
  readonly zero?: true
  /** Of a number of things: ticks at whole numbers only. */
  readonly whole?: true
  /** Where the axis ends at least, where its lower end follows from what is drawn. */
  readonly top?: number
  /** Its numbers are so small that its ticks are powers of ten. */
  readonly small?: true
}

/** From SI to the unit of an axis. */
export const onto = ({ unit, one }: Pick<Axis, 'unit' | 'one'>): ((si: number) => number) =>
  one === undefined ? mappingFromSI(unit) : (si) => si / one

/** Digits of the end of an axis: a round end stays round. */
const END_DIGITS = 12

/** Its ends, given in SI, in its unit. */
export function axisInUnit(axis: Axis): Axis {
  const { domain, top } = axis
  const inUnit = onto(axis)
  const at = (si: number) => Number(inUnit(si).toPrecision(END_DIGITS))
  return {
    ...axis,
    ...(domain && { domain: [at(domain[0]), at(domain[1])] as const }),
    ...(top !== undefined && { top: at(top) }),
  }
}

/** The position of a mark on an axis. */
export const position = (field: string, axis: Axis): Readonly<Record<string, unknown>> => ({
  field,
  type: 'quantitative',
  title: titled(axis.title, axis.unit),
  scale: scale(axis),
  ...labels(axis),
})

const scale = (axis: Axis) => ({
  ...(axis.log ? { type: 'log' } : { zero: axis.zero ?? false }),
  ...(axis.reverse && { reverse: true }),
  ...(axis.domain?.every(Number.isFinite) && { domain: axis.domain, ...(axis.log && { nice: false }) }),
  ...(axis.domain === undefined && axis.top !== undefined && { domainMax: axis.top }),
})

function labels({ log, whole, domain, small }: Axis) {
  if (whole) return { axis: { tickMinStep: 1, format: 'd' } }
  if (log && domain) return { axis: logTickLabels(domain) }
  return small ? { axis: { format: '~e' } } : {}
}

/** The ticks of a logarithmic axis and how they are written. */
export function logTickLabels(domain: readonly [number, number]) {
  const ticks = logTicks(domain)
  return { values: ticks, format: ticks.every(isPlain) ? '~g' : '~e' }
}

/** Numbers that are written out; where a tick is beyond them, all are powers of ten. */
const isPlain = (tick: number) => tick >= 1e-4 && tick < 1e6

/** Ticks within each power of ten, fewest first. */
const [TENS, HALVES, ALL] = [[1], [1, 2, 5], [1, 2, 3, 5, 7]] as const
/** A logarithmic axis is read by so many ticks at least, and at most. */
const [FEWEST, MOST] = [4, 9]
/** An axis that ends at less than so many times its beginning has ticks as far apart as those of a linear one. */
const NARROW = 4

/** Tens where there are enough of them, else 1, 2 and 5 of each, else more. */
export function logTicks([low, high]: readonly [number, number]): number[] {
  if (high < NARROW * low) return evenSteps(low, high).filter((t) => t >= low && t <= high)
  const inside = (steps: readonly number[]) => stepped(low, high, steps).filter((t) => t >= low && t <= high)
  const ticks = [TENS, HALVES].map(inside).find((list) => list.length >= FEWEST) ?? inside(ALL)
  const every = Math.ceil(ticks.length / MOST)
  return ticks.filter((_, i) => i % every === 0)
}

/** A logarithmic axis around all that is drawn on it, from one tick to another; any other axis as it is. */
export function around(axis: Axis, values: readonly number[], onEdge: readonly number[] = []): Axis {
  const drawn = values.filter((v) => v > 0 && Number.isFinite(v))
  if (!axis.log || axis.domain || drawn.length === 0) return axis
  const [low, high] = [Math.min(...drawn), Math.max(...drawn)]
  if (low === high) return { ...axis, domain: [low / 2, low * 2] }
  const steps = high < NARROW * low ? evenSteps(low, high) : stepped(low, high, high > 10 * low ? HALVES : ALL)
  const below = onEdge.some((v) => v <= low) ? 1 - ROUNDING : 1 + ROUNDING
  const first = steps.findLast((t) => t > 0 && t <= low * below) ?? low
  const last = steps.find((t) => t >= high * (1 - ROUNDING)) ?? high
  return { ...axis, domain: [first, last] }
}
const ROUNDING = 1e-6

/** A logarithmic axis that ends at decades of its unit, clear of all numbers on it, which are in SI. */
export function overDecades(
  axis: Axis,
  values: readonly number[],
): Axis & { readonly domain: readonly [number, number] } {
  const logs = values.map((si) => Math.log10(onto(axis)(si)))
  const low = 10 ** Math.floor(Math.min(...logs) - CLEAR_BELOW)
  const high = 10 ** Math.ceil(Math.max(...logs) + CLEAR_ABOVE)
  const inSI = axis.one ?? toSI(1, axis.unit)
  return { ...axis, domain: [low * inSI, high * inSI] }
}
/** Of a decade: the foot of the shortest bar, and the room over the longest. */
const [CLEAR_BELOW, CLEAR_ABOVE] = [0.3, 0.1] as const

/** Steps of 1, 2 or 5 from below the lower number to above the higher one. */
export function evenSteps(low: number, high: number): number[] {
  const rough = (high - low) / FEWEST
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (HALVES.find((s) => s * power >= rough) ?? 10)
  const from = Math.floor(low / step)
  return Array.from({ length: Math.ceil(high / step) - from + 1 }, (_, i) =>
    Number(((from + i) * step).toPrecision(12)),
  )
}

/** Share of the height that is kept over a limit that stands highest, for its name. */
const HEADROOM = 0.1

/** An axis with room over the highest limit where nothing drawn stands higher. */
export function under(axis: Axis, values: readonly number[], limits: readonly number[]): Axis {
  if (axis.log || axis.domain || axis.reverse || limits.length === 0) return axis
  const [low, high] = [Math.min(...values, ...limits, axis.zero ? 0 : Infinity), Math.max(...limits)]
  const room = HEADROOM * (high - low)
  return room > 0 && high + room > Math.max(...values) ? { ...axis, top: drawn(high + room) } : axis
}

/** Steps of each power of ten from below the lower number to above the higher one. */
function stepped(low: number, high: number, steps: readonly number[]): number[] {
  const [from, to] = [Math.floor(Math.log10(low)) - 1, Math.ceil(Math.log10(high)) + 1]
  const powers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return powers.flatMap((power) => steps.map((step) => Number(`${step}e${power}`)))
}
