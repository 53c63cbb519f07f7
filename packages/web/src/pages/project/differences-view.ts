/** What changed since a revision: entries of the basis, calculations with their inputs and links, and results. */
import type { BasisEntry, Differences } from '@keelson/projects'
import { isNumberEntry } from '@keelson/projects/document.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { listed } from '@keelson/workflow/shown.ts'
import { counted, entryText } from './entry-text.ts'
import { isLinked, linkText, valueText } from './input-text.ts'

type EntryChange = Differences['basis'][number]
type CalculationChange = Differences['calculations'][number]
type ResultChange = Differences['results'][number]

/** `units`: of number entries by name, where they are those of their kinds. */
export function differencesView(
  revision: string,
  differences: Differences,
  units: Readonly<Record<string, string>>,
): Html {
  const { basis, calculations, results } = differences
  const lines = [
    ...basis.map((change) => entryLine(change, units)),
    ...calculations.flatMap(calculationLines),
    ...results.map(resultLine),
  ]
  return html`<h3>What changed since revision ${revision}</h3>${
    lines.length === 0
      ? html`<p class="note">Nothing has changed since revision ${revision}.</p>`
      : html`<p class="note">${counted(basis.length, 'basis change')}, ${counted(calculations.length, 'calculation change')} and ${counted(results.length, 'result change')}.</p><div class="scroll" role="group" tabindex="0" aria-label="Changes since revision ${revision}"><table class="rows differences"><thead><tr><th scope="col">Where</th><th scope="col">Change</th><th scope="col">Revision ${revision}</th><th scope="col">Now</th></tr></thead><tbody>${lines}</tbody></table></div>`
  }`
}

const row = (where: Html, change: string, before: string, after: string): Html =>
  html`<tr><th scope="row">${where}</th><td>${change}</td><td>${before}</td><td>${after}</td></tr>
`

function entryLine({ name, change, before, after }: EntryChange, units: Readonly<Record<string, string>>): Html {
  const told = (entry: BasisEntry | undefined) => {
    if (entry === undefined) return ''
    const unit = isNumberEntry(entry) ? (entry.unit ?? units[name] ?? '-') : '-'
    return [entryText(entry, unit), entry.status, entry.source?.document, entry.source?.revision]
      .filter((part) => part !== undefined)
      .join(', ')
  }
  return row(html`<code>${name}</code>`, change, told(before), told(after))
}

function calculationLines({ id, change, inputs, members }: CalculationChange): readonly Html[] {
  if (change !== 'changed') return [row(html`${id}`, change, '', '')]
  const told = (value: unknown) =>
    value === undefined ? 'not provided' : isLinked(value) ? linkText(value) : valueText(value, '')
  const ofInputs = inputs.map(({ path, before, after }) =>
    row(html`${id} <span class="quiet">${path.replaceAll('_', ' ')}</span>`, 'input', told(before), told(after)),
  )
  return members.length === 0 ? ofInputs : [...ofInputs, row(html`${id}`, `changed: ${listed(members)}`, '', '')]
}

function resultLine({ calculation, case: name, status, run }: ResultChange): Html {
  const told = (of: string | null) => of ?? 'no result'
  const where = html`${run.after === null ? calculation : html`<a href="/reports/${run.after}">${calculation}</a>`}${name !== '' && html` <span class="quiet">${name}</span>`}`
  return row(
    where,
    'result',
    told(status.before),
    status.before === status.after ? `${told(status.after)}, other values` : told(status.after),
  )
}
