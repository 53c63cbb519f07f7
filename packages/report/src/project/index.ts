/** The report of a project as one document: cover, basis, register, envelopes, and the chapter of each calculation. */

import type { CalculationRow } from '@keelson/projects/standing.ts'
import { hatching } from '../checks.ts'
import { contents } from '../contents.ts'
import { foot } from '../foot.ts'
import { documentText, pageHead } from '../head.ts'
import { Html, html } from '../html.ts'
import { numbering } from '../numbering.ts'
import { pageRules } from '../pages.ts'
import type { Part } from '../parts.ts'
import { bodyTag } from '../print-modes.ts'
import { printSection, type Section } from '../section.ts'
import { unbroken } from '../unbroken.ts'
import { basisSection } from './basis.ts'
import { calculationChapter } from './calculation.ts'
import { calculationsSection } from './calculations.ts'
import { changesSection } from './changes.ts'
import {
  chapterId,
  chapterNumbers,
  chapterTitle,
  type FrontChapter,
  frontChapters,
  methodChapters,
} from './chapters.ts'
import { coverSection, masthead, metaOf, projectTitle } from './cover.ts'
import { projectCss } from './css.ts'
import { envelopesSection } from './envelopes.ts'
import { heldSection } from './held.ts'
import type { ChapterInput, ProjectReportInput, RunOf } from './input.ts'
import { documentSection, runsSection } from './runs.ts'
import { projectStanding } from './verdict.ts'

export { calculationChapter } from './calculation.ts'
export type * from './input.ts'

const FRONT: Readonly<Record<FrontChapter, (input: ProjectReportInput) => Section>> = {
  summary: coverSection,
  basis: basisSection,
  calculations: calculationsSection,
  envelopes: envelopesSection,
  register: heldSection,
  changes: changesSection,
}

/** What the chapter of each calculation is made from, in their order, with the record that is to be printed in it. */
export function chapterInputs(
  input: ProjectReportInput,
  runs: Readonly<Record<string, RunOf>>,
): readonly Omit<ChapterInput, 'record'>[] {
  const [chapters, methods] = [chapterNumbers(input), methodChapters(input)]
  return input.calculations.map((row) => ({
    number: chapters[row.id] ?? '',
    row,
    links: input.links.filter(({ to }) => to === row.id),
    runs: Object.fromEntries(Object.entries(runs).filter(([, { calculation }]) => row.needs.includes(calculation))),
    of_case: caseOf(input, row),
    chapters: Object.fromEntries(row.needs.map((id) => [id, chapters[id] ?? ''])),
    method_in: methods[row.id] ?? null,
    units: input.units,
  }))
}

/** The case that is printed of a calculation: the one that governs, else the first. */
function caseOf({ project, case_inputs }: ProjectReportInput, row: CalculationRow): ChapterInput['of_case'] {
  const own = Object.hasOwn(case_inputs, row.id) ? case_inputs[row.id] : undefined
  const name = row.governing?.case || Object.keys(own ?? {})[0]
  if (own === undefined || name === undefined) return null
  const { cases } = project.calculations.find(({ id }) => id === row.id) ?? {}
  const entry = cases !== undefined && 'basis' in cases ? { entry: cases.basis } : {}
  return { name, inputs: own[name] ?? [], ...entry }
}

/**
 * One HTML page that needs no network and no script, with the chapter of each calculation as it was printed. A pure function:
 * the same input gives the same bytes.
 */
function projectPage(input: ProjectReportInput, chapters: readonly string[]): string {
  const meta = metaOf(input)
  const front = frontChapters(input).map((chapter, i) => partAs(FRONT[chapter](input), String(i + 1)))
  const back = [partAs(runsSection(input), 'A'), partAs(documentSection(input), 'B', true)]
  const middle = input.calculations.map((row, i): Part => {
    const number = String(front.length + 1 + i)
    return { id: chapterId(number), title: chapterTitle(row), body: '', number, onlyFull: false }
  })
  const parts = [...front, ...middle, ...back]
  const printed = (part: Part) => unbroken(numbering(part.number).number(printSection(part, part.number), part.id))
  const [summary, ...others] = front.map(printed)
  return html`<!DOCTYPE html>
<html lang="en">
${head(input, pageRules(parts, [], meta))}${new Html(bodyTag('standard'))}
<a class="skip" href="#main">Skip to results</a>
${hatching}<div class="page">
${masthead(input)}<main id="main">
${summary}${foot(meta)}${contents(parts, [], meta)}${others}${chapters.map((chapter) => new Html(chapter))}${back.map(printed)}</main>
</div>
</body>
</html>
`.text
}

const partAs = (section: Section, number: string, onlyFull = false): Part => ({ ...section, number, onlyFull })

function head(input: ProjectReportInput, pages: string): Html {
  const [title, document] = [projectTitle(input), documentText({ request: { meta: metaOf(input) } })]
  const { project, version, verdict } = input
  return pageHead({
    title: [document, title].filter((part) => part).join(', '),
    word: projectStanding(verdict).word,
    running: { title, document, source: `Project ${project.id}${version === null ? '' : ` · version ${version}`}` },
    pages,
    styles: projectCss(verdict.is_green),
  })
}

/** The page with a place for each chapter, for whoever prints these one by one; and with what they are put there. */
export const projectFrame = (input: ProjectReportInput): string =>
  projectPage(
    input,
    input.calculations.map((_, i) => `<!--chapter ${i}-->`),
  )
export const withChapters = (frame: string, chapters: readonly string[]): string =>
  frame.replace(/<!--chapter (\d+)-->/g, (_, i: string) => chapters[Number(i)] ?? '')

/** The whole of it at once, of a small project. */
export async function renderProject(
  input: ProjectReportInput,
  records: Readonly<Record<string, ChapterInput['record']>>,
  runs: Readonly<Record<string, RunOf>> = {},
): Promise<string> {
  const chapters = chapterInputs(input, runs).map((chapter) =>
    calculationChapter({ ...chapter, record: records[chapter.row.id] ?? { lacking: '' } }),
  )
  return projectPage(input, await Promise.all(chapters))
}
