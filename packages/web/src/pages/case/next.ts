/** The way on from a result: links that open another workflow with a number of it, with every digit, and its basis. */
import type { RunRecord } from '@keelson/engine'
import { type Html, html } from '@keelson/report/html.ts'
import { HEADLINE_DIGITS, quantity, readable, symbol } from '@keelson/report/numbers.ts'
import { pageUnits } from '@keelson/report/page-units.ts'
import type { Section } from '@keelson/report/section.ts'
import { carriedInputs, type FeedSpec, holds, midSentence } from '@keelson/workflow'
import { linkOver } from './address.ts'
import { pathOf } from './found.ts'

/** A feed with the words and the version of its target. */
export interface NextStep extends FeedSpec {
  readonly target: { readonly base: string; readonly ref: string; readonly title: string; readonly input: string }
}

export interface Onward {
  readonly steps: readonly NextStep[]
  /** As it was calculated. */
  readonly record: RunRecord
  /** The same in the units of the reader. */
  readonly read: RunRecord
  /** The workflow that gave it, with its version. */
  readonly ref: string
  /** Where it was recorded; null of a preview. */
  readonly run: string | null
}

/** A section of the page; none where no number of the run is taken elsewhere. */
export function nextSection(onward: Onward): Section | undefined {
  const links = nextLinks(onward)
  return links.length === 0 ? undefined : { id: 'next', title: 'Next', body: html`<ul class="next">${links}</ul>` }
}

/** A report as it is served: the same after its summary, on the screen alone. The document that is kept has none. */
export function withNext(page: string, onward: Onward): string {
  const links = nextLinks(onward)
  if (links.length === 0) return page
  const { text } =
    html`<nav class="onward" aria-label="Next"><p class="overline">Next</p><ul class="next">${links}</ul></nav>
`
  return page.replace(END_OF_SUMMARY, (end) => `${end}${text}`)
}
/** It is the first section of a report. */
const END_OF_SUMMARY = '</section>\n'

function nextLinks({ steps, record, read, ref, run }: Onward): readonly Html[] {
  const inputs = record.response.result?.inputs ?? []
  const selected = Object.fromEntries(
    inputs.filter((input) => 'value' in input).map((input) => [input.name, input.value]),
  )
  return steps.flatMap((step) => {
    const [given, shown] = [record, read].map(({ response }) => response.result?.values[step.value])
    if (typeof given?.value !== 'number' || !shown || !holds(step.when ?? {}, selected)) return []
    const { value, unit } = given
    const { base, ref: to, title, input } = step.target
    const link = linkOver(to, carriedInputs(step, { value, unit }), {
      input: step.to.input,
      ref,
      value: step.value,
      run,
    })
    return [
      html`<li><a href="${pathOf(base)}${link}">Use ${named(shown, read)} as ${midSentence(input)} in ${title} →</a> <span class="quiet">${step.note}</span></li>`,
    ]
  })
}

/** 'P_d = 924 kN' */
function named(
  { value, unit, label, symbol: sign }: NonNullable<RunRecord['response']['result']>['values'][string],
  read: RunRecord,
) {
  const { value: number, unit: printed } = readable(Number(value), unit, pageUnits(read))
  const called = symbol(sign)
  return html`${called ?? midSentence(label)}${called ? ' = ' : ' '}${quantity(number, printed, HEADLINE_DIGITS)}`
}
