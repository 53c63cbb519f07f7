/** The methods of compression of Parquet and of zips that Node has, each bounded by the size that the file states. */
import { brotliDecompressSync, gunzipSync, inflateRawSync, zstdDecompressSync } from 'node:zlib'
import type { Unpackers } from '@keelson/files/parquet/unpackers.ts'

type Method = (packed: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array

/** Nothing is a page as well, which Node would not take as a bound. */
const bounded = (method: Method) => (packed: Uint8Array, size: number) =>
  method(packed, { maxOutputLength: Math.max(size, 1) })

export const UNPACKERS: Unpackers = {
  GZIP: bounded(gunzipSync),
  BROTLI: bounded(brotliDecompressSync),
  ZSTD: bounded(zstdDecompressSync),
  DEFLATE: bounded(inflateRawSync),
}
