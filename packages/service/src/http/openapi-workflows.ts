/** Each workflow version in OpenAPI: its inputs, values, checks and tables by name, so that a generated client is typed. */
import {
  type AnyContract,
  baseRef,
  capitalised,
  checksSchema,
  columnsForm,
  pinnedRef,
  quantityObject,
  quantityText,
  requestSchema,
  tablesSchema,
  valuesSchema,
  type Workflow,
} from '@keelson/workflow'
import { type Catalog, type Entry, latestStable, targetsOf } from '../catalog.ts'
import { allFileInputs } from '../files/inputs.ts'

export type Json = Readonly<Record<string, unknown>>
export const component = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** A form that every workflow repeats, by the component that holds it once. */
const SHARED: ReadonlyMap<unknown, string> = new Map([
  [quantityText, 'QuantityText'],
  [quantityObject, 'QuantityObject'],
  [columnsForm, 'Columns'],
])

const sharedForms: Json = Object.fromEntries([...SHARED].map(([form, name]) => [name, form]))

/** The components of every workflow of the catalog, and the unions over them by `ref`. */
export function workflowSchemas(catalog: Catalog, requestFields: Json): Json {
  const versions = catalog.entries.flatMap((entry) => entry.versions.map(({ workflow }) => versionOf(entry, workflow)))
  const untyped = catalog.entries.filter((entry) => entry.versions.length === 0)
  return {
    ...sharedForms,
    Ref: {
      type: 'string',
      enum: catalog.entries.flatMap(refsOf),
      description: 'Workflow reference, <repo>:<workflow-id>[@version].',
    },
    ...Object.assign({}, ...versions.map((version) => componentsOf(version, requestFields))),
    ...(untyped.length > 0 && otherComponents(untyped, requestFields)),
    RunRequest: unionOf('Request', versions, untyped),
    RunResponse: unionOf('Response', versions, untyped),
  }
}

interface Version {
  /** What its components begin with: 'ModelrepoCatenaryV1'. */
  readonly name: string
  /** The refs that resolve to it. */
  readonly refs: readonly string[]
  readonly workflow: Workflow
}

function versionOf(entry: Entry, workflow: Workflow): Version {
  const { version } = workflow.contract as AnyContract
  const words = `${entry.repo}-${entry.id}`.split('-').map(capitalised)
  const unpinned = latestStable(entry)?.version === version ? [baseRef(entry)] : []
  return { name: `${words.join('')}V${version}`, refs: [...unpinned, pinnedRef(entry, version)], workflow }
}

/** The answer of one version: the schema by name, and what it refers to beside the parts that all answers have. */
export function answerOfVersion(entry: Entry, workflow: Workflow): { readonly name: string; readonly schemas: Json } {
  const version = versionOf(entry, workflow)
  return { name: `${version.name}Response`, schemas: { ...sharedForms, ...answerComponents(version) } }
}

function componentsOf(version: Version, requestFields: Json): Json {
  const { name, refs, workflow } = version
  const { contract, example } = workflow
  return {
    [`${name}Params`]: shared(fromFiles(requestSchema(contract, example), allFileInputs(contract.params))),
    [`${name}Request`]: requestOf({ type: 'string', enum: refs }, component(`${name}Params`), requestFields),
    ...answerComponents(version),
  }
}

