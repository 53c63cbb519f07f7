/** A share by direction in plan: how far the outline is from the middle is how much goes that way. */
import type { At, Shape } from '../drawing.ts'

/** A share, of the largest, at a direction, rad, 0 to the right. */
export type Petal = readonly [theta: number, share: number]

const RINGS = [0.25, 0.5, 0.75, 1] as const

export function rose(petals: readonly Petal[]): readonly Shape[] {
  const outline = petals.map(([theta, share]): At => [share * Math.cos(theta), share * Math.sin(theta)])
  return [
    ...RINGS.map((radius): Shape => ({ kind: 'circle', at: [0, 0], radius, role: 'ghost', dashed: true })),
    { kind: 'polygon', points: outline, role: 'answer', is: 'share by direction' },
    { kind: 'arrow', from: [0, 0], to: [1.25, 0], role: 'axis', label: { text: 'mean direction' } },
  ]
}
