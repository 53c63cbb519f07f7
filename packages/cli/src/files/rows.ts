/** `--rows PATH`: a file for each point of a study, or one file whose rows are the points; its mapping is confirmed once. */
import { globSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StudyRequest } from '@keelson/studies'
import { type Call, CallError, type Given, type Option, textOption } from '../command.ts'
import type { Carry } from '../over-http.ts'
import { type FileAsked, fileAsked, MAPPING_END, mappingOfRows } from './asked.ts'
import { uploaded } from './at-service.ts'
import { proposed, referencesTo } from './confirmed.ts'
import { unconfirmedInWords } from './words.ts'

export const ROWS_OPTION: Option = {
  value: 'PATH',
  about:
    "one point for each file of a folder or a quoted pattern, such as 'surveys/*.csv'; for a single file, one point for each row",
}

interface RowsAsked {
  /** In their order; the columns of the first are confirmed for all. */
  readonly files: readonly [FileAsked, ...FileAsked[]]
  /** A point for each file; else for each row of the only one. */
  readonly isEach: boolean
}

/** How the inputs vary; undefined where the columns are not confirmed, which has then been printed. */
export async function listOfRows(given: Given, ref: string, carry: Carry): Promise<StudyRequest['vary'] | undefined> {
  const { files, isEach } = rowsAsked(given)
  const [first] = files
  const { said } = first
  const upload = await uploaded(carry, first.path)
  if (said.mapping === undefined) {
    const found = await proposed(carry, ref, first, said, upload, isEach ? undefined : 'rows')
    const unconfirmed = [{ ...found, ...(files.length > 1 && { files: files.length }) }]
    given.print({ unconfirmed }, unconfirmedInWords(unconfirmed))
    return undefined
  }
  const { mapping } = said
  if (!isEach) return { kind: 'list', file: upload.file, name: upload.name, as: { ...mapping } }
  const rows = [Object.fromEntries(referencesTo(first, upload, mapping))]
  for (const file of files.slice(1))
    rows.push(Object.fromEntries(referencesTo(file, await uploaded(carry, file.path), mapping)))
  return { kind: 'list', rows }
}

/** Throws CallError where there is no such file. */
function rowsAsked(call: Call): RowsAsked {
  const asked = textOption(call, 'rows') ?? ''
  const mapping = mappingOfRows(call)
  const several = filesIn(asked)
  const [path, ...others] = several ?? [asked]
  if (path === undefined) throw new CallError(`--rows ${asked} matches no file`)
  const first = fileAsked(path, undefined, mapping)
  return { files: [first, ...others.map((other) => ({ ...first, path: other }))], isEach: several !== undefined }
}

/** Of a folder or a pattern, in the order in which a person counts them; undefined of a single file. */
function filesIn(path: string): readonly string[] | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) return ordered(readdirSync(path).map((name) => join(path, name)))
  return found === undefined && /[*?[{]/.test(path) ? ordered(globSync(path)) : undefined
}

const inOrder = new Intl.Collator('en', { numeric: true })

const ordered = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => isMeant(path)).toSorted((a, b) => inOrder.compare(a, b) || (a < b ? -1 : 1))

const isMeant = (path: string): boolean =>
  !path.endsWith(MAPPING_END) && !/(?:^|[/\\])\.[^/\\]*$/.test(path) && statSync(path).isFile()
