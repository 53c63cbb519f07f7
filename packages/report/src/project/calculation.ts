/** The chapter of one calculation: how it stands on its first line, then the sections of the report of its run. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { FRESHNESS_WORDS } from '@keelson/projects/words.ts'
import { asSentence } from '@keelson/workflow/shown.ts'
import { basis } from '../basis.ts'
import { calculation } from '../calculation.ts'
import { charts } from '../charts.ts'
import { evidence } from '../evidence.ts'
import { figures } from '../figures.ts'
import { figure, figureSections } from '../figures-and-charts.ts'
import { foreign } from '../foreign.ts'
import { type Content, type Html, html } from '../html.ts'
import { inUnits } from '../in-units.ts'
import type { Of } from '../input-source.ts'
import { method } from '../method.ts'
import { nomenclature } from '../nomenclature.ts'
import { numbering, referred } from '../numbering.ts'
import { provenanceInProject } from '../provenance.ts'
import { printSection, type Section } from '../section.ts'
import { resultInProject } from '../summary.ts'
import { tables, values } from '../tables.ts'
import { unbroken } from '../unbroken.ts'
import { withheldPictures } from '../withheld.ts'
import { chapterId, chapterTitle } from './chapters.ts'
import type { ChapterInput } from './input.ts'
import { sectionInChapter } from './own-ids.ts'
import { projectWords } from './sources.ts'
import { methodText } from './words.ts'

/** Printed only in full. */
const ONLY_FULL: readonly string[] = ['provenance', 'values']

/** All its ids begin with that of the chapter. A pure function: the same input gives the same bytes. */
export async function calculationChapter(chapter: ChapterInput): Promise<string> {
  const { number, row } = chapter
  const id = chapterId(number)
  const body = await sectionsIn(chapter)
  return html`<section id="${id}" aria-labelledby="${id}-title" class="chapter">
<h2 id="${id}-title"><span class="no">${number}</span> ${chapterTitle(row)}</h2>
${stateLines(chapter)}
${body}</section>
`.text
}

async function sectionsIn(chapter: ChapterInput): Promise<readonly Html[]> {
  const { record, number } = chapter
  if ('lacking' in record) return []
  const sections = await sectionsOf(record, chapter)
  const numbers = new Map(sections.map(({ id }, i) => [id, `${number}.${i + 1}`]))
  const captions = numbering(number)
  const method = chapterId(chapter.method_in ?? number)
  return sections.map((section) => {
    const printed = printSection(section, numbers.get(section.id))
    const numbered = unbroken(referred(captions.number(printed, section.id), numbers))
    return sectionInChapter(numbered, { chapter: chapterId(number), method, onlyFull: ONLY_FULL.includes(section.id) })
  })
}

async function sectionsOf(recorded: RunRecord, chapter: ChapterInput): Promise<readonly Section[]> {
  const record: RunRecord & Of = { ...inUnits(recorded, chapter.units), in_project: projectWords(chapter) }
  const [drawn, further] = figureSections([
    ...figures(record).map((one) => figure(one)),
    ...(await charts(record)),
    ...withheldPictures(record),
  ])
  return [
    resultInProject(record),
    basis(record, 'report'),
    drawn,
    calculation(record),
    foreign(record),
    further,
    tables(record),
    nomenclature(record),
    ...(chapter.method_in === null ? [method(record), evidence(record)] : []),
    provenanceInProject(record),
    values(record),
  ].filter((section) => section !== undefined)
}

/** That it is not current comes before everything else. */
function stateLines(chapter: ChapterInput): Content {
  const { row, record } = chapter
  const more = [
    ...governingLine(chapter),
    ...(row.in_scope ? [] : ['The calculation is outside the scope of the verdict.']),
    ...(row.newer === null ? [] : [`Version ${row.newer} of the workflow is available.`]),
  ]
  return html`${row.freshness !== 'current' && html`<p class="notice"><strong>${asSentence(FRESHNESS_WORDS[row.freshness])}</strong> ${notCurrent(chapter)}</p>`}
${'lacking' in record && record.lacking !== '' && html`<p class="notice">${record.lacking}</p>`}
<p class="note">Workflow: ${[methodText(row.ref), more.length > 0 && '. '].filter((part) => part)}${more.join(' ')}${sameMethod(chapter)}</p>`
}

function notCurrent({ row: { why, freshness }, record }: ChapterInput): string {
  const reason = why === '' ? '' : `${asSentence(why)} `
  if ('lacking' in record) return `${reason}There are no results.`
  const last = 'The results below are from the last run'
  return freshness === 'stale' ? `${reason}${last} and do not apply to the present inputs.` : `${reason}${last}.`
}

function governingLine({ row }: ChapterInput): readonly string[] {
  if (row.cases < 2) return []
  const governs = row.governing?.case
  if (!governs) return [`The calculation has ${row.cases} load cases, and no check governs.`]
  return [`Load case ${governs} of ${row.cases} governs and is printed here.`]
}

const sameMethod = ({ method_in }: ChapterInput): Content =>
  method_in !== null &&
  html` The method and its evidence are in section <a href="#${chapterId(method_in)}">${method_in}</a>.`
