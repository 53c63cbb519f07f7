/** The range of a slider: the usual range of an input where its value lies in it, else its bounds, else about its value. */
import { niceStep } from '@keelson/numerics/nice-step.ts'
import { annotations } from '@keelson/workflow'
import { boundsOf } from '@keelson/workflow/bounds.ts'
import type { TSchema } from 'typebox'
import { type FieldState, inUnit, numberIn } from './field.ts'

export interface Slider {
  readonly low: number
  readonly high: number
  readonly step: number
}
const STEPS = 100
/** Bounds further apart than this are no range to slide over. */
const WIDEST = 50

/** In the unit of the box; undefined where the box holds no number. */
export function sliderOf(schema: TSchema, state: FieldState): Slider | undefined {
  const value = numberIn(schema, state)
  const { unit } = annotations(schema)
  if (value === undefined || unit === undefined) return undefined
  const [low, high] = rangeOf(schema, value)
  const shown = (x: number) => Number(inUnit(schema, { text: String(x), unit }, state.unit ?? unit).text)
  const [a, b] = [shown(low), shown(high)]
  if (!(b > a)) return undefined
  const step = niceStep((b - a) / STEPS)
  return {
    low: tidy(Math.floor(a / step + 1e-9) * step, step),
    high: tidy(Math.ceil(b / step - 1e-9) * step, step),
    step,
  }
}

/** Low and high in the unit of the field. */
function rangeOf(schema: TSchema, value: number): readonly [number, number] {
  const { minimum, above, maximum, below } = boundsOf(schema)
  const least = minimum ?? above ?? Number.NEGATIVE_INFINITY
  const most = maximum ?? below ?? Number.POSITIVE_INFINITY
  const { usual } = annotations(schema)
  if (usual && value >= usual[0] && value <= usual[1] && isNarrow(usual[0], usual[1])) return usual
  if (value >= least && value <= most && isNarrow(least, most)) return [least, most]
  const reach = value === 0 ? 1 : 0.6 * Math.abs(value)
  return [Math.max(value - reach, least), Math.min(value + reach, most)]
}

const isNarrow = (low: number, high: number) =>
  Number.isFinite(low) && Number.isFinite(high) && (low <= 0 ? high - low <= WIDEST : high <= WIDEST * low)

/** A multiple of a step without the noise of the last bit. */
export const tidy = (x: number, step: number): number =>
  Number(x.toFixed(Math.max(0, Math.min(100, Math.ceil(-Math.log10(step)) + 1)))) + 0
