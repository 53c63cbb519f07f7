/** A project of the service, as its page asks for it and changes it. */
import type { Differences, Project, WhatIf } from '@keelson/projects'
import type { Change } from '../project/changes.ts'
import type { RunningNow } from '../project/project-view.ts'
import { problemIn, type Told } from './asking.ts'

export type Answered<T> = { readonly answer: T } | { readonly refused: Told; readonly status: number }

const AWAY: Told = { detail: 'The service does not respond. Check that it is running', errors: [] }
/** The version is no longer that of If-Match. */
export const CHANGED = 412

const pathOf = (id: string) => `/api/projects/${encodeURIComponent(id)}`

export interface Template {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly document: { readonly id: string }
}
export const templates = () => asked<{ readonly templates: readonly Template[] }>('/api/projects/templates', {})
export const create = (document: unknown) => sent<{ readonly id: string }>('/api/projects', 'POST', document)
export const patch = (id: string, version: number, changes: readonly Change[]) =>
  sent<{ readonly version: number }>(pathOf(id), 'PATCH', { changes }, { headers: { 'if-match': `"${version}"` } })
export const documentNow = (id: string) =>
  asked<{ readonly version: number; readonly project: Project }>(pathOf(id), {})
export const addCalculation = (id: string, version: number, calculation: unknown) =>
  sent<{ readonly version: number }>(`${pathOf(id)}/calculations`, 'POST', calculation, {
    headers: { 'if-match': `"${version}"` },
  })
export const tried = (id: string, changes: readonly Change[], signal: AbortSignal) =>
  sent<WhatIf>(`${pathOf(id)}/what-if`, 'POST', { changes }, { signal })
export const run = (id: string, only: readonly string[] | undefined) =>
  sent<RunningNow>(`${pathOf(id)}/run`, 'POST', only === undefined ? {} : { only })
export const issue = (id: string, revision: { readonly name: string; readonly by: string; readonly note: string }) =>
  sent<unknown>(`${pathOf(id)}/revisions`, 'POST', revision)
export const differences = (id: string, revision: string) =>
  asked<Differences>(`${pathOf(id)}/revisions/${encodeURIComponent(revision)}/differences`, {})

/** Tells how far a run is until it has ended; undefined where its events do not come. */
export function followed(id: string, told: (now: RunningNow) => void): Promise<RunningNow | undefined> {
  return new Promise((done) => {
    const source = new EventSource(`${pathOf(id)}/events`)
    const end = (last?: RunningNow) => {
      source.close()
      done(last)
    }
    source.addEventListener('error', () => end())
    source.addEventListener('progress', ({ data }) => {
      const now = JSON.parse(data) as RunningNow
      told(now)
      if (now.state !== 'running') end(now)
    })
  })
}

interface More {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

const sent = <T>(path: string, method: string, body: unknown, { headers = {}, signal }: More = {}) =>
  asked<T>(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

async function asked<T>(path: string, init: RequestInit): Promise<Answered<T>> {
  try {
    const response = await fetch(path, init)
    if (response.ok) return { answer: (await response.json()) as T }
    return { refused: await problemIn(response), status: response.status }
  } catch {
    return { refused: AWAY, status: 0 }
  }
}
