/** The first page: the verdict, what it is made of, and what a reader must know before relying on it, as a calculation sheet. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { acceptances, checksTable, sheetChecks } from './checks.ts'
import { type Figure, figure } from './figures-and-charts.ts'
import { type Content, type Html, html } from './html.ts'
import { keyResults } from './key-results.ts'
import { badge, isValidated, limitsBadge } from './masthead.ts'
import { pageNotes, printNotes, sheetNotes } from './notes.ts'
import { firstWords } from './own-words.ts'
import { layoutOf, RESULTS } from './room.ts'
import type { Section } from './section.ts'
import { sheetInputs } from './sheet-inputs.ts'
import { spokenAnswer, withoutVerdict } from './spoken-answer.ts'
import { sheetVerdict, standing } from './verdict.ts'
import { sheetWarnings } from './warnings.ts'

/** The first page, with the thing that is calculated where it was drawn. */
export function summary(record: RunRecord, drawing?: Figure): Section {
  return {
    id: 'summary',
    title: 'Summary',
    body: [
      conclusion(record),
      firstWords(record),
      sheetChecks(record),
      results(record),
      inputsAndFigure(record, drawing),
      printNotes(sheetNotes(record)),
    ],
  }
}

/** The same as a part of the report of a project, where inputs and figures have sections of their own. */
export const resultInProject = (record: RunRecord): Section => ({
  id: 'summary',
  title: 'Result',
  body: [conclusion(record), firstWords(record), sheetChecks(record), results(record), printNotes(sheetNotes(record))],
})

/** The answer in a sentence with its verdict, and what the reader must not overlook. */
const conclusion = (record: RunRecord): Html =>
  html`<div class="answer ${standing(record.response).tone}"><p class="said">${badge(record.response)}${limitsBadge(record)} ${spokenAnswer(withoutVerdict(record))}</p>
<p class="tally">${sheetVerdict(record, sheetWarnings(record).length)}</p>${acceptances(record)}${flags(record)}</div>
`

/** What must be known of the workflow itself. */
function flags({ response, contract, evidence }: RunRecord): Content {
  const all: Content[] = [
    contract && !isValidated(evidence) && html`<a href="#evidence">unvalidated workflow</a>`,
    response.coordinate.version_status === 'deprecated' && 'deprecated version',
    response.coordinate.version_status === 'experimental' && 'experimental version',
  ].filter((flag) => flag !== false && flag !== undefined)
  return all.length > 0 && html`<p class="flags">Note: ${all.map((flag, i) => html`${i > 0 && ' · '}${flag}`)}</p>`
}

function results(record: RunRecord): Content {
  const found = keyResults(record, RESULTS)
  return found !== '' && html`<h3>Results</h3>\n${found}`
}

function inputsAndFigure(record: RunRecord, drawing: Figure | undefined): Content {
  const layout = layoutOf(record, drawing?.size)
  const { figure: place } = layout
  const stated = sheetInputs(record, layout)
  if (!drawing || !place) return stated
  return html`<div class="beside" style="--width:${place.width}mm;--height:${place.height}mm">${stated}${figure(drawing)}</div>
`
}

/** What a page says first, below its verdict: the answer, every check, the notes, and the thing calculated beside them. */
export function result(record: RunRecord, drawing?: Figure): Section {
  const { response } = record
  return {
    id: 'summary',
    title: 'Result',
    body: html`<div class="answer ${standing(response).tone}"><p class="said">${spokenAnswer(record)}</p>${acceptances(record)}${flags(record)}</div>
<div class="desk${drawing && ' drawn'}"><div class="told">${checksTable(record)}${keyResults(record, RESULTS)}${pageNotes(record)}</div>${drawing && figure(drawing, 'page')}</div>`,
  }
}
