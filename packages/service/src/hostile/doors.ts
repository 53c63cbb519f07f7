/** Every place at which a caller hands something over: the members of each body that is posted, and each kind of input. */
import { MAPPING_SCHEMA } from '@keelson/files'
import type { Workflow } from '@keelson/workflow'
import type { Catalog } from '../catalog.ts'
import { BYTES } from '../http/routes.ts'
import { PROJECT } from '../http/spec.ts'
import type { Named } from './texts.ts'

/** Where to post, and the body with something put into one place of it. */
export interface Door {
  readonly path: string
  readonly body: (put: unknown) => unknown
  /** Where that is no JSON: a text is then sent as it is. */
  readonly type?: typeof BYTES
}

const REF = 'modelrepo:wall-thickness-quickcheck'
const INPUT = 'outer_diameter'
/** Its inputs may be read from a file. */
const SURVEYED = 'modelrepo:wellpath'

/** Routes that read a body, whatever it is. */
const BODIES = [
  '/api/run',
  '/api/validate',
  '/api/preview',
  '/api/preview/sections',
  '/api/preview/study',
  '/api/preview/tries',
  '/api/studies',
  '/api/files/propose',
  '/api/projects',
  '/api/projects/none/calculations',
  '/api/projects/none/run',
  '/api/projects/none/what-if',
  '/api/projects/none/revisions',
  '/mcp',
]
const FILE = `sha256:${'0'.repeat(64)}`

const tool = (name: string, args: (put: unknown) => unknown) => (put: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args(put) },
})
const varied = (vary: (put: unknown) => unknown) => (put: unknown) => ({ ref: REF, vary: vary(put) })
const surveyedBy = (reference: object) => ({ ref: SURVEYED, params: { measured_depth: reference } })
const mappingOf = (put: unknown) => ({
  schema: MAPPING_SCHEMA,
  table: put,
  answers: put,
  columns: { measured_depth: put },
})
const asMembers = (put: unknown): object =>
  typeof put === 'object' && put !== null && !Array.isArray(put) ? put : { put }
const projectWith = (more: object) => ({ ...PROJECT, id: 'hostile', ...more })
const calculationWith = (more: object) =>
  projectWith({ basis: {}, calculations: [{ id: 'W-01', ref: `${REF}@1`, inputs: {}, ...more }] })
const projectJsonWith = (put: unknown) => JSON.stringify(projectWith({ basis: put, title: put }))
const inText = (put: unknown) => (typeof put === 'string' ? put : JSON.stringify(put))
const ONE_AXIS = { kind: 'grid', axes: [{ param: INPUT, values: [300] }] }

