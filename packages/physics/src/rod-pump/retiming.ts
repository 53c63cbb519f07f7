/** Cards that were sampled by position, put at equal times by the motion of a crank that turns evenly: S (1 - cos theta)/2. */
import type { Card } from './card.ts'
import { strokesOf } from './pump-card.ts'

/** A sample that runs back on its stroke. */
export interface Backward {
  readonly sample: number
}

/** The first sample that runs against its stroke; nothing where the position rises to the top and falls back. */
export function backwardSample(position: readonly number[]): Backward | undefined {
  const { up, down, lowest } = strokesOf({ position })
  const at = (j: number) => position[j] as number
  const falls = up.findIndex((j, i) => i > 0 && at(j) < at(up[i - 1] as number))
  if (falls >= 0) return { sample: up[falls] as number }
  const back = [up.at(-1) as number, ...down, lowest]
  const rises = back.findIndex((j, i) => i > 0 && at(j) > at(back[i - 1] as number))
  return rises >= 0 ? { sample: back[rises] as number } : undefined
}

/** As many samples at equal times from the bottom of the stroke; between the given ones the load runs straight in time. */
export function retimed(card: Card): Card {
  const { up, down, lowest, highest } = strokesOf(card)
  const N = card.position.length
  const low = card.position[lowest] as number
  const S = (card.position[highest] as number) - low
  const angle = (j: number) => Math.acos(Math.min(1, Math.max(-1, 1 - (2 * ((card.position[j] as number) - low)) / S)))
  const turns = [
    ...up.map((j) => ({ at: angle(j), load: card.load[j] as number })),
    ...down.map((j) => ({ at: 2 * Math.PI - angle(j), load: card.load[j] as number })),
    { at: 2 * Math.PI, load: card.load[lowest] as number },
  ]
  const angles = Array.from({ length: N }, (_, j) => (2 * Math.PI * j) / N)
  return {
    position: angles.map((theta) => low + (S * (1 - Math.cos(theta))) / 2),
    load: angles.map((theta) => loadAt(turns, theta)),
  }
}

function loadAt(turns: readonly { readonly at: number; readonly load: number }[], theta: number): number {
  const next = turns.findIndex(({ at }) => at >= theta)
  const after = turns[next]
  const before = turns[next - 1]
  if (after === undefined || before === undefined || after.at === before.at) return (after ?? before)?.load ?? 0
  return before.load + ((after.load - before.load) * (theta - before.at)) / (after.at - before.at)
}
