/** Values, checks, tables, charts and figures: declared, produced, finite, and moved by the inputs that they are said to use. */
import { canonicalText } from '@keelson/engine'
import { annotations, CalculationError, type ValueSpec } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import type { Request } from '../modes.ts'
import { type ConformanceCheck, isRun, type Run, type Subject } from '../subject.ts'
import { nonFinite } from './non-finite.ts'

export const producedCheck: ConformanceCheck = {
  name: 'everything declared is produced by some run',
  problems: async (subject) => {
    const runs = await subject.runs()
    const { values, checks, charts, figures, tables } = subject.contract
    const has = (what: string, names: object, found: (run: Run, name: string) => boolean) =>
      Object.keys(names)
        .filter((name) => !runs.some((r) => found(r, name)))
        .map((name) => `${what} ${name} is never produced`)
    return [
      ...has('value', values, (r, name) => (r.emitted.result.values[name]?.value ?? null) !== null),
      ...has('check', checks, (r, name) =>
        [...r.emitted.result.checks, ...(r.emitted.result.self_checks ?? [])].some(
          (c) => c.id === name && c.state !== 'not_made',
        ),
      ),
      ...has('chart', charts, (r, name) => r.emitted.result.charts.some((c) => c.id === name)),
      ...has('figure', figures, (r, name) => r.emitted.result.figures?.some((f) => f.id === name) ?? false),
      ...has('table', tables, (r, name) => r.emitted.result.tables.some((t) => t.id === name)),
      ...has('assumption on', takenByRuns(subject.contract.params as TObject), (r, name) =>
        r.emitted.result.assumed.some((a) => a.name === name),
      ),
    ]
  },
}

/** Inputs that are assumed without a default: the run itself must say what it takes for them. */
const takenByRuns = ({ properties }: TObject): Readonly<Record<string, TSchema>> =>
  Object.fromEntries(
    Object.entries(properties).filter(([, s]) => annotations(s).assumed !== undefined && !('default' in s)),
  )

export const finiteCheck: ConformanceCheck = {
  name: 'no number is non-finite or -0, and values keep their bounds',
  problems: async (subject) =>
    (await subject.runs()).flatMap((run) => [
      ...nonFinite(run.emitted.result, `${run.name}: result`),
      ...bounds(run, subject.contract.values),
    ]),
}

function bounds({ name, emitted }: Run, specs: Readonly<Record<string, ValueSpec>>): string[] {
  return Object.entries(specs).flatMap(([value, spec]) => {
    const got = emitted.result.values[value]?.value
    if (spec.kind !== 'number' || typeof got !== 'number') return []
    const low = spec.minimum ?? Number.NEGATIVE_INFINITY
    const high = spec.maximum ?? Number.POSITIVE_INFINITY
    return got >= low && got <= high ? [] : [`${name}: ${value} = ${got} is outside ${low} to ${high}`]
  })
}

export const deliverablesCheck: ConformanceCheck = {
  name: 'every declared file is delivered',
  problems: async (subject) =>
    (await subject.runs()).flatMap(({ name, emitted }) => {
      const names = emitted.files.map((f) => f.name)
      const twice = names.filter((n, i) => names.indexOf(n) !== i)
      const odd = names.filter((n) => !/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(n))
      return [
        ...emitted.missing.map((n) => `${name}: ${n} is not delivered`),
        ...twice.map((n) => `${name}: two files are named ${n}`),
        ...odd.map((n) => `${name}: ${JSON.stringify(n)} is no plain file name`),
      ]
    }),
}

/** Runs looked at for the effect of an input. */
const MOST_RUNS = 12

export const effectCheck: ConformanceCheck = {
  name: 'every used number moves some value',
  problems: async (subject) => {
    const runs = (await subject.runs()).slice(0, MOST_RUNS)
    const schema = subject.contract.params as TObject
    const problems: string[] = []
    for (const [name, spec] of Object.entries(schema.properties)) {
      const { inert } = annotations(spec)
      if (inert !== undefined || !isNumeric(spec)) continue
      const using = runs.filter((r) => typeof r.read.used[name] === 'number')
      if (using.length === 0) continue
      if (!(await anyMoved(subject, using, name, spec))) problems.push(`${name} moved by 1 % moves no value`)
      else problems.push(...(await heldSilently(subject, using[0] as Run, name)))
    }
    return problems
  },
}

const isNumeric = (schema: TSchema) =>
  annotations(schema).unit !== undefined && (schema as { type?: string }).type !== 'array'

const texts = new WeakMap<Run, string>()
/** The result of a run as one text, written once. */
function textOf(run: Run): string {
  const text = texts.get(run) ?? canonicalText(run.emitted.hashed)
  texts.set(run, text)
  return text
}

async function anyMoved(subject: Subject, runs: readonly Run[], name: string, spec: TSchema): Promise<boolean> {
  for (const run of runs) {
    const before = textOf(run)
    const declared = run.read.inputs.find((i) => i.name === name)?.value as number
    for (const value of movedValues(declared, spec)) {
      const moved = await subject.runForNumbers(`${name} moved`, { ...run.request, [name]: value } as Request)
      if (isRun(moved) && textOf(moved) !== before) return true
    }
  }
  return false
}

/** Far from the example a number still counts, is refused, or is held with a warning: never clamped in silence. */
async function heldSilently(subject: Subject, run: Run, name: string): Promise<string[]> {
  const declared = run.read.inputs.find((i) => i.name === name)?.value as number
  if (declared === 0 || !Number.isFinite(declared)) return []
  const problems: string[] = []
  for (const factor of FAR) {
    const at = declared * factor
    const far = await settled(subject, { ...run.request, [name]: at })
    if (!far || far.emitted.warnings.length > run.emitted.warnings.length) continue
    const further = await settled(subject, { ...run.request, [name]: at * 1.01 })
    if (!further || textOf(far) !== textOf(further)) continue
    problems.push(`${name} = ${at} is held in silence: 1 % more changes nothing, and no warning says so`)
  }
  return problems
}
const FAR = [0.2, 5, 30]

async function settled(subject: Subject, request: Request): Promise<Run | undefined> {
  try {
    const run = await subject.runForNumbers('far', request)
    return isRun(run) ? run : undefined
  } catch (error) {
    if (error instanceof CalculationError) return undefined
    throw error
  }
}

function movedValues(value: number, spec: TSchema): number[] {
  if ((spec as { type?: string }).type === 'integer') return [value + 1, value - 1]
  const { usual } = annotations(spec)
  const step = value === 0 ? 0.01 * (usual?.[1] ?? 1) : 0.01 * Math.abs(value)
  return [value + step, value - step]
}

/** The hash does not move with time, order or repetition. */
export const stableHashCheck: ConformanceCheck = {
  name: 'the same request gives the same answer',
  problems: async (subject) => {
    const first = await subject.run('example', subject.workflow.example)
    const reversed = Object.fromEntries(Object.entries(subject.workflow.example).reverse())
    const second = await subject.runAgain('example again', reversed)
    if (!isRun(first) || !isRun(second)) return []
    return canonicalText(first.emitted.hashed) === canonicalText(second.emitted.hashed)
      ? []
      : ['two runs of the example differ']
  },
}
