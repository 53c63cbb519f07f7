/** What is answered of a file: what it holds, and what is proposed of it for the inputs of a workflow. */
import type { FileTable, FormatName, Left, Mapping, Question, TakenRows } from '@keelson/files'

export interface SeenColumn {
  readonly name: string
  readonly heading: string
  readonly unit?: string
  readonly unit_from?: string
  readonly holds: 'numbers' | 'texts'
  /** The first cells as text; '' where nothing stands. */
  readonly first: readonly string[]
}
export interface SeenTable {
  readonly name: string
  readonly rows: number
  readonly columns: readonly SeenColumn[]
  /** How many more there are, where not all of them are listed. */
  readonly columns_not_listed?: number
  readonly facts: FileTable['facts']
}
export interface SeenFile {
  readonly format: FormatName
  readonly tables: readonly SeenTable[]
  readonly questions: readonly Question[]
  readonly left: readonly Left[]
}
export interface KeptFile extends SeenFile {
  /** sha256:<64 hex>, of its bytes. */
  readonly file: string
  readonly name: string
  readonly bytes: number
}

export interface ProposedColumn {
  /** `input`, or `input.column` of a table. */
  readonly target: string
  readonly column: string
  /** null of texts, and while its question is open. */
  readonly unit: string | null
  readonly reason: string
}
export interface FileProposal {
  readonly table: string
  readonly columns: readonly ProposedColumn[]
  readonly questions: readonly Question[]
  /** Complete; null while a question is open or no column goes to an input. */
  readonly mapping: Mapping | null
}
/** Of an input that refers to a file without a complete mapping. */
export interface NeededMapping {
  readonly pointer: string
  readonly file: string
  readonly name: string
  readonly proposals: readonly FileProposal[]
}

/** What a file gives to the inputs of a request. */
export interface TakenFile {
  readonly format: FormatName
  readonly left: readonly Left[]
  /** As a person would have typed them, by input. */
  readonly params: Readonly<Record<string, unknown>>
  /** Choices that the file decides, such as the north of its azimuths. */
  readonly settled: Readonly<Record<string, string>>
}

/** What a file whose rows are points gives to a study. */
export interface TakenRowsFile extends TakenRows {
  readonly format: FormatName
  readonly left: readonly Left[]
  /** Of the file, on which each row begins. */
  readonly lines: readonly number[]
}
