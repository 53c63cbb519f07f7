/** What a study that is done says first: a root in one sentence, with what can be put into the case. */
import { numberText, unitText } from '@keelson/report/numbers.ts'
import type { CommercialWall, Goal, GoalRoot, Study } from '@keelson/studies/study.ts'
import { midSentence } from '@keelson/workflow/shown.ts'

/** A value of the input that varied, which the reader may take into the case. */
export interface Finding {
  readonly sentence: string
  /** In the unit of the request; undefined where there is nothing to take. */
  readonly take?: { readonly value: number; readonly shown: string }
}

/** Of a study with a goal that is reached; where it is not, and of others, the sections of the report say it first. */
export function findingsOf({ request, statistics, columns }: Study): readonly Finding[] {
  const { vary } = request
  const goal = statistics?.goal
  if (vary.kind !== 'goal' || !goal) return []
  const titleOf = (name: string) => columns.find((column) => column.name === name)?.title ?? name
  const unitOf = (name: string) => columns.find((column) => column.name === name)?.unit
  const words: Words = {
    input: midSentence(titleOf(vary.param)),
    output: titleOf(goal.output),
    inUnit: (x) => withUnit(x, vary.unit ?? unitOf(vary.param)),
    outUnit: (y) => withUnit(y, unitOf(goal.output)),
  }
  const whole =
    goal.roots.length > 1
      ? [{ sentence: `${words.output} is ${words.outUnit(goal.target)} at ${goal.roots.length} places.` }]
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

function withUnit(x: number, unit: string | undefined): string {
  const text = unitText(unit)
  return `${numberText(x)}${text === '' ? '' : ` ${text}`}`
}

const article = (noun: string): string => (/^[aeio]/i.test(noun) ? 'an' : 'a')

const foundAt = ({ x }: GoalRoot, { target }: Goal, { input, output, inUnit, outUnit }: Words): Finding => ({
  sentence: `${output} is ${outUnit(target)} at ${article(input)} ${input} of ${inUnit(x)}.`,
  take: { value: x, shown: inUnit(x) },
})

const wallAt = ({ root, wall, standard, output: y }: CommercialWall, { commercial }: Goal, words: Words): Finding => {
  const { output, inUnit, outUnit } = words
  const needed = commercial.length > 1 ? ` from ${inUnit(root)}` : ''
  return {
    sentence: `The next wall${needed} that is made is ${inUnit(wall)} (${standard}), with ${midSentence(output)} ${outUnit(y)}.`,
    take: { value: wall, shown: inUnit(wall) },
  }
}
