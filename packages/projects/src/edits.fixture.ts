/** Random edits and runs of a project against a model that knows nothing of links, hashes or order. */
import assert from 'node:assert/strict'
import { seeded } from '@keelson/equations/seeded.ts'
import { checkProject } from './check.ts'
import type { BasisEntry, Calculation, LoadCase, Project, ResultLink } from './document.ts'
import { standings } from './freshness.ts'
import type { LaidOut } from './laid-out.ts'
import type { Results } from './methods.ts'
import { countedRuns, judging, MOORING, methodsWith } from './mooring.fixture.ts'
import { readProject } from './read-document.ts'
import { runProject } from './running.ts'

/** SI, by hand: what a calculation gives from the document alone; undefined where it gives nothing. */
function modelled(project: Project, id: string, name: string): number | undefined {
  const calculation = project.calculations.find((one) => one.id === id)
  if (!calculation) return undefined
  const cases = calculation.cases as readonly LoadCase[] | undefined
  const own = cases?.find((one) => one.name === name)
  if (cases && !own) return undefined
  const inputs = { ...calculation.inputs, ...own?.inputs }
  const number = (path: string): number | undefined => inputOf(project, inputs[path], name)
  if (calculation.ref.includes('spring')) {
    const [offset, stiffness] = [number('offset'), number('stiffness')]
    return offset === undefined || stiffness === undefined ? undefined : offset * stiffness
  }
  const [tension, load, factor] = [number('tension'), number('breaking_load'), number('factor') ?? 1.67]
  if (tension === undefined || load === undefined || tension < 0) return undefined
  return load - factor * tension
}

const UNITS: Readonly<Record<string, number>> = { m: 1, km: 1000, 'kN/m': 1000, kN: 1000, MN: 1e6 }
const entered = (entry: BasisEntry & { readonly value: number; readonly unit?: string; readonly kind: string }) =>
  entry.value * (UNITS[entry.unit ?? (entry.kind === 'spring_stiffness' ? 'kN/m' : 'kN')] ?? 1)

function inputOf(project: Project, value: unknown, name: string): number | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'number') return value
  if (typeof value === 'string') return Number.parseFloat(value)
  const link = value as { readonly basis?: string; readonly from?: string; readonly reduce?: string }
  if (link.basis !== undefined) return entered(project.basis[link.basis] as never)
  if (link.from === undefined) {
    const { value: number, unit } = value as { readonly value: number; readonly unit: string }
    return number * (UNITS[unit] ?? 1)
  }
  const source = link.from.split('/')[0] ?? ''
  const from = project.calculations.find(({ id }) => id === source)
  const cases = from?.cases as readonly LoadCase[] | undefined
  if (!cases) return modelled(project, source, '')
  if (link.reduce === undefined) return modelled(project, source, name)
  const all = cases.map((one) => modelled(project, source, one.name))
  return all.some((one) => one === undefined) ? undefined : Math.max(...(all as number[]))
}

type Edit = (project: Project, random: () => number) => Project
const pick = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)] as T
const set = (project: Project, id: string, change: (one: Calculation) => Calculation): Project => ({
  ...project,
  calculations: project.calculations.map((one) => (one.id === id ? change(one) : one)),
})
const someId = ({ calculations }: Project, random: () => number) => pick(calculations, random)?.id ?? ''
const withInput = (project: Project, id: string, path: string, value: unknown) =>
  set(project, id, (one) => ({ ...one, inputs: { ...one.inputs, [path]: value } }))

