/** Texts that break a rule of words and stay as they are, each with the reason. */

export interface Exception {
  /** Name of the rule. */
  readonly rule: string
  /** The beginning of the text. */
  readonly text: string
  readonly why: string
}

const MODEL = 'an instruction to a language model, which asks and tells its user'
const SHAPE = 'the shape of an answer, in code'

export const EXCEPTIONS: readonly Exception[] = [
  { rule: 'asks', text: 'MISSING (ask the user', why: MODEL },
  { rule: 'asks', text: 'Keelson calculates; you find, ask and report.', why: MODEL },
  { rule: 'asks', text: 'Reads inputs without running anything.', why: MODEL },
  { rule: 'asks', text: 'To run it with another value, send name = value.', why: 'a question is asked of a bot' },
  { rule: 'says', text: 'OPTIONAL (tell the user', why: MODEL },
  { rule: 'says', text: 'Runs a calculation on the inputs provided', why: MODEL },
  { rule: 'refused', text: 'Treatment of uncalculated points', why: "the value of the option is 'refuse'" },
  { rule: 'chain of colons or semicolons', text: '{status, workflows, firable', why: SHAPE },
  { rule: 'sentence of more than 25 words', text: '{status, workflows, firable', why: SHAPE },
  { rule: 'chain of colons or semicolons', text: '# is not a case.', why: SHAPE },
  {
    rule: 'that of',
    text: 'No outline was given: inertia',
    why: 'a comment of a deck whose bytes are a result, which no rewording may change',
  },
  { rule: 'least', text: 'axial compression fatigue, least tension', why: 'the heading of the clause' },
]
