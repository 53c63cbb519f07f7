/** What the thread of files is asked, and what it answers: a file that cannot be read is an answer, and no failure of the thread. */
import {
  type Answers,
  FileError,
  inputOf,
  type Mapping,
  MappingError,
  readFile,
  type Target,
  targetsOf,
} from '@keelson/files'
import type { FileProposal, SeenFile, TakenFile } from './forms.ts'
import { proposalsOf } from './proposals.ts'
import { seenFile } from './seen.ts'
import { takeFrom } from './take.ts'
import { UNPACKERS } from './unpackers.ts'

interface NamedBytes {
  readonly bytes: Uint8Array
  readonly name: string
}
/** The schema of the params of a workflow, and which of its inputs are meant. */
interface ForInputs extends NamedBytes {
  readonly schema: Parameters<typeof targetsOf>[0]
  readonly inputs: readonly string[]
}
export type FileTask =
  | (NamedBytes & { readonly kind: 'see' })
  | (ForInputs & { readonly kind: 'propose'; readonly answers: Answers; readonly areNamed: boolean })
  | (ForInputs & { readonly kind: 'take'; readonly mapping: Mapping })
/** By the kind of task. */
export interface FileMade {
  readonly see: SeenFile
  readonly propose: readonly FileProposal[]
  readonly take: TakenFile
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
  if (task.kind === 'see') return seenFile(readOf(task))
  if (task.kind === 'take') return takeFrom(readOf(task, task.mapping.answers), task.mapping, task.schema, task.inputs)
  const wanted = new Set(task.areNamed ? task.inputs : [])
  return proposalsOf(readOf(task, task.answers), targetsIn(task), task.answers, wanted)
}

const readOf = ({ bytes, name }: NamedBytes, answers: Answers = {}) => readFile(bytes, name, answers, UNPACKERS)

const targetsIn = ({ schema, inputs }: ForInputs): readonly Target[] =>
  targetsOf(schema).filter((target) => inputs.includes(inputOf(target)))

const refusalOf = ({ message, line, column }: FileError): FileRefusal => ({
  refused: 'file',
  message,
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
})
