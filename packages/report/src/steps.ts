/** The calculation step by step: formula, values substituted, result and clause, so that it can be checked by hand. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { ConditionAnswer, StepAnswer, StepArgument } from '@keelson/engine/result.ts'
import { readingFormulas } from '@keelson/equations/reading.ts'
import type { Condition, Reading, Step, TableStep, TracedArgument } from '@keelson/equations/trace.ts'
import { type PrintedStep, type Printing, printFormula, printStep } from '@keelson/equations/typeset.ts'
import { toSI } from '@keelson/units'
import { cited } from './cited.ts'
import { type Content, type Html, html, trusted } from './html.ts'
import { mathLines, mathWidth } from './math-lines.ts'
import { numberText, quantity, readable, symbol } from './numbers.ts'
import { withOneUnit } from './one-unit.ts'
import { pageUnits } from './page-units.ts'
import { prose } from './prose.ts'
import type { Substituted } from './reading.ts'
import { remarksAt } from './remarks.ts'
import type { Section } from './section.ts'
import {
  cornerTable,
  functionLines,
  INTEGRAL_RULE,
  knownShares,
  longLists,
  meetsLine,
  sharesBefore,
  shownLine,
} from './steps-details.ts'

export function steps(record: RunRecord, substituted?: Substituted): Section | undefined {
  const all = withOneUnit(record.response.result?.steps ?? [])
  if (all.length === 0) return undefined
  const titles = [...new Set(all.map((s) => s.section))]
  const around: Around = { record, printing: { taken: symbolsOf(record), withUnits: substituted === 'units' } }
  return {
    id: 'calculation',
    title: 'Calculation, step by step',
    body: html`<p class="note">Each step shows the formula, the substituted values and the result. The source of each value is listed in the <a href="#nomenclature">nomenclature</a>.</p>
${titles.map((title) =>
  sectionOf(
    title,
    all.filter((s) => s.section === title),
    around,
  ),
)}`,
  }
}

/** What stands around a step. */
interface Around {
  readonly record: RunRecord
  /** With the symbols that stand for a number somewhere in the calculation. */
  readonly printing: Printing
}

const sectionOf = (title: string, own: readonly StepAnswer[], around: Around): Html =>
  html`${title !== '' && html`<h3>${title}</h3>`}
<ol class="steps">${own.map((step) => stepRow(step, around))}</ol>
`

const stepRow = (step: StepAnswer, around: Around): Html => {
  const source = cited(step.source, step.clause)
  const { body, printed } = lines(step, around)
  const room = ONE_LINE - Math.max(LEAST_TITLE, LETTER * step.title.length) - SMALL_LETTER * source.length
  const brief = printed !== undefined && room > GAP && isPlain(step, printed) && widthOfWork(step, printed) <= room
  const head = html`<p class="head"><span class="no">${step.id}</span> <span class="what">${step.title}</span> <span class="quiet">${prose(source)}</span></p>
`
  return html`<li class="step" id="step-${step.id}">${brief ? html`<div class="brief">${head}${body}</div>` : [head, body]}${
    step.note !== undefined && html`<p class="note">${prose(step.note)}</p>`
  }${remarksAt(around.record, String(step.id))}</li>
`
}

/** Of a line with title, work and source, em: how wide it may be, its least title, and what a letter takes. */
const ONE_LINE = 53
const LEAST_TITLE = 11
const LETTER = 0.5
const GAP = 3
const SMALL_LETTER = 0.45

interface Lines {
  readonly body: Content
  /** undefined of a step that cannot be typeset. */
  readonly printed?: PrintedStep
}

/** The printed lines; of a step that cannot be typeset, its text. */
function lines(step: StepAnswer, around: Around): Lines {
  const { record, printing } = around
  try {
    const traced = inSI(step)
    const printed = printStep(traced, printing)
    const body = [
      worked(printed, { found: found(step), multiple: inPractice(step, record), aside: fitOf(step) }),
      details(traced, step, printed, around),
    ]
    return { body, printed }
  } catch {
    return { body: asText(step) }
  }
}

/** That the formula holds in its own units only. */
const fitOf = ({ fit }: StepAnswer): Content =>
  fit !== undefined && html`<p class="line found">valid in the stated units only: ${prose(fit)}</p>`

