/**
 * The questions of a study as sheets to fill in: every box is filled from the case in hand, and keeps what the reader typed
 * in its place. What was typed belongs to its input and its unit, so that it is never read in another.
 */
import { type DistributionName, distributionNames, samplingMethods } from '@keelson/studies/request.ts'
import type { StudyInput } from './study-inputs.ts'
import { leading, ofUncertainty, startPair } from './study-leading.ts'
import { type Range, rangeAbout, swingAbout } from './study-range.ts'

/** A number that a study can keep of each point. */
export interface StudyOutput {
  readonly path: string
  readonly title: string
  readonly unit: string | undefined
}
/** What a page has to ask about. */
export interface StudySubject {
  readonly inputs: readonly StudyInput[]
  readonly outputs: readonly StudyOutput[]
  /** Whether a point takes no longer than a key stroke. */
  readonly instant: boolean
}
/** What the reader has typed or chosen, by box. */
export type Typed = Readonly<Record<string, string>>

export interface Entry {
  readonly id: string
  readonly value: string
}
export interface Choice extends Entry {
  readonly options: readonly (readonly [value: string, title: string])[]
}
/** An input and the ends between which it goes. */
export interface Span {
  readonly input: StudyInput
  readonly choice: Choice
  readonly from: Entry
  readonly to: Entry
}
export interface GoalSheet extends Span {
  readonly question: 'goal'
  readonly output: Choice
  readonly target: Entry
  readonly targetUnit: string | undefined
}
export interface AxisSheet extends Span {
  readonly count: Entry
}
export interface GridSheet {
  readonly question: 'one' | 'two'
  readonly axes: readonly AxisSheet[]
}
export interface SwingRow {
  readonly input: StudyInput
  /** `yes` where it is to vary. */
  readonly on: Entry
  readonly low: Entry
  readonly high: Entry
}
export interface MattersSheet {
  readonly question: 'matters'
  readonly rows: readonly SwingRow[]
}
export const PARAMETERS = ['mean', 'spread', 'lower', 'mode', 'upper'] as const
export type Parameter = (typeof PARAMETERS)[number]
export interface DistributionRow {
  readonly input: StudyInput
  readonly distribution: Choice
  readonly parameters: readonly (readonly [Parameter, Entry])[]
  /** In what the spread is said: `%` of the mean, or the unit of the input. */
  readonly spreadIn: Choice
}
export interface UncertainSheet {
  readonly question: 'uncertain'
  readonly rows: readonly DistributionRow[]
  /** Their params, one after the other. */
  readonly params: Entry
  /** The inputs that may be added. */
  readonly further: Choice
  readonly method: Choice
  readonly count: Entry
  readonly indices: Entry
}
export type Sheet = GoalSheet | GridSheet | MattersSheet | UncertainSheet
export type Question = Sheet['question']

/** Those that this case can be asked, in the order in which they are offered. */
export function questionsOf({ inputs, outputs }: StudySubject): readonly Question[] {
  const measured = inputs.filter(({ whole }) => !whole).length
  const of: readonly (readonly [Question, boolean])[] = [
    ['goal', measured > 0 && outputs.length > 0],
    ['one', inputs.length > 0],
    ['two', inputs.length > 1],
    ['matters', inputs.some(canSwing)],
    ['uncertain', measured > 0],
  ]
  const asked = of.flatMap(([question, isOffered]) => (isOffered ? [question] : []))
  const isChecked = outputs.some(({ path }) => isUtilisation(path))
  return isChecked
    ? asked
    : [...asked.filter((question) => question !== 'goal'), ...asked.slice(0, 1).filter((q) => q === 'goal')]
}

export const isUtilisation = (path: string): boolean => /(^|\.)utilisation$/.test(path)

export function sheetOf(question: Question, subject: StudySubject, typed: Typed): Sheet {
  switch (question) {
    case 'goal':
      return goalSheet(subject, typed)
    case 'one':
    case 'two':
      return gridSheet(question, subject, typed)
    case 'matters':
      return { question, rows: subject.inputs.filter(canSwing).map((input) => swingRow(input, typed)) }
    case 'uncertain':
      return uncertainSheet(subject, typed)
  }
}

