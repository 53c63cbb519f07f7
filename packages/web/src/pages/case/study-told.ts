/** What a study that is done says first: a root in one sentence, with what can be put into the case. */

import { called, withUnit } from '@keelson/report/study/words.ts'
import type { CommercialWall, Goal, GoalRoot, Study } from '@keelson/studies/study.ts'
import { midSentence, shownUtilisation } from '@keelson/workflow/shown.ts'
import { isUtilisation } from './study-boxes.ts'

/** A value of the input that varied, which the reader may take into the case. */
export interface Finding {
  readonly sentence: string
  /** In the unit of the request; undefined where there is nothing to take. */
  readonly take?: { readonly value: number; readonly shown: string }
}

type Told = Pick<Study, 'request' | 'statistics' | 'columns'>

/** Of a study with a goal that is reached; where it is not, and of others, the sections of the report say it first. */
export function findingsOf({ request, statistics, columns }: Told): readonly Finding[] {
  const { vary } = request
  const goal = statistics?.goal
  if (vary.kind !== 'goal' || !goal) return []
  const input = columns.find(({ name, role }) => role === 'varied' && name === vary.param)
  const output = columns.find(({ name, role }) => role === 'output' && name === goal.output)
  const words: Words = {
    input: input?.title ?? vary.param,
    output: output?.title ?? goal.output,
    inUnit: (x) => withUnit(x, vary.unit ?? input?.unit),
    outUnit: (y) => withUnit(y, output?.unit),
  }
  const whole =
    goal.roots.length > 1
      ? [{ sentence: `${words.output} is ${words.outUnit(goal.target)} at ${goal.roots.length} values.` }]
      : []
  return [
    ...whole,
    ...goal.roots.map((root) => foundAt(root, goal, words)),
    ...goal.commercial.map((wall) => wallAt(wall, goal, words)),
  ]
}

interface Words {
  readonly input: string
  readonly output: string
  readonly inUnit: (x: number) => string
  readonly outUnit: (y: number) => string
}

const foundAt = ({ x }: GoalRoot, { target }: Goal, { input, output, inUnit, outUnit }: Words): Finding => ({
  sentence: `${output} is ${outUnit(target)} at ${called(input, inUnit(x))}.`,
  take: { value: x, shown: inUnit(x) },
})

const wallAt = (
  { root, wall, standard, output: y }: CommercialWall,
  { commercial, output: path }: Goal,
  words: Words,
): Finding => {
  const { output, inUnit, outUnit } = words
  const used = isUtilisation(path) ? shownUtilisation(y, 1) : outUnit(y)
  const needed = commercial.length > 1 ? ` above ${inUnit(root)}` : ''
  return {
    sentence: `Next standard wall thickness${needed}: ${inUnit(wall)} (${standard}), with ${midSentence(output)} ${used}.`,
    take: { value: wall, shown: inUnit(wall) },
  }
}
