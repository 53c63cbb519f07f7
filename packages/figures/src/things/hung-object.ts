/** An object on one wire below a crane tip, a wave over still water, and a moment diagram below a beam. Coherent SI. */
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface HungObject {
  /** Middle of the object. */
  readonly at: At
  readonly length: number
  readonly height: number
  readonly tip: At
}

/** Of the slings above the object, over its length. */
const SLINGS = 0.45
/** Share of the length between the lift points. */
const BETWEEN = 0.6

export function hungObject({ at: [x, y], length, height, tip }: HungObject): readonly Shape[] {
  const ring: At = [x, Math.min(y + SLINGS * length, tip[1])]
  const sling = (side: number): Shape => ({
    kind: 'polyline',
    points: [[x + (side * BETWEEN * length) / 2, y + height / 2], ring],
    role: 'outline',
  })
  return [
    { kind: 'polyline', points: [ring, tip], role: 'outline' },
    sling(-1),
    sling(1),
    {
      kind: 'polygon',
      points: rectangle(x - length / 2, y - height / 2, x + length / 2, y + height / 2),
      role: 'steel',
    },
    { kind: 'mark', at: tip, sign: 'triangle', role: 'outline' },
  ]
}

const STEPS = 48

/** One wave across the figure, its crest at the left end. */
export const wavesAbove = (amplitude: number, reach: number): Shape => ({
  kind: 'polyline',
  points: Array.from({ length: STEPS + 1 }, (_, i): At => {
    const share = i / STEPS
    return [reach * (2 * share - 1), amplitude * Math.cos(2 * Math.PI * share)]
  }),
  role: 'flow',
})

/** Along a beam, sagging downward; as high as the largest moment is drawn. */
export function momentDiagram(moments: readonly At[], level: number, height: number): readonly Shape[] {
  const largest = Math.max(...moments.map(([, m]) => Math.abs(m)), Number.MIN_VALUE)
  const [first, last] = [moments[0]?.[0] ?? 0, moments.at(-1)?.[0] ?? 0]
  const line = moments.map(([x, m]): At => [x, level - (height * m) / largest])
  return [
    { kind: 'polygon', points: [[first, level], ...line, [last, level]], role: 'load' },
    {
      kind: 'polyline',
      points: [
        [first, level],
        [last, level],
      ],
      role: 'outline',
    },
  ]
}
