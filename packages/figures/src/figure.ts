/** Makes figures: labels converted from SI, lists of shapes flattened, numbers rounded to what a line can show. */
import { fromSI } from '@keelson/units'
import type { Drawing, Label, Shape } from './drawing.ts'

/** Digits of a coordinate: finer than a line is wide. */
const COORDINATE_DIGITS = 7
/** Digits of a value that a figure states. */
const VALUE_DIGITS = 12

/** A label with a value: the symbol, the value in SI and the unit in which it is printed. */
export const labelled = (symbol: string, si: number, unit: string, text?: string): Label => ({
  ...(text !== undefined && { text }),
  symbol,
  value: rounded(fromSI(si, unit), VALUE_DIGITS),
  unit,
})

/** A label in words, with a value where one is given. */
export const named = (text: string, si?: number, unit?: string): Label =>
  si === undefined || unit === undefined ? { text } : { text, value: rounded(fromSI(si, unit), VALUE_DIGITS), unit }

/** The same, said to be a diameter. */
export const ofDiameter = (label: Label): Label => ({ ...label, sign: '⌀' })

export type Parts = Shape | false | undefined | null | readonly Parts[]

/** The figure of its parts; nothing stands for what is not there. */
export function figure(of: Omit<Drawing, 'shapes'>, ...parts: readonly Parts[]): Drawing {
  const { frame } = of
  return {
    ...of,
    ...(frame && { frame: tidied(frame) as NonNullable<Drawing['frame']> }),
    shapes: flat(parts).map((shape) => tidied(shape) as Shape),
  }
}

const flat = (parts: Parts): readonly Shape[] => {
  if (!parts) return []
  return Array.isArray(parts) ? parts.flatMap(flat) : [parts as Shape]
}

/** Coordinates rounded, values as they are, absent members left out. */
function tidied(part: unknown): unknown {
  if (typeof part === 'number') return rounded(part, COORDINATE_DIGITS)
  if (Array.isArray(part)) return part.map(tidied)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, member]) => {
      if (member === undefined) return []
      return [[name, name === 'value' ? member : tidied(member)]]
    }),
  )
}

const rounded = (x: number, digits: number): number => Number(x.toPrecision(digits)) + 0
