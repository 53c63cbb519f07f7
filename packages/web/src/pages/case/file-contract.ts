/** Files of the trade as the service answers of them, in the form in which a page reads it. */
import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import type { Left, Question } from '@keelson/files/table.ts'

/** What an upload answers. */
export interface UploadedFile {
  /** By the digest of its bytes. */
  readonly file: string
  readonly name: string
  readonly bytes: number
  readonly format: string
  readonly tables: readonly UploadedTable[]
  readonly questions: readonly Question[]
  readonly left: readonly Left[]
}
export interface UploadedTable {
  readonly name: string
  readonly rows: number
  readonly columns: readonly UploadedColumn[]
}
interface UploadedColumn {
  readonly name: string
  readonly heading: string
  readonly unit?: string
  /** Its first cells. */
  readonly first: readonly string[]
}
/** Which columns of a table the inputs take. */
export interface FileProposal {
  readonly table: string
  readonly columns: readonly ProposedColumn[]
  readonly questions: readonly Question[]
  /** null while a question is open. */
  readonly mapping: Mapping | null
}
export interface ProposedColumn {
  /** 'input', or 'input.column' of a table. */
  readonly target: string
  /** Absent while it is not answered which. */
  readonly column?: string | null
  readonly unit?: string | null
  readonly reason?: string | null
}
/** Why a file, or a mapping of it, was refused. */
export interface FileRefusal {
  /** Of the problem; absent where the service is away. */
  readonly code?: string
  readonly detail: string
  readonly line?: number
  readonly column?: string
}
