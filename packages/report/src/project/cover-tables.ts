/** What the first sheet of a project lists: its calculations with their results, and its open points. */

import type { CalculationRow } from '@keelson/projects/standing.ts'
import { type Content, type Html, html } from '../html.ts'
import { chapterLink } from './basis.ts'
import { frontNumber } from './chapters.ts'
import { governingCheck, utilisationText } from './governing.ts'
import type { ProjectReportInput } from './input.ts'
import { counted, stateOf } from './words.ts'

/** Calculations that are listed one by one. */
const MOST_ROWS = 16

/** How many assumptions, holds and open checks there are, with the holds in words. */
export function openPoints(input: ProjectReportInput): Content {
  if (input.register.length === 0) return ''
  const holds = input.register.filter(({ kind }) => kind === 'hold').slice(0, MOST_HOLDS)
  const counts = HELD.flatMap(([kind, one, many]) => {
    const text = counted(input.register.filter((line) => line.kind === kind).length, one, many)
    return text === '' ? [] : [text]
  })
  return html`<dl class="notes"><div><dt>Open points</dt><dd>${counts.join(', ')}, see <a href="#project-held">section ${frontNumber(input, 'register')}</a>.</dd>${holds.map(({ at, says }) => html`<dd>${chapterLink(at, input)} <span class="quiet">${says}</span></dd>`)}</div></dl>
`
}
const MOST_HOLDS = 6
const HELD = [
  ['hold', 'hold', 'holds'],
  ['not assessed', 'check not assessed', 'checks not assessed'],
  ['accepted outside its limits', 'check accepted outside its limits', 'checks accepted outside their limits'],
  ['example value', 'calculation with example values', 'calculations with example values'],
  ['assumed entry', 'assumed entry of the design basis', 'assumed entries of the design basis'],
  ['another kind', 'quantity of another kind', 'quantities of another kind'],
] as const

/** All of a small project; of a larger one what does not pass, with the rest counted. */
export function coverRegister(input: ProjectReportInput): Content {
  const { calculations } = input
  if (calculations.length === 0) return ''
  const isBad = (row: CalculationRow) => row.freshness !== 'current' || row.outcome !== 'passed'
  const sorted = calculations.length <= MOST_ROWS ? calculations : calculations.filter(isBad)
  const shown = sorted.slice(0, MOST_ROWS)
  const left = calculations.length - shown.length
  const more =
    left > 0 &&
    html`<p class="note">${left} more ${left === 1 ? 'calculation' : 'calculations'}, see <a href="#project-calculations">section ${frontNumber(input, 'calculations')}</a>.</p>`
  if (shown.length === 0) return more
  return html`<div class="whole"><h3>Calculations</h3>
<div class="scroll" tabindex="0"><table class="on-cover"><caption class="plain unseen">Calculations</caption>
<thead><tr><th scope="col">Calculation</th><th scope="col">Governing check</th><th scope="col" class="n">Utilisation</th><th scope="col">Result</th></tr></thead>
<tbody>${shown.map((row) => coverRow(row, input))}</tbody></table></div>
${more}</div>
`
}

function coverRow(row: CalculationRow, input: ProjectReportInput): Html {
  const check = governingCheck(input, row.id)
  const { tone, sign, word } = stateOf(row)
  const title = html`${chapterLink(row.id, input)} ${row.title}${!row.in_scope && html` <span class="quiet">outside scope</span>`}`
  const inCase = row.cases > 1 && check && html` <span class="quiet">${check.governing_case}</span>`
  const isCurrent = row.freshness === 'current'
  return html`<tr${!isCurrent && html` class="idle"`}><th scope="row">${title}</th><td>${check?.title ?? '–'}${inCase}</td><td class="n">${check ? utilisationText(check) : '–'}</td><td class="outcome ${tone}"><strong class="q">${sign} ${word}</strong></td></tr>
`
}
