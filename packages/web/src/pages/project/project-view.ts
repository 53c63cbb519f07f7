/** What the pages of a project are made of: the project as it stands, with the words that its methods have for it. */
import type { InputBases } from '@keelson/engine/input-basis.ts'
import type {
  BasisEntry,
  Envelope,
  Project,
  RegisterLine,
  CalculationRow as StandingRow,
  Verdict,
} from '@keelson/projects'
import type { Reduce } from '@keelson/projects/document.ts'
import type { End } from '@keelson/projects/ends.ts'

/** How one calculation stands, with what only the page names. */
export interface CalculationRow extends StandingRow {
  /** Title of the governing check. */
  readonly check: string | null
  /** How many of its inputs have the values of the example. */
  readonly examples: number
}
/** A result of one calculation that is an input of another. */
export interface ResultUse {
  readonly from: string
  readonly to: string
  /** Title of the result. */
  readonly output: string
  /** Title of the input. */
  readonly input: string
  readonly reduce?: Reduce
}
export interface EntryUse {
  /** Ids of the calculations that use it. */
  readonly users: readonly string[]
  /** How many a change of it reaches: the users and what uses their results. */
  readonly reach: number
}
export interface RevisionRow {
  readonly name: string
  readonly issued: string
  readonly by: string
  readonly note: string
}
export interface RunningNow {
  readonly state: 'running' | 'done' | 'stopped' | 'failed'
  readonly ran: number
  readonly last: string | null
  readonly reason: string | null
}
/** A kind of quantity by name, and its unit. */
export type KindUnit = readonly [name: string, unit: string]

export interface ProjectView {
  readonly id: string
  readonly version: number
  readonly updated: string
  readonly project: Project
  readonly verdict: Verdict
  readonly calculations: readonly CalculationRow[]
  readonly uses: readonly ResultUse[]
  /** By name of an entry. */
  readonly entries: Readonly<Record<string, EntryUse>>
  /** By kind. */
  readonly kinds: readonly KindUnit[]
  readonly register: readonly RegisterLine[]
  readonly revisions: readonly RevisionRow[]
  readonly running: RunningNow | null
}

/** An input of a calculation, as its workflow declares it. */
export interface InputRow {
  /** Name, or path of a cell. */
  readonly path: string
  readonly title: string
  readonly unit: string
  readonly kind: string
  readonly holds: End['holds'] | 'flag' | 'other'
  /** Options with their labels. */
  readonly choices: readonly (readonly [id: string, label: string])[]
  readonly required: boolean
  /** In words; '' where it has none. */
  readonly otherwise: string
  /** As it is in the project; undefined where it is not provided. */
  readonly value?: unknown
  /** Where its own value comes from, as it is stated. */
  readonly stated?: InputBases
  /** Number that a basis link has, in words. */
  readonly linked?: string
  /** Key of the list of sources that may be linked; undefined where none may. */
  readonly sources?: string
}
/** An end that may be linked to an input of its dimension. */
export interface LinkSource {
  /** As a key: 'basis chain.mbl', 'from M-01/fairlead_tension'. */
  readonly link: string
  readonly title: string
  /** Title of the calculation; undefined of an entry of the basis. */
  readonly of?: string
  readonly kind: string
  /** It has several numbers: names of its cases, none of a list. */
  readonly several?: readonly string[]
}
export interface CalculationView {
  readonly project: { readonly id: string; readonly title: string; readonly version: number }
  /** Its place in the document. */
  readonly index: number
  readonly row: CalculationRow
  readonly hasCases: boolean
  readonly reach: number
  readonly inputs: readonly InputRow[]
  readonly sources: Readonly<Record<string, readonly LinkSource[]>>
  readonly envelope: Envelope
  /** By name of a case. */
  readonly overrides: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly users: readonly string[]
}

export const projectPath = (id: string): string => `/projects/${encodeURIComponent(id)}`
export const calculationPath = (project: string, id: string): string =>
  `${projectPath(project)}/calculations/${encodeURIComponent(id)}`

/** What a server page gives to its island. */
export interface ProjectData {
  readonly id: string
  readonly version: number
  readonly basis: Readonly<Record<string, BasisEntry>>
  /** Unit of each number entry, by name. */
  readonly units: Readonly<Record<string, string>>
  readonly kinds: readonly KindUnit[]
  /** Cases that a run would make at most. */
  readonly due: number
  readonly isRunning: boolean
}
