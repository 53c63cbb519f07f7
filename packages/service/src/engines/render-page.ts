/** The pages that are rendered apart from the event loop: data in, HTML out. */
import type { RunRecord } from '@keelson/engine'
import { renderReport } from '@keelson/report'
import {
  type ChapterInput,
  calculationChapter,
  type ProjectReportInput,
  projectFrame,
} from '@keelson/report/project/index.ts'
import type { ReportReading } from '@keelson/report/reading.ts'
import { renderStudy, type StudyReportInput, studySections } from '@keelson/report/study/index.ts'

export type Page =
  | { readonly kind: 'run'; readonly record: RunRecord; readonly reading: ReportReading }
  | { readonly kind: 'study'; readonly input: StudyReportInput }
  /** The sections of the report of a study, one after the other. */
  | { readonly kind: 'study sections'; readonly input: StudyReportInput }
  /** One calculation of a project; and the whole, with a place for each of these. */
  | { readonly kind: 'project chapter'; readonly chapter: ChapterInput }
  | { readonly kind: 'project'; readonly input: ProjectReportInput }

export async function renderPage(page: Page): Promise<string> {
  if (page.kind === 'run') return renderReport(page.record, page.reading)
  if (page.kind === 'study') return renderStudy(page.input)
  if (page.kind === 'project chapter') return calculationChapter(page.chapter)
  if (page.kind === 'project') return projectFrame(page.input)
  return (await studySections(page.input)).map(({ html }) => html).join('\n')
}
