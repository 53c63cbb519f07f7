/**
 * The text behind a file of a data folder, whatever it is packed in: a plain text, a gzip file, a member of a zip (which a
 * download portal may have put into another zip), a sheet of a workbook. A file that is not what it claims is refused with
 * what was expected and what was found.
 */

import { basename, join } from 'node:path'
import { listedUpTo } from '@keelson/workflow'
import { plainPath } from '../duckdb/delimited.ts'
import type { DataFile } from '../duckdb/folder.ts'
import { kindOfFile } from './kind.ts'
import { firstSheetAsText, isWorkbook } from './xlsx.ts'
import { gzipOfMember, unpackLarge, verifiedGzip, ZipError, type ZipMember, zipMembers } from './zip.ts'

export interface TextSource {
  /** As messages call it: the file, and what was taken out of it. */
  readonly name: string
  readonly path: string
  readonly packing: 'none' | 'gzip'
  /** Of a sheet: comma separated and quoted, whatever the official text is. */
  readonly isSheet: boolean
  /** Settles once what is packed was held to its checksum; to be awaited before its numbers are used. */
  readonly verified: Promise<void>
}

/** What is wrong with a file, in words that say what was expected and what was found. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

export interface Wanted {
  /** 'a comma separated text with a header line'. */
  readonly what: string
  /** Member of a zip by its name without folders; left out: the only file of the zip. */
  readonly member?: string
  readonly scratch: string
  readonly signal: AbortSignal
  /** Told apart in the scratch folder by it. */
  readonly id: string
}

/** Members up to so many bytes are unpacked; larger ones are inflated as they are read. */
const LARGEST_UNPACKED = 256 * 2 ** 20
/** A zip within a zip, and a text that a zip holds without packing it: several times the largest that is published. */
export const LARGEST_ON_DISK = 32 * 2 ** 30
/** A zip within a zip, and no deeper. */
const MOST_NESTED = 1
const READY = Promise.resolve()

/** Throws SourceError. */
export async function textSource(
  file: Pick<DataFile, 'name' | 'path'>,
  wanted: Wanted,
  depth = 0,
): Promise<TextSource> {
  const kind = kindOfFile(file.path)
  if (kind === 'a text file' || kind === 'a gzip file') {
    const path = await plainPath(file.path, join(wanted.scratch, `${wanted.id}-plain`))
    const plain = { name: file.name, path, isSheet: false }
    if (kind === 'a text file') return { ...plain, verified: READY, packing: 'none' }
    return { ...plain, verified: told(verifiedGzip(path, wanted.signal), file.name), packing: 'gzip' }
  }
  if (kind !== 'a zip file')
    throw new SourceError(
      `'${file.name}' is ${kind}; expected ${wanted.what}, or a zip or .xlsx file that contains one`,
    )
  try {
    return await packedSource(file, wanted, depth)
  } catch (error) {
    throw sourceError(error, file.name)
  }
}

const sourceError = (error: unknown, file: string) =>
  error instanceof ZipError ? new SourceError(`'${file}' ${error.message}`) : error

async function packedSource(file: Pick<DataFile, 'name' | 'path'>, wanted: Wanted, depth: number): Promise<TextSource> {
  const members = zipMembers(file.path)
  if (isWorkbook(members)) return sheetSource(file, wanted)
  const member = memberOf(file.name, members, wanted)
  const name = `${file.name}/${basename(member.name)}`
  const target = (ending: string) => join(wanted.scratch, `${wanted.id}-${depth}${ending}`)
  if (/\.(zip|xlsx)$/i.test(member.name)) {
    if (depth >= MOST_NESTED) throw new SourceError(`'${file.name}' contains nested zip files`)
    await unpackLarge(file.path, member, target('.zip'), LARGEST_ON_DISK, wanted.signal)
    return textSource({ name, path: target('.zip') }, wanted, depth + 1)
  }
  const text = { name, isSheet: false }
  if (member.unpacked <= LARGEST_UNPACKED || member.method === 0) {
    await unpackLarge(file.path, member, target('.txt'), LARGEST_ON_DISK, wanted.signal)
    return { ...text, path: target('.txt'), packing: 'none', verified: READY }
  }
  const { copied, verified } = gzipOfMember(file.path, member, target('.gz'), wanted.signal)
  await copied
  return { ...text, path: target('.gz'), packing: 'gzip', verified: told(verified, file.name) }
}

/** What fails is told by whoever awaits it, and not by the process. */
function told(verified: Promise<void>, file: string): Promise<void> {
  const named = verified.catch((error: unknown) => {
    throw sourceError(error, file)
  })
  named.catch(() => {})
  return named
}

/** Files that a message names. */
const MOST_NAMED = 8

/** The member of the wanted name; the only file; or, of a wrapped download, the only zip. */
function memberOf(zip: string, members: readonly ZipMember[], { member, what }: Wanted): ZipMember {
  const own = members.find((m) => member !== undefined && basename(m.name).toLowerCase() === member.toLowerCase())
  if (own) return own
  const [first] = members
  const isWrapped = members.length === 1 && (member === undefined || /\.(zip|xlsx)$/i.test(first?.name ?? ''))
  if (first && isWrapped) return first
  const held = members.map((m) => `'${basename(m.name)}'`)
  const found = held.length === 0 ? 'no files' : listedUpTo(MOST_NAMED, held)
  throw new SourceError(
    `'${zip}' must contain ${member === undefined ? `one file, ${what}` : `'${member}'`}; it contains ${found}`,
  )
}

function sheetSource(file: Pick<DataFile, 'name' | 'path'>, wanted: Wanted): TextSource {
  const path = join(wanted.scratch, `${wanted.id}-sheet.csv`)
  const sheet = firstSheetAsText(file.path, path, wanted.signal)
  if (sheet === undefined) throw new SourceError(`'${file.name}' is a workbook without sheets`)
  return { name: `${file.name}/${sheet}`, path, packing: 'none', isSheet: true, verified: READY }
}
