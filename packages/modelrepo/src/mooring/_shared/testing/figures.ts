/** What tests read of a figure: the numbers on its labels and the shapes of a kind. */
import type { Shape } from '@keelson/figures'
import type { Ran } from '@keelson/workflow'

/** Throws where the figure is not drawn. */
export function shapesOf(ran: Ran, id: string): readonly Shape[] {
  const found = ran.result.figures?.find((f) => f.id === id)
  if (found) return found.drawing.shapes
  throw new Error(`figure ${id} is not drawn`)
}

/** 'symbol value unit' or 'text value unit' of every label with a number, in the order of the shapes, to seven digits. */
export const labelsOf = (ran: Ran, id: string): readonly string[] =>
  labelled(shapesOf(ran, id)).map(
    ({ symbol, text, value, unit }) => `${symbol ?? text} ${Number(value.toPrecision(DIGITS))} ${unit}`,
  )
const DIGITS = 7

interface Label {
  readonly symbol?: string
  readonly text?: string
  readonly value: number
  readonly unit: string
}
const isLabel = (part: object): part is Label => 'value' in part && 'unit' in part && typeof part.value === 'number'

function labelled(part: unknown): readonly Label[] {
  if (typeof part !== 'object' || part === null) return []
  return isLabel(part) ? [part] : Object.values(part).flatMap(labelled)
}
