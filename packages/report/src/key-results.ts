/** The few values that answer the question, large and in few digits. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import type { Quantity } from '@keelson/workflow/result.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { HEADLINE_DIGITS, headlineText, numberText, readable, symbol, unitText } from './numbers.ts'
import type { Section } from './section.ts'
import { inlineValue } from './values.ts'

export function keyResults({ contract, response }: RunRecord): Section | undefined {
  const values = response.result?.values ?? {}
  const headline = (contract?.headline ?? []).flatMap((name) =>
    Object.hasOwn(values, name) ? [values[name] as Quantity] : [],
  )
  const stated = headline.filter((q) => q.value !== null)
  const absent = headline.filter((q) => q.value === null)
  const files = response.result?.kind === 'files' ? response.result.outputs : []
  if (headline.length === 0 && files.length === 0) return undefined
  return {
    id: 'results',
    title: 'Key results',
    body: html`${stated.length > 0 && html`<dl class="key">${stated.map(tile)}</dl>`}
${absent.length > 0 && html`<p class="note">Not in this run: ${absent.map((q, i) => html`${i > 0 && '; '}${midSentence(q.label)} (${q.reason ?? 'no value'})`)}.</p>`}
${confidence(response.confidence)}
${files.length > 0 && html`<p class="note">Files: ${files.map(({ basename }, i) => html`${i > 0 && ', '}<code>${basename}</code>`)}, listed under <a href="#tables">tables and files</a>.</p>`}`,
  }
}

const tile = (q: Quantity): Html => html`<div><dt>${q.label} ${symbol(q.symbol)}</dt><dd>${large(q)}</dd></div>`

function large({ value, unit }: Quantity): Content {
  if (typeof value === 'number') {
    const read = readable(value, unit)
    const printed = unitText(read.unit)
    return html`<span class="figure">${headlineText(read.value, read.unit)}</span>${printed !== '' && html`<span class="u"> ${printed}</span>`}`
  }
  const inline = inlineValue(value, unit, HEADLINE_DIGITS)
  return html`<span class="words">${inline ?? (typeof value === 'string' ? shortened(value, 200) : html`<a href="#values">see all values</a>`)}</span>`
}

/** Of an atlas query its interpolation error, of a forecast its percentiles. */
function confidence(given: unknown): Content {
  if (given === null || given === undefined) return ''
  const parts = typeof given === 'object' ? Object.entries(given) : [['', given]]
  const text = (value: unknown) =>
    typeof value === 'number'
      ? numberText(value, HEADLINE_DIGITS)
      : typeof value === 'string'
        ? value
        : JSON.stringify(value)
  return html`<p class="note">Confidence: ${parts.map(
    ([name, value], i) => html`${i > 0 && '; '}${String(name).replaceAll('_', ' ')} ${shortened(text(value), 400)}`,
  )}.</p>`
}