const EDITORS: readonly Edit[] = [
  (project, random) => {
    const name = pick(['line.stiffness', 'chain.mbl'], random)
    const entry = project.basis[name] as BasisEntry & { readonly value: number }
    return {
      ...project,
      basis: { ...project.basis, [name]: { ...entry, value: pick([1, 1.5, 50, 60, 2000], random) } },
    }
  },
  (project, random) =>
    withInput(
      project,
      someId(project, random),
      'offset',
      pick([5, { value: 6, unit: 'm' }, { value: 0.006, unit: 'km' }], random),
    ),
  (project, random) => withInput(project, someId(project, random), 'factor', pick([1.25, 1.67, undefined], random)),
  (project, random) =>
    withInput(
      project,
      someId(project, random),
      'stiffness',
      pick([{ basis: 'line.stiffness' }, { value: 40, unit: 'kN/m' }], random),
    ),
  (project, random) => {
    const source = someId(project, random)
    const link: ResultLink = { from: `${source}/tension`, ...(random() < 0.5 && { reduce: 'max' as const }) }
    return withInput(project, someId(project, random), 'tension', link)
  },
  (project, random) =>
    set(project, someId(project, random), ({ cases: _, ...one }) => {
      const names = pick([[], ['A'], ['A', 'B'], ['B', 'C']] as const, random)
      const field = one.ref.includes('spring') ? 'offset' : 'factor'
      const cases = names.map((name, i): LoadCase => ({ name, inputs: random() < 0.5 ? {} : { [field]: i + 2 } }))
      return cases.length > 0 ? { ...one, cases } : one
    }),
  (project, random) => ({
    ...project,
    calculations: project.calculations.filter(({ id }) => id !== someId(project, random)),
  }),
  (project, random) => {
    const id = `W-${Math.floor(random() * 8)}`
    const ref = pick(['modelrepo:spring@1', 'modelrepo:chain@1'], random)
    const source = someId(project, random)
    const inputs = ref.includes('spring')
      ? { offset: 7, stiffness: { basis: 'line.stiffness' } }
      : { tension: { from: `${source}/tension`, reduce: 'max' }, breaking_load: { basis: 'chain.mbl' } }
    return { ...project, calculations: [...project.calculations, { id, ref, inputs }] }
  },
  (project, random) => {
    const [from, to] = [someId(project, random), `W-${Math.floor(random() * 8)}`]
    const text = JSON.stringify(project.calculations)
      .replaceAll(`"${from}"`, `"${to}"`)
      .replaceAll(`"${from}/`, `"${to}/`)
    return { ...project, calculations: JSON.parse(text) }
  },
]

/** A sound change of the project, or the project as it was. */
function edited(project: Project, random: () => number, methodOf: ReturnType<typeof methodsWith>): Project {
  const changed = JSON.parse(JSON.stringify(pick(EDITORS, random)(project, random))) as Project
  const read = readProject(changed)
  if ('problems' in read || read.project.calculations.length === 0) return project
  return 'problems' in checkProject(read.project, methodOf) ? project : read.project
}

interface State {
  readonly project: Project
  readonly results: Results
  /** Of the method of the springs. */
  readonly digest: string
}
export interface Walked {
  /** Edits that were sound and are in the project. */
  readonly changes: number
  /** Current cases that were held to the model. */
  readonly held: number
}

/** So many edits, with runs between them. Throws where a case is current whose inputs are not those of its run. */
export async function walked(edits: number, seed: number): Promise<Walked> {
  const random = seeded(seed)
  let state: State = { project: MOORING, results: {}, digest: 'spring 0' }
  let [changes, held] = [0, 0]
  for (let i = 0; i < edits; i++) {
    if (random() < METHOD_CHANGES) state = { ...state, digest: `spring ${i}` }
    const methodOf = methodsWith({ 'modelrepo:spring@1': state.digest })
    const project = edited(state.project, random, methodOf)
    if (project !== state.project) changes++
    const checked = checkProject(project, methodOf)
    if ('problems' in checked) throw new Error('a project that was sound is not')
    state = { ...state, project }
    held += heldToModel(checked.laid, state)
    if (random() < RUNS) state = { ...state, results: await ranSome(checked.laid, state, random) }
  }
  return { changes, held }
}
const [METHOD_CHANGES, RUNS] = [0.01, 0.3]

async function ranSome(laid: LaidOut, { project, results }: State, random: () => number): Promise<Results> {
  const { run } = countedRuns()
  const only = random() < 0.5 ? [someId(project, random)] : undefined
  return (await runProject(laid, results, { ...judging, run, ...(only && { only }) })).results
}

function heldToModel(laid: LaidOut, state: State): number {
  const current = standings(laid, state.results, judging).flatMap(({ id, cases }) =>
    cases.flatMap(({ name, freshness }) => (freshness === 'current' ? [{ id, name }] : [])),
  )
  for (const { id, name } of current) holdToModel(state, id, name)
  return current.length
}

function holdToModel({ project, results, digest }: State, id: string, name: string): void {
  const { values = {}, digest: own } = results[id]?.[name] ?? {}
  const { value, unit = '-' } = values.tension ?? values.margin ?? {}
  const expected = modelled(project, id, name)
  assert.ok(expected !== undefined, `${id} ${name} is current and has no inputs`)
  const apart = Math.abs(Number(value) * (UNITS[unit] ?? 1) - expected)
  assert.ok(apart <= 1e-9 * Math.abs(expected) + 1e-6, `${id} ${name} is current with other inputs`)
  if (values.tension) assert.equal(own, digest)
}
