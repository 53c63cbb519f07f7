/** Files of callers: kept by their content, and read in a thread under a time and a memory limit. */
import type { Answers, Mapping, targetsOf } from '@keelson/files'
import { openLimitedThread, type ThreadLimits } from '../engines/limited-thread.ts'
import { parseJson } from '../http/body.ts'
import { ServiceProblem } from '../problems.ts'
import type { ObjectStore } from '../store/objects.ts'
import { openForgetting } from './forgetting.ts'
import type { FileProposal, KeptFile, TakenFile, TakenRowsFile } from './forms.ts'
import { fileInputs, rowInputs } from './inputs.ts'
import { fileOf, keyOfFile } from './names.ts'
import type { Sheet } from './sheets.ts'
import type { FileDone, FileMade, FileTask } from './tasks.ts'

type Schema = Parameters<typeof targetsOf>[0]

interface ForWorkflow {
  /** Of the params of the workflow. */
  readonly schema: Schema
  /** sha256:<64 hex> */
  readonly file: string
  readonly name: string
}
/** Throws ServiceProblem: file_refused, unknown_file, mapping_refused; busy, not_ready. */
export interface FileDesk {
  /** Keeps what a reader knows. */
  readonly keep: (bytes: Uint8Array, name: string) => Promise<KeptFile>
  readonly bytesOf: (file: string) => Promise<Uint8Array>
  readonly has: (file: string) => Promise<boolean>
  /** Keeps its bytes for a further hour, in which something comes to refer to them. */
  readonly renew: (file: string) => Promise<void>
  /** For all inputs that take from a file where none are named, but for those within rows. */
  readonly propose: (
    use: ForWorkflow & {
      readonly inputs?: readonly string[]
      readonly answers: Answers
      /** Of a file whose rows are the points of a study. */
      readonly forRows?: boolean
    },
  ) => Promise<readonly FileProposal[]>
  readonly take: (
    use: ForWorkflow & { readonly inputs: readonly string[]; readonly mapping: Mapping },
  ) => Promise<TakenFile>
  /** `most`: rows. */
  readonly takeRows: (use: ForWorkflow & { readonly mapping: Mapping; readonly most: number }) => Promise<TakenRowsFile>
  /** The definition of a project, JSON or YAML; throws ServiceProblem body_not_json, body_too_complex too. */
  readonly definition: (bytes: Uint8Array) => Promise<unknown>
  /** The cells of a workbook or a CSV file; nothing of it is kept. */
  readonly sheets: (bytes: Uint8Array) => Promise<readonly Sheet[]>
  /** Ends the thread at once. */
  readonly close: () => Promise<void>
}
export interface DeskOptions {
  readonly objects: ObjectStore
  /** Removes the objects that no run and no study refers to and that did not come within the last hour. */
  readonly forgetUnused: () => Promise<void>
  readonly limits: ThreadLimits
  /** Told of a file that could not be read within the limits, or by a defect of ours. */
  readonly defect: (cause: string) => void
  /** Another one in tests. */
  readonly program?: URL
}

export const FILE_LIMITS: ThreadLimits = { memoryLimitMb: 512, timeLimitMs: 20_000 }

const PROGRAM = new URL('./file-thread.ts', import.meta.url)
const MOST_WAITING = 32

export function openDesk({ objects, forgetUnused, limits, defect, program = PROGRAM }: DeskOptions): FileDesk {
  const forgetting = openForgetting({
    forgetUnused,
    failed: (error) => defect(`files that no run refers to could not be removed: ${error}`),
  })
  const thread = openLimitedThread<FileTask, FileDone>({
    program,
    limits,
    what: 'file reading',
    mostWaiting: MOST_WAITING,
  })
  const done = async <Kind extends keyof FileMade>(
    task: FileTask & { readonly kind: Kind },
  ): Promise<FileMade[Kind]> => {
    const bytes = new Uint8Array(task.bytes)
    const answer = await thread.ask({ ...task, bytes }, [bytes.buffer])
    if (!('made' in answer)) {
      defect(`the file ${JSON.stringify(task.name)} could not be read: ${answer.cause}`)
      throw refusedBy[answer.by](limits)
    }
    const { made } = answer
    if (typeof made === 'string' || !('refused' in made)) return made as FileMade[Kind]
    const { refused, message, ...members } = made
    throw new ServiceProblem(refused === 'file' ? 'file_refused' : 'mapping_refused', message, { members })
  }
  const bytesOf = async (file: string): Promise<Uint8Array> => {
    const key = keyOfFile(file)
    const bytes = key === undefined ? undefined : await objects.read(key)
    if (bytes === undefined) throw unknown(file)
    return bytes
  }
  return {
    keep: async (bytes, name) => {
      const seen = await done({ kind: 'see', bytes, name })
      const { format, ...rest } = seen
      const file = fileOf(await objects.put(bytes))
      forgetting.came()
      return { file, name, bytes: bytes.length, format, ...rest }
    },
    bytesOf,
    has: async (file) => {
      const key = keyOfFile(file)
      return key !== undefined && (await objects.has(key))
    },
    renew: async (file) => {
      await objects.put(await bytesOf(file))
    },
    propose: async ({ schema, file, name, inputs, answers, forRows = false }) => {
      const all = forRows ? rowInputs : fileInputs
      const meant = { schema: plain(schema), inputs: inputs ?? all(schema), areNamed: inputs !== undefined, forRows }
      return done({ kind: 'propose', bytes: await bytesOf(file), name, ...meant, answers })
    },
    take: async ({ schema, file, name, inputs, mapping }) =>
      done({ kind: 'take', bytes: await bytesOf(file), name, schema: plain(schema), inputs, mapping }),
    takeRows: async ({ schema, file, name, mapping, most }) =>
      done({ kind: 'take rows', bytes: await bytesOf(file), name, schema: plain(schema), mapping, most }),
    definition: async (bytes) => {
      const isJson = new TextDecoder().decode(bytes.subarray(0, BEGINNING)).trimStart().startsWith('{')
      if (isJson) return parseJson(Buffer.from(bytes))
      return parseJson(Buffer.from(await done({ kind: 'definition', bytes, name: 'project.yaml' })))
    },
    sheets: (bytes) => done({ kind: 'sheets', bytes, name: 'basis' }),
    close: async () => {
      forgetting.close()
      await thread.close()
    },
  }
}

const BEGINNING = 100

/** A thread takes no functions, which a schema holds beside what is JSON. */
const plain = (schema: Schema): Schema => JSON.parse(JSON.stringify(schema)) as Schema

const refusedBy = {
  late: ({ timeLimitMs }: ThreadLimits) => beyond(`the file could not be read within ${timeLimitMs / 1000} s`),
  memory: ({ memoryLimitMb }: ThreadLimits) =>
    beyond(`reading the file requires more than ${memoryLimitMb} MB of memory`),
  failed: () => new ServiceProblem('internal', 'the file could not be read; the log of the service gives the reason'),
}

const beyond = (why: string) => new ServiceProblem('file_refused', `${why}; provide a smaller file`)

const unknown = (file: string) =>
  new ServiceProblem(
    'unknown_file',
    `the file ${JSON.stringify(file.slice(0, 80))} is not kept here; upload it again by POST /api/files`,
  )
