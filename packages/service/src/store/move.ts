/**
 * The record of one store taken into another, byte for byte and under its ids. Nothing of the other is overwritten: what stands there
 * already must be the same. It can be broken off at any time and begun again: what has arrived is left as it is.
 */
import { ServiceProblem } from '../problems.ts'
import type { ProjectStore } from '../projects/store.ts'
import type { StoredStudy, StudyStore } from '../studies/store.ts'
import { digestOfStored } from '../studies/stored-study.ts'
import type { Ledger, RunDigests } from './ledger.ts'
import type { ObjectStore } from './objects.ts'

/** One of the two stores of a move. */
export interface MovePlace {
  /** As a sentence calls it. */
  readonly name: string
  readonly ledger: Ledger
  readonly studies: StudyStore
  readonly projects: ProjectStore
  /** Objects of the points of studies. */
  readonly objects: ObjectStore
  /** Files of the inputs of studies. */
  readonly files: ObjectStore
  /** Takes a study in and, where it has not ended, has it go on; in words why it cannot. */
  readonly keepStudy: (study: StoredStudy) => Promise<string | undefined>
  readonly close: () => Promise<void>
}
export interface Moved {
  readonly runs: Counted
  readonly studies: Counted
  readonly projects: Counted
  /** Runs, studies and projects that are damaged where they stand, and were left there. */
  readonly damaged: readonly Said[]
  /** Studies that arrived and do not go on. */
  readonly standing: readonly Said[]
}
interface Counted {
  readonly moved: number
  /** Those that were there already. */
  readonly there: number
}
interface Said {
  readonly id: string
  readonly why: string
}
type Kinds = 'runs' | 'studies' | 'projects'
export type MoveTold = (what: Kinds, done: number, total: number) => void

/** Nothing is moved, or nothing more; says of what. */
export class MoveRefused extends Error {
  readonly code = 'move_refused'
  override readonly name = 'MoveRefused'
}

const PAGE = 1000

/** Throws MoveRefused. */
export async function moveRecord(from: MovePlace, to: MovePlace, told: MoveTold = () => {}): Promise<Moved> {
  const [damaged, standing]: [Said[], Said[]] = [[], []]
  /** Each in its turn: one object at a time is in memory. */
  const each = async (what: Kinds, ids: readonly string[], move: (id: string) => Promise<boolean>) => {
    let [moved, there] = [0, 0]
    for (const id of ids) {
      const isNew = await unlessDamaged(id, () => move(id), damaged)
      if (isNew !== undefined) isNew ? moved++ : there++
      told(what, moved + there, ids.length)
    }
    return { moved, there }
  }
  const runs = await each('runs', await idsOf(from.ledger), (id) => moveRun(id, from, to))
  const studies = await each('studies', await from.studies.ids(), (id) =>
    moveStudy(id, from, to, (why) => standing.push({ id, why })),
  )
  const listed = (await from.projects.list()).map(({ id }) => id)
  const projects = await each('projects', listed, (id) => moveProject(id, from, to))
  return { runs, studies, projects, damaged, standing }
}

/** Results and revisions too where the document is there already: it may have been broken off in between. */
async function moveProject(id: string, from: MovePlace, to: MovePlace): Promise<boolean> {
  const project = await from.projects.get(id)
  if (!project) return false
  const [results, revisions] = [await from.projects.results(id), await from.projects.revisions(id)]
  const { title } = JSON.parse(project.document) as { readonly title: string }
  const isNew = await to.projects.create(project, title)
  const there = await to.projects.get(id)
  if (there?.document !== project.document || there.version !== project.version)
    throw new MoveRefused(`project ${id} already exists in ${to.name} and differs; nothing was overwritten`)
  for (const [calculation, cases] of Object.entries(results))
    for (const [name, result] of Object.entries(cases)) await to.projects.keepResult(id, calculation, name, result)
  for (const revision of revisions) await to.projects.issue(id, revision)
  return isNew
}

async function idsOf(ledger: Ledger): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const page = await ledger.ids(ids.at(-1) ?? '', PAGE)
    ids.push(...page)
    if (page.length < PAGE) return ids
  }
}

async function unlessDamaged<T>(id: string, work: () => Promise<T>, damaged: Said[]): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ServiceProblem) || error.code !== 'record_damaged') throw error
    damaged.push({ id, why: error.message })
    return undefined
  }
}

/** Whether it was not there. */
async function moveRun(id: string, from: MovePlace, to: MovePlace): Promise<boolean> {
  const there = await to.ledger.digests(id)
  if (there) {
    mustBeSame(id, await from.ledger.digests(id), there, to)
    // It may have been broken off in between.
    const pictures = there.pictures === null ? await from.ledger.pictures(id) : undefined
    if (pictures) await to.ledger.keepPictures(id, pictures)
    return false
  }
  const run = await from.ledger.kept(id)
  if (run) await to.ledger.keep(run)
  return run !== undefined
}

function mustBeSame(id: string, here: RunDigests | undefined, there: RunDigests, { name }: MovePlace): void {
  const refuse = (how: string) => {
    throw new MoveRefused(`run ${id} already exists in ${name} ${how}; nothing was overwritten`)
  }
  if (here?.record !== there.record) refuse('with a different record')
  if (here?.state !== there.state) refuse('with a different state (published, replayed)')
  if (here?.pictures && there.pictures && here.pictures !== there.pictures) refuse('with different pictures')
}

async function moveStudy(id: string, from: MovePlace, to: MovePlace, stands: (why: string) => void): Promise<boolean> {
  const study = await from.studies.kept(id)
  if (!study) return false
  const there = await to.studies.kept(id)
  if (there) {
    if (digestOfStored(there) === digestOfStored(study)) return false
    throw new MoveRefused(`study ${id} already exists in ${to.name} and differs; nothing was overwritten`)
  }
  const other = study.key === null ? undefined : await to.studies.ofKey(study.key)
  if (other) throw new MoveRefused(`study ${id} has the same key as study ${other.study_id} in ${to.name}`)
  for (const { first, end, object } of study.chunks)
    await moveObject(object, `points ${first} to ${end - 1} of study ${id}`, from.objects, to.objects)
  for (const { place, sha256 } of study.files)
    await moveObject(sha256, `file ${place} of study ${id}`, from.files, to.files)
  const why = await to.keepStudy(study)
  if (why !== undefined) stands(why)
  return true
}

async function moveObject(key: string, of: string, from: ObjectStore, to: ObjectStore): Promise<void> {
  const content = await from.read(key)
  if (content) return void (await to.put(content))
  const how = (await from.has(key)) ? 'does not match its hash' : 'is missing'
  throw new ServiceProblem('record_damaged', `the object ${key} of ${of} ${how}`)
}

export const goesOn = ({ head: { status } }: StoredStudy): boolean => status === 'queued' || status === 'running'
