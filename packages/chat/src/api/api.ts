/** The HTTP API of Keelson as its chat clients call it: the same paths and bodies as anyone's, and nothing beside them. */
import {
  type CheckSpec,
  type Problem,
  type RunMeta,
  type RunResponse,
  type StandardUse,
  shortJson,
  type TextSource,
  type Warning,
} from '@keelson/workflow'
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
  constructor(code: string, title: string, detail: string, errors: readonly Problem[]) {
    super(detail)
    this.code = code
    this.title = title
    this.errors = errors
  }
}

type Json = Readonly<Record<string, unknown>>

export interface HitAnswer {
  readonly ref: string
  readonly title: string
  readonly question: string
  readonly firable: boolean
  readonly reason: string
  /** Who wrote title and reason; absent where Keelson did. */
  readonly text_from?: TextSource
}
export interface FoundAnswer {
  readonly fits: boolean
  readonly unmatched: readonly string[]
  readonly hits: readonly HitAnswer[]
}
/** A version of a workflow; of another repo's only what its manifest says. */
export interface VersionAnswer {
  readonly ref: string
  readonly version: number
  readonly status: string
  readonly title: string
  /** Who wrote all its texts; absent where Keelson did. */
  readonly text_from?: TextSource
  readonly question?: string
  /** null: it takes no inputs, and is run as it stands. */
  readonly request_schema: Json | null
  readonly example?: Json
  /** Of another repo: the files that a run leaves. */
  readonly deliverables?: readonly { readonly name: string; readonly description: string }[]
  readonly answers?: readonly string[]
  readonly standards?: readonly StandardUse[]
  readonly checks?: Readonly<Record<string, CheckSpec>>
  /** The inputs without which a check is not made, by the id of the check. */
  readonly decides?: Readonly<Record<string, readonly string[]>>
  /** Names to choose from, of each input that names a data set. */
  readonly data_sets?: Readonly<Record<string, readonly string[]>>
  readonly validity?: readonly string[]
  readonly not_checked?: readonly string[]
}
export interface WorkflowAnswer {
  readonly ref: string
  readonly title: string
  readonly text_from?: TextSource
  readonly firable: boolean
  readonly reason: string
  readonly versions: readonly VersionAnswer[]
}
/** An input as the service read it. */
export interface ReadInput {
  readonly name: string
  readonly title: string
  readonly origin: string
  readonly use: string
  readonly typed?: unknown
  readonly value?: unknown
  readonly unit?: string
  readonly count?: number
}
export interface ValidAnswer {
  readonly inputs?: readonly ReadInput[]
  readonly input_hash: string
  readonly warnings: readonly Warning[]
}
export interface RunAsked {
  readonly ref: string
  /** undefined: of a workflow that takes no inputs. */
  readonly params: Json | undefined
  readonly meta?: RunMeta
}

/** A published page in which any input can be changed. */
export interface SurfaceAnswer {
  /** `modelrepo:wall-thickness-explorer`. */
  readonly surface: string
  readonly report_url: string
  /** The sentence to a chat client that leads to it. */
  readonly prompt: string
}

export interface Api {
  readonly find: (query: string, limit: number) => Promise<FoundAnswer>
  /** The workflow and the version that a ref means: the one it pins, or the latest stable one. */
  readonly workflow: (ref: string) => Promise<{ readonly workflow: WorkflowAnswer; readonly version: VersionAnswer }>
  readonly validate: (ref: string, params: Json) => Promise<ValidAnswer>
  readonly run: (asked: RunAsked) => Promise<RunResponse>
  readonly runOf: (runId: string) => Promise<RunResponse>
  readonly reportOf: (runId: string) => Promise<string>
  readonly surfaces: () => Promise<readonly SurfaceAnswer[]>
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
    run: async ({ ref, params, meta }) =>
      runSaid(
        await post('/api/run', { ref, ...(params !== undefined && { params }), ...(meta !== undefined && { meta }) }),
      ),
    runOf: async (runId) => runSaid(await get(`/api/runs/${encodeURIComponent(runId)}`)),
    reportOf: (runId) => text({ method: 'GET', path: `/reports/${encodeURIComponent(runId)}` }),
    surfaces: async () => (await get<{ readonly surfaces: readonly SurfaceAnswer[] }>('/api/surfaces')).surfaces,
  }
}

const noRef = (ref: string): ApiProblem =>
  new ApiProblem('ref_malformed', 'The ref is malformed', 'ref must be <repo>:<workflow-id>, as it was found', [
    { pointer: '/ref', message: `must be <repo>:<workflow-id>, such as "modelrepo:catenary"; sent ${shortJson(ref)}` },
  ])

function versionOf({ ref, reason, versions }: WorkflowAnswer, pinned: string | undefined): VersionAnswer {
  const found =
    pinned === undefined
      ? (versions.findLast((v) => v.status === 'stable') ?? versions.at(-1))
      : versions.find((v) => String(v.version) === pinned)
  if (found) return found
  const there = versions.map((v) => v.version).join(', ')
  const why = pinned === undefined ? reason : `it has no version ${JSON.stringify(pinned)}; there are ${there}`
  throw new ApiProblem('unknown_version', 'There is no such version', `${ref}: ${why}`, [])
}

function problemIn({ status, text }: Answered): ApiProblem {
  const {
    code = 'refused',
    title = `HTTP ${status}`,
    detail = `HTTP ${status}`,
    errors = [],
    text_from,
  } = problemFields(text)
  if (text_from === undefined) return new ApiProblem(code, title, detail, errors)
  return new ApiProblem(code, title, detailSaid(detail), errors.map(faultSaid))
}

interface ProblemFields {
  readonly code?: string
  readonly title?: string
  readonly detail?: string
  readonly errors?: readonly Problem[]
  readonly text_from?: TextSource
}
function problemFields(text: string): ProblemFields {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
