/** The inputs of the first sheet: what matters, its value, and where it comes from. */
import { basisOf } from '@keelson/engine/input-basis.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { InputAnswer } from '@keelson/workflow'
import { type Content, type Html, html } from './html.ts'
import { labelled } from './inputs.ts'
import { rankedInputs } from './inputs-that-matter.ts'
import { whereIs } from './numbering.ts'
import { symbol } from './numbers.ts'
import { sourceInBrief } from './source-in-brief.ts'
import { readableValue } from './values.ts'

/** Digits of an input; the table of inputs shows all. */
const EXACT = 6
/** Entries of a list that are shown. */
const MOST_LISTED = 3

/** The first so many of those that took part, in so many columns; how many are left is said below. */
export function sheetInputs(record: RunRecord, most: number, columns: 1 | 2): Content {
  const { matter, others } = rankedInputs(record)
  const all = [...matter, ...others]
  if (all.length === 0) return ''
  const shown = all.slice(0, most)
  const left = all.length - shown.length
  const perColumn = Math.ceil(shown.length / columns)
  const halves = [shown.slice(0, perColumn), shown.slice(perColumn)].filter((half) => half.length > 0)
  return html`<div class="matter"><h3>Inputs</h3>
<div class="halves">${halves.map((half) => inputTable(half, record))}</div>
${left > 0 && html`<p class="note">${left} more ${left === 1 ? 'input' : 'inputs'}, see <a href="#inputs">inputs</a>${whereIs('basis')}.</p>`}</div>
`
}

const inputTable = (inputs: readonly InputAnswer[], record: RunRecord): Html =>
  html`<div class="scroll" tabindex="0"><table class="inputs-brief"><caption class="plain unseen">Inputs</caption>
<thead><tr><th scope="col">Input</th><th scope="col"><span class="unseen">Symbol</span></th><th scope="col" class="n">Value</th><th scope="col">Source</th></tr></thead>
<tbody>${inputs.map((input) => row(input, record))}</tbody></table></div>
`

const row = (input: InputAnswer, { request }: RunRecord): Html =>
  html`<tr><th scope="row">${input.title}</th><td>${symbol(input.symbol)}</td><td class="n${isWords(input) && ' words'}">${valueText(input)}</td><td class="source">${sourceInBrief(basisOf(request, input))}</td></tr>
`

const isWords = ({ value }: InputAnswer): boolean => typeof value === 'string' || Array.isArray(value)

function valueText(input: InputAnswer): Content {
  const isLong = Array.isArray(input.value) && input.value.length > MOST_LISTED
  const inline = isLong ? undefined : readableValue(labelled(input), input.unit, EXACT)
  if (inline !== undefined) return inline
  const count = input.count ?? (Array.isArray(input.value) ? input.value.length : undefined)
  if (count === undefined) return html`<span class="quiet">see inputs</span>`
  const noun = input.columns === undefined ? 'value' : 'row'
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}