/** Nothing stands below the line of the work. */
const isPlain = (s: StepAnswer, { lists }: PrintedStep): boolean =>
  lists.length === 0 &&
  !(s.reading || s.satisfies || s.meets || s.shown) &&
  (s.functions ?? []).length === 0 &&
  !/\bintegral\(/.test(s.expression ?? '') &&
  !(s.arguments ?? []).some(({ value }) => typeof value !== 'number')

function widthOfWork(step: StepAnswer, { symbolic, substituted, result, conditions }: PrintedStep): number {
  const formulas = [symbolic, substituted, result, conditions].filter((math) => math !== null)
  const words = `${step.kind === 'equation' ? '' : `${step.cell ?? ''}${step.method ?? ''}`}${step.fit ?? ''}`
  return formulas.reduce((sum, math) => sum + mathWidth(math) + LETTER, LETTER * words.length + GAP)
}

const asText = (step: StepAnswer): Html =>
  html`<p class="line"><code>${step.symbol} = ${step.expression ?? step.cell ?? ''}</code></p>
<p class="line result">${symbol(step.symbol)} = ${quantity(step.value, step.unit)}${step.residual !== undefined && html`, residual ${numberText(step.residual, 2)}`}</p>`

const symbolsOf = ({ response }: RunRecord): ReadonlySet<string> =>
  new Set(response.result?.steps.flatMap((s) => [s.symbol, ...(s.arguments ?? []).map((a) => a.symbol)]))

/** What stands with the work of a step. */
interface Beside {
  /** How a value was found that no formula gives. */
  readonly found?: Content
  /** The result in another multiple of its unit. */
  readonly multiple?: Content
  readonly aside?: Content
}

/** `b = formula = values = result`, on as few lines as the page is wide. */
function worked({ symbolic, substituted, result, conditions }: PrintedStep, { found, multiple, aside }: Beside): Html {
  const rest = html`${substituted !== null && line(substituted, 'values')}${resultLine(result, multiple)}${found}${
    conditions !== null && line(conditions, 'for')
  }`
  return html`<div class="work">${symbolic !== null && line(symbolic, 'formula')}<div class="rest">${rest}</div>${aside}</div>
`
}

const RESIDUAL = '<mtext>, residual\u00a0</mtext>'

/** The residual of a root stands behind the result in both its units. */
function resultLine(result: string, multiple: Content): Html {
  const at = result.indexOf(RESIDUAL)
  if (!multiple || at < 0) return line(result, 'result', multiple)
  const residual = `<math><mtext>\u00a0residual\u00a0</mtext>${result.slice(at + RESIDUAL.length).replace(/^(.*)<\/mrow>/, '$1')}`
  return line(`${result.slice(0, at)}</mrow></math>`, 'result', html`${multiple}${trusted(residual)}`)
}

/** What a reader needs beside the formula. */
function details(traced: Step, step: StepAnswer, { lists }: PrintedStep, { record, printing }: Around): Content {
  const withUnits = printing.withUnits ?? false
  switch (traced.kind) {
    case 'equation':
      return [lists.map((list) => line(list, 'list')), longLists(step, record), called(traced, step, record)]
    case 'table':
      return (
        step.reading && [
          cornerTable(step, step.reading),
          sharesBefore(step, record),
          newFormulas(traced, step, record).map((f) => formula(f, withUnits)),
        ]
      )
    case 'solved':
      return [
        traced.satisfies && html`<p class="note">Satisfies</p>`,
        traced.satisfies && [formula(traced.satisfies, withUnits), called(traced.satisfies, step, record)],
        step.meets && meetsLine(step, step.meets),
        step.shown && shownLine(step, step.shown, record),
      ]
  }
}

/** The formulas of a reading without the shares that an earlier step has worked out. */
const newFormulas = (traced: TableStep, step: StepAnswer, record: RunRecord): readonly Condition[] => {
  const known = new Set(knownShares(step, record).map(({ symbol: name }) => name))
  return readingFormulas(traced).filter((f) => !known.has(f.symbol))
}

const formula = (condition: Condition, withUnits: boolean): Html => worked(printFormula(condition, { withUnits }), {})

/** The functions of a formula and the rule of its integrals. */
const called = ({ functions = [], expression }: Condition, step: StepAnswer, record: RunRecord): Content => [
  functionLines(functions, step, record),
  /\bintegral\(/.test(expression) && html`<p class="note">${INTEGRAL_RULE}</p>`,
]

/** How a value was found that no formula gives, in words that can wrap. */
function found({ kind, method, iterations, trial, unit, cell, arguments: given = [] }: StepAnswer): Content {
  if (kind === 'equation') return ''
  if (kind === 'table') return html`<p class="line found">${prose(cell ?? '')}${given.map(ofArgument)}</p>`
  if (iterations === 0) return html`<p class="line found">${method}</p>`
  const count = `${iterations} ${iterations === 1 ? 'iteration' : 'iterations'}`
  return html`<p class="line found">by ${method}, ${count} from ${trial !== undefined && quantity(trial, unit)}</p>`
}

const ofArgument = (a: StepArgument): Content =>
  typeof a.value === 'number' && html`, ${symbol(a.symbol)} = ${quantity(a.value, a.unit)}`

/** Width, in em, that fits a column of paper at full size; a wider line has letters of 7 pt. */
const FULL_SIZE = 50

/** Wider than this a line scrolls on a phone, and a keyboard must reach it. */
const PHONE = 18

/** The result in the unit in which the page reads it, where that is another. */
function inPractice({ value, unit, left, symbol: name }: StepAnswer, record: RunRecord): Content {
  const read = readable(value, unit, pageUnits(record), name)
  return (
    left === undefined && read.unit !== unit && html` <span class="quiet">= ${quantity(read.value, read.unit)}</span>`
  )
}

function line(math: string, kind: string, after: Content = ''): Html {
  const lines = mathLines(math)
  const width = Math.max(...lines.map((l) => l.width))
  const size = width > FULL_SIZE && ' s86'
  const scrolls = width > PHONE && html` tabindex="0"`
  return html`<div class="line ${kind}${size}"${scrolls}>${lines.map((l) => trusted(l.math))}${after}</div>`
}

/** printStep takes a step as it was traced, in SI; the record has it in the units of its formula. */
function inSI(step: StepAnswer): Step {
  const { section, id, symbol, title, unit, source, clause, kind } = step
  const base = { section, id, symbol, title, unit, source, clause, value: toSI(step.value, unit) }
  const given = (step.arguments ?? []).map(argumentInSI)
  switch (kind) {
    case 'solved': {
      const { trial = 0, residual = 0, iterations = 0, method = '', satisfies } = step
      const solved = { ...base, kind, trial: toSI(trial, unit), residual, iterations, method }
      return satisfies === undefined ? solved : { ...solved, satisfies: conditionInSI(satisfies) }
    }
    case 'table':
      return { ...base, kind, arguments: given, cell: step.cell ?? '', ...readingInSI(step) }
    case 'equation':
      return { ...base, kind, ...conditionInSI({ ...step, expression: step.expression ?? '' }) }
  }
}

function conditionInSI(c: ConditionAnswer): Condition {
  const { symbol, unit, expression, left, functions } = c
  return {
    symbol,
    unit,
    expression,
    relation: (c.relation ?? '=') as Condition['relation'],
    arguments: (c.arguments ?? []).map(argumentInSI),
    value: toSI(c.value, unit),
    ...(left && { left: { expression: left.expression, value: left.value } }),
    ...(functions && { functions }),
  }
}

function readingInSI({ reading, unit }: StepAnswer): { readonly reading?: Reading } {
  if (reading === undefined) return {}
  const axes = reading.axes.map((a) => {
    const [low, high] = a.nodes
    return { ...a, at: toSI(a.at, a.unit), nodes: [toSI(low, a.unit), toSI(high, a.unit)] as const }
  })
  return { reading: { ...reading, axes, corners: reading.corners.map((c) => toSI(c, unit)) } }
}

const argumentInSI = (a: TracedArgument): TracedArgument => ({
  ...a,
  value: typeof a.value === 'number' ? toSI(a.value, a.unit) : a.value.map((x) => toSI(x, a.unit)),
})
