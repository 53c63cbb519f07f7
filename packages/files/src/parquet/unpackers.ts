/** Methods of compression beside Snappy, which whoever reads a file may have. */
import type { CompressionCodec } from 'hyparquet'

/** Each gives `size` bytes, and never makes more. */
type Unpack = (packed: Uint8Array, size: number) => Uint8Array
export type Unpackers = Readonly<Partial<Record<CompressionCodec, Unpack>>>
