/** A file that cannot be read, with the place. */

export type FileErrorCode =
  | 'not_this_format'
  | 'file_malformed'
  | 'file_too_large'
  | 'number_malformed'
  | 'encoding_unknown'

export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: FileErrorCode
  /** Counted from 1. */
  readonly line: number | undefined
  readonly column: string | undefined

  constructor(code: FileErrorCode, message: string, at: { readonly line?: number; readonly column?: string } = {}) {
    super(message)
    this.code = code
    this.line = at.line
    this.column = at.column
  }
}
