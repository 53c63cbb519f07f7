/** The HTTP API of Keelson as its chat clients call it: the same paths and bodies as anyone's, and nothing beside them. */
import type { RunResponse, TextSource } from '@keelson/engine'
import type { WhatIf } from '@keelson/projects'
import { type Problem, shortJson } from '@keelson/workflow'
import type {
  FileNeed,
  FoundAnswer,
  ProjectAnswer,
  ProjectListed,
  RunAsked,
  SurfaceAnswer,
  ValidAnswer,
  VersionAnswer,
  WorkflowAnswer,
} from './answers.ts'
import { detailSaid, faultSaid, hitSaid, runSaid, workflowSaid } from './others.ts'

export interface Sent {
  readonly method: 'GET' | 'POST'
  /** With its query. */
  readonly path: string
  readonly body?: unknown
}
export interface Answered {
  readonly status: number
  readonly text: string
}
/** Carries a request to the service: over a socket, or within its process. */
export type Send = (sent: Sent) => Promise<Answered>

/** A refusal of the service: its problem+json. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: string
  readonly title: string
  readonly errors: readonly Problem[]
  /** Files whose mapping nobody has confirmed. */
  readonly files: readonly FileNeed[]
  constructor(
    code: string,
    title: string,
    detail: string,
    errors: readonly Problem[],
    files: readonly FileNeed[] = [],
  ) {
    super(detail)
    this.code = code
    this.title = title
    this.errors = errors
    this.files = files
  }
}

type Json = Readonly<Record<string, unknown>>

export interface Api {
  readonly find: (query: string, limit: number) => Promise<FoundAnswer>
  /** The workflow and the version that a ref means: the one it pins, or the latest stable one. */
  readonly workflow: (ref: string) => Promise<{ readonly workflow: WorkflowAnswer; readonly version: VersionAnswer }>
  readonly validate: (ref: string, params: Json) => Promise<ValidAnswer>
  readonly run: (asked: RunAsked) => Promise<RunResponse>
  readonly runOf: (runId: string) => Promise<RunResponse>
  readonly reportOf: (runId: string) => Promise<string>
  readonly surfaces: () => Promise<readonly SurfaceAnswer[]>
  readonly projects: () => Promise<readonly ProjectListed[]>
  readonly project: (id: string) => Promise<ProjectAnswer>
  /** What changes would move; nothing is recorded. */
  readonly whatIf: (id: string, changes: readonly unknown[]) => Promise<WhatIf>
}

/** Each call throws ApiProblem where the service refuses it. What others wrote is quoted in all that they give. */
export function apiOver(send: Send): Api {
  const text = async (sent: Sent): Promise<string> => {
    const answered = await send(sent)
    if (answered.status >= 400) throw problemIn(answered)
    return answered.text
  }
  const json = async <T>(sent: Sent): Promise<T> => JSON.parse(await text(sent)) as T
  const get = <T>(path: string) => json<T>({ method: 'GET', path })
  const post = <T>(path: string, body: unknown) => json<T>({ method: 'POST', path, body })
  return {
    find: async (query, limit) => {
      const found = await get<FoundAnswer>(`/api/find?q=${encodeURIComponent(query)}&limit=${limit}`)
      return { ...found, hits: found.hits.map(hitSaid) }
    },
    workflow: async (ref) => {
      const [base = '', pinned] = ref.split('@')
      if (!/^[^:/]+:[^:/]+$/.test(base)) throw noRef(ref)
      const path = base.split(':').map(encodeURIComponent).join('/')
      const workflow = workflowSaid(await get<WorkflowAnswer>(`/api/workflows/${path}`))
      return { workflow, version: versionOf(workflow, pinned) }
    },
    validate: (ref, params) => post('/api/validate', { ref, params }),
    run: async (asked) => runSaid(await post('/api/run', asked)),
    runOf: async (runId) => runSaid(await get(`/api/runs/${encodeURIComponent(runId)}`)),
    reportOf: (runId) => text({ method: 'GET', path: `/reports/${encodeURIComponent(runId)}` }),
    projects: async () => (await get<{ readonly projects: readonly ProjectListed[] }>('/api/projects')).projects,
    project: (id) => get(`/api/projects/${encodeURIComponent(id)}`),
    whatIf: (id, changes) => post(`/api/projects/${encodeURIComponent(id)}/what-if`, { changes }),
    surfaces: async () => (await get<{ readonly surfaces: readonly SurfaceAnswer[] }>('/api/surfaces')).surfaces,
  }
}

const noRef = (ref: string): ApiProblem =>
  new ApiProblem('ref_malformed', 'Invalid ref', 'ref must have the form <repo>:<workflow-id>, as found', [
    {
      pointer: '/ref',
      message: `must have the form <repo>:<workflow-id>, such as "modelrepo:catenary" (entered: ${shortJson(ref)})`,
    },
  ])

function versionOf({ ref, reason, versions }: WorkflowAnswer, pinned: string | undefined): VersionAnswer {
  const found =
    pinned === undefined
      ? (versions.findLast((v) => v.status === 'stable') ?? versions.at(-1))
      : versions.find((v) => String(v.version) === pinned)
  if (found) return found
  const there = versions.map((v) => v.version).join(', ')
  const why = pinned === undefined ? reason : `it has no version ${JSON.stringify(pinned)} (valid: ${there})`
  throw new ApiProblem('unknown_version', 'Version not found', `${ref}: ${why}`, [])
}

function problemIn({ status, text }: Answered): ApiProblem {
  const {
    code = 'refused',
    title = `HTTP ${status}`,
    detail = `HTTP ${status}`,
    errors = [],
    files = [],
    text_from,
  } = problemFields(text)
  if (text_from === undefined) return new ApiProblem(code, title, detail, errors, files)
  return new ApiProblem(code, title, detailSaid(detail), errors.map(faultSaid))
}

interface ProblemFields {
  readonly code?: string
  readonly title?: string
  readonly detail?: string
  readonly errors?: readonly Problem[]
  readonly files?: readonly FileNeed[]
  readonly text_from?: TextSource
}
function problemFields(text: string): ProblemFields {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
