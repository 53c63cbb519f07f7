/** Ranges that end where the other inputs of the case allow: the rules between inputs are known to the service alone. */
import { niceStep } from '@keelson/numerics/nice-step.ts'
import { tidy } from '../../form/case/slider.ts'
import type { StudyInput } from './study-inputs.ts'
import { RANGE_STEPS, type Range } from './study-range.ts'

/** Whether the case would be calculated with this value of the input. */
export type IsAllowed = (input: StudyInput, value: number) => Promise<boolean>

/** Where no round value is allowed, finer ones are looked at. */
const FINER = 100

/** The range with each end as far from the value as is allowed; the same where nothing but the value is, or not even that. */
export async function allowedRange(input: StudyInput, range: Range, isAllowed: IsAllowed): Promise<Range> {
  const [low, high] = range
  const [isLow, isHigh] = await Promise.all([isAllowed(input, low), isAllowed(input, high)])
  if ((isLow && isHigh) || !(await isAllowed(input, input.value))) return range
  const step = input.whole ? 1 : niceStep((high - low) / RANGE_STEPS)
  const held = async (end: number) => {
    const found = await firstAllowed(placesFrom(end, input.value, step), (x) => isAllowed(input, x))
    if (found !== input.value || input.whole) return found
    const nearest = end < found ? Math.max(end, found - step) : Math.min(end, found + step)
    return firstAllowed(placesFrom(nearest, found, step / FINER), (x) => isAllowed(input, x))
  }
  const [from, to] = await Promise.all([isLow ? low : held(low), isHigh ? high : held(high)])
  return from < to ? [from, to] : range
}

/** The round values on the way from an end to the value, which comes last. */
function placesFrom(end: number, value: number, step: number): readonly number[] {
  const [from, to] = [Math.min(end, value), Math.max(end, value)]
  const [first, last] = [Math.floor(from / step + 1e-9) + 1, Math.ceil(to / step - 1e-9) - 1]
  const between = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => tidy((first + i) * step, step))
  return [...(end < value ? between : between.reverse()), value]
}

/** By halves: what is allowed at one place is taken to be allowed at those after it, as at the last. */
async function firstAllowed(places: readonly number[], isAllowed: (x: number) => Promise<boolean>): Promise<number> {
  let [refused, allowed] = [-1, places.length - 1]
  while (allowed - refused > 1) {
    const middle = Math.floor((refused + allowed) / 2)
    if (await isAllowed(places[middle] as number)) allowed = middle
    else refused = middle
  }
  return places[allowed] as number
}

/** Ranges of a case as they are known, and learnt of while they are shown as they were asked for. */
export interface HeldRanges {
  /** `key`: of the case. */
  readonly of: (key: string, isAllowed: IsAllowed) => (input: StudyInput, range: Range) => Range
}

/** `came`: told when ranges that were asked for turned out to be others. */
export function heldRanges(came: () => void): HeldRanges {
  const known = new Map<string, Range>()
  let [waiting, isOther] = [0, false]
  const learn = async (at: string, input: StudyInput, range: Range, isAllowed: IsAllowed) => {
    waiting++
    const held = await allowedRange(input, range, isAllowed).catch(() => range)
    known.set(at, held)
    isOther ||= held !== range
    if (--waiting > 0 || !isOther) return
    isOther = false
    came()
  }
  return {
    of: (key, isAllowed) => (input, range) => {
      const at = JSON.stringify([key, input.param, input.unit, range])
      const found = known.get(at)
      if (found) return found
      if (known.size >= MOST_KNOWN) known.clear()
      known.set(at, range)
      void learn(at, input, range, isAllowed)
      return range
    },
  }
}

const MOST_KNOWN = 500
