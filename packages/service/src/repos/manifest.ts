/** Other repos: a folder with a `keelson.json` that says which workflows it has and how each is run, in any language. */
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, sep } from 'node:path'
import { domains, once, type Problem, type Route, shortJson, type VersionStatus } from '@keelson/workflow'
import { MOST_PROBLEMS } from '@keelson/workflow/errors.ts'
import { escapePointer } from '@keelson/workflow/place.ts'
import { Type } from '@keelson/workflow/schema-builders.ts'
import { stopping } from '@keelson/workflow/validator.ts'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Static } from 'typebox'
import { FILE_NAME } from '../deliverables.ts'

const MANIFEST = 'keelson.json'

export interface ForeignOutput {
  readonly name: string
  readonly media_type: string
  readonly description: string
}
/** One version of a workflow of another repo. */
export interface ForeignWorkflow {
  readonly repo: string
  readonly id: string
  readonly version: number
  readonly status: VersionStatus
  /** This text, like every other of the manifest, is that of another repo: what is answered of it says so. */
  readonly title: string
  readonly routes: readonly [Route, ...Route[]]
  readonly runtime: string
  /** Real path of the repo. */
  readonly folder: string
  /** The command and its arguments, placeholders not yet filled in. */
  readonly invocation: readonly string[]
  readonly acceptsParams: boolean
  readonly paramsSchema: Readonly<Record<string, unknown>> | undefined
  /** The default request. */
  readonly example: Readonly<Record<string, unknown>>
  readonly outputs: readonly ForeignOutput[]
  /** Why it cannot be run on this machine; '' where it can. */
  readonly reason: string
  /** The problems of params that were sent. */
  readonly problems: (params: Readonly<Record<string, unknown>>) => readonly Problem[]
}
export interface Manifests {
  readonly workflows: readonly ForeignWorkflow[]
  /** Manifests that are not used, and why. */
  readonly rejected: readonly { readonly path: string; readonly reason: string }[]
}

const slug = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' })
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const words = <const T extends readonly string[]>(values: T) => Type.Enum([...values] as T[number][])
const closed = { additionalProperties: false } as const

const Manifest = Type.Object(
  {
    schema: Type.Literal('keelson.repo/1'),
    repo: slug,
    invocation: Type.Array(text(1000), { minItems: 1, maxItems: 50 }),
    accepts_params: Type.Optional(Type.Boolean()),
    workflows: Type.Array(
      Type.Object(
        {
          id: slug,
          version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
          status: words(['stable', 'deprecated', 'experimental']),
          title: text(200),
          routes: Type.Array(Type.Object({ domain: words(domains), subdomain: slug }, closed), { minItems: 1 }),
          input: text(500),
          params_schema: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          outputs: Type.Array(
            Type.Object(
              {
                name: Type.String({ pattern: FILE_NAME.source }),
                media_type: Type.String({ pattern: '^[a-z]+/[A-Za-z0-9.+-]{1,80}$' }),
                description: Type.Optional(text(500)),
              },
              closed,
            ),
            { maxItems: 100 },
          ),
          runtime: Type.Optional(text(60)),
        },
        closed,
      ),
      { minItems: 1, maxItems: 500 },
    ),
  },
  closed,
)
type Manifest = Static<typeof Manifest>

const LENIENT = { verbose: true, strict: false, validateFormats: false, logger: false } as const
/** One alternative of a schema of others may have any number of faults and another none: what stops early does not decide. */
const decides = once(() => new Ajv2020(LENIENT))
const tells = once(() => new Ajv2020({ ...LENIENT, allErrors: true, code: { process: stopping } }))
const validManifest = once(() => new Ajv2020({ ...LENIENT, allErrors: true }).compile(Manifest))

/** Reads the manifest of every subfolder; the names of `ours` are taken. A bad one is rejected with its reason and stands in nobody's way. */
export function readManifests(folder: string, ours: readonly string[]): Manifests {
  const workflows: ForeignWorkflow[] = []
  const rejected: { path: string; reason: string }[] = []
  const taken = new Set(ours)
  for (const name of subfolders(folder)) {
    const path = `${name}/${MANIFEST}`
    try {
      const found = readRepo(realpathSync(join(folder, name)))
      const repo = found[0]?.repo ?? ''
      if (taken.has(repo)) throw new Error(`the name ${repo} is already in use`)
      taken.add(repo)
      workflows.push(...found)
    } catch (error) {
      rejected.push({ path, reason: (error as Error).message })
    }
  }
  return { workflows, rejected }
}

/** Folders that hold a manifest. Throws where the folder itself cannot be read. */
const subfolders = (folder: string) =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, MANIFEST)))
    .sort()

