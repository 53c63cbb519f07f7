/** The reports of projects: kept as long as what they are made of stays the same, and drafts of projects in files. */
import type { RunRecord } from '@keelson/engine'
import type { ProjectState } from '@keelson/projects'
import type { UnitSystem } from '@keelson/units/systems.ts'
import { sha256 } from '../hash.ts'
import type { KeptRun, Ledger } from '../store/ledger.ts'
import { type KeptReport, packed, type ReportCache } from '../store/report-cache.ts'
import type { PrintedRecord, ProjectPrinter } from './project-printer.ts'
import type { Projects } from './projects.ts'

export interface ProjectReports {
  /** A run that is not published is not printed. Throws ServiceProblem unknown_project. */
  readonly kept: (id: string, units: UnitSystem) => Promise<KeptReport>
  /** Of a project in a file for its author, with every run that is recorded here. */
  readonly draft: (state: ProjectState, units: UnitSystem) => Promise<string>
}
export interface ReportParts {
  readonly printer: ProjectPrinter
  readonly projects: Pick<Projects, 'printed'>
  readonly reports: ReportCache
  /** What a page is made by. */
  readonly renderedBy: string
  readonly ledger: Pick<Ledger, 'get'>
  /** With its pictures. */
  readonly drawnOf: (run: KeptRun) => Promise<RunRecord>
}

export function projectReports(parts: ReportParts): ProjectReports {
  const { printer, projects, reports, renderedBy } = parts
  return {
    kept: async (id, units) => {
      const printed = await projects.printed(id)
      const input = printer.inputFor({ ...printed, units })
      const [name, madeOf] = [`project-${id}`, `${sha256(JSON.stringify(input))} ${renderedBy}`]
      const reading = { units, substituted: 'numbers' } as const
      const kept = reports.get(name, reading, madeOf)
      if (kept) return kept
      const { html, isWhole } = await printer.page(input, printed.state.results, recordsOf(parts, 'published'))
      return isWhole ? reports.put(name, reading, madeOf, html) : packed(madeOf, html)
    },
    draft: async (state, units) => {
      const input = printer.inputFor({ state, version: null, revisions: [], since: null, units })
      return (await printer.page(input, state.results, recordsOf(parts, 'all'))).html
    },
  }
}

const recordsOf =
  ({ ledger, drawnOf }: ReportParts, which: 'published' | 'all'): PrintedRecord =>
  async (runId) => {
    const run = await ledger.get(runId)
    if (!run) return { lacking: `The record of run ${runId} is not in this service.` }
    if (which === 'published' && !run.published) return { lacking: `The report of run ${runId} is not published.` }
    return drawnOf(run)
  }
