/** Where a study begins to look: about the value that stands, in round numbers, within what the input allows. */
import { niceStep } from '@keelson/numerics/nice-step.ts'
import { tidy } from '../../form/case/slider.ts'
import type { Bounds, StudyInput } from './study-inputs.ts'

export type Range = readonly [low: number, high: number]

/** The ends are multiples of one of so many steps between them. */
export const RANGE_STEPS = 25
/** An end at a bound is placed in finer steps. */
const FINER = 100

/** From half of the value to its double; about a value of 0 what is usual. */
export function rangeAbout({ value, usual, bounds, whole }: StudyInput): Range {
  const [low, high] = value === 0 ? aroundZero(usual, bounds) : sorted(value / 2, value * 2)
  const step = niceStep((high - low) / RANGE_STEPS)
  const round = (x: number) => (whole ? Math.round(x) : tidy(Math.round(x / step) * step, step))
  const [a, b] = [held(round(low), bounds, step), held(round(high), bounds, step)]
  return whole ? [Math.ceil(a), Math.max(Math.floor(b), Math.ceil(a) + 1)] : [a, b]
}

/** A share of the value to either side of it, to four digits. */
export function swingAbout({ value, bounds, whole }: StudyInput, share: number): Range {
  const [low, high] = sorted(value * (1 - share), value * (1 + share))
  const step = niceStep(Math.max(Math.abs(value) / 1e4, Number.MIN_VALUE))
  const ends = [low, high].map((x) => held(Number(x.toPrecision(4)), bounds, step))
  const [a = low, b = high] = ends
  if (!whole) return [a, b]
  return [held(Math.min(Math.floor(a), value - 1), bounds, 1), held(Math.max(Math.ceil(b), value + 1), bounds, 1)]
}

const sorted = (a: number, b: number): Range => (a <= b ? [a, b] : [b, a])

function aroundZero(usual: StudyInput['usual'], { least, most }: Bounds): Range {
  if (usual && usual[1] > usual[0]) return usual
  if (Number.isFinite(least) && Number.isFinite(most)) return [least, most]
  return Number.isFinite(most) && most <= 0 ? [most - 1, most] : [Math.max(least, 0), Math.max(least, 0) + 1]
}

/** The number, or the roundest one just within the bound that it is beyond. */
function held(x: number, { least, most, open }: Bounds, step: number): number {
  const fine = step / FINER
  if (x < least || (open[0] && x === least)) {
    const up = tidy(Math.ceil(least / fine - 1e-9) * fine, fine)
    return open[0] && up <= least ? tidy(up + fine, fine) : Math.max(up, least)
  }
  if (x > most || (open[1] && x === most)) {
    const down = tidy(Math.floor(most / fine + 1e-9) * fine, fine)
    return open[1] && down >= most ? tidy(down - fine, fine) : Math.min(down, most)
  }
  return x
}

/** `count` whole numbers from one to the other, as evenly as whole numbers can be; each once. */
export const wholesBetween = (from: number, to: number, count: number): readonly number[] => [
  ...new Set(Array.from({ length: count }, (_, i) => Math.round(from + ((to - from) * i) / Math.max(count - 1, 1)))),
]
