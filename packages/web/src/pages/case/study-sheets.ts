/** Which questions a case can be asked, and the sheet of each, filled in so that it can be asked as it stands. */
import { choice, entry, idOf, isUtilisation, optionsOf, SHARE } from './study-boxes.ts'
import { uncertainSheet } from './study-distributions.ts'
import type { StudyInput } from './study-inputs.ts'
import { leading, startPair } from './study-leading.ts'
import { rangeAbout, swingAbout } from './study-range.ts'
import type { GoalSheet, GridSheet, Question, Sheet, Span, StudySubject, SwingRow, Typed } from './study-sheet.ts'

/** Those that this case can be asked, in the order in which they are offered. */
export function questionsOf({ inputs, outputs }: StudySubject): readonly Question[] {
  const measured = inputs.filter(({ whole }) => !whole).length
  const of: readonly (readonly [Question, boolean])[] = [
    ['goal', measured > 0 && outputs.length > 0],
    ['one', inputs.length > 0],
    ['two', inputs.length > 1],
    ['matters', inputs.some(canSwing)],
    ['uncertain', inputs.some((input) => !input.whole && canSwing(input))],
  ]
  const asked = of.flatMap(([question, isOffered]) => (isOffered ? [question] : []))
  const isChecked = outputs.some(({ path }) => isUtilisation(path))
  return isChecked
    ? asked
    : [...asked.filter((question) => question !== 'goal'), ...asked.slice(0, 1).filter((q) => q === 'goal')]
}

export function sheetOf(question: Question, subject: StudySubject, typed: Typed): Sheet {
  switch (question) {
    case 'goal':
      return goalSheet(subject, typed)
    case 'one':
    case 'two':
      return gridSheet(question, subject, typed)
    case 'matters':
      return { question, rows: swingRows(subject, typed) }
    case 'uncertain':
      return uncertainSheet(subject, typed)
  }
}

type Held = NonNullable<StudySubject['held']>
const asAsked: Held = (_, range) => range

interface Starts {
  readonly inputs: readonly StudyInput[]
  readonly first: StudyInput
  readonly held: Held
}

function span(question: Question, nth: string, { inputs, first, held }: Starts, typed: Typed): Span {
  const picked = choice(typed, `study-${question}-input${nth}`, optionsOf(inputs), first.param)
  const input = inputs.find(({ param }) => param === picked.value) ?? first
  const [low, high] = held(input, rangeAbout(input))
  return {
    input,
    choice: picked,
    from: entry(typed, idOf(question, `from${nth}`, input), low),
    to: entry(typed, idOf(question, `to${nth}`, input), high),
  }
}

function goalSheet({ inputs, outputs, held = asAsked }: StudySubject, typed: Typed): GoalSheet {
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
    ...span('goal', '', { inputs: measured, first: leading(measured), held }, typed),
    output,
    target: entry(typed, `study-goal-target-${output.value}`, isUtilisation(output.value) ? 1 : ''),
    targetUnit: targetUnit === '-' ? undefined : targetUnit,
  }
}

const CURVE = 18
const FAMILY = 5

function gridSheet(question: GridSheet['question'], { inputs, held = asAsked }: StudySubject, typed: Typed): GridSheet {
  const [first, second] = startPair(inputs)
  const starts = question === 'one' || !second ? [first] : [first, second]
  const axes = starts.map((start, i) => {
    const between = span(question, String(i), { inputs, first: start, held }, typed)
    return { ...between, count: entry(typed, `study-${question}-count${i}`, i === 0 ? CURVE : FAMILY) }
  })
  return { question, axes }
}

const canSwing = (input: StudyInput): boolean => {
  const [low, high] = swingAbout(input, SHARE)
  return high > low
}

/** What nobody chooses is not asked about at first. */
const CONSTANTS = new Set(['gravity', 'year_length'])

/** More bars than these are not asked for at first. */
const MOST_BARS = 20

function swingRows({ inputs, held = asAsked }: StudySubject, typed: Typed): readonly SwingRow[] {
  const rows = inputs.filter(canSwing)
  const asked = rows.filter(({ given, kind = '' }) => given && !CONSTANTS.has(kind)).slice(0, MOST_BARS)
  return rows.map((input) => swingRow(input, asked.includes(input), held, typed))
}

/** What is not asked about at first is not held either, until it is. */
function swingRow(input: StudyInput, isAsked: boolean, held: Held, typed: Typed): SwingRow {
  const on = entry(typed, idOf('matters', 'on', input), isAsked ? 'yes' : '')
  const swing = swingAbout(input, SHARE)
  const [low, high] = on.value === 'yes' ? held(input, swing) : swing
  return {
    input,
    on,
    low: entry(typed, idOf('matters', 'low', input), low),
    high: entry(typed, idOf('matters', 'high', input), high),
  }
}
