/**
 * The boxes of a sheet: each is filled from the case in hand, and keeps what the reader typed in its place. What was typed
 * belongs to its input and its unit, so that it is never read in another.
 */
import type { StudyInput } from './study-inputs.ts'
import type { Choice, Entry, Question, Typed } from './study-sheet.ts'

/** To either side of the value that stands. */
export const SHARE = 0.1

export const entry = (typed: Typed, id: string, otherwise: string | number): Entry => ({
  id,
  value: typed[id] ?? String(otherwise),
})
/** A choice that is no longer offered is that of the page again. */
export function choice(typed: Typed, id: string, options: Choice['options'], otherwise: string): Choice {
  const chosen = typed[id]
  return { id, options, value: options.some(([value]) => value === chosen) ? (chosen ?? otherwise) : otherwise }
}
/** Of a box that belongs to an input in a unit. */
export const idOf = (question: Question, part: string, { param, unit }: StudyInput): string =>
  `study-${question}-${part}-${param}-${unit ?? ''}`.replaceAll(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0)}`)
export const optionsOf = (inputs: readonly StudyInput[]): Choice['options'] =>
  inputs.map(({ param, title }) => [param, title])

/** A path of the outputs. */
export const isUtilisation = (path: string): boolean => /(^|\.)utilisation$/.test(path)
