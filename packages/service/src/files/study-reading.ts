/** The reading of files for the rows of a study: each once, and what is refused or not confirmed is told by its row. */
import { ServiceProblem } from '../problems.ts'
import { studyRefused } from '../studies/study-request.ts'
import type { FileDesk } from './desk.ts'
import type { NeededMapping } from './forms.ts'

/** Rows without a mapping of which the columns are proposed: an answer holds no more. */
const MOST_NEEDED = 100

/** A file that several rows refer to is read once; of those that follow one without a mapping none is. */
export function openReading(desk: FileDesk) {
  const taken = new Map<string, ReturnType<FileDesk['take']>>()
  const proposed = new Map<string, ReturnType<FileDesk['propose']>>()
  return {
    ofRow: (i: number, isRefused: boolean): FileDesk => ({
      ...desk,
      take: (use) => {
        if (isRefused) throw new NotRead()
        const { schema: _, ...read } = use
        const key = JSON.stringify(read)
        const found = taken.get(key) ?? desk.take(use)
        taken.set(key, found)
        return found.catch((error) => {
          throw placedAt(i, error, use.name, use.inputs[0])
        })
      },
      propose: (use) => {
        const { schema: _, ...asked } = use
        const key = JSON.stringify(asked)
        if (!proposed.has(key) && proposed.size >= MOST_NEEDED) return Promise.resolve([])
        const found = proposed.get(key) ?? desk.propose(use)
        proposed.set(key, found)
        return found
      },
    }),
  }
}

class NotRead extends Error {}

/** Goes on to the next row, so that all that need a mapping are told of at once. */
export async function unlessNeeded<T>(needed: NeededMapping[], work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotRead) return undefined
    const { code, members } = error instanceof ServiceProblem ? error : { code: undefined, members: undefined }
    if (code !== 'file_mapping_needed') throw error
    needed.push(...(members?.files ?? []))
    return undefined
  }
}

export function unconfirmed(needed: readonly NeededMapping[]): ServiceProblem {
  const names = [...new Set(needed.map(({ pointer, name }) => `row ${pointer.split('/')[3]} (${name})`))]
  const more = names.length > MOST_NEEDED ? ` and ${names.length - MOST_NEEDED} more` : ''
  const detail = `the columns of the files for ${names.slice(0, MOST_NEEDED).join(', ')}${more} are not confirmed`
  return new ServiceProblem('file_mapping_needed', detail, { members: { files: needed.slice(0, 3 * MOST_NEEDED) } })
}

/** A refusal as one of the row, and of an input of it where that is known; one that is told so already stays. */
export function placedAt(i: number, error: unknown, name?: string, input?: string): unknown {
  if (!(error instanceof ServiceProblem) || error.errors.some(({ pointer }) => pointer.startsWith('/vary/')))
    return error
  const row = `/vary/rows/${i}`
  const { code, message, members, headers } = error
  if (code === 'params_refused')
    return studyRefused(error.errors.map((one) => ({ ...one, pointer: `${row}${one.pointer}` })))
  const said = name === undefined || message.includes(name) ? message : `${name}: ${message}`
  const pointer = input === undefined ? row : `${row}/${input.split('.')[0]}`
  return new ServiceProblem(code, `${pointer}: ${said}`, { members, headers, errors: [{ pointer, message: said }] })
}
