/** The footer of a Parquet file: its columns, its groups of rows and its statements, bounded before anything is unpacked. */
import { shownWhole } from '@keelson/workflow'
import type { ColumnMetaData, FileMetaData, KeyValue, RowGroup, SchemaElement, SchemaTree } from 'hyparquet'
import { parquetMetadata, parquetSchema } from 'hyparquet/src/metadata.js'
import { FileError } from '../refused.ts'
import { damaged, orDamaged } from './damaged.ts'

export interface FlatColumn {
  readonly element: SchemaElement
  /** From the root to the column. */
  readonly path: SchemaTree[]
  /** One for each group of rows. */
  readonly chunks: readonly Chunk[]
}
export interface Chunk {
  readonly rows: number
  readonly meta: ColumnMetaData
}
export interface Footer {
  readonly rows: number
  readonly columns: readonly FlatColumn[]
  /** Names of columns that hold lists, maps or records. */
  readonly nested: readonly string[]
  readonly stated: ReadonlyMap<string, string>
}

/** States that no number of the file stands for nothing. */
export const NULL_STATED = { key: 'no value', value: 'null' } as const

const MAGIC = 'PAR1'
/** What the head of a page begins with. */
const FIRST_PAGE = 0x15
const MOST_COLUMNS = 16_384
/** Of a text of 16 MiB, each with its delimiter. */
const MOST_CELLS = 8_388_608
export const LARGEST_UNPACKED = 128 * 2 ** 20
const LARGEST_FOOTER = 4 * 2 ** 20
/** Length of the footer, and the magic at the end. */
const TAIL = 8

/** By its first page, a file that lost its end is one as well. */
export function isParquet(bytes: Uint8Array): boolean {
  return isMagic(bytes, 0) && (bytes[MAGIC.length] === FIRST_PAGE || endsAsParquet(bytes))
}

const endsAsParquet = (bytes: Uint8Array) =>
  bytes.length >= MAGIC.length + TAIL && isMagic(bytes, bytes.length - MAGIC.length)
const isMagic = (bytes: Uint8Array, at: number) => [...MAGIC].every((sign, i) => bytes[at + i] === sign.charCodeAt(0))

export function footerOf(bytes: Uint8Array): Footer {
  if (!endsAsParquet(bytes)) throw damaged('its end is missing')
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - TAIL, true)
  if (size > bytes.length - MAGIC.length - TAIL) throw damaged('its footer is longer than the file')
  if (size > LARGEST_FOOTER)
    throw tooLarge(`a footer of ${shownWhole(size)} bytes`, `${shownWhole(LARGEST_FOOTER)} bytes`)
  const tail = bytes.subarray(bytes.length - size - TAIL)
  return orDamaged(() => checked(parquetMetadata(tail, { geoparquet: false })))
}

function checked(metadata: FileMetaData): Footer {
  const tree = parquetSchema(metadata)
  const flat = tree.children.filter(isFlat)
  const rows = Number(metadata.num_rows)
  refuseTooLarge(rows, flat.length, metadata.row_groups)
  refuseSameNames(tree.children.map(({ element }) => element.name))
  if (rows < 0 || metadata.row_groups.reduce((sum, group) => sum + rowsOf(group), 0) !== rows)
    throw damaged('its row groups do not add up to the rows of the file')
  return {
    rows,
    columns: flat.map((leaf) => ({
      element: leaf.element,
      path: [tree, leaf],
      chunks: metadata.row_groups.map((group) => chunkOf(group, leaf.element)),
    })),
    nested: tree.children.filter((child) => !isFlat(child)).map(({ element }) => element.name),
    stated: statedBy(metadata.key_value_metadata),
  }
}

/** A damaged file has pairs without a key. */
export const statedBy = (pairs: readonly KeyValue[] = []): ReadonlyMap<string, string> =>
  new Map(pairs.filter(({ key }) => key !== undefined).map(({ key, value = '' }) => [key, value]))

const isFlat = ({ children, element }: SchemaTree) =>
  children.length === 0 && element.type !== undefined && element.repetition_type !== 'REPEATED'

function refuseTooLarge(rows: number, columns: number, groups: readonly RowGroup[]): void {
  if (columns > MOST_COLUMNS) throw tooLarge(`${shownWhole(columns)} columns`, shownWhole(MOST_COLUMNS))
  if (rows * columns > MOST_CELLS)
    throw tooLarge(`${shownWhole(rows)} rows of ${shownWhole(columns)} columns`, `${shownWhole(MOST_CELLS)} cells`)
  if (rows > MOST_CELLS) throw tooLarge(`${shownWhole(rows)} rows`, shownWhole(MOST_CELLS))
  if (groups.length > MOST_COLUMNS) throw tooLarge(`${shownWhole(groups.length)} row groups`, shownWhole(MOST_COLUMNS))
}

export const tooLarge = (has: string, most: string) =>
  new FileError('file_too_large', `the Parquet file has ${has}; at most ${most} are read`)

function refuseSameNames(names: readonly string[]): void {
  if (names.includes(undefined as never)) throw damaged('a column has no name')
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined)
    throw new FileError('file_malformed', 'the Parquet file has two columns of the same name; rename one of them', {
      column: twice,
    })
}

function rowsOf({ num_rows }: RowGroup): number {
  if (num_rows < 0n) throw damaged('a row group has a negative number of rows')
  return Number(num_rows)
}

function chunkOf(group: RowGroup, { name, type }: SchemaElement): Chunk {
  const chunk = group.columns.find(
    ({ meta_data }) => meta_data?.path_in_schema.length === 1 && meta_data.path_in_schema[0] === name,
  )
  if (chunk?.crypto_metadata !== undefined)
    throw new FileError('file_malformed', 'the column is encrypted; save the file without encryption', { column: name })
  if (chunk?.meta_data === undefined || chunk.file_path) throw damaged('a row group does not contain it', name)
  if (chunk.meta_data.type !== type) throw damaged('its type differs in a row group', name)
  return { rows: rowsOf(group), meta: chunk.meta_data }
}
