/** Prints a project: the chapter of each calculation by itself, so that one record is at hand at a time, then the whole. */
import type { RunRecord } from '@keelson/engine'
import {
  type Differences,
  envelopeOf,
  type LaidOut,
  type Project,
  type ProjectState,
  type Results,
} from '@keelson/projects'
import {
  type ChapterInput,
  chapterInputs,
  type IssuedRevision,
  type ProjectReportInput,
  type RunOf,
  withChapters,
} from '@keelson/report/project/index.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import type { Renderer } from '../engines/renderer.ts'
import type { ProjectDesk } from './project-desk.ts'
import { caseInputsOf, derivedOf, linksOf } from './project-links.ts'

/** With its pictures drawn, or why it is not printed. */
export type PrintedRecord = (runId: string) => Promise<RunRecord | { readonly lacking: string }>

export interface PrintedProject {
  readonly state: ProjectState
  readonly version: number | null
  readonly revisions: readonly IssuedRevision[]
  readonly since: Differences | null
  readonly units: UnitSystem
}
export interface ProjectPrinter {
  /** Throws ServiceProblem project_refused. */
  readonly inputFor: (printed: PrintedProject) => ProjectReportInput
  /** `isWhole`: every run that it names is printed. */
  readonly page: (
    input: ProjectReportInput,
    results: Results,
    recordOf: PrintedRecord,
  ) => Promise<{ readonly html: string; readonly isWhole: boolean }>
}

export function projectPrinter(
  desk: Pick<ProjectDesk, 'laid' | 'standing'>,
  render: Renderer['render'],
): ProjectPrinter {
  return {
    inputFor: (printed) => inputFor(desk.laid(printed.state.project), desk, printed),
    page: async (input, results, recordOf) => {
      const runs = runsOf(input.project, results)
      const chapters: string[] = []
      let isWhole = true
      for (const chapter of chapterInputs(input, runs)) {
        const record = await recordFor(chapter.row, recordOf)
        isWhole &&= !('lacking' in record) || chapter.row.run_id === null
        chapters.push(await render({ kind: 'project chapter', chapter: { ...chapter, record } }))
      }
      return { html: withChapters(await render({ kind: 'project', input }), chapters), isWhole }
    },
  }
}

function inputFor(laid: LaidOut, desk: Pick<ProjectDesk, 'standing'>, printed: PrintedProject): ProjectReportInput {
  const { state, version, revisions, since, units } = printed
  const { verdict, calculations, register } = desk.standing(state)
  const rows = new Map(calculations.map((row) => [row.id, row]))
  return {
    project: state.project,
    version,
    verdict,
    calculations: state.project.calculations.flatMap(({ id }) => rows.get(id) ?? []),
    register,
    envelopes: laid.order.map((one) => envelopeOf(one, state.results)),
    links: linksOf(laid),
    case_inputs: caseInputsOf(laid),
    derived: derivedOf(laid, state),
    revisions: revisions.map(({ name, issued, by, note }) => ({ name, issued, by, note })),
    since,
    units,
  }
}

async function recordFor({ run_id }: ChapterInput['row'], recordOf: PrintedRecord): Promise<ChapterInput['record']> {
  return run_id === null ? { lacking: '' } : recordOf(run_id)
}

/** The present runs of a project, by id. */
function runsOf({ calculations }: Project, results: Results): Readonly<Record<string, RunOf>> {
  const all = calculations.flatMap(({ id }) =>
    Object.entries(results[id] ?? {}).flatMap(([name, { run_id }]) =>
      run_id === undefined ? [] : [[run_id, { calculation: id, case: name }] as const],
    ),
  )
  return Object.fromEntries(all)
}
