/** A test card: a pump in a condition that is known, taken up the rods to the surface. SI. */
import { type Card, rangeOf } from './card.ts'
import type { Diagnosis } from './diagnosis.ts'
import { type Motion, predictedCard } from './forward.ts'
import { pumpCondition } from './pump-conditions.ts'
import { lengthsOf, type RodSection, type RodString, stringLength, topOf } from './rod-string.ts'

export interface Synthetic {
  readonly label: Diagnosis
  readonly seed: number
  /** Of a full pump, N. */
  readonly fluidLoad: number
  /** Of a section of rods in the fluid, N. */
  readonly weightOf: (section: RodSection) => number
}
export interface SyntheticCard {
  /** With the weight of the rods. */
  readonly card: Card
  readonly unsettled: number
}

export function syntheticCard(rods: RodString, motion: Motion, of: Synthetic): SyntheticCard {
  const { law, left, noise } = pumpCondition(of.label, of.seed)
  const string = topOf(rods, left * stringLength.evaluate({ L: lengthsOf(rods) }))
  const weight = string.sections.reduce((sum, section) => sum + of.weightOf(section), 0)
  const { surface, unsettled } = predictedCard(string, motion, {
    up: (x) => of.fluidLoad * law.up(x),
    down: (x) => of.fluidLoad * law.down(x),
  })
  const range = rangeOf(surface.load)
  return {
    card: { position: surface.position, load: surface.load.map((F) => F + weight + range * noise()) },
    unsettled,
  }
}
