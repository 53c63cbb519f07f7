/** A sheet that is laid out: its scale, the room that is left on it, and the lane of each dimension. */
import type { Box } from './box.ts'
import type { At, Dimension, Edge, Side } from './drawing.ts'

/** Where the text of a dimension is: over its line, in the line that goes on to it, or past the ends of its extension lines. */
export type TextPlace = 'over' | 'in line' | 'past'
export interface Lane {
  /** That of the line, counted from the model. */
  readonly lane: number
  /** That of the text, where it does not stand in that of the line. */
  readonly last: number
  readonly how: TextPlace
}
export type Lanes = ReadonlyMap<Dimension, Lane>

export interface Layout {
  readonly width: number
  readonly height: number
  /** Top of the words on the scale and of the first row of the legend. */
  readonly foot: number
  /** What the model fills. */
  readonly content: Box
  /** Where labels may stand: beside the model, and not in the margins of notes, dimensions and rulers. */
  readonly room: Box
  readonly point: (at: At) => At
  /** px per unit. */
  readonly scale: { readonly x: number; readonly y: number }
  readonly lanes: Lanes
  /** Height of the notes of each margin, one above the other. */
  readonly noted: Readonly<Record<Side, number>>
  /** How far load arrows reach beyond the content. */
  readonly tails: Readonly<Record<Edge, number>>
}
