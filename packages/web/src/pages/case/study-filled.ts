/** The sheet of a study that was asked before: its question, and what stands in the boxes of it. */
import type {
  AxisRequest,
  DistributionRequest,
  GoalRequest,
  OneAtATimeRequest,
  SampleRequest,
  VaryRequest,
} from '@keelson/studies/request.ts'
import { idOf } from './study-boxes.ts'
import type { StudyInput } from './study-inputs.ts'
import type { Parameter, Question, Typed } from './study-sheet.ts'

type Inputs = readonly StudyInput[]
/** The unit in which an input varied. */
export type UnitOf = (param: string, asked: string | undefined) => string | undefined

/** undefined of a study that no sheet asks for. */
export function questionOf(vary: VaryRequest): Question | undefined {
  switch (vary.kind) {
    case 'goal':
      return 'goal'
    case 'grid':
      return vary.axes.length === 1 ? 'one' : vary.axes.length === 2 ? 'two' : undefined
    case 'one_at_a_time':
      return 'matters'
    case 'sample':
      return 'uncertain'
    case 'list':
      return undefined
  }
}

/** As it would have been typed; what belongs to an input that the form does not have is left out. */
export function typedOf(vary: VaryRequest, inputs: Inputs, unitOf: UnitOf): Typed {
  switch (vary.kind) {
    case 'goal':
      return ofGoal(vary, inputs, unitOf)
    case 'grid':
      return Object.assign({}, ...vary.axes.map((axis, i) => ofAxis(axis, i, vary.axes.length, inputs, unitOf)))
    case 'one_at_a_time':
      return ofSwings(vary, inputs, unitOf)
    case 'sample':
      return ofSample(vary, inputs, unitOf)
    case 'list':
      return {}
  }
}

/** An end in the unit of its box by its number, in any other with its unit. */
function endText(end: unknown, input: StudyInput, unit: string | undefined): string {
  const isOwn = typeof end !== 'number' || unit === undefined || unit === '-' || unit === input.unit
  return isOwn ? String(end ?? '') : `${end} ${unit}`
}

const withParam = (inputs: Inputs, param: string): StudyInput | undefined => inputs.find((one) => one.param === param)

function ofGoal({ param, between, unit, target }: GoalRequest, inputs: Inputs, unitOf: UnitOf): Typed {
  const input = withParam(inputs, param)
  if (!input) return {}
  const [from, to] = between.map((end) => endText(end, input, unitOf(param, unit)))
  return {
    'study-goal-input': param,
    [idOf('goal', 'from', input)]: from ?? '',
    [idOf('goal', 'to', input)]: to ?? '',
    'study-goal-output': target.output,
    [`study-goal-target-${target.output}`]: String(target.value),
  }
}

function ofAxis(
  { param, from, to, count, values, unit }: AxisRequest,
  i: number,
  of: number,
  inputs: Inputs,
  unitOf: UnitOf,
): Typed {
  const [input, question] = [withParam(inputs, param), of === 1 ? 'one' : 'two'] as const
  if (!input) return {}
  const own = unitOf(param, unit)
  return {
    [`study-${question}-input${i}`]: param,
    [idOf(question, `from${i}`, input)]: endText(values?.[0] ?? from, input, own),
    [idOf(question, `to${i}`, input)]: endText(values?.at(-1) ?? to, input, own),
    [`study-${question}-count${i}`]: String(values?.length ?? count ?? ''),
  }
}

function ofSwings({ params }: OneAtATimeRequest, inputs: Inputs, unitOf: UnitOf): Typed {
  const entries = inputs.flatMap((input) => {
    const swing = params.find(({ param }) => param === input.param)
    const on = [idOf('matters', 'on', input), swing ? 'yes' : ''] as const
    if (!swing) return [on]
    const unit = unitOf(swing.param, swing.unit)
    return [
      on,
      [idOf('matters', 'low', input), endText(swing.low, input, unit)] as const,
      [idOf('matters', 'high', input), endText(swing.high, input, unit)] as const,
    ]
  })
  return Object.fromEntries(entries)
}

function ofSample({ distributions, method, count, indices }: SampleRequest, inputs: Inputs, unitOf: UnitOf): Typed {
  const rows = distributions.flatMap((of) => {
    const input = withParam(inputs, of.param)
    return input && unitOf(of.param, of.unit) === input.unit ? ofDistribution(of, input) : []
  })
  return {
    'study-uncertain-params': distributions.map(({ param }) => param).join(' '),
    'study-uncertain-method': method,
    'study-uncertain-count': String(count),
    'study-uncertain-indices': indices ? 'yes' : '',
    ...Object.fromEntries(rows),
  }
}

/** A spread is stated in the unit of its input: a share of the mean was one of the page. */
function ofDistribution(of: DistributionRequest, input: StudyInput): readonly (readonly [string, string])[] {
  const id = (part: string) => idOf('uncertain', part, input)
  const stated = (Object.entries(MEMBERS) as [Parameter, keyof DistributionRequest][]).flatMap(([name, member]) =>
    of[member] === undefined ? [] : [[id(name === 'spread' ? 'spread-unit' : name), String(of[member])] as const],
  )
  return [[id('distribution'), of.distribution], [id('spread-in'), 'unit'], ...stated]
}

/** By what each parameter of a sheet is called in a request. */
export const MEMBERS = {
  mean: 'mean',
  spread: 'standard_deviation',
  lower: 'lower',
  mode: 'mode',
  upper: 'upper',
} as const satisfies Readonly<Record<Parameter, keyof DistributionRequest>>