/** The members of every body that a route of the service reads. */
export const doorsOf = (example: object): readonly Named<Door>[] => {
  const at = (name: string, path: string, body: Door['body']) => ({ name: `${path} ${name}`, of: { path, body } })
  const run = (name: string, more: (put: unknown) => object) =>
    at(name, '/api/validate', (put) => ({ ref: REF, params: example, ...more(put) }))
  const study = (name: string, vary: (put: unknown) => unknown) => at(name, '/api/studies', varied(vary))
  return [
    ...BODIES.map((path) => at('body', path, (put) => put)),
    { name: '/api/files bytes', of: { path: '/api/files?name=sent.csv', body: (put) => put, type: BYTES } },
    { name: '/api/projects/import bytes', of: { path: '/api/projects/import', body: (put) => put, type: BYTES } },
    { name: '/api/projects/import json', of: { path: '/api/projects/import', body: projectJsonWith, type: BYTES } },
    {
      name: '/api/projects/import yaml',
      of: {
        path: '/api/projects/import',
        body: (put) => `schema: keelson.project/1\nbasis: ${inText(put)}\n`,
        type: BYTES,
      },
    },
    {
      name: '/api/projects/none/basis bytes',
      of: { path: '/api/projects/none/basis', body: (put) => `name,value\n${inText(put)}`, type: BYTES },
    },
    at('propose', '/api/files/propose', (put) => ({ ref: put, file: put, name: put, inputs: put, answers: put })),
    at('file', '/api/files/propose', (put) => ({ ref: SURVEYED, file: put, name: 'a.csv' })),
    at('inputs', '/api/files/propose', (put) => ({ ref: SURVEYED, file: FILE, name: 'a.csv', inputs: [put] })),
    at('answers', '/api/files/propose', (put) => ({ ref: SURVEYED, file: FILE, name: 'a.csv', answers: put })),
    at('ref', '/api/run', (put) => ({ ref: put })),
    at('domain', '/api/run', (put) => ({ ref: REF, domain: put, subdomain: put })),
    at('params', '/api/run', (put) => ({ ref: REF, params: put })),
    at('input', '/api/run', (put) => ({ ref: REF, params: { ...example, [INPUT]: put } })),
    at('input', '/api/preview/sections', (put) => ({ ref: REF, params: { ...example, [INPUT]: put } })),
    at('input', '/api/preview/tries', (put) => ({ ref: REF, params: { ...example, [INPUT]: put } })),
    at('record', '/api/preview', (put) => ({ ref: REF, record: put })),
    run('unknown members', asMembers),
    run('meta', (put) => ({ meta: put })),
    run('meta texts', (put) => ({ meta: { client: put, logo: put, revision_history: put } })),
    run('words', (put) => ({ meta: { purpose: put, conclusion: put, holds: put, references: [put], remarks: put } })),
    run('a remark', (put) => ({ meta: { remarks: [put, { at: put, text: put }] } })),
    run('input_basis', (put) => ({ input_basis: put })),
    run('a basis', (put) => ({
      input_basis: { [`/${INPUT}`]: put, [typeof put === 'string' ? `/${put}` : '/']: { from: 'entered' } },
    })),
    run('an origin', (put) => ({ input_basis: { [`/${INPUT}`]: { from: put, id: put, value: put, source: put } } })),
    run('units', (put) => ({ units: put })),
    run('a revision', (put) => ({ meta: { revision_history: [put, { date: put }] } })),
    run('accepted', (put) => ({ accepted: put })),
    run('an acceptance', (put) => ({ accepted: [put, { check: put, reason: put, by: put }] })),
    at('base', '/api/studies', (put) => ({ ref: REF, base: { [INPUT]: put }, vary: ONE_AXIS })),
    at('outputs', '/api/studies', (put) => ({ ref: REF, outputs: put, vary: ONE_AXIS })),
    at('an output', '/api/studies', (put) => ({ ref: REF, outputs: [put], vary: ONE_AXIS })),
    at('meta', '/api/studies', (put) => ({ ref: REF, meta: put, vary: ONE_AXIS })),
    at('input_basis', '/api/studies', (put) => ({ ref: REF, input_basis: put, units: put, vary: ONE_AXIS })),
    at(
      'vary',
      '/api/preview/study',
      varied((put) => put),
    ),
    study('vary', (put) => put),
    study('axes', (put) => ({ kind: 'grid', axes: put })),
    study('an axis', (put) => ({ kind: 'grid', axes: [{ param: put, unit: put, values: [1] }] })),
    study('values', (put) => ({ kind: 'grid', axes: [{ param: INPUT, values: put }] })),
    study('ends', (put) => ({ kind: 'grid', axes: [{ param: INPUT, from: put, to: put, count: 3 }] })),
    study('rows', (put) => ({ kind: 'list', rows: put })),
    study('a row', (put) => ({ kind: 'list', rows: [put] })),
    study('csv', (put) => ({ kind: 'list', csv: put })),
    study('lines of a csv', (put) => ({ kind: 'list', csv: `${INPUT}\n${put}` })),
    study('a unit of a csv', (put) => ({ kind: 'list', csv: `${INPUT} [${put}]\n1` })),
    study('distributions', (put) => ({ kind: 'sample', method: 'sobol', count: 4, distributions: put })),
    study('a goal', (put) => ({
      kind: 'goal',
      param: INPUT,
      between: [put, put],
      target: { output: put, value: put },
    })),
    study('a swing', (put) => ({ kind: 'one_at_a_time', params: [{ param: INPUT, low: put, high: put, unit: put }] })),
    at('members', '/api/projects', (put) => projectWith(asMembers(put))),
    at('basis', '/api/projects', (put) => projectWith({ basis: put, meta: put, title: put })),
    at('an entry', '/api/projects', (put) =>
      projectWith({ basis: { od: { kind: put, value: put, unit: put, status: put, source: put } } }),
    ),
    at('a table', '/api/projects', (put) =>
      projectWith({ basis: { sea: { columns: [{ name: put }], rows: [[put], put], status: 'agreed' } } }),
    ),
    at('calculations', '/api/projects', (put) => projectWith({ calculations: [put, put] })),
    at('a calculation', '/api/projects', (put) => calculationWith({ ref: put, accepted: put, meta: put })),
    at('inputs', '/api/projects', (put) => calculationWith({ inputs: put })),
    at('an input', '/api/projects', (put) => calculationWith({ inputs: { [INPUT]: put } })),
    at('a link', '/api/projects', (put) =>
      calculationWith({ inputs: { [INPUT]: { from: put, reduce: put, because: put } } }),
    ),
    at('cases', '/api/projects', (put) => calculationWith({ cases: [put, { name: put, inputs: put }] })),
    at('csv', '/api/projects', (put) => calculationWith({ cases: { csv: put } })),
    at('lines of a csv', '/api/projects', (put) => calculationWith({ cases: { csv: `name,${INPUT}\n${put}` } })),
    at('changes', '/api/projects/none/what-if', (put) => ({ changes: [put, { at: put, value: put }] })),
    at('asked', '/api/projects/none/run', (put) => ({ only: put, all: put })),
    at('issue', '/api/projects/none/revisions', (put) => ({ name: put, by: put, note: put })),
    at('a point', '/api/studies/none/points/0/run', (put) => put),
    at('a file', '/api/validate', (put) => surveyedBy({ file: put, name: put, as: put })),
    at('a mapping', '/api/validate', (put) => surveyedBy({ file: FILE, name: 'a.csv', as: mappingOf(put) })),
    at('id', '/mcp', (put) => ({ jsonrpc: '2.0', id: put, method: 'tools/list' })),
    at('method', '/mcp', (put) => ({ jsonrpc: '2.0', id: 1, method: put, params: put })),
    at('uri', '/mcp', (put) => ({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: put } })),
    at('tool', '/mcp', (put) => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: put, arguments: put },
    })),
    at(
      'find',
      '/mcp',
      tool('find_calculation', (put) => ({ query: put })),
    ),
    at(
      'describe',
      '/mcp',
      tool('describe_calculation', (put) => ({ ref: put })),
    ),
    at(
      'check',
      '/mcp',
      tool('check_inputs', (put) => ({ ref: REF, params: { ...example, [INPUT]: put } })),
    ),
    at(
      'run',
      '/mcp',
      tool('run_calculation', (put) => ({ ref: put, params: put })),
    ),
    at(
      'get',
      '/mcp',
      tool('get_run', (put) => ({ run_id: put })),
    ),
    at(
      'project',
      '/mcp',
      tool('project', (put) => ({ project_id: put, changes: put })),
    ),
  ]
}

