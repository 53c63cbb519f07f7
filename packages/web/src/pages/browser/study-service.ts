/** The studies of the service, as the page asks for them. */
import type { RunResponse } from '@keelson/engine/record.ts'
import type { StudyRequest } from '@keelson/studies/request.ts'
import type { RunningStatistics, Study, StudyPreview, StudyStatus } from '@keelson/studies/study.ts'
import { problemIn, type Told } from './asking.ts'

export interface Progress {
  readonly status: StudyStatus
  readonly total: number
  readonly done: number
  readonly running: RunningStatistics | null
}
export type Answered<T> = { readonly answer: T } | { readonly refused: Told }

const AWAY: Told = { detail: 'The service does not respond. Check that it is running.', errors: [] }
const ENDED: ReadonlySet<StudyStatus> = new Set(['done', 'cancelled', 'failed'])
/** Between two looks at a study whose events do not come, in ms. */
const [FIRST_MS, LONGEST_MS] = [150, 2000]
/** So often in a row may the service not answer. */
const MOST_SILENCES = 5

export const begin = (request: StudyRequest) =>
  asked<Study>('/api/studies', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
/** Recorded nowhere; undefined where it was given up. */
export async function previewed(
  request: StudyRequest,
  signal: AbortSignal,
): Promise<Answered<StudyPreview> | undefined> {
  const answered = await asked<StudyPreview>('/api/preview/study', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })
  return signal.aborted ? undefined : answered
}
/** Whether a case would be calculated; what the service does not answer is not held against it. */
export async function isValid(ref: string, params: StudyRequest['base']): Promise<boolean> {
  const answered = await asked<unknown>('/api/validate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ref, params }),
  })
  return 'answer' in answered || answered.refused.errors.length === 0
}
export const studyWith = (id: string) => asked<Study>(`/api/studies/${id}`)
export const cancel = (id: string) => asked<Study>(`/api/studies/${id}`, { method: 'DELETE' })
export const recordPoint = (id: string, point: number) =>
  asked<RunResponse>(`/api/studies/${id}/points/${point}/run`, { method: 'POST' })
export const sectionsOf = (id: string) => asked<string>(`/api/studies/${id}/sections`, {}, (r) => r.text())
export const pointsPath = (id: string, format: 'csv' | 'parquet') => `/api/studies/${id}/points?format=${format}`

/** Tells how far a study is until it has ended. */
export async function followed(id: string, told: (progress: Progress) => void): Promise<Answered<Study>> {
  await events(id, told)
  let silences = 0
  for (let wait = FIRST_MS; ; wait = Math.min(wait * 1.5, LONGEST_MS)) {
    const read = await studyWith(id)
    if ('refused' in read && ++silences >= MOST_SILENCES) return read
    if ('answer' in read) {
      silences = 0
      const { status, points, running } = read.answer
      told({ status, ...points, running })
      if (ENDED.has(status)) return read
    }
    await new Promise((done) => setTimeout(done, wait))
  }
}

/** Until they end, or do not come. */
function events(id: string, told: (progress: Progress) => void): Promise<void> {
  return new Promise((done) => {
    const source = new EventSource(`/api/studies/${id}/events`)
    const end = () => {
      source.close()
      done()
    }
    source.addEventListener('error', end)
    source.addEventListener('progress', ({ data }) => {
      const progress = JSON.parse(data) as Progress
      told(progress)
      if (ENDED.has(progress.status)) end()
    })
  })
}

async function asked<T>(
  path: string,
  init: RequestInit = {},
  read: (response: Response) => Promise<T> = (response) => response.json() as Promise<T>,
): Promise<Answered<T>> {
  try {
    const response = await fetch(path, init)
    return response.ok ? { answer: await read(response) } : { refused: await problemIn(response) }
  } catch {
    return { refused: AWAY }
  }
}
