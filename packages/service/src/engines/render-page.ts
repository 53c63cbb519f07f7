/** The pages that are rendered apart from the event loop: data in, HTML out. */
import type { RunRecord } from '@keelson/engine'
import { renderReport } from '@keelson/report'
import { inUnits } from '@keelson/report/in-units.ts'
import { renderStudy, type StudyReportInput, studySections } from '@keelson/report/study/index.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'

export type Page =
  | { readonly kind: 'run'; readonly record: RunRecord; readonly units: UnitSystem }
  | { readonly kind: 'study'; readonly input: StudyReportInput }
  /** The sections of the report of a study, one after the other. */
  | { readonly kind: 'study sections'; readonly input: StudyReportInput }

export async function renderPage(page: Page): Promise<string> {
  if (page.kind === 'run') return renderReport(inUnits(page.record, page.units))
  if (page.kind === 'study') return renderStudy(page.input)
  return (await studySections(page.input)).map(({ html }) => html).join('\n')
}