/** Tables and lists may be read from a file, too, and so may those within the rows of a table. */
function fromFiles(schema: Json, inputs: readonly string[], within = ''): Json {
  const properties = Object.entries(schema.properties as Readonly<Record<string, Json>>).map(([name, form]) => {
    const input = `${within}${name}`
    const forms = form.anyOf as readonly Json[] | undefined
    if (forms === undefined) return [name, form]
    const hasMore = inputs.some((one) => one.startsWith(`${input}.`))
    const own = hasMore ? forms.map((one) => rowsFromFiles(one, inputs, `${input}.`)) : forms
    const more = inputs.includes(input) ? [component('FileReference')] : []
    return [name, { ...form, anyOf: [...own, ...more] }]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** Of rows, of one row in their place, and of either as {value}. */
function rowsFromFiles(form: Json, inputs: readonly string[], within: string): Json {
  const { items, properties } = form as { readonly items?: Json; readonly properties?: Readonly<Record<string, Json>> }
  if (items) return { ...form, items: rowsFromFiles(items, inputs, within) }
  if (properties === undefined) return form
  const { value, unit, ...others } = properties
  const isWrapped = value !== undefined && unit !== undefined && Object.keys(others).length === 0
  if (!isWrapped) return fromFiles(form, inputs, within)
  return { ...form, properties: { ...properties, value: rowsFromFiles(value, inputs, within) } }
}

function answerComponents({ name, refs, workflow: { contract } }: Version): Json {
  const ref = { type: 'string', enum: refs }
  return {
    [`${name}Values`]: shared(valuesSchema(contract)),
    [`${name}Result`]: resultOf(name, contract),
    [`${name}Response`]: {
      title: contract.title,
      allOf: [
        component('AnyRunResponse'),
        {
          type: 'object',
          properties: { ref, result: component(`${name}Result`) },
          required: ['ref', 'result', 'provenance', 'determinism'],
        },
      ],
    },
  }
}

const requestOf = (ref: Json, params: Json, requestFields: Json): Json => ({
  type: 'object',
  properties: { ref, params, ...requestFields },
  required: ['ref'],
  additionalProperties: false,
})

/** The result of a run of ours; it has every member, whatever became of the run. */
function resultOf(name: string, contract: AnyContract): Json {
  const properties = {
    kind: { const: contract.kind },
    values: component(`${name}Values`),
    checks: shared(checksSchema(contract)),
    assumed: { type: 'array', items: component('Assumed') },
    not_checked: { type: 'array', items: { type: 'string' } },
    tables: shared(tablesSchema(contract)),
    charts: { type: 'array', items: component('Chart') },
    figures: { type: 'array', items: component('Figure') },
    steps: { type: 'array', items: component('Step') },
    inputs: { type: 'array', items: component('Input') },
    outputs: { type: 'array', items: component('OutputFile') },
  }
  return {
    type: 'object',
    properties: {
      ...properties,
      said: { type: 'string' },
      check_origins: { type: 'object' },
      self_checks: { type: 'array', items: { type: 'object' } },
    },
    required: Object.keys(properties),
  }
}

/** What is in the catalog and not built, and workflows of other repos, whose params only their own manifests describe. */
function otherComponents(entries: readonly Entry[], requestFields: Json): Json {
  const ref = { type: 'string', enum: entries.flatMap(refsOf) }
  return {
    OtherRequest: requestOf(ref, { type: 'object' }, requestFields),
    OtherResponse: { allOf: [component('AnyRunResponse'), { type: 'object', properties: { ref } }] },
  }
}

/** The base ref, and that of each version. */
const refsOf = (entry: Entry): string[] => [
  baseRef(entry),
  ...targetsOf(entry).map(({ version }) => pinnedRef(entry, version)),
]

function unionOf(kind: 'Request' | 'Response', versions: readonly Version[], untyped: readonly Entry[]): Json {
  const other = untyped.flatMap(refsOf).map((ref): [string, string] => [ref, `Other${kind}`])
  const typed = versions.flatMap(({ name, refs }) => refs.map((ref): [string, string] => [ref, `${name}${kind}`]))
  const mapping = [...typed, ...other].map(([ref, name]) => [ref, `#/components/schemas/${name}`])
  return {
    oneOf: [...new Set([...typed, ...other].map(([, name]) => name))].map(component),
    discriminator: { propertyName: 'ref', mapping: Object.fromEntries(mapping) },
  }
}

/** A schema inside the document: without a dialect of its own, and with what all repeat by reference. */
function shared({ $schema: _, ...schema }: Json): unknown {
  return referring(schema)
}

function referring(node: unknown): unknown {
  const name = SHARED.get(node)
  if (name !== undefined) return component(name)
  if (Array.isArray(node)) return node.map(referring)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, referring(member)]))
}
