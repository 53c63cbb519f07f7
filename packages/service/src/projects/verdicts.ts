/** Verdicts of many projects: one is given again while its document, results and data are those of which it was found. */
import type { ProjectState, Results, Verdict } from '@keelson/projects'
import type { DataDigest } from '@keelson/workflow'
import { ServiceProblem } from '../problems.ts'
import type { ProjectDesk } from './project-desk.ts'
import type { ProjectRow, StoredProject } from './store.ts'

/** By id; a sentence in place of one that cannot be judged. */
type Verdicts = ReadonlyMap<string, Verdict | { readonly says: string }>
/** Those that are not judged before the time is over are left out. */
export type VerdictsOf = (rows: readonly ProjectRow[], isTimeLeft: () => boolean) => Promise<Verdicts>

type Found = (id: string) => Promise<{ readonly stored: StoredProject; readonly state: ProjectState }>
type IsSame = (data: DataDigest) => boolean

/** The methods are those of this process and do not change while it runs. */
interface Judged {
  readonly created: string
  readonly version: number
  readonly results_version: number
  /** Data that its runs read, and whether each was the same when it was judged. */
  readonly data: readonly (readonly [DataDigest, boolean])[]
  readonly verdict: Verdict
}
/** A verdict takes a few hundred bytes. */
const MOST = 10_000

export function openVerdicts(found: Found, desk: Pick<ProjectDesk, 'verdict' | 'isDataSame'>): VerdictsOf {
  const known = new Map<string, Judged>()
  const judge = async (id: string, isSame: IsSame) => {
    try {
      const { stored, state } = await found(id)
      const data = dataOf(state.results).map((one) => [one, isSame(one)] as const)
      const { created, version, results_version } = stored
      const verdict = desk.verdict(state)
      if (known.size < MOST) known.set(id, { created, version, results_version, data, verdict })
      return verdict
    } catch (error) {
      if (error instanceof ServiceProblem) return { says: error.message }
      throw error
    }
  }
  return async (rows, isTimeLeft) => {
    const isSame = lookedUpOnce(desk.isDataSame)
    const ids = new Set(rows.map(({ id }) => id))
    for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
    const verdicts = new Map<string, Verdict | { readonly says: string }>()
    for (const row of rows) {
      const before = known.get(row.id)
      if (before && holds(before, row, isSame)) verdicts.set(row.id, before.verdict)
      else if (isTimeLeft()) verdicts.set(row.id, await judge(row.id, isSame))
    }
    return verdicts
  }
}

const holds = (before: Judged, row: ProjectRow, isSame: IsSame): boolean =>
  before.version === row.version &&
  before.results_version === row.results_version &&
  before.created === row.created &&
  before.data.every(([one, was]) => isSame(one) === was)

function dataOf(results: Results): readonly DataDigest[] {
  const all = Object.values(results).flatMap((cases) => Object.values(cases).flatMap(({ data }) => data))
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

const keyOf = ({ name, sha256 }: DataDigest): string => `${sha256} ${name}`

/** Many projects read the same files. */
function lookedUpOnce(isDataSame: ProjectDesk['isDataSame']): IsSame {
  const looked = new Map<string, boolean>()
  return (one) => {
    const before = looked.get(keyOf(one))
    const now = before ?? isDataSame([one])
    if (before === undefined) looked.set(keyOf(one), now)
    return now
  }
}
