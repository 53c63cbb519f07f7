/** The endpoint reference of the service, each default request runnable as it stands. */
import type { RouteInfo } from './routes.ts'

export interface Endpoint {
  readonly method: string
  readonly path: string
  readonly summary: string
  /** null while it would need a run and there is none; `after` then says what to do first. */
  readonly default_request: {
    readonly method: string
    readonly url: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
  } | null
  readonly after?: string
  readonly response: string
}
export interface SpecContext {
  readonly baseUrl: string
  /** A request that runs: the catalog's first firable workflow with its example. */
  readonly run: { readonly ref: string; readonly params: unknown } | undefined
  /** Latest published run, with the name of one of its files. */
  readonly latest: { readonly runId: string; readonly artifact: string | undefined } | undefined
}

export function endpoints(routes: readonly RouteInfo[], context: SpecContext): Endpoint[] {
  return routes.map(({ method, path, summary, response }) => {
    const request = defaultRequest(method, path, context)
    const after = request === null ? { after: 'POST /api/run' } : {}
    return { method, path, summary, default_request: request, ...after, response }
  })
}

function defaultRequest(
  method: string,
  path: string,
  { baseUrl, run, latest }: SpecContext,
): Endpoint['default_request'] {
  if (method === 'POST') {
    return { method, url: `${baseUrl}${path}`, headers: { 'content-type': 'application/json' }, body: run ?? null }
  }
  if (path.includes('{run_id}') && !latest) return null
  if (path.includes('{name}') && !latest?.artifact) return null
  const [repo = '', id = ''] = (run?.ref ?? 'modelrepo:catenary').split(':')
  const url = path
    .replace('{run_id}', latest?.runId ?? '')
    .replace('{name}', latest?.artifact ?? '')
    .replace('{repo}', repo)
    .replace('{id}', id)
    .replace('{surface_id}', 'wall-thickness-explorer')
  const query = path === '/api/workflows' ? '?domain=floating-marine' : ''
  return { method, url: `${baseUrl}${url}${query}` }
}
