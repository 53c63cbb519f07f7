/** Prints a study: gathers what its report is made from, bounded, and hands it to the report. */
import { contractSnapshot } from '@keelson/engine'
import { placeColumns } from '@keelson/report/study/columns.ts'
import type { StudyReportInput } from '@keelson/report/study/index.ts'
import { laidOver, type Plan, type Study, type StudyColumn } from '@keelson/studies'
import { type InputAnswer, paramsReader, Refusal, type Workflow } from '@keelson/workflow'
import type { CodeVersion } from '../code-version.ts'
import type { Renderer } from '../engines/renderer.ts'
import { drawnWhere } from './drawn-points.ts'
import type { PointReader } from './point-reader.ts'

export interface StudyPrinter {
  readonly report: (printed: PrintedStudy) => Promise<string>
  /** The sections of the report, one after the other. */
  readonly sections: (printed: PrintedStudy) => Promise<string>
}
export interface PrintedStudy {
  readonly study: Study
  readonly plan: Plan
  readonly workflow: Workflow
  readonly reader: PointReader
  readonly runs: ReadonlyMap<number, string>
  /** It is recorded nowhere. */
  readonly isPreview?: true
}

/** Reasons that are told apart. */
const MOST_REASONS = 50

export function studyPrinter(
  codeVersion: CodeVersion,
  baseUrl: () => string,
  render: Renderer['render'],
): StudyPrinter {
  const inputFor = async (of: PrintedStudy): Promise<StudyReportInput> => ({
    study: of.study,
    contract: { ...contractSnapshot(of.workflow.contract), checks: checksOf(of) },
    base: baseInputs(of.plan),
    points: await drawnPoints(of),
    named_points: await namedPoints(of),
    failures: await failures(of.reader),
    checked_points: await checkedPoints(of),
    runs: [...of.runs].map(([point, run_id]) => ({
      point: point < 0 ? null : point,
      run_id,
      url: `${baseUrl()}/reports/${run_id}`,
    })),
    ...(of.isPreview && { isPreview: true as const }),
    provenance: { ...codeVersion, node: process.versions.node, base_url: baseUrl() },
  })
  return {
    report: async (of) => render({ kind: 'study', input: await inputFor(of) }),
    sections: async (of) => render({ kind: 'study sections', input: await inputFor(of) }),
  }
}

function checksOf({ study, workflow }: PrintedStudy): StudyReportInput['contract']['checks'] {
  const checks = workflow.contract.checks as Readonly<Record<string, { readonly title: string }>>
  const limits = study.statistics?.limits ?? {}
  return Object.fromEntries(Object.entries(checks).map(([id, { title }]) => [id, { title, limit: limits[id] ?? null }]))
}

/** The base as a run of it states its inputs, without those that vary; of one at a time with them, which have ends around it. */
function baseInputs(plan: Plan): readonly InputAnswer[] {
  const isKept = plan.vary.kind === 'one_at_a_time'
  const varied = new Set(plan.varied.filter(({ path }) => !isKept && path.length === 0).map(({ input }) => input))
  const { rules: _, ...unruled } = plan.contract
  try {
    const { inputs } = paramsReader(unruled, plan.base)(laidOver(plan.base, plan.varied, plan.at(0)))
    return inputs.filter(({ name }) => !varied.has(name))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

async function drawnPoints({ plan, reader, study }: PrintedStudy): Promise<StudyReportInput['points']> {
  const { where, all } = drawnWhere(plan)
  const wanted = reader.columns.filter(isDrawn).map(({ name }) => name)
  const rows = await reader.rows(wanted, where)
  const columns = Object.fromEntries(wanted.map((name, k) => [name, rows.map((row) => row[k] ?? null)]))
  const { done } = study.points
  return { columns, thinned: all || rows.length === done ? null : { of: done } }
}
const isDrawn = ({ name }: StudyColumn) => !['reason', 'input_hash', 'result_hash'].includes(name)

async function namedPoints({ study, reader }: PrintedStudy): Promise<StudyReportInput['named_points']> {
  const extremes = study.statistics?.outputs.flatMap((o) => [o.minimum_at, o.maximum_at]) ?? []
  const failed = (await failures(reader)).map(({ first_point }) => first_point)
  const points = [...new Set([...extremes, ...failed])]
  const varied = placeColumns(study).map(({ name }) => name)
  const rows = points.length === 0 ? [] : await reader.rows(['point', ...varied], `point IN (${points.join(', ')})`)
  return rows.map(([point, ...cells]) => ({
    point: Number(point),
    cells: Object.fromEntries(varied.map((name, k) => [name, cells[k] ?? null])),
  }))
}

async function failures(reader: PointReader): Promise<StudyReportInput['failures']> {
  const rows = await reader.query(
    `SELECT reason, count(*), min(point) FROM points WHERE status = 'ERROR'
     GROUP BY reason ORDER BY count(*) DESC, min(point) LIMIT ${MOST_REASONS}`,
  )
  return rows.map(([reason, count, first]) => ({
    reason: String(reason),
    count: Number(count),
    first_point: Number(first),
  }))
}

/** A check governs wherever one was made; a point with an open one counts as neither passed nor failed. */
async function checkedPoints({ reader }: PrintedStudy): Promise<number> {
  const [[count] = []] = await reader.query(
    "SELECT count(*) FROM points WHERE governing IS NOT NULL AND status IN ('PASS', 'FAIL')",
  )
  return Number(count ?? 0)
}
