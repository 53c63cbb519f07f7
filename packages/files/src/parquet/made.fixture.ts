/** Parquet files of tests: columns of whatever type, and a footer that states what it likes. */
import type { FileMetaData } from 'hyparquet'
import { ByteWriter, parquetWriteBuffer } from 'hyparquet-writer'
import { writeMetadata } from 'hyparquet-writer/src/metadata.js'

type Written = Parameters<typeof parquetWriteBuffer>[0]

export const parquetOf = (columnData: Written['columnData'], more: Partial<Written> = {}): Uint8Array =>
  new Uint8Array(parquetWriteBuffer({ columnData, ...more }))

/** Nothing but a footer. */
export function footerAlone(metadata: Pick<FileMetaData, 'schema' | 'num_rows' | 'row_groups'>): Uint8Array {
  const writer = new ByteWriter()
  const magic = new TextEncoder().encode('PAR1')
  writer.appendBytes(magic)
  writeMetadata(writer, { version: 2, metadata_length: 0, ...metadata })
  writer.appendBytes(magic)
  return new Uint8Array(writer.getBuffer())
}
