/** What the page of a workflow begins with, as it stands in the page. */
import type { InputBases } from '@keelson/engine/input-basis.ts'
import type { RunMeta } from '@keelson/engine/record.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import type { FedBy } from './carried.ts'
import type { StudyOutput } from './study-sheet.ts'

type Params = Readonly<Record<string, unknown>>

export interface PageData {
  /** With its version. */
  readonly ref: string
  readonly title: string
  readonly question: string
  /** The request schema, as it is published. */
  readonly schema: Params
  /** Words to choose from in place of a text: the data sets of this service. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly example: Params
  /** The inputs without which a check is not made, by its title. */
  readonly decides: Readonly<Record<string, readonly string[]>>
  /** The schema of the title block. */
  readonly meta: Params
  /** Whether a run takes no longer than a key stroke. */
  readonly instant: boolean
  /** Whether the values of its main inputs are sought at which a case is at its limit. */
  readonly tries: boolean
  /** What a study of it can keep of each point; null where none is made of it. */
  readonly study: { readonly outputs: readonly StudyOutput[] } | null
  /** Results of other workflows that its inputs take. */
  readonly fedBy: readonly FedBy[]
  /** What was recorded, whose inputs the page opens with. */
  readonly begun?: {
    readonly of: 'run' | 'study'
    readonly id: string
    readonly params: Params
    readonly input_basis?: InputBases
    readonly units?: UnitSystem
    readonly meta?: RunMeta
  }
}
