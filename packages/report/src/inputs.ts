/** The inputs: as they were typed, as they were read, in SI, and where each came from. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { InputAnswer } from '@keelson/workflow'
import { midSentence } from '@keelson/workflow/shown.ts'
import { digitsOf, isQuantity } from './entered-digits.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { inputBlock } from './input-block.ts'
import { inputSource, type Of } from './input-source.ts'
import { readable, symbol, unitText } from './numbers.ts'
import { remarksAt } from './remarks.ts'
import type { Section } from './section.ts'
import { scrolling } from './table.ts'
import { inlineValue, readableValue } from './values.ts'

const LONGEST_TYPED = 120
/** Of an input that is a result of another calculation. */
const RESULT_DIGITS = 6

export function inputs(record: RunRecord): Section | undefined {
  const { request, response } = record
  const given = response.result?.inputs
  if (!given) return asSent(request.params)
  return {
    id: 'inputs',
    title: 'Inputs',
    body: statedInputs(given, 'This run has no inputs.', record),
  }
}

/** What says where inputs come from. */

/** The inputs that were stated, or took part at their default; where there are none, the sentence that says so. */
export function statedInputs(given: readonly InputAnswer[], none: string, of?: Of): Html {
  const idle = (i: InputAnswer) => i.origin === 'default' && i.use !== 'used'
  const stated = given.filter((i) => i.origin !== 'left out' && !idle(i))
  return html`${stated.length === 0 ? html`<p class="note">${none}</p>` : inputTable(stated, of)}
${stated.filter((i) => inlineValue(i.value, i.unit) === undefined).map((i) => inputBlock(i, stated))}
<div class="only-full">${named(
    'Not provided',
    given.filter((i) => i.origin === 'left out'),
  )}
${named('Default values, not used in this run', given.filter(idle))}</div>`
}

const named = (what: string, list: readonly InputAnswer[]): Content =>
  list.length > 0 &&
  html`<p class="note">${what}: ${list.map((i, k) => html`${k > 0 && ', '}${midSentence(i.title)}<span class="name"> <code>${i.name}</code></span>`)}.</p>`

/** Of a run that gave no result there is only what was sent. */
function asSent(params: Readonly<Record<string, unknown>> | undefined): Section | undefined {
  if (params === undefined) return undefined
  const sent = Object.entries(params)
  if (sent.length === 0) return undefined
  return {
    id: 'inputs',
    title: 'Inputs as entered',
    body: scrolling(
      html`<caption>Inputs as entered</caption>
<thead><tr><th scope="col">Input</th><th scope="col">As entered</th></tr></thead>
<tbody>${sent.map(
        ([name, value]) => html`<tr><th scope="row"><code>${name}</code></th><td class="long">${typed(value)}</td></tr>
`,
      )}</tbody>`,
      'data',
    ),
  }
}

const inputTable = (given: readonly InputAnswer[], of?: Of): Html =>
  scrolling(
    html`<caption>Inputs as entered, as read and in SI</caption>
<thead><tr><th scope="col">Input</th><th scope="col"><span class="unseen">Symbol</span></th><th scope="col">As entered</th><th scope="col" class="n">Value</th><th scope="col" class="n">SI</th>${of && html`<th scope="col">Source</th>`}</tr></thead>
<tbody>${given.map((input) => row(input, of))}</tbody>`,
    'data inputs',
  )

function row(input: InputAnswer, of: Of | undefined): Html {
  const value = labelled(input)
  const once = typeof value === 'string' && value === input.typed
  const isResult = of?.in_project?.isResult(input.name) ?? false
  const inline = once ? '' : isResult ? readableValue(value, input.unit, RESULT_DIGITS) : inputText(input)
  const side = isOneNumber(input.value) && html` class="n"`
  const idle = input.use !== 'used'
  return html`<tr${idle && html` class="idle"`}><th scope="row">${input.title}<p class="quiet"><code>${input.name}</code>${mark(input)}</p>${of && remarksAt(of, input.name)}</th><td>${symbol(input.symbol)}</td><td>${
    input.origin === 'default' || isResult
      ? html`<span class="quiet">${isResult ? 'linked' : 'default'}</span>`
      : typed(input.typed)
  }</td><td${side}>${inline ?? html`<span class="quiet">below</span>`}</td><td class="n">${si(input)}</td>${of && html`<td>${inputSource(of, input)}</td>`}</tr>
`
}

/** What was read on one line, or undefined where it needs a block of its own. */
export const inputText = (input: InputAnswer): Content | undefined =>
  readableValue(labelled(input), input.unit, digitsOf(input), undefined, input.title)

/** What was read, an option of a choice by its label. */
function labelled({ value, labels = {} }: InputAnswer): unknown {
  const label = (one: unknown) => (typeof one === 'string' ? (labels[one] ?? one) : one)
  return Array.isArray(value) ? value.map(label) : label(value)
}

const isOneNumber = (value: unknown): boolean =>
  typeof value === 'number' || (Array.isArray(value) && value.length === 1 && isOneNumber(value[0]))

const mark = ({ use }: InputAnswer): Content =>
  use === 'used' ? '' : html` <span class="tag">${use === 'overridden' ? 'overridden' : 'not used'}</span>`

/** SI only where it says something new. */
function si({ si, unit, value }: InputAnswer): Content {
  const shown = typeof value === 'number' ? readable(value, unit).unit : unit
  if (si === undefined || unit === undefined || unit === '-' || si.unit === shown)
    return html`<span class="quiet">${si && unit !== '-' ? 'same' : ''}</span>`
  return inlineValue(si.value, si.unit) ?? html`<span class="quiet">${unitText(si.unit)}</span>`
}

/** What the caller sent, in a form that a person would type. */
function typed(sent: unknown): Content {
  const [value, unit] = isQuantity(sent) ? [sent.value, sent.unit] : [sent, undefined]
  const text = plain(value)
  if (text === undefined && isTable(value)) return `${value.length} ${value.length === 1 ? 'row' : 'rows'}`
  if (text === undefined) return html`<code>${shortened(JSON.stringify(sent) ?? '', LONGEST_TYPED)}</code>`
  const after = typeof unit === 'string' && unit !== '-' ? ` ${unit}` : ''
  if (!Array.isArray(value)) return shortened(`${text}${after}`, LONGEST_TYPED)
  return html`${shortened(text, LONGEST_TYPED)}<span class="q">${after}</span>`
}

/** One input as it was typed, in the unit that it was typed in: '12.75 in', '15.9 mm', an option by its label. */
export function asEntered(input: InputAnswer): Content {
  const { origin, value, unit, typed: sent, labels = {} } = input
  if (origin === 'left out') return html`<span class="quiet">not provided</span>`
  if (origin === 'default') return html`${inputText(input) ?? 'value'} <span class="quiet">default</span>`
  if (typeof sent === 'string' && Object.hasOwn(labels, sent)) return labels[sent]
  if (typeof value === 'number' && isBare(sent)) return typed({ value: sent, unit: unitText(unit) || '-' })
  return typed(sent)
}

const isBare = (sent: unknown): boolean =>
  typeof sent === 'number' || (typeof sent === 'string' && sent.trim() !== '' && Number.isFinite(Number(sent)))

const isTable = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null)

/** A number, word or flag, or a list of them with its gaps; undefined for anything else. */
function plain(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value) || value.length === 0) return undefined
  const items = value.map((item) => (Array.isArray(item) ? undefined : item === null ? '–' : plain(item)))
  return items.every((item) => item !== undefined) ? items.join(', ') : undefined
}
