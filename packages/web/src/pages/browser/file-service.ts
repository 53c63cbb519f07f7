/** What the page asks the service about a file. */

import type { Answers } from '@keelson/files/table.ts'
import type { Params } from '../../form/case/field.ts'
import type { FileProposal, FileRefusal, UploadedFile } from '../case/file-contract.ts'

export type FileAnswer<T> = { readonly answer: T } | { readonly refused: FileRefusal }

const AWAY: FileRefusal = { detail: 'The service does not respond. Check that it is running.' }

export const upload = (file: File): Promise<FileAnswer<UploadedFile>> =>
  posted(`/api/files?name=${encodeURIComponent(file.name)}`, 'application/octet-stream', file)

export const proposed = (asked: {
  readonly ref: string
  readonly file: string
  readonly name: string
  readonly inputs: readonly string[] | undefined
  readonly answers: Answers
}): Promise<FileAnswer<{ readonly proposals: readonly FileProposal[] }>> =>
  posted('/api/files/propose', 'application/json', JSON.stringify(asked))

interface Validated {
  readonly inputs: readonly { readonly name: string; readonly typed?: unknown }[]
}
/** The inputs of a request as they would be typed, those in files with the values that were read, and what the files settle. */
export async function readInputs(ref: string, params: Params): Promise<FileAnswer<Readonly<Record<string, unknown>>>> {
  const said = await posted<Validated>('/api/validate', 'application/json', JSON.stringify({ ref, params }))
  if ('refused' in said) return said
  const read = said.answer.inputs.filter(({ typed }) => typed !== undefined)
  return { answer: Object.fromEntries(read.map(({ name, typed }) => [name, typed])) }
}

async function posted<T>(path: string, type: string, body: BodyInit): Promise<FileAnswer<T>> {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': type }, body })
    if (response.ok) return { answer: (await response.json()) as T }
    const refusal = (await response.json().catch(() => ({}))) as Partial<FileRefusal>
    return { refused: { ...refusal, detail: refusal.detail ?? `The service returned status ${response.status}` } }
  } catch {
    return { refused: AWAY }
  }
}
