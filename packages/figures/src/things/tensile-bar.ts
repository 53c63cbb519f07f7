/** A round tensile bar in elevation: a gauge length between two grips. */
import type { At, Shape } from '../drawing.ts'

export interface TensileBar {
  readonly at: At
  readonly gauge: number
  readonly diameter: number
  /** Length and height of each grip. */
  readonly grip: number
}

/** Of the grips, in diameters of the gauge. */
const GRIP = 1.8
export const gripWidth = (diameter: number): number => GRIP * diameter

/** Elongation that can be seen, and the least length that a shortened bar is drawn with, over the gauge length. */
const SEEN = 0.2
const SHORTEST = 0.4

/** The bar under an engineering strain at constant volume, the strain enlarged by a whole number where it is small. */
export function drawnBar(before: TensileBar, strain: number): { readonly bar: TensileBar; readonly times: number } {
  const size = Math.abs(strain)
  const times = size > 0 && size < SEEN ? Math.max(1, Math.floor(SEEN / size)) : 1
  const stretch = Math.max(SHORTEST, 1 + times * strain)
  return {
    times,
    bar: { ...before, gauge: before.gauge * stretch, diameter: before.diameter / Math.sqrt(stretch) },
  }
}

/** Its outline, with a centre line. */
export function tensileBar({ at: [x, y], gauge, diameter, grip }: TensileBar): readonly Shape[] {
  const [half, thin, thick] = [gauge / 2, diameter / 2, grip / 2]
  const right: readonly At[] = [
    [x + half, y + thin],
    [x + half, y + thick],
    [x + half + grip, y + thick],
    [x + half + grip, y - thick],
    [x + half, y - thick],
    [x + half, y - thin],
  ]
  const left = right.map(([a, b]): At => [2 * x - a, 2 * y - b])
  return [
    { kind: 'polygon', points: [...right, ...left], role: 'steel' },
    {
      kind: 'polyline',
      points: [
        [x - half - 1.2 * grip, y],
        [x + half + 1.2 * grip, y],
      ],
      role: 'axis',
    },
  ]
}
