/** The schema is complete: nothing is declared without title, description, unit, bounds that hold and an example. */
import { access } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { isUnit } from '@keelson/units'
import {
  annotations,
  type CheckSpec,
  checksSchema,
  declaredSchema,
  groupsIn,
  requestSchema,
  tablesSchema,
  type ValueSpec,
  valuesSchema,
} from '@keelson/workflow'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { TObject, TSchema } from 'typebox'
import { exampleOf } from '../modes.ts'
import { urlOf } from '../rooms.ts'
import { type ConformanceCheck, isRun } from '../subject.ts'

export const schemaCheck: ConformanceCheck = {
  name: 'the schema is complete',
  problems: async ({ contract }) => [
    ...Object.entries((contract.params as TObject).properties).flatMap(([name, s]) => inputProblems(name, s, true)),
    ...Object.entries(contract.values as Record<string, ValueSpec>).flatMap(([name, spec]) =>
      valueProblems(name, spec),
    ),
    ...Object.entries(contract.checks as Record<string, Record<string, unknown>>).flatMap(([id, c]) =>
      ['title', 'clause', 'demand', 'capacity', 'unit'].filter((k) => !c[k]).map((k) => `check ${id} has no ${k}`),
    ),
    ...groupProblems(contract.params as TObject),
    ...unknownNames(contract),
    ...(contract.method.length === 0 ? ['the contract names no method step'] : []),
    ...(contract.notChecked.length === 0 ? ['the contract does not say what is not checked'] : []),
    ...(contract.standards.length === 0 ? ['the contract names no standard or source'] : []),
    ...(contract.answers.length === 0 ? ['the contract has no answer'] : []),
    ...(await missingModules(contract.method)),
  ],
}

function inputProblems(name: string, schema: TSchema, top: boolean): string[] {
  const s = schema as TSchema & {
    type?: string
    anyOf?: unknown
    items?: TSchema
    maxItems?: number
    properties?: Record<string, TSchema>
  }
  const { title, description, unit } = annotations(schema)
  const problems = assumptionProblems(name, schema, top)
  const numeric = s.type === 'number' || s.type === 'integer' || s.anyOf !== undefined
  if (!title) problems.push(`input ${name} has no title`)
  if (!description) problems.push(`input ${name} has no description`)
  if (numeric && unit === undefined) problems.push(`input ${name} has no unit`)
  if (unit !== undefined && !isUnit(unit)) problems.push(`input ${name} has the unknown unit ${unit}`)
  if (s.type === 'array' && s.maxItems === undefined)
    problems.push(`input ${name} does not say how many entries it may have`)
  const offered = exampleOf(schema)
  if (top && offered === undefined && s.type !== 'array' && s.type !== 'string')
    problems.push(`input ${name} has neither default nor example`)
  const fields = s.type === 'array' ? (s.items as typeof s | undefined)?.properties : undefined
  return [
    ...problems,
    ...Object.entries(fields ?? {}).flatMap(([field, f]) => inputProblems(`${name}[].${field}`, f, false)),
  ]
}

/** Only an input of its own is named in the answer. */
function assumptionProblems(name: string, schema: TSchema, top: boolean): string[] {
  const { assumed } = annotations(schema)
  return assumed === undefined || top ? [] : [`input ${name} is assumed and is a field of a row`]
}

function valueProblems(name: string, spec: ValueSpec): string[] {
  const units =
    'unit' in spec
      ? [spec.unit]
      : spec.kind === 'rows'
        ? Object.values(spec.columns).flatMap((c) => (c.kind === 'number' ? [c.unit] : []))
        : []
  return [
    ...(spec.title ? [] : [`value ${name} has no title`]),
    ...(spec.description ? [] : [`value ${name} has no description`]),
    ...units.filter((u) => !isUnit(u)).map((u) => `value ${name} has the unknown unit ${u}`),
  ]
}

/** Inputs that a reader takes in at one glance. */
const MOST_UNGROUPED = 8
const [FEWEST_GROUPS, MOST_GROUPS] = [2, 8]

