/** The tornado of a study that moves one input at a time: what each does to an output, the widest first. */
import type { Plan } from './plan.ts'
import type { Swing, Tornado } from './study.ts'

/** `values`: of the output by point, NaN where there is none; `statuses`: of the points. */
export function tornadoOf(
  { varied, at }: Plan,
  output: string,
  values: Float64Array,
  statuses: readonly string[],
): Tornado {
  const number = (i: number) => (Number.isNaN(values[i]) ? null : (values[i] as number))
  const swings = varied.map(({ param }, k): Swing => {
    const [low, high] = [1 + 2 * k, 2 + 2 * k]
    const said = (i: number) => at(i)[k] as number | string
    const open = (['low', 'high'] as const).filter((_, i) => statuses[low + i] === 'SKIPPED')
    const ends = { low: said(low), high: said(high), at_low: number(low), at_high: number(high) }
    return { param, ...ends, ...(open.length > 0 && { open }) }
  })
  return { output, base: number(0), swings: swings.toSorted((a, b) => widthOf(b) - widthOf(a)) }
}

/** A swing of which one end has no value is not compared: it stands last. */
const widthOf = ({ at_low, at_high }: Swing): number =>
  at_low === null || at_high === null ? -1 : Math.abs(at_high - at_low)
