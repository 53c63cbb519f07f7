/** The cells of one column, page by page: no page has more cells than rows are left. */
import type { PageHeader } from 'hyparquet'
import { parquetHeader } from 'hyparquet/src/column.js'
import { readPlain } from 'hyparquet/src/plain.js'
import { damaged, orDamaged } from './damaged.ts'
import { type Decoded, decoded, type PageSource, readerOf, unpacked } from './decode.ts'
import type { Chunk, FlatColumn } from './footer.ts'

/** A value as it is stored. */
export type Stored = number | bigint | boolean | Uint8Array

/** What becomes of stored values and of cells. A dictionary is converted once, however many cells refer to it. */
interface Taking<Value> {
  readonly convert: (stored: Stored) => Value
  /** Of each cell that has a value, with its row, counted from 0. */
  readonly take: (value: Value, row: number) => void
}

export function eachCell<Value>(column: FlatColumn, source: PageSource, taking: Taking<Value>): void {
  let first = 0
  for (const chunk of column.chunks) {
    const from = first
    orDamaged(() => takeChunk(column, chunk, source, taking, from), column.element.name)
    first += chunk.rows
  }
}

function takeChunk<Value>(
  column: FlatColumn,
  chunk: Chunk,
  source: PageSource,
  { convert, take }: Taking<Value>,
  first: number,
): void {
  const { name, type_length } = column.element
  const own = bytesOf(chunk, source.bytes, name)
  const reader = readerOf(own)
  let dictionary: readonly Value[] | undefined
  let row = 0
  while (row < chunk.rows) {
    if (reader.offset >= own.length) throw damaged('it has fewer cells than rows', name)
    const header = parquetHeader(reader)
    const packed = new Uint8Array(own.buffer, own.byteOffset + reader.offset, header.compressed_page_size)
    reader.offset += header.compressed_page_size
    const count = countOf(header)
    if (header.type === 'DICTIONARY_PAGE') {
      const page = unpacked(packed, header.uncompressed_page_size, chunk.meta.codec, source, name)
      if (count > 8 * page.length) throw damaged('its dictionary is truncated', name)
      dictionary = Array.from(readPlain(readerOf(page), chunk.meta.type, count, type_length), convert)
    } else {
      if (count > chunk.rows - row) throw damaged('it has more cells than rows', name)
      const cells = decoded(column, chunk, { header, packed, count }, source)
      takePage({ ...cells, count, name, dictionary }, { convert, take }, first + row)
      row += count
    }
  }
}

interface PageCells<Value> extends Decoded {
  readonly count: number
  readonly name: string
  readonly dictionary: readonly Value[] | undefined
}

function takePage<Value>(page: PageCells<Value>, { convert, take }: Taking<Value>, first: number): void {
  const { count, name, dictionary, isCoded, levels, values } = page
  if (isCoded && dictionary === undefined) throw damaged('its dictionary is missing', name)
  let next = 0
  for (let i = 0; i < count; i++) {
    if (levels.length > 0 && levels[i] !== 1) continue
    const stored = values[next++]
    if (stored === undefined || (isCoded && !(stored < (dictionary?.length ?? 0))))
      throw damaged('a page is truncated', name)
    take(isCoded ? (dictionary?.[stored] as Value) : convert(stored), first + i)
  }
}

function bytesOf({ meta }: Chunk, bytes: Uint8Array, name: string): Uint8Array {
  const start = Number(meta.dictionary_page_offset || meta.data_page_offset)
  const end = start + Number(meta.total_compressed_size)
  if (!(start >= 0 && end >= start && end <= bytes.length)) throw damaged('it extends past the end of the file', name)
  return bytes.subarray(start, end)
}

/** Of rows: only columns without lists are read. */
function countOf({
  type,
  data_page_header: v1,
  data_page_header_v2: v2,
  dictionary_page_header: words,
}: PageHeader): number {
  const count = type === 'DATA_PAGE' ? v1?.num_values : type === 'DATA_PAGE_V2' ? v2?.num_values : words?.num_values
  if (count === undefined || count < 0) throw damaged('it has a page without cells')
  return count
}