const entry = (typed: Typed, id: string, otherwise: string | number): Entry => ({
  id,
  value: typed[id] ?? String(otherwise),
})
/** A choice that is no longer offered is that of the page again. */
function choice(typed: Typed, id: string, options: Choice['options'], otherwise: string): Choice {
  const chosen = typed[id]
  return { id, options, value: options.some(([value]) => value === chosen) ? (chosen ?? otherwise) : otherwise }
}
/** Of a box that belongs to an input in a unit. */
const idOf = (question: Question, part: string, { param, unit }: StudyInput): string =>
  `study-${question}-${part}-${param}-${unit ?? ''}`.replaceAll(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0)}`)
const optionsOf = (inputs: readonly StudyInput[]): Choice['options'] => inputs.map(({ param, title }) => [param, title])

function span(question: Question, nth: string, inputs: readonly StudyInput[], first: StudyInput, typed: Typed): Span {
  const picked = choice(typed, `study-${question}-input${nth}`, optionsOf(inputs), first.param)
  const input = inputs.find(({ param }) => param === picked.value) ?? first
  const [low, high] = rangeAbout(input)
  return {
    input,
    choice: picked,
    from: entry(typed, idOf(question, `from${nth}`, input), low),
    to: entry(typed, idOf(question, `to${nth}`, input), high),
  }
}

function goalSheet({ inputs, outputs }: StudySubject, typed: Typed): GoalSheet {
  const measured = inputs.filter(({ whole }) => !whole)
  const output = choice(
    typed,
    'study-goal-output',
    outputs.map(({ path, title }) => [path, title]),
    outputs[0]?.path ?? '',
  )
  const targetUnit = outputs.find(({ path }) => path === output.value)?.unit
  return {
    question: 'goal',
    ...span('goal', '', measured, leading(measured), typed),
    output,
    target: entry(typed, `study-goal-target-${output.value}`, isUtilisation(output.value) ? 1 : ''),
    targetUnit: targetUnit === '-' ? undefined : targetUnit,
  }
}

const CURVE = 18
const FAMILY = 5

function gridSheet(question: GridSheet['question'], { inputs }: StudySubject, typed: Typed): GridSheet {
  const [first, second] = startPair(inputs)
  const starts = question === 'one' || !second ? [first] : [first, second]
  const axes = starts.map((start, i) => {
    const between = span(question, String(i), inputs, start, typed)
    return { ...between, count: entry(typed, `study-${question}-count${i}`, i === 0 ? CURVE : FAMILY) }
  })
  return { question, axes }
}

const SHARE = 0.1

const canSwing = (input: StudyInput): boolean => {
  const [low, high] = swingAbout(input, SHARE)
  return high > low
}

/** What nobody chooses is not asked about at first. */
const CONSTANTS = new Set(['gravity', 'year_length'])

function swingRow(input: StudyInput, typed: Typed): SwingRow {
  const [low, high] = swingAbout(input, SHARE)
  const isAsked = input.given && !CONSTANTS.has(input.kind ?? '')
  return {
    input,
    on: entry(typed, idOf('matters', 'on', input), isAsked ? 'yes' : ''),
    low: entry(typed, idOf('matters', 'low', input), low),
    high: entry(typed, idOf('matters', 'high', input), high),
  }
}

/** What each distribution is stated by on the page. */
const STATED_BY: Readonly<Record<DistributionName, readonly Parameter[]>> = {
  normal: ['mean', 'spread'],
  truncated_normal: ['mean', 'spread', 'lower', 'upper'],
  lognormal: ['mean', 'spread'],
  uniform: ['lower', 'upper'],
  triangular: ['lower', 'mode', 'upper'],
  weibull: ['mean', 'spread'],
  gumbel: ['mean', 'spread'],
  beta: ['mean', 'spread', 'lower', 'upper'],
}
const NAMES: Readonly<Record<DistributionName, string>> = {
  normal: 'normal',
  truncated_normal: 'normal, truncated',
  lognormal: 'lognormal',
  uniform: 'uniform',
  triangular: 'triangular',
  weibull: 'Weibull',
  gumbel: 'Gumbel',
  beta: 'beta',
}
const METHODS = { random: 'at random', latin_hypercube: 'by Latin hypercube', sobol: 'by a Sobol sequence' }
const SPREAD = 5
const DRAWN = { instant: 5000, longer: 500 }

function uncertainSheet({ inputs, instant }: StudySubject, typed: Typed): UncertainSheet {
  const measured = inputs.filter(({ whole }) => !whole)
  const params = entry(
    typed,
    'study-uncertain-params',
    ofUncertainty(measured)
      .map(({ param }) => param)
      .join(' '),
  )
  const named = params.value.split(' ')
  const rows = named.flatMap((param) => measured.find((input) => input.param === param) ?? [])
  return {
    question: 'uncertain',
    rows: rows.map((input) => distributionRow(input, typed)),
    params: { ...params, value: rows.map(({ param }) => param).join(' ') },
    further: {
      id: 'study-uncertain-further',
      value: '',
      options: optionsOf(measured.filter(({ param }) => !named.includes(param))),
    },
    method: choice(
      typed,
      'study-uncertain-method',
      samplingMethods.map((name) => [name, METHODS[name]]),
      'random',
    ),
    count: entry(typed, 'study-uncertain-count', instant ? DRAWN.instant : DRAWN.longer),
    indices: entry(typed, 'study-uncertain-indices', ''),
  }
}

function distributionRow(input: StudyInput, typed: Typed): DistributionRow {
  const id = (part: string) => idOf('uncertain', part, input)
  const names = distributionNames.map((name) => [name, NAMES[name]] as const)
  const distribution = choice(typed, id('distribution'), names, 'normal')
  const inUnit = input.unit ?? 'absolute'
  const isLevel = input.value === 0 || /deg[CF]/.test(inUnit)
  const spreadIn = choice(
    typed,
    id('spread-in'),
    [
      ['%', '% of the mean'],
      ['unit', inUnit],
    ],
    isLevel ? 'unit' : '%',
  )
  const starts = startsOf(input, swingAbout(input, SHARE))
  return {
    input,
    distribution,
    spreadIn,
    parameters: STATED_BY[distribution.value as DistributionName].map((name) => [
      name,
      entry(typed, id(name === 'spread' ? `spread-${spreadIn.value}` : name), starts[name]),
    ]),
  }
}

const startsOf = ({ value }: StudyInput, [lower, upper]: Range): Readonly<Record<Parameter, number>> => ({
  mean: value,
  mode: value,
  spread: SPREAD,
  lower,
  upper,
})