export const exampleIn = (catalog: Catalog): object => workflowOf(catalog, REF).example

function workflowOf(catalog: Catalog, ref: string): Workflow {
  const { target } = catalog.resolve(ref)
  if (target?.kind !== 'own') throw new Error(`${ref} is not in the catalog`)
  return target.workflow
}

/** Each input of every workflow, put into its example. */
export const inputsOf = (catalog: Catalog): readonly (Named<Door> & { readonly schema: object })[] =>
  catalog.entries.flatMap(({ repo, id, versions }) =>
    versions.slice(-1).flatMap(({ workflow }) =>
      Object.entries(workflow.contract.params.properties).map(([input, schema]) => ({
        name: `${repo}:${id} ${input}`,
        schema: schema as object,
        of: {
          path: '/api/validate',
          body: (put: unknown) => ({ ref: `${repo}:${id}`, params: { ...workflow.example, [input]: put } }),
        },
      })),
    ),
  )

/** One input of each kind: those that are read by the same readers, whatever they mean and however large they may be. */
export function kindsOf(inputs: ReturnType<typeof inputsOf>): ReturnType<typeof inputsOf> {
  const byKind = new Map(inputs.map((input) => [kindOf(input.schema), input] as const).reverse())
  return [...byKind.values()]
}

/** What decides how an input is read. */
const READ_BY = [
  'type',
  'pattern',
  'x-single',
  'x-gaps',
  'x-as-sent',
  'x-absent',
  'x-difference',
  'x-dataset',
  'x-axes',
]
function kindOf(schema: object): string {
  const s = schema as Readonly<Record<string, unknown>>
  const { items, properties, maxLength } = s as { items?: object; properties?: object; maxLength?: number }
  const own = READ_BY.filter((keyword) => keyword in s).map((keyword) => [keyword, s[keyword]])
  const flags = ['x-ogc-unit', 'x-words', 'x-aliases', 'x-columns', 'x-possible', 'x-usual', 'enum', 'maxItems']
  const isData = maxLength !== undefined && maxLength > LONG
  const rows = properties === undefined ? undefined : Object.keys(properties).length > 0
  return JSON.stringify([own, flags.filter((f) => f in s), isData && s.title, rows, items && kindOf(items)])
}
/** A text that may be longer is data, which a workflow reads by itself. */
const LONG = 1000
