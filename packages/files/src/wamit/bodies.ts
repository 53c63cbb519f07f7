/** Numbers of modes as names: 1 to 6 are those of the first body; what a higher one is the file does not say. */
import { type Asked, answerTo } from '../asked.ts'
import { MODES } from '../rao/modes.ts'
import type { Question } from '../table.ts'

const PER_BODY = MODES.length
const SIX = 'six_modes_a_body'
const GENERALIZED = 'generalized_modes'

export interface BodyMode {
  readonly body: number
  readonly mode: string
}

interface Bodies {
  readonly named: (mode: number) => BodyMode
}

export function bodiesOf(asking: Asked): Bodies {
  const isGeneralized = answerTo(question(PER_BODY + 1), asking.answers) === GENERALIZED
  return { named: (mode) => named(mode, isGeneralized) }
}

function named(mode: number, isGeneralized: boolean): BodyMode {
  const within = MODES[(mode - 1) % PER_BODY]
  if (mode > PER_BODY && isGeneralized) return { body: 1, mode: `mode ${mode}` }
  return { body: Math.ceil(mode / PER_BODY), mode: within ?? `mode ${mode}` }
}

/** Asked only of a file that has modes above 6. */
export function askBodies(asking: Asked, highest: number): void {
  if (highest > PER_BODY) asking.askOrLikeliest(question(highest))
}

function question(highest: number): Question {
  const { body, mode } = named(highest, false)
  return {
    code: 'table',
    text: `This file has modes up to ${highest}. Do modes above 6 belong to further bodies, or are they generalised modes of the first?`,
    choices: [
      { answer: SIX, means: `mode ${highest} is ${mode} of body ${body}` },
      { answer: GENERALIZED, means: `mode ${highest} is a generalised mode of body 1` },
    ],
  }
}
