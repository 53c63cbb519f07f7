/** The report of a study: its numbers in, one self-contained page out; the same sections as pieces for a page that is live. */
import { shownWhole } from '@keelson/workflow/shown.ts'
import { contents } from '../contents.ts'
import { foot } from '../foot.ts'
import { documentText, pageHead } from '../head.ts'
import { type Content, Html, html, shortened } from '../html.ts'
import { timeText } from '../masthead.ts'
import { numbering } from '../numbering.ts'
import { pageRules } from '../pages.ts'
import type { Part } from '../parts.ts'
import { bodyTag } from '../print-modes.ts'
import { printSection } from '../section.ts'
import { titleStrip } from '../title-block.ts'
import { unbroken } from '../unbroken.ts'
import type { StudyReportInput } from './input.ts'
import { sectionsOf } from './sections.ts'
import { kindText } from './varied.ts'
import { inShort } from './verdict.ts'

export type * from './input.ts'

/** A section as it is printed, to be set into a page that has the stylesheet of the report. */
export interface StudyPiece {
  readonly id: string
  readonly title: string
  readonly html: string
}

/** The sections of the report, in its order. */
export async function studySections(input: StudyReportInput): Promise<readonly StudyPiece[]> {
  const sections = await sectionsOf(input, 'page')
  return sections.map((section) => ({ id: section.id, title: section.title, html: printSection(section).text }))
}

const LONGEST_TITLE = 90
const APPENDIX = 'study-provenance'

/** One HTML page that needs no network and no script. A pure function: the same input gives the same bytes. */
export async function renderStudy(input: StudyReportInput): Promise<string> {
  const { meta } = input.study.request
  const parts = (await sectionsOf(input, 'report')).map(
    (section, i): Part => ({ ...section, number: section.id === APPENDIX ? 'A' : String(i + 1), onlyFull: false }),
  )
  const { number, all } = numbering()
  const [summary, ...others] = parts.map((part) => unbroken(number(printSection(part, part.number), part.id)))
  return html`<!DOCTYPE html>
<html lang="en">
${head(input, pageRules(parts, all, meta))}${new Html(bodyTag('standard'))}
<a class="skip" href="#main">Skip to results</a>
<div class="page">
${masthead(input)}<main id="main">
${summary}${foot(meta)}${contents(parts, all, meta)}${others}</main>
</div>
</body>
</html>
`.text
}

const titleOf = ({ study }: StudyReportInput): string =>
  shortened(study.request.meta?.title || study.title, LONGEST_TITLE)

function head(input: StudyReportInput, pages: string): Html {
  const [title, document] = [titleOf(input), documentText(input.study)]
  return pageHead({
    title: [document, title].filter((part) => part).join(', '),
    word: inShort(input),
    running: { title, document, source: `Study ${input.study.study_id}` },
    pages,
  })
}

function masthead(input: StudyReportInput): Html {
  const { study, contract } = input
  const title = titleOf(input)
  return titleStrip(study, {
    kind: 'Study report',
    title,
    question: title === contract.title ? contract.question : `${contract.title}. ${contract.question}`,
    origin: identity(input),
  })
}

const identity = ({ study }: StudyReportInput): readonly Content[] => [
  html`<code>${study.ref}</code>`,
  `${kindText(study.request.vary)}, ${shownWhole(study.points.total)} ${study.points.total === 1 ? 'point' : 'points'}`,
  html`study <code>${study.study_id}</code>`,
  html`<time datetime="${study.created}">${timeText(study.created)}</time>`,
]
