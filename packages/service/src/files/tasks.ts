/** What the thread of files is asked, and what it answers: a file that cannot be read is an answer, and no failure of the thread. */
import {
  type Answers,
  FileError,
  inputOf,
  type Mapping,
  MappingError,
  readFile,
  rowTargetsOf,
  type Target,
  targetsOf,
  togetherWith,
} from '@keelson/files'
import { definitionText } from './definition.ts'
import type { FileProposal, SeenFile, TakenFile, TakenRowsFile } from './forms.ts'
import { proposalsOf } from './proposals.ts'
import { seenFile } from './seen.ts'
import { type Sheet, sheetsIn } from './sheets.ts'
import { takeFrom } from './take.ts'
import { takeRowsFrom } from './take-rows.ts'
import { UNPACKERS } from './unpackers.ts'

interface NamedBytes {
  readonly bytes: Uint8Array
  readonly name: string
}
/** The schema of the params of a workflow. */
interface ForWorkflow extends NamedBytes {
  readonly schema: Parameters<typeof targetsOf>[0]
}
/** And which of its inputs are meant. */
interface ForInputs extends ForWorkflow {
  readonly inputs: readonly string[]
}
export type FileTask =
  | (NamedBytes & { readonly kind: 'see' })
  | (ForInputs & {
      readonly kind: 'propose'
      readonly answers: Answers
      readonly areNamed: boolean
      readonly forRows?: boolean
    })
  | (ForInputs & { readonly kind: 'take'; readonly mapping: Mapping })
  /** Of a file whose rows are the points of a study. */
  | (ForWorkflow & { readonly kind: 'take rows'; readonly mapping: Mapping; readonly most: number })
  /** Of a project, or of its basis. */
  | (NamedBytes & { readonly kind: 'definition' })
  | (NamedBytes & { readonly kind: 'sheets' })
/** By the kind of task. */
export interface FileMade {
  readonly see: SeenFile
  readonly propose: readonly FileProposal[]
  readonly take: TakenFile
  readonly 'take rows': TakenRowsFile
  /** JSON. */
  readonly definition: string
  readonly sheets: readonly Sheet[]
}
/** Why a file or a mapping is refused. */
interface FileRefusal {
  readonly refused: 'file' | 'mapping'
  readonly message: string
  readonly line?: number
  readonly column?: string
}
export type FileDone = FileMade[keyof FileMade] | FileRefusal

export function fileDone(task: FileTask): FileDone {
  try {
    return made(task)
  } catch (error) {
    if (error instanceof MappingError) return { refused: 'mapping', message: error.message }
    if (error instanceof FileError) return refusalOf(error)
    throw error
  }
}

function made(task: FileTask): FileMade[keyof FileMade] {
  if (task.kind === 'definition') return definitionText(task.bytes)
  if (task.kind === 'sheets') return sheetsIn(task.bytes)
  if (task.kind === 'see') return seenFile(readOf(task))
  if (task.kind === 'take') return takeFrom(readOf(task, task.mapping.answers), task.mapping, task.schema, task.inputs)
  if (task.kind === 'take rows')
    return takeRowsFrom(readOf(task, task.mapping.answers), task.mapping, task.schema, task.most)
  const wanted = new Set(task.areNamed ? task.inputs : [])
  return proposalsOf(readOf(task, task.answers), targetsIn(task), task.answers, wanted)
}

const readOf = ({ bytes, name }: NamedBytes, answers: Answers = {}) => readFile(bytes, name, answers, UNPACKERS)

const targetsIn = ({ schema, inputs, forRows }: ForInputs & { readonly forRows?: boolean }): readonly Target[] =>
  forRows ? rowTargetsOf(schema).filter((target) => inputs.includes(inputOf(target))) : targetsFor(schema, inputs)

/** With those that one table fills together. */
function targetsFor(schema: ForInputs['schema'], inputs: readonly string[]): readonly Target[] {
  const meant = new Set(inputs.flatMap((input) => togetherWith(schema, input)))
  return targetsOf(schema).filter((target) => meant.has(inputOf(target)))
}

const refusalOf = ({ message, line, column }: FileError): FileRefusal => ({
  refused: 'file',
  message,
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
})
