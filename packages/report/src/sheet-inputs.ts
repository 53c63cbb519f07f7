/** The inputs of the first sheet: what matters, its value, and where it comes from. */
import { basisOf } from '@keelson/engine/input-basis.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { InputAnswer } from '@keelson/workflow'
import { type Content, type Html, html } from './html.ts'
import { type InputRow, rowsOf } from './input-rows.ts'
import { inputText } from './inputs.ts'
import { rankedInputs } from './inputs-that-matter.ts'
import { whereIs } from './numbering.ts'
import { symbol } from './numbers.ts'
import type { Layout } from './room.ts'
import { sourceInBrief } from './source-in-brief.ts'

/** Entries of a list that are shown. */
const MOST_LISTED = 3

/** As many of those that took part as the layout has room for; how many are left is said below. */
export function sheetInputs(record: RunRecord, { inputs, spare, figure }: Layout): Content {
  const { rows: shown, left } = rowsOf(rankedInputs(record), inputs, spare)
  if (shown.length === 0) return ''
  const columns = figure === undefined ? 2 : 1
  const perColumn = Math.ceil(shown.length / columns)
  const halves = [shown.slice(0, perColumn), shown.slice(perColumn)].filter((half) => half.length > 0)
  return html`<div class="matter"><h3>Inputs</h3>
<div class="halves">${halves.map((half) => inputTable(half, record))}</div>
${left > 0 && html`<p class="note">${left} more ${left === 1 ? 'input' : 'inputs'}, see <a href="#inputs">inputs</a>${whereIs('basis')}.</p>`}</div>
`
}

const inputTable = (inputs: readonly InputRow[], record: RunRecord): Html =>
  html`<div class="scroll" tabindex="0"><table class="inputs-brief"><caption class="plain unseen">Inputs</caption>
<thead><tr><th scope="col">Input</th><th scope="col"><span class="unseen">Symbol</span></th><th scope="col" class="n">Value</th><th scope="col">Source</th></tr></thead>
<tbody>${inputs.map((input) => row(input, record))}</tbody></table></div>
`

const row = ({ input, of }: InputRow, { request }: RunRecord): Html =>
  html`<tr><th scope="row">${input.title}</th><td>${symbol(input.symbol)}</td><td class="n${isWords(input) && ' words'}">${valueText(input)}</td><td class="source">${sourceInBrief(basisOf(request, of))}</td></tr>
`

const isWords = ({ value }: InputAnswer): boolean => typeof value === 'string' || Array.isArray(value)

function valueText(input: InputAnswer): Content {
  const isLong = Array.isArray(input.value) && input.value.length > MOST_LISTED
  const inline = isLong ? undefined : inputText(input)
  if (inline !== undefined) return inline
  const count = input.count ?? (Array.isArray(input.value) ? input.value.length : undefined)
  if (count === undefined) return html`<span class="quiet">see inputs</span>`
  const noun = input.columns === undefined ? 'value' : 'row'
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}
