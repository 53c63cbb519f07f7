/** The calculation step by step: formula, values substituted, result and clause, so that it can be checked by hand. */
import type { Step, TracedArgument } from '@keelson/equations/trace.ts'
import { printStep } from '@keelson/equations/typeset.ts'
import { toSI } from '@keelson/units'
import type { RunRecord } from '@keelson/workflow/record.ts'
import type { StepAnswer } from '@keelson/workflow/result.ts'
import { type Content, type Html, html, trusted } from './html.ts'
import { mathLines } from './math-lines.ts'
import { numberText, quantity, readable, symbol } from './numbers.ts'
import { prose } from './prose.ts'
import type { Section } from './section.ts'

export function steps(record: RunRecord): Section | undefined {
  const all = record.response.result?.steps ?? []
  if (all.length === 0) return undefined
  const titles = [...new Set(all.map((s) => s.section))]
  return {
    id: 'calculation',
    title: 'Calculation, step by step',
    body: html`<p class="note">Each step: the formula, the same with its values, the result. Where each value comes from is listed under <a href="#symbols">symbols</a>.</p>
${titles.map((title) =>
  sectionOf(
    title,
    all.filter((s) => s.section === title),
    record,
  ),
)}`,
  }
}

const sectionOf = (title: string, own: readonly StepAnswer[], record: RunRecord): Html =>
  html`${title !== '' && html`<h3>${title}</h3>`}
<ol class="steps">${own.map((step) => stepRow(step, record))}</ol>
`

const stepRow = (step: StepAnswer, { contract }: RunRecord): Html => {
  const revision = contract?.standards.find((s) => s.id === step.source)?.revision
  return html`<li class="step" id="step-${step.id}"><p class="head"><span class="no">${step.id}</span> <span class="what">${step.title}</span> <span class="quiet">${step.source}${
    revision !== undefined && html` (${revision})`
  } ${step.clause}</span></p>
${lines(step)}${step.fit !== undefined && html`<p class="note">A fit in the units stated: ${step.fit}.</p>`}${step.note !== undefined && html`<p class="note">${step.note}</p>`}</li>
`
}

/** The printed lines; of a step that cannot be typeset, its text. */
function lines(step: StepAnswer): Content {
  try {
    const { symbolic, substituted, result } = printStep(inSI(step))
    return [
      found(step) ?? line(symbolic),
      substituted !== null && line(substituted),
      line(result, 'result', inPractice(step)),
    ]
  } catch {
    return html`<p class="line"><code>${step.symbol} = ${step.expression ?? step.cell ?? ''}</code></p>
<p class="line result">${symbol(step.symbol)} = ${quantity(step.value, step.unit)}${step.residual !== undefined && html`, residual ${numberText(step.residual, 2)}`}</p>`
  }
}

/** How a value was found that no formula gives, in words that can wrap. */
function found({ kind, symbol: name, method, iterations, trial, unit, cell }: StepAnswer): Html | undefined {
  if (kind === 'equation') return undefined
  if (kind === 'table') return html`<p class="line found">${symbol(name)} from the table: ${prose(cell ?? '')}</p>\n`
  const count = `${iterations} ${iterations === 1 ? 'iteration' : 'iterations'}`
  return html`<p class="line found">${symbol(name)} by ${method}, ${count} from ${trial !== undefined && quantity(trial, unit)}</p>\n`
}

/** Widths, in em, that fit an A4 column at full size and at the smaller ones that paper takes. */
const PRINT_SIZES = [
  ['', 44],
  [' s90', 48],
  [' s75', 57],
  [' s60', 71],
] as const

/** Wider than this a line scrolls on a phone, and a keyboard must reach it. */
const PHONE = 18

/** The result in the multiple of its unit that an engineer thinks in, where that is another. */
function inPractice({ value, unit, left }: StepAnswer): Content {
  const read = readable(value, unit)
  return (
    left === undefined && read.unit !== unit && html` <span class="quiet">= ${quantity(read.value, read.unit)}</span>`
  )
}

function line(math: string, kind = '', after: Content = ''): Html {
  const lines = mathLines(math)
  const width = Math.max(...lines.map((l) => l.width))
  const size = PRINT_SIZES.find(([, most]) => width <= most)?.[0] ?? ' s50'
  const scrolls = width > PHONE && html` tabindex="0"`
  return html`<div class="line${kind !== '' && ` ${kind}`}${size}"${scrolls}>${lines.map((l) => trusted(l.math))}${after}</div>\n`
}

/** printStep takes a step as it was traced, in SI; the record has it in the units of its formula. */
function inSI(step: StepAnswer): Step {
  const { section, id, symbol, title, unit, source, clause, kind } = step
  const base = { section, id, symbol, title, unit, source, clause, value: toSI(step.value, unit) }
  const given = (step.arguments ?? []).map(argumentInSI)
  switch (kind) {
    case 'solved': {
      const { trial = 0, residual = 0, iterations = 0, method = '' } = step
      return { ...base, kind, trial: toSI(trial, unit), residual, iterations, method }
    }
    case 'table':
      return { ...base, kind, arguments: given, cell: step.cell ?? '' }
    case 'equation': {
      const left = step.left && { left: { expression: step.left.expression, value: step.left.value } }
      const relation = (step.relation ?? '=') as '=' | '<=' | '<' | '>=' | '>'
      return { ...base, kind, arguments: given, expression: step.expression ?? '', relation, ...left }
    }
  }
}

const argumentInSI = (a: TracedArgument): TracedArgument => ({
  ...a,
  value: typeof a.value === 'number' ? toSI(a.value, a.unit) : a.value.map((x) => toSI(x, a.unit)),
})
