/**
 * What a row of the register says beyond the list of its store: read from the record, and remembered, since a record never
 * changes. A record that is damaged or gone leaves its row without these.
 */
import type { RunMeta, RunRecord } from '@keelson/engine'
import { ownDetail } from '@keelson/report/in-units-sentences.ts'
import { kindText } from '@keelson/report/study/varied.ts'
import type { Study } from '@keelson/studies'
import type { RegisterRow } from '@keelson/web/pages/server/register.ts'
import { shownWhole } from '@keelson/workflow/shown.ts'
import { ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import type { StudySummary } from '../studies/studies.ts'

type TitleBlock = Pick<RegisterRow, 'project' | 'document' | 'revision' | 'named'>
export interface RunFacts extends TitleBlock, Pick<RegisterRow, 'utilisation'> {
  /** Title of the governing check; null where none was made. */
  readonly governing: string | null
  /** The answer in the units of the run; null where the record cannot be read. */
  readonly detail: string | null
  readonly isDamaged: boolean
}
export interface StudyFacts extends TitleBlock, Pick<RegisterRow, 'utilisation'> {
  readonly asked: string
  readonly said: string
}
export interface RegisterFacts {
  readonly ofRun: (runId: string) => Promise<RunFacts>
  readonly ofStudy: (study: StudySummary) => Promise<StudyFacts>
}

const MOST_REMEMBERED = 4000
const NOT_ON_FILE: ReadonlySet<string> = new Set(['record_damaged', 'unknown_run', 'unknown_study'])

export function registerFacts({ recordOf, studies }: Pick<Service, 'recordOf' | 'studies'>): RegisterFacts {
  const known = new Map<string, RunFacts | StudyFacts>()
  const remember = <T extends RunFacts | StudyFacts>(id: string, facts: T): T => {
    const [oldest] = known.keys()
    if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
    known.set(id, facts)
    return facts
  }
  return {
    ofRun: async (id) => {
      const before = known.get(id) as RunFacts | undefined
      if (before) return before
      const record = await onFile(() => recordOf(id))
      return 'isDamaged' in record ? { ...UNKNOWN_RUN, ...record } : remember(id, ofRecord(record))
    },
    ofStudy: async (summary) => {
      const { study_id: id, finished } = summary
      const before = known.get(id) as StudyFacts | undefined
      if (before) return before
      const study = await onFile(() => studies.get(id))
      if ('isDamaged' in study) return { ...ofMeta({}), ...unknownStudy(summary) }
      return finished === null ? ofStudied(study) : remember(id, ofStudied(study))
    },
  }
}

async function onFile<T extends object>(read: () => Promise<T>): Promise<T | { readonly isDamaged: boolean }> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ServiceProblem && NOT_ON_FILE.has(error.code))
      return { isDamaged: error.code === 'record_damaged' }
    throw error
  }
}

const ofMeta = ({ project, document, revision, title }: RunMeta): TitleBlock => ({
  project: project || null,
  document: document || null,
  revision: revision || null,
  named: title || null,
})

const UNKNOWN_RUN: RunFacts = { ...ofMeta({}), governing: null, detail: null, utilisation: null, isDamaged: false }

function ofRecord(record: RunRecord): RunFacts {
  const { request, response } = record
  const check = response.result?.checks.find(({ governing }) => governing)
  const { title = null, utilisation = null, limit = null } = check ?? {}
  return {
    ...ofMeta(request.meta ?? {}),
    governing: title,
    detail: ownDetail(record),
    utilisation: utilisation === null ? null : { value: utilisation, limit: limit ?? 1 },
    isDamaged: false,
  }
}

function ofStudied(study: Study): StudyFacts {
  const { request, statistics, points } = study
  const most = statistics?.outputs.find(({ output }) => output === 'utilisation')?.maximum
  return {
    ...ofMeta(request.meta ?? {}),
    utilisation: most === undefined ? null : { value: most, limit: commonLimit(study) ?? 1 },
    asked: `${kindText(request.vary)}, ${pointsText(points.total)}`,
    said: outcomeOf(study),
  }
}

const unknownStudy = ({ kind, points }: StudySummary) => ({
  utilisation: null,
  asked: `${kind.replaceAll('_', ' ')}, ${pointsText(points.total)}`,
  said: 'Record damaged',
})

const pointsText = (n: number): string => `${shownWhole(n)} ${n === 1 ? 'point' : 'points'}`

/** The limit of the checks where they have one. */
function commonLimit({ statistics }: Study): number | undefined {
  const [one, ...others] = new Set(Object.values(statistics?.limits ?? {}).filter((limit) => limit !== null))
  return others.length === 0 ? one : undefined
}

/** How far it is, else what its points came to. */
function outcomeOf({ status, statistics, points: { done, total } }: Study): string {
  if (status === 'queued') return 'Queued'
  if (status !== 'done' || !statistics) return `${STATES[status]}, ${shownWhole(done)} of ${pointsText(total)}`
  const { goal, limits } = statistics
  if (goal)
    return goal.roots.length === 0
      ? 'No value found'
      : `${goal.roots.length} ${goal.roots.length === 1 ? 'value' : 'values'} found`
  const { PASS, FAIL, SKIPPED = 0, ERROR } = statistics.statuses
  const hasChecks = Object.keys(limits).length > 0
  const counted = [
    [PASS, hasChecks ? 'pass' : 'completed'],
    [FAIL, 'fail'],
    [SKIPPED, 'not assessed'],
    [ERROR, 'not calculated'],
  ] as const
  return counted.flatMap(([count, words]) => (count === 0 ? [] : [`${shownWhole(count)} ${words}`])).join(', ')
}
const STATES = { running: 'Running', done: 'Done', cancelled: 'Cancelled', failed: 'Failed' } as const
