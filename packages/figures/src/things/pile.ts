/** An open pile in elevation, cut along its axis: its wall, what stands in it, and its sizes. Coherent SI, seabed at y = 0. */
import type { At, Label, Shape } from '../drawing.ts'
import { labelled, ofDiameter } from '../figure.ts'
import { rectangle } from './rectangle.ts'

export interface DrawnPile {
  /** Of its axis. */
  readonly x: number
  readonly diameter: number
  /** None for one that is drawn closed. */
  readonly wall?: number
  readonly length: number
  /** How far it stands out of the seabed. */
  readonly stickUp: number
}

/** The steel from its head to its tip; closed and full where its wall is not known. */
export function pileElevation({ x, diameter: D, wall: t, length: L, stickUp }: DrawnPile): readonly Shape[] {
  const [left, right] = [x - D / 2, x + D / 2]
  const body = (from: number, to: number): Shape => ({
    kind: 'polygon',
    points: rectangle(from, -L, to, stickUp),
    role: 'steel',
    ...(t !== undefined && { cut: true as const }),
  })
  const axis: Shape = { kind: 'polyline', points: [[x, stickUp] as At, [x, -L] as At], role: 'axis' }
  return t === undefined ? [body(left, right), axis] : [body(left, left + t), body(right - t, right), axis]
}

/** Soil in an open pile that moves with it, up to a level. */
export const plugOf = ({ x, diameter: D, wall: t = 0, length: L }: DrawnPile): Shape => ({
  kind: 'polygon',
  points: rectangle(x - D / 2 + t, -L, x + D / 2 - t, 0),
  role: 'answer',
  is: 'soil plug',
})

/** Of the length line from the pile, as a share of it. */
const BESIDE = 0.08

/** Its diameter at the head and its length in the soil. */
export function pileDimensions(
  { x, diameter: D, length: L, stickUp }: DrawnPile,
  symbols: { readonly diameter: string; readonly length: string },
): readonly Shape[] {
  const head = (side: 1 | -1): At => [x + (side * D) / 2, stickUp]
  const beside = x + D / 2 + BESIDE * L
  return [
    {
      kind: 'dimension',
      from: head(-1),
      to: head(1),
      edge: 'above',
      label: ofDiameter(labelled(symbols.diameter, D, 'm')),
    },
    { kind: 'dimension', from: [beside, 0], to: [beside, -L], label: labelled(symbols.length, L, 'm') },
  ]
}

/** A load along the axis, at the head: onto it, or away from it. */
export const axialLoad = ({ x, stickUp }: DrawnPile, label: Label, pulled: boolean): Shape =>
  pulled
    ? { kind: 'load', at: [x, stickUp], towards: 90, away: true, label }
    : { kind: 'load', at: [x, stickUp], towards: 270, label }
