/** What the API answers, as its chat clients read it. */

import type { InputBases, RunMeta, TextSource } from '@keelson/engine'
import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import type { Question } from '@keelson/files/table.ts'
import type { Project, ProjectStanding } from '@keelson/projects'
import type { UnitSystem } from '@keelson/units/systems.ts'
import type { CheckSpec, StandardUse, Warning } from '@keelson/workflow'

type Json = Readonly<Record<string, unknown>>

export interface HitAnswer {
  readonly ref: string
  readonly title: string
  readonly question: string
  readonly firable: boolean
  readonly reason: string
  /** Who wrote title and reason; absent where Keelson did. */
  readonly text_from?: TextSource
  /** Where none fits: why it is not what was asked, and the words of the query that it does not mention. */
  readonly why_not?: string
  readonly missing?: readonly string[]
}
export interface FoundAnswer {
  readonly fits: boolean
  readonly unmatched: readonly string[]
  /** Where none fits: words of disciplines that nothing covers. */
  readonly outside?: readonly { readonly words: string; readonly discipline: string }[]
  readonly hits: readonly HitAnswer[]
}
/** A version of a workflow; of another repo's only what its manifest says. */
export interface VersionAnswer {
  readonly ref: string
  readonly version: number
  readonly status: string
  readonly title: string
  /** Who wrote all its texts; absent where Keelson did. */
  readonly text_from?: TextSource
  readonly question?: string
  /** null: it takes no inputs, and is run as it stands. */
  readonly request_schema: Json | null
  readonly example?: Json
  /** Of another repo: the files that a run leaves. */
  readonly deliverables?: readonly { readonly name: string; readonly description: string }[]
  readonly answers?: readonly string[]
  readonly standards?: readonly StandardUse[]
  readonly checks?: Readonly<Record<string, CheckSpec>>
  /** The inputs without which a check is not made, by the id of the check. */
  readonly decides?: Readonly<Record<string, readonly string[]>>
  /** Names to choose from, of each input that names a data set. */
  readonly data_sets?: Readonly<Record<string, readonly string[]>>
  readonly validity?: readonly string[]
  readonly not_checked?: readonly string[]
}
export interface WorkflowAnswer {
  readonly ref: string
  readonly title: string
  readonly text_from?: TextSource
  readonly firable: boolean
  readonly reason: string
  readonly versions: readonly VersionAnswer[]
}
/** An input as the service read it. */
export interface ReadInput {
  readonly name: string
  readonly title: string
  readonly origin: string
  readonly use: string
  readonly typed?: unknown
  readonly value?: unknown
  readonly unit?: string
  readonly count?: number
}
export interface ValidAnswer {
  readonly inputs?: readonly ReadInput[]
  readonly input_hash: string
  readonly warnings: readonly Warning[]
}
export interface RunAsked {
  readonly ref: string
  /** undefined: of a workflow that takes no inputs. */
  readonly params: Json | undefined
  readonly meta?: RunMeta
  readonly input_basis?: InputBases
  readonly units?: UnitSystem
}

/** A published page in which any input can be changed. */
export interface SurfaceAnswer {
  /** `modelrepo:wall-thickness-explorer`. */
  readonly surface: string
  readonly report_url: string
  /** The sentence to a chat client that leads to it. */
  readonly prompt: string
}

/** Which columns of a table of a file go to which inputs, as long as nobody has confirmed it. */
export interface ProposalAnswer {
  readonly table: string
  readonly columns: readonly ProposedColumn[]
  readonly questions: readonly Question[]
  /** null while a question is open. */
  readonly mapping: Mapping | null
}
interface ProposedColumn {
  /** 'input' of a list, 'input.column' of a table. */
  readonly target: string
  readonly column: string
  /** null of texts, and while it is asked. */
  readonly unit: string | null
  readonly reason: string
}
/** A file that a request refers to without a complete mapping. */
export interface FileNeed {
  readonly pointer: string
  readonly file: string
  readonly name: string
  readonly proposals: readonly ProposalAnswer[]
}
export interface ProjectListed {
  readonly id: string
  readonly title: string
  readonly version: number
}
export interface ProjectAnswer {
  readonly id: string
  readonly version: number
  readonly project: Project
  readonly standing: ProjectStanding
}
