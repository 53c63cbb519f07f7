/** Methods of compression that whoever reads a file may have: of Parquet beside Snappy, and of zips, which are read without it too. */
import type { CompressionCodec } from 'hyparquet'

/** Each gives `size` bytes, and never makes more. */
export type Unpack = (packed: Uint8Array, size: number) => Uint8Array
export type Unpackers = Readonly<Partial<Record<CompressionCodec | 'DEFLATE', Unpack>>>
