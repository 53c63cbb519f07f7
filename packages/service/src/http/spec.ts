/** The endpoint reference of the service, each default request runnable as it stands. */
import { groupOf } from './route-groups.ts'
import type { RouteInfo } from './routes.ts'

export interface Endpoint {
  readonly method: string
  readonly path: string
  /** The part of the API that it belongs to. */
  readonly group: string
  readonly summary: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: 'query' | 'header'
    readonly required: boolean
    readonly description: string
  }[]
  /** null while it would need something that is not there; `after` then says what comes first. */
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
  /** A request that runs: a firable workflow with its example. */
  readonly run: { readonly ref: string; readonly params: unknown } | undefined
  /** Latest run that has a result, and the name of one of its files. */
  readonly latest: string | undefined
  readonly artifact: string | undefined
  /** The names of one of its charts and of one of its figures. */
  readonly chart: string | undefined
  readonly figure: string | undefined
  /** Latest run whose report is published. */
  readonly published: string | undefined
  /** Latest study that is done. */
  readonly study: string | undefined
  /** A published report surface, <repo>:<surface-id>. */
  readonly surface: string | undefined
  /** A file that the pages load. */
  readonly asset: string
}

/** A study that runs: how the utilisations of a pipe go down with its wall, beside the example of its workflow. */
const STUDY = {
  ref: 'modelrepo:wall-thickness-quickcheck',
  vary: { kind: 'grid', axes: [{ param: 'wall_thickness', from: 14, to: 22, count: 5, unit: 'mm' }] },
}

/** The tools that a chat client is offered. */
const MCP_MESSAGE = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const MCP_HEADERS = { accept: 'application/json, text/event-stream' }

/** Bodies of routes that take no run, by the name of their schema. */
const BODIES: Readonly<Record<string, unknown>> = { StudyRequest: STUDY, McpMessage: MCP_MESSAGE }

export function endpoints(routes: readonly RouteInfo[], context: SpecContext): Endpoint[] {
  return routes.map((route) => {
    const { method, path, summary, response } = route
    const about = { method, path, group: groupOf(path), summary, parameters: parametersOf(route) }
    const lacking = whatIsLacking(path, context)
    if (lacking !== undefined) return { ...about, default_request: null, after: lacking, response }
    return { ...about, default_request: defaultRequest(route, context), response }
  })
}

const parametersOf = ({ query = {}, headers = {} }: RouteInfo): Endpoint['parameters'] =>
  (
    [
      ['query', query],
      ['header', headers],
    ] as const
  ).flatMap(([place, all]) =>
    Object.entries(all).map(([name, { required, description }]) => ({ name, in: place, required, description })),
  )

/** What must be done before a default request can run; undefined where it runs. */
function whatIsLacking(
  path: string,
  { latest, artifact, chart, figure, published, study, surface }: SpecContext,
): string | undefined {
  if (path.includes('{study_id}') && study === undefined) return 'POST /api/studies'
  if (path.startsWith('/reports/') && published === undefined) {
    return latest === undefined ? 'POST /api/run' : 'keelson publish RUN'
  }
  const ofRuns = path.includes('{run_id}') || path.endsWith('/compare')
  if (ofRuns && latest === undefined) return 'POST /api/run'
  if (path.includes('{name}') && artifact === undefined) return 'POST /api/run'
  if (path.endsWith('{chart_id}') && chart === undefined) return 'POST /api/run'
  if (path.endsWith('{figure_id}') && figure === undefined) return 'POST /api/run'
  if (path.includes('{surface_id}') && surface === undefined) return 'npm run surfaces'
  return undefined
}

function defaultRequest({ method, path, body }: RouteInfo, context: SpecContext): Endpoint['default_request'] {
  const { baseUrl, run, latest, artifact, chart, figure, published, study, surface } = context
  if (body !== undefined) {
    const headers = { 'content-type': 'application/json', ...(body === 'McpMessage' && MCP_HEADERS) }
    const sent = BODIES[body] ?? run ?? { ref: 'modelrepo:catenary' }
    return { method, url: `${baseUrl}${path}`, headers, body: sent }
  }
  const [repo = '', id = ''] = (surface !== undefined && path.includes('{surface_id}') ? surface : runRef(run)).split(
    ':',
  )
  const url = path
    .replace('{run_id}', (path.startsWith('/reports/') ? published : latest) ?? '')
    .replace('{study_id}', study ?? '')
    .replace('{point}', '0')
    .replace('{name}', encodeURIComponent(artifact ?? ''))
    .replace('{chart_id}', chart ?? '')
    .replace('{figure_id}', figure ?? '')
    .replace('{repo}', repo)
    .replace('{id}', id)
    .replace('{surface_id}', id)
    .replace('{asset}', context.asset)
  return { method, url: `${baseUrl}${url}${queryFor(path, context)}` }
}

/** What a route must be asked with. */
const queryFor = (path: string, { latest }: SpecContext): string =>
  path.endsWith('/compare') ? `?a=${latest}&b=${latest}` : (QUERIES[path] ?? '')
const QUERIES: Readonly<Record<string, string>> = {
  '/api/workflows': '?domain=floating-marine',
  '/api/find': '?q=on-bottom%20stability',
}

const runRef = (run: SpecContext['run']) => run?.ref ?? 'modelrepo:catenary'
