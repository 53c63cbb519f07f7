/** What the bytes of a file make a decoder throw, of whatever class, is a file that is damaged. */
import { FileError } from '../refused.ts'

/** Throws FileError for what `decode` throws. */
export function orDamaged<T>(decode: () => T, column?: string): T {
  try {
    return decode()
  } catch (error) {
    if (error instanceof FileError) throw error
    throw damaged('its bytes cannot be decoded', column)
  }
}

export function damaged(why: string, column?: string): FileError {
  const where = column === undefined ? '' : `, column ${column}`
  const at = column === undefined ? {} : { column }
  return new FileError('file_malformed', `the Parquet file is damaged${where}: ${why}`, at)
}