function readRepo(folder: string): ForeignWorkflow[] {
  const manifest: unknown = JSON.parse(textOf(join(folder, MANIFEST), MANIFEST))
  if (!isManifest(manifest)) throw new Error(inWords(validManifest().errors ?? []).join('; '))
  const seen = new Set<string>()
  return manifest.workflows.map((w): ForeignWorkflow => {
    const ref = `${w.id}@${w.version}`
    if (seen.has(ref)) throw new Error(`${ref} is declared twice`)
    seen.add(ref)
    const names = w.outputs.map((o) => o.name)
    if (new Set(names).size < names.length) throw new Error(`${ref} declares an output twice`)
    const unfit = namesIn(w.params_schema).find((name) => !NAME.test(name))
    if (unfit !== undefined)
      throw new Error(
        `${ref} has an unsuitable name in its params_schema (entered: ${shortJson(unfit)}). A name must have 1 to 64 visible characters and no quotation mark`,
      )
    const problems = problemsOf(w.params_schema, ref)
    const example = readInput(folder, w.input)
    const wrong = problems(example)[0]
    if (wrong) throw new Error(`${ref}: its own input is not valid, ${wrong.pointer} ${wrong.message}`)
    const { invocation, accepts_params: acceptsParams = false } = manifest
    return {
      repo: manifest.repo,
      id: w.id,
      version: w.version,
      status: w.status,
      title: w.title,
      routes: w.routes as unknown as ForeignWorkflow['routes'],
      runtime: w.runtime ?? 'offline',
      folder,
      invocation,
      acceptsParams,
      paramsSchema: w.params_schema,
      example,
      outputs: w.outputs.map((o) => ({ description: '', ...o })),
      reason: lacking(invocation[0] ?? '', folder),
      problems: acceptsParams ? problems : () => [{ pointer: '/params', message: `${w.id} has no params` }],
    }
  })
}

/** What a caller can be shown and can send back as it is. */
const NAME = /^[^"\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]{1,64}$/u

/** The names of params that a schema describes, at any depth. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]) => [
    ...(keyword === 'properties' && typeof value === 'object' ? Object.keys(value ?? {}) : []),
    ...namesIn(value),
  ])
}

const isManifest = (value: unknown): value is Manifest => validManifest()(value)

function problemsOf(schema: Readonly<Record<string, unknown>> | undefined, ref: string): ForeignWorkflow['problems'] {
  if (schema === undefined) return () => []
  let valid: ValidateFunction
  let faults: ValidateFunction
  try {
    valid = decides().compile(schema)
    faults = tells().compile(schema)
  } catch (error) {
    throw new Error(`${ref}: its params_schema is not a JSON Schema (${(error as Error).message})`)
  }
  return (params) => {
    if (valid(params)) return []
    const told = faults(params) ? valid.errors : faults.errors
    return (told ?? []).slice(0, MOST_PROBLEMS).map(problem)
  }
}

function problem({ instancePath, message = 'is not valid', params, keyword, data }: ErrorObject): Problem {
  const { missingProperty, additionalProperty, allowedValues } = params as Record<string, unknown>
  if (keyword === 'required') return { pointer: `${instancePath}/${missingProperty}`, message: 'is required' }
  if (keyword === 'additionalProperties')
    return { pointer: `${instancePath}/${escapePointer(String(additionalProperty))}`, message: 'is not a valid field' }
  const allowed = Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : ''
  return { pointer: instancePath, message: `${message}${allowed} (entered: ${shortJson(data)})` }
}

const inWords = (errors: readonly ErrorObject[]) =>
  errors.slice(0, 5).map((e) => {
    const { pointer, message } = problem(e)
    return `${pointer} ${message}`
  })

/** The default request: a JSON object in a file of the repo. */
function readInput(folder: string, name: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(textOf(join(folder, name), `the input ${name}`, folder))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new Error(`the input ${name} is not a JSON object`)
}

/** The text of a file, of one inside `folder` where that is given; the message of an error holds no path. */
function textOf(path: string, name: string, folder?: string): string {
  const real = attempted(() => realpathSync(path), name)
  if (folder !== undefined && !real.startsWith(folder + sep)) throw new Error(`${name} is outside the repo`)
  return attempted(() => readFileSync(real, 'utf8'), name)
}

function attempted<T>(read: () => T, name: string): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`${name} cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}

/** Why a command cannot be started here; '' where it can. */
function lacking(command: string, folder: string): string {
  const places = command.includes('/')
    ? [isAbsolute(command) ? command : join(folder, command)]
    : (process.env.PATH ?? '').split(delimiter).map((place) => join(place, command))
  return places.some(isProgram) ? '' : `${command} is not installed on this machine`
}

function isProgram(path: string): boolean {
  try {
    return statSync(path).isFile() && (process.platform === 'win32' || (lstatSync(path).mode & 0o111) !== 0)
  } catch {
    return false
  }
}