/** Each input stands in one group, and each group has a title of its own. */
function groupProblems(params: TObject): string[] {
  const groups = groupsIn(params)
  const names = Object.keys(params.properties)
  if (groups.length === 0 && names.length <= MOST_UNGROUPED) return []
  const placed = groups.flatMap(({ inputs }) => inputs)
  const times = (name: string) => placed.filter((one) => one === name).length
  const titles = groups.map(({ title }) => title.trim().toLowerCase())
  return [
    ...(groups.length < FEWEST_GROUPS || groups.length > MOST_GROUPS
      ? [`${names.length} inputs stand in ${groups.length} groups, not in ${FEWEST_GROUPS} to ${MOST_GROUPS}`]
      : []),
    ...names
      .filter((name) => times(name) !== 1)
      .map((name) => `input ${name} stands in ${times(name)} groups, not in one`),
    ...placed.filter((name) => !names.includes(name)).map((name) => `a group has the unknown input ${name}`),
    ...groups.filter(({ inputs }) => inputs.length === 0).map(({ title }) => `the group ${title} is empty`),
    ...(titles.includes('') ? ['a group has no title'] : []),
    ...titles.filter((title, i) => titles.indexOf(title) !== i).map((title) => `two groups are called ${title}`),
  ]
}

/** Conditions, overrides and headlines must name what exists. */
function unknownNames(contract: {
  params: TObject
  values: object
  checks: Readonly<Record<string, CheckSpec>>
  answers: readonly string[]
}): string[] {
  const inputs = new Set(Object.keys(contract.params.properties))
  const named = Object.entries(contract.params.properties).flatMap(([name, s]) => {
    const a = annotations(s)
    const conditions = [a.usedWhen, a.requiredWhen ?? {}]
      .flatMap((c) => (Array.isArray(c) ? c : [c]))
      .flatMap((all) => Object.keys(all))
    const others = [
      ...a.overrides.flatMap((o) => [...o.inputs, ...(o.with ?? [])]),
      ...a.requiredUnless.flatMap((r) => r.inputs),
    ]
    return [...conditions, ...others]
      .filter((n) => !inputs.has(n))
      .map((n) => `input ${name} refers to the unknown input ${n}`)
  })
  const answers = contract.answers
    .filter((n) => !Object.hasOwn(contract.values, n))
    .map((n) => `answer ${n} is not a value`)
  const needed = Object.entries(contract.checks).flatMap(([id, { needs = [] }]) =>
    needs.filter((n) => !inputs.has(n)).map((n) => `check ${id} needs the unknown input ${n}`),
  )
  return [...named, ...answers, ...needed]
}

async function missingModules(method: readonly { readonly module: string }[]): Promise<string[]> {
  const missing: string[] = []
  for (const { module } of method) {
    await access(urlOf(module)).catch(() => missing.push(`method module ${module} does not exist`))
  }
  return missing
}

/** One for all versions: the schema of schemas is compiled once; a validator used a few times is not worth optimising. */
const ajv = new Ajv2020({ strict: false, allErrors: false, code: { optimize: false } })

export const publishedCheck: ConformanceCheck = {
  name: 'the published schemas hold for requests and answers',
  problems: async (subject) => {
    const published = requestSchema(subject.contract, subject.workflow.example)
    const request = ajv.compile(published)
    const parts = {
      values: ajv.compile(valuesSchema(subject.contract)),
      checks: ajv.compile(checksSchema(subject.contract)),
      tables: ajv.compile(tablesSchema(subject.contract)),
    }
    const problems: string[] = []
    if (!isDeepStrictEqual(asJson(declaredSchema(published)), asJson(subject.contract.params)))
      problems.push('the published inputs do not read back as they are declared')
    for (const run of await subject.runs()) {
      if (!request(run.request))
        problems.push(
          `${run.name}: the request is accepted but not by the published schema: ${ajv.errorsText(request.errors)}`,
        )
      for (const [part, valid] of Object.entries(parts))
        if (!valid(run.emitted.result[part as keyof typeof parts]))
          problems.push(`${run.name}: the ${part} break their published schema: ${ajv.errorsText(valid.errors)}`)
    }
    const unknown = await subject.run('unknown input', { ...subject.workflow.example, keelson_unknown: 1 })
    if (isRun(unknown)) problems.push('an unknown input is accepted')
    return problems
  },
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
