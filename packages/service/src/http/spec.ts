/** The endpoint reference of the service, each default request runnable as it stands. */
import { fileOf } from '../files/names.ts'
import { sha256 } from '../hash.ts'
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
  /** Whether the example of a file is kept here. */
  readonly hasFile: boolean
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

/** A file as it may be uploaded, and where it then is. */
const SURVEY = {
  name: 'survey.csv',
  text: 'MD [ft],Inc [deg],Azi [deg]\n0,0,0\n1000,0,0\n2000,20,45\n3000,40,45\n',
}
export const SURVEY_FILE = fileOf(sha256(SURVEY.text))
const PROPOSE = { ref: 'modelrepo:wellpath', file: SURVEY_FILE, name: SURVEY.name }

/** Bodies of routes that take no run, by the name of their schema. */
const BODIES: Readonly<Record<string, unknown>> = {
  StudyRequest: STUDY,
  McpMessage: MCP_MESSAGE,
  FileBytes: SURVEY.text,
  ProposeRequest: PROPOSE,
}

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
  { latest, artifact, chart, figure, published, study, surface, hasFile }: SpecContext,
): string | undefined {
  if (path.startsWith('/api/files/') && !hasFile) return 'POST /api/files'
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

function defaultRequest(
  { method, path, body, bodyType }: RouteInfo,
  context: SpecContext,
): Endpoint['default_request'] {
  const { baseUrl, run, latest, artifact, chart, figure, published, study, surface } = context
  if (body !== undefined) {
    const headers = { 'content-type': bodyType ?? 'application/json', ...(body === 'McpMessage' && MCP_HEADERS) }
    const sent = BODIES[body] ?? run ?? { ref: 'modelrepo:catenary' }
    return { method, url: `${baseUrl}${path}${QUERIES[path] ?? ''}`, headers, body: sent }
  }
  const [repo = '', id = ''] = (surface !== undefined && path.includes('{surface_id}') ? surface : runRef(run)).split(
    ':',
  )
  const url = path
    .replace('{run_id}', (path.startsWith('/reports/') ? published : latest) ?? '')
    .replace('{study_id}', study ?? '')
    .replace('{digest}', SURVEY_FILE)
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
  '/api/files': `?name=${SURVEY.name}`,
  '/api/workflows': '?domain=floating-marine',
  '/api/find': '?q=on-bottom%20stability',
}

const runRef = (run: SpecContext['run']) => run?.ref ?? 'modelrepo:catenary'
