/** Which inputs a study begins with: those that bear most on an answer of this field, a wall before all others. */
import type { StudyInput } from './study-inputs.ts'

const WALLS = new Set(['wall_thickness_pipe', 'plate_thickness'])
const LOADS = /pressure|load|tension|force|moment|wave_height|velocity|speed|depth/
const STRENGTHS = /strength|breaking_load|yield/

type Inputs = readonly StudyInput[]

/** A wall, else the first measure that stands in the form. There is at least one. */
export function leading(inputs: Inputs): StudyInput {
  const found = firstOf(inputs, ({ kind = '' }) => WALLS.has(kind)) ?? firstOf(inputs, () => true) ?? inputs[0]
  if (!found) throw new Error('nothing varies where there is no input')
  return found
}

/** The leading one, and a load beside it, else the next. */
export function startPair(inputs: Inputs): readonly [StudyInput, StudyInput | undefined] {
  const first = leading(inputs)
  const others = inputs.filter((input) => input !== first)
  return [first, firstOf(others, isLoad) ?? firstOf(others, () => true) ?? others[0]]
}

/** The same with a strength beside them; what is nothing has no spread about it. */
export function ofUncertainty(inputs: Inputs): Inputs {
  const pair = startPair(inputs).flatMap((input) => (input && input.value !== 0 ? [input] : []))
  const strength = firstOf(
    inputs.filter((input) => !pair.includes(input)),
    ({ kind = '' }) => STRENGTHS.test(kind),
  )
  return strength ? [...pair, strength] : pair
}

const isLoad = ({ kind = '' }: StudyInput): boolean => LOADS.test(kind) && !STRENGTHS.test(kind)

/** Of those that stand in the form; what is nothing or is counted says little of how an answer goes. */
const firstOf = (inputs: Inputs, is: (input: StudyInput) => boolean): StudyInput | undefined =>
  inputs.find((input) => input.given && input.value !== 0 && !input.whole && is(input))
