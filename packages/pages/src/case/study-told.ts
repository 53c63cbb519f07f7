/** What a study that is done says first: a root in one sentence, with what can be put into the case. */
import { numberText, unitText } from '@keelson/report/numbers.ts'
import type { GoalRequest } from '@keelson/studies/request.ts'
import type { CommercialWall, Goal, GoalRoot, Study } from '@keelson/studies/study.ts'
import { midSentence } from '@keelson/workflow/shown.ts'

/** A value of the input that varied, which the reader may take into the case. */
export interface Finding {
  readonly sentence: string
  /** In the unit of the request; undefined where there is nothing to take. */
  readonly take?: { readonly value: number; readonly shown: string }
}

/** Of a study with a goal; nothing of another. */
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
  if (goal.roots.length === 0) return [{ sentence: nowhere(vary, goal, words) }]
  const whole =
    goal.roots.length > 1
      ? [{ sentence: `${words.output} is ${words.outUnit(goal.target)} at ${goal.roots.length} places.` }]
      : []
  return [
    ...whole,
    ...goal.roots.map((root) => foundAt(root, goal, words)),
    ...goal.commercial.map((wall) => wallAt(wall, words)),
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

const foundAt = ({ x }: GoalRoot, { target }: Goal, { input, output, inUnit, outUnit }: Words): Finding => ({
  sentence: `${output} is ${outUnit(target)} at a ${input} of ${inUnit(x)}.`,
  take: { value: x, shown: inUnit(x) },
})

const wallAt = (
  { wall, standard, output: y, status }: CommercialWall,
  { output, inUnit, outUnit }: Words,
): Finding => ({
  sentence: `The next wall that is made is ${inUnit(wall)} (${standard}): ${midSentence(output)} ${outUnit(y)}, ${status}.`,
  take: { value: wall, shown: inUnit(wall) },
})

function nowhere({ between: [a, b] }: GoalRequest, { target, jumps }: Goal, { input, output, inUnit, outUnit }: Words) {
  const end = (sent: number | string) => (typeof sent === 'number' ? inUnit(sent) : sent)
  const [jump] = jumps
  const over = jump && ` It jumps over it between ${inUnit(jump.between[0])} and ${inUnit(jump.between[1])}.`
  return `${output} is ${outUnit(target)} nowhere between a ${input} of ${end(a)} and ${end(b)}.${over ?? ''}`
}
