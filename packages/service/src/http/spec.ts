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
  /** The project that was changed last. */
  readonly project?:
    | {
        readonly id: string
        readonly version: number
        readonly document: { readonly id: string; readonly title: string }
        /** Whether the project of the example is here. */
        readonly isExample: boolean
        readonly calculation: string | undefined
        readonly revision: string | undefined
      }
    | undefined
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

/** A project of two calculations, of which one uses the result of the other. */
export const PROJECT = {
  schema: 'keelson.project/1',
  id: 'buoy-mooring',
  title: 'CALM buoy mooring',
  basis: { 'chain.mbl': { kind: 'rope_breaking_load', value: 5500, unit: 'kN', status: 'agreed' } },
  calculations: [
    {
      id: 'M-01',
      ref: 'modelrepo:catenary@1',
      inputs: {
        solve_mode: 'fairlead_position',
        horizontal_span: '796.732 m',
        vertical_span: '186 m',
        unstretched_length: '835.35 m',
        submerged_weight_per_length: '1065.3 N/m',
        axial_stiffness: '753600 kN',
        minimum_breaking_load: { basis: 'chain.mbl' },
        required_safety_factor: 2,
      },
    },
    {
      id: 'M-02',
      ref: 'modelrepo:api-2sk-mooring@1',
      inputs: {
        line_name: 'ML-01',
        condition: 'intact',
        analysis_method: 'dynamic',
        maximum_tension: { from: 'M-01/fairlead_tension' },
        minimum_breaking_load: { basis: 'chain.mbl' },
      },
    },
  ],
} as const

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
  ProjectRunRequest: {},
  ProjectIssue: { name: '01', by: 'J. Smith' },
  FileBytes: SURVEY.text,
  ProjectFile: JSON.stringify({ ...PROJECT, id: `${PROJECT.id}-imported` }),
  BasisFile: 'name,value,unit\n',
  ProposeRequest: PROPOSE,
}

export function endpoints(routes: readonly RouteInfo[], context: SpecContext): Endpoint[] {
  return routes.map((route) => {
    const { method, path, summary, response } = route
    const about = { method, path, group: groupOf(path), summary, parameters: parametersOf(route) }
    const lacking = whatIsLacking(method, path, context)
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
  method: string,
  path: string,
  { latest, artifact, chart, figure, published, study, project, surface, hasFile }: SpecContext,
): string | undefined {
  if (path.startsWith('/api/files/') && !hasFile) return 'POST /api/files'
  if (path.includes('{project_id}') && (project === undefined || method === 'DELETE')) return 'POST /api/projects'
  if (path.includes('{revision}') && project?.revision === undefined) return 'POST /api/projects/{project_id}/revisions'
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
  const { baseUrl, run, latest, artifact, chart, figure, published, study, project, surface } = context
  const ofProject = path
    .replace('{project_id}', project?.id ?? '')
    .replace('{calculation_id}', project?.calculation ?? '')
    .replace('{revision}', project?.revision ?? '')
  if (body !== undefined) {
    const headers = {
      'content-type': bodyType ?? 'application/json',
      ...(body === 'McpMessage' && MCP_HEADERS),
      ...((method === 'PUT' || method === 'PATCH' || /\/(calculations|basis)$/.test(path)) && {
        'if-match': `"${project?.version}"`,
      }),
    }
    const sent = projectBody(method, body, project) ?? BODIES[body] ?? run ?? { ref: 'modelrepo:catenary' }
    return { method, url: `${baseUrl}${ofProject}${QUERIES[path] ?? ''}`, headers, body: sent }
  }
  const [repo = '', id = ''] = (surface !== undefined && path.includes('{surface_id}') ? surface : runRef(run)).split(
    ':',
  )
  const url = ofProject
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

/** A project that is not there yet; of one that is there, a change that changes nothing. */
function projectBody(method: string, body: string, project: SpecContext['project']): unknown {
  if (body === 'ProjectChanges') return { changes: [{ at: '/title', value: project?.document.title }] }
  if (body === 'ProjectCalculationRequest') return { id: `${project?.calculation}-copy`, copy_of: project?.calculation }
  if (body !== 'ProjectDocument') return undefined
  return method === 'PUT' ? project?.document : { ...PROJECT, id: project?.isExample ? `${PROJECT.id}-2` : PROJECT.id }
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
