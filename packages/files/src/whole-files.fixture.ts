/** Every file of the test data, whole: what the mutated ones are compared with. */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from './read-file.ts'
import type { FileRead } from './table.ts'

export interface Whole {
  readonly name: string
  readonly bytes: Uint8Array
  readonly read: FileRead
}
const FOLDERS = [
  'ags',
  'aqwa',
  'delimited',
  'gef',
  'inspection',
  'las',
  'ndbc',
  'ogor',
  'openfast',
  'orcaflex',
  'scatter',
  'survey',
  'wamit',
] as const
export const WHOLE_FILES = FOLDERS.flatMap((folder): Whole[] => {
  const url = new URL(`./${folder}/test-data/`, import.meta.url)
  const names = readdirSync(url).filter((name) => name !== 'README.md')
  return names.map((name) => wholeOf(name, new Uint8Array(readFileSync(new URL(name, url)))))
})

/** In UTF-8, so that it can be written in other encodings. */
function wholeOf(name: string, bytes: Uint8Array): Whole {
  const isMarked = bytes[0] === 0xff && bytes[1] === 0xfe
  const encoding = isMarked ? 'utf-16le' : isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  const plain = new TextEncoder().encode(new TextDecoder(encoding).decode(bytes).replaceAll('\r\n', '\n'))
  return { name, bytes: plain, read: readFile(plain, name) }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
