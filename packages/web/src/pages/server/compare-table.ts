/** The tables of a comparison: one thing a row, a column for each run, and how much the second changed. */
import { type Content, type Html, html } from '@keelson/report/html.ts'
import { numberText } from '@keelson/report/numbers.ts'

export interface Row {
  readonly title: Content
  readonly a: Content
  readonly b: Content
  readonly change?: Content
  /** What the reader looks at first. */
  readonly isChief?: boolean
}

export const section = (id: string, title: string, body: Content): Html =>
  html`<section aria-labelledby="in-${id}"><h2 id="in-${id}">${title}</h2>${body}</section>`

export const sideBySide = (label: string, head: string, rows: readonly Row[], hasChange = true): Html =>
  html`<div class="scroll" role="group" tabindex="0" aria-label="${label}"><table>
<thead><tr><th scope="col">${head}</th><th scope="col">A</th><th scope="col">B</th>${hasChange && html`<th scope="col" class="n">Change</th>`}</tr></thead>
<tbody>${rows.map((row) => line(row, hasChange))}</tbody></table></div>
`

const line = ({ title, a, b, change, isChief }: Row, hasChange: boolean): Html =>
  html`<tr${isChief === true && html` class="chief"`}><th scope="row">${title}</th><td>${a}</td><td>${b}</td>${hasChange && html`<td class="n">${change}</td>`}</tr>
`

export const ABSENT = html`<span class="quiet">not present</span>`

const LEAST_READ = 1e-5
/** Beyond ten times as much per cent are not read. */
const MOST_READ = 10

/** Of B against A, in per cent where that can be read. */
export function changeText(a: unknown, b: unknown): string {
  if (typeof a !== 'number' || typeof b !== 'number' || a === b) return ''
  const share = (b - a) / Math.abs(a)
  const sign = share > 0 ? '+' : '−'
  if (!Number.isFinite(share)) return ''
  if (Math.abs(share) < LEAST_READ) return `${sign}${Math.abs(share).toExponential(1)}`
  if (share > MOST_READ) return `×${numberText(b / a, 3)}`
  return `${sign}${numberText(Math.abs(100 * share), 3)} %`
}
