/** The issued revisions, and what changed since the last of them: entries, inputs and links, and results. */
import type { CalculationChange, EntryChange, ResultChange } from '@keelson/projects/differences.ts'
import { type BasisEntry, isDerived, isTableEntry } from '@keelson/projects/document.ts'
import { isBasisLink, isResultLink } from '@keelson/projects/links.ts'
import { type Content, type Html, html, shortened } from '../html.ts'
import type { Section } from '../section.ts'
import { scrolling } from '../table.ts'
import { chapterLink } from './basis.ts'
import { entryText } from './entry-text.ts'
import type { ProjectReportInput } from './input.ts'
import { dayText, reductionText, runText } from './words.ts'

const LONGEST = 120

export function changesSection(input: ProjectReportInput): Section {
  const last = input.revisions.at(-1)?.name ?? ''
  const { since } = input
  return {
    id: 'project-changes',
    title: `Changes since revision ${last}`,
    body: html`${revisionTable(input)}
${isUnchanged(input) && html`<p class="note">Nothing changed since revision ${last}.</p>`}
${since && since.basis.length > 0 && entryTable(since.basis, input)}
${since && since.calculations.length > 0 && calculationTable(since.calculations, input)}
${since && since.results.length > 0 && resultTable(since.results, input)}`,
  }
}

export const isUnchanged = ({ since }: Pick<ProjectReportInput, 'since'>): boolean =>
  since !== null && since.basis.length + since.calculations.length + since.results.length === 0

const revisionTable = ({ revisions }: ProjectReportInput): Html =>
  scrolling(
    html`<caption>Issued revisions</caption>
<thead><tr><th scope="col">Revision</th><th scope="col">Issued</th><th scope="col">By</th><th scope="col">Note</th></tr></thead>
<tbody>${revisions.map(({ name, issued, by, note }) => html`<tr><th scope="row">${name}</th><td class="q">${dayText(issued)}</td><td>${by}</td><td>${note}</td></tr>\n`)}</tbody>`,
    'data project-revisions',
  )

const entryTable = (changes: readonly EntryChange[], input: ProjectReportInput): Html =>
  scrolling(
    html`<caption>Entries of the design basis</caption>
<thead><tr><th scope="col">Entry</th><th scope="col">Change</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>${changes.map(
      ({ name, change, before, after }) =>
        html`<tr><th scope="row">${(after ?? before)?.title ?? name}</th><td>${change}</td><td>${stated(before, input)}</td><td>${stated(after, input)}</td></tr>\n`,
    )}</tbody>`,
    'data project-changes',
  )

/** The value with its status and its source: a change of any of them is one. */
function stated(entry: BasisEntry | undefined, { units }: ProjectReportInput): Content {
  if (entry === undefined) return '–'
  const { document, revision } = entry.source ?? {}
  const source = [document, revision !== undefined && `rev. ${revision}`].filter((part) => part).join(' ')
  const after = [entry.status, source].filter((part) => part !== '').join(', ')
  return html`${valueText(entry, units)} <span class="quiet">${after}</span>`
}

function valueText(entry: BasisEntry, units: ProjectReportInput['units']): Content {
  if (isDerived(entry)) return `result ${entry.from}`
  if (isTableEntry(entry)) return `${entry.rows.length} ${entry.rows.length === 1 ? 'row' : 'rows'}`
  return entryText(entry, units)
}

const calculationTable = (changes: readonly CalculationChange[], input: ProjectReportInput): Html =>
  scrolling(
    html`<caption>Calculations</caption>
<thead><tr><th scope="col">Calculation</th><th scope="col">Change</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>${changes.map((change) => calculationRows(change, input))}</tbody>`,
    'data project-changes',
  )

function calculationRows({ id, change, inputs, members }: CalculationChange, input: ProjectReportInput): Content {
  const row = (what: Content, before: Content, after: Content) =>
    html`<tr><th scope="row">${chapterLink(id, input)}</th><td>${what}</td><td>${before}</td><td>${after}</td></tr>\n`
  if (change !== 'changed') return row(change, '–', '–')
  return [
    ...inputs.map(({ path, before, after }) => row(html`<code>${path}</code>`, inputText(before), inputText(after))),
    ...(members.length > 0 ? [row(`changed: ${members.map((name) => MEMBERS[name] ?? name).join(', ')}`, '', '')] : []),
  ]
}

const MEMBERS: Readonly<Record<string, string>> = {
  ref: 'workflow version',
  cases: 'load cases',
  in_scope: 'scope',
  meta: 'title block',
}

/** An input as it is written, a link by what it leads to. */
function inputText(value: unknown): string {
  if (value === undefined) return 'not provided'
  if (isBasisLink(value)) return `basis ${value.basis}${value.column === undefined ? '' : `, ${value.column}`}`
  if (isResultLink(value))
    return `from ${value.from}${value.reduce === undefined ? '' : `, ${reductionText(value.reduce)}`}`
  if (isAmount(value)) return `${value.value} ${value.unit}`
  return shortened(typeof value === 'string' ? value : JSON.stringify(value), LONGEST)
}

const isAmount = (value: unknown): value is { readonly value: number; readonly unit: string } =>
  typeof value === 'object' &&
  value !== null &&
  'unit' in value &&
  typeof value.unit === 'string' &&
  'value' in value &&
  typeof value.value === 'number'

const resultTable = (changes: readonly ResultChange[], input: ProjectReportInput): Html =>
  scrolling(
    html`<caption>Results</caption>
<thead><tr><th scope="col">Calculation</th><th scope="col">Case</th><th scope="col">Result before</th><th scope="col">Result after</th><th scope="col">Run before</th><th scope="col">Run after</th></tr></thead>
<tbody>${changes.map(
      (change) =>
        html`<tr><th scope="row">${chapterLink(change.calculation, input)}</th><td>${change.case || '–'}</td><td>${statusText(change.status.before)}</td><td>${statusText(change.status.after)}</td><td>${run(change.run.before)}</td><td>${run(change.run.after)}</td></tr>\n`,
    )}</tbody>`,
    'data project-changes',
  )

const run = (id: string | null): Content => (id === null ? '–' : runText(id))

const STATUSES: Readonly<Record<string, string>> = {
  PASS: 'PASS',
  FAIL: 'FAIL',
  SKIPPED: 'not assessed',
  ERROR: 'not calculated',
}
const statusText = (status: string | null): string => (status === null ? 'none' : (STATUSES[status] ?? status))
