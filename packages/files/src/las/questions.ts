/** What a LAS file leaves open beside the unit of its index: nulls that it does not state, and commas. */
import { openOf } from '../asked.ts'
import { commaQuestions } from '../spaced/decimal-comma.ts'
import type { Answers, Question } from '../table.ts'
import { COMMON_NULLS, type LasColumn, type LasValues, suspectsOf } from './column.ts'

const NONE = 'none'

/** The codes of an answer such as '-9999, -999'; an answer with another number is none. */
export function answeredNulls(answers: Answers): number[] {
  const answer = Object.hasOwn(answers, 'null_code') ? answers.null_code : undefined
  if (answer === undefined || answer === NONE) return []
  const codes = answer.split(',').map(Number)
  return codes.every((code) => COMMON_NULLS.includes(code)) ? codes : []
}

export function lasQuestions(columns: readonly LasColumn[], values: LasValues, answers: Answers): Question[] {
  const nulls = nullQuestion(columns, values)
  const open = nulls === undefined ? undefined : openOf(nulls, answers)
  return [...(open === undefined ? [] : [open]), ...commaQuestions(values.comma)]
}

function nullQuestion(columns: readonly LasColumn[], { nullText }: LasValues): Question | undefined {
  const suspects = countsOf(columns)
  if (suspects.size === 0) return undefined
  const found = [...suspects].map(([code, { count, first }]) => `${code} is found ${count} times, first in '${first}'`)
  const codes = [...suspects.keys()]
  const each =
    codes.length > 1 ? codes.map((code) => ({ answer: `${code}`, means: `only ${code} read as no value` })) : []
  return {
    code: 'null_code',
    text: `${nullText === undefined ? 'The file states no NULL' : `The file states NULL ${nullText}`}, and ${found.join('; ')}. Are these nulls?`,
    choices: [
      { answer: codes.join(', '), means: `${codes.join(' and ')} read as no value` },
      ...each,
      { answer: NONE, means: `they are values: ${codes[0]} is read as ${codes[0]}` },
    ],
  }
}

function countsOf(columns: readonly LasColumn[]): Map<number, { count: number; readonly first: string }> {
  const counts = new Map<number, { count: number; readonly first: string }>()
  for (const column of columns) {
    for (const [code, count] of suspectsOf(column)) {
      const known = counts.get(code)
      if (known === undefined) counts.set(code, { count, first: column.name })
      else known.count += count
    }
  }
  return counts
}
