/** One page, unpacked within a budget and decoded: what is in it cannot grow beyond the cells that it is said to have. */
import { shownWhole } from '@keelson/workflow'
import type { CompressionCodec, DecodedArray, PageHeader } from 'hyparquet'
import { DEFAULT_PARSERS } from 'hyparquet/src/convert.js'
import { decompressPage, readDataPage, readDataPageV2 } from 'hyparquet/src/datapage.js'
import { FileError } from '../refused.ts'
import { damaged } from './damaged.ts'
import { type Chunk, type FlatColumn, LARGEST_UNPACKED, tooLarge } from './footer.ts'
import { countAt, refuseLongRuns, refuseShortLevels } from './runs.ts'
import { unpackSnappy } from './snappy.ts'
import type { Unpackers } from './unpackers.ts'

export interface PageSource {
  readonly bytes: Uint8Array
  readonly unpackers: Unpackers
  /** Bytes that may be unpacked yet, of all columns. */
  readonly budget: { left: number }
}
export const readerOf = (page: Uint8Array) => ({
  view: new DataView(page.buffer, page.byteOffset, page.byteLength),
  offset: 0,
})

type DataPageHeaderV2 = NonNullable<PageHeader['data_page_header_v2']>

interface Page {
  readonly header: PageHeader
  readonly packed: Uint8Array
  readonly count: number
}

export interface Decoded {
  /** Whether its values are places in the dictionary. */
  readonly isCoded: boolean
  /** Of each cell, 1 where it has a value; of none where all have. */
  readonly levels: readonly number[]
  readonly values: DecodedArray
}

export function decoded(column: FlatColumn, { meta }: Chunk, page: Page, source: PageSource): Decoded {
  const { name } = column.element
  const { data_page_header: v1, data_page_header_v2: v2 } = page.header
  const unpack = (packed: Uint8Array, size: number) => unpacked(packed, size, meta.codec, source, name)
  const decoder = {
    pathInSchema: [name],
    element: column.element,
    schemaPath: [...column.path],
    type: meta.type,
    parsers: DEFAULT_PARSERS,
    codec: 'UNCOMPRESSED' as const,
  }
  const encoding = v2?.encoding ?? v1?.encoding
  if (encoding === undefined) throw damaged('a page has no header', name)
  const read = v2 ? ofSecondVersion(page, v2, decoder, unpack) : ofFirstVersion(page, decoder, unpack)
  return { isCoded: isDictionary(encoding), levels: read.definitionLevels ?? [], values: read.dataPage }
}

type Decoder = Parameters<typeof readDataPageV2>[2]
type Unpack = (packed: Uint8Array, size: number) => Uint8Array

const isNullable = ({ element }: Decoder) => element.repetition_type !== 'REQUIRED'

/** All of the page is packed, and the levels say how long they are. */
function ofFirstVersion({ header, packed, count }: Page, decoder: Decoder, unpack: Unpack) {
  const [v1, name] = [header.data_page_header, decoder.element.name]
  if (v1 === undefined) throw damaged('a page has no header', name)
  const page = unpack(packed, header.uncompressed_page_size)
  const levels = isNullable(decoder) ? 4 + readerOf(page).view.getUint32(0, true) : 0
  if (levels > 0) refuseShortLevels(page.subarray(4, levels), count, name)
  refuseEncoded(v1.encoding, page.subarray(levels), count, decoder)
  return readDataPage(page, v1, decoder)
}

/** The levels are not packed, and the header says how long they are. */
function ofSecondVersion({ header, packed, count }: Page, v2: DataPageHeaderV2, decoder: Decoder, unpack: Unpack) {
  const { repetition_levels_byte_length: first, definition_levels_byte_length: own, num_nulls } = v2
  const levels = first + own
  if (!(num_nulls >= 0 && num_nulls <= count && first >= 0 && own >= 0 && levels <= packed.length))
    throw damaged('a page has a header that contradicts it', decoder.element.name)
  const isPacked = v2.is_compressed !== false && packed.length > levels
  const values = isPacked
    ? unpack(packed.subarray(levels), header.uncompressed_page_size - levels)
    : packed.subarray(levels)
  if (isNullable(decoder)) refuseShortLevels(packed.subarray(first, levels), count, decoder.element.name)
  refuseEncoded(v2.encoding, values, count, decoder)
  const page = new Uint8Array(levels + values.length)
  page.set(packed.subarray(0, levels))
  page.set(values, levels)
  return readDataPageV2(page, { ...header, data_page_header_v2: { ...v2, is_compressed: false } }, decoder)
}

const isDictionary = (encoding: string) => encoding.endsWith('_DICTIONARY')

/** Runs and blocks that are longer than the page; and texts that repeat others, which unpack to any size. */
function refuseEncoded(
  encoding: string,
  values: Uint8Array,
  count: number,
  { element: { name }, type }: Decoder,
): void {
  if (encoding === 'DELTA_BYTE_ARRAY')
    throw new FileError(
      'file_malformed',
      `the encoding of column ${name} is not supported; write the column with plain or dictionary encoding`,
      {
        column: name,
      },
    )
  if (encoding.startsWith('DELTA_') && piecesIn(values) > MOST_PIECES)
    throw damaged('its blocks have too many pieces', name)
  if (isDictionary(encoding)) refuseLongRuns(values.subarray(1), values[0] ?? 0, count, name)
  if (encoding === 'RLE' && type === 'BOOLEAN') refuseLongRuns(values.subarray(4), 1, count, name)
}

/** Of differences: the second number says into how many pieces a block is divided. */
const MOST_PIECES = 4096
const piecesIn = (values: Uint8Array) => countAt(values, countAt(values, 0).next).value

export function unpacked(
  packed: Uint8Array,
  size: number,
  codec: CompressionCodec,
  { unpackers, budget }: PageSource,
  column: string,
): Uint8Array {
  if (!(size >= 0) || codec === undefined) throw damaged('a page has no size or compression method', column)
  budget.left -= size
  if (budget.left < 0) throw tooLarge('too many bytes when it is unpacked', `${shownWhole(LARGEST_UNPACKED)} bytes`)
  if (codec !== 'UNCOMPRESSED' && codec !== 'SNAPPY' && unpackers[codec] === undefined)
    throw new FileError('file_malformed', `the compression ${codec} is not read; write the file with Snappy`, {
      column,
    })
  return decompressPage(packed, size, codec, { ...unpackers, SNAPPY: unpackSnappy })
}
