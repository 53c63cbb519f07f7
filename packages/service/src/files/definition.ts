/** A project definition as YAML, read within bounds, as the JSON that it says: an anchor that is named often is written as often. */
import { FileError } from '@keelson/files'
import { plainText } from '@keelson/files/text/plain-text.ts'
import { parsedText } from '@keelson/projects'

/** Characters of the JSON; more than a project has. */
const LONGEST = 16 * 1024 * 1024
const MOST_ALIASES = 1000

/** Throws FileError. */
export function definitionText(file: Uint8Array): string {
  const { bytes, decode } = plainText(file)
  const parsed = parsedOf(decode(0, bytes.length))
  if ('problems' in parsed)
    throw new FileError(
      'file_malformed',
      `the project is not valid YAML: ${parsed.problems.map((one) => one.message).join('; ')}`,
    )
  if (!isWithin(parsed.value, LONGEST))
    throw new FileError(
      'file_too_large',
      `the project has more than ${LONGEST} characters once its aliases are written out`,
    )
  return JSON.stringify(parsed.value) ?? 'null'
}

/** An error is made for every fault, of which a trace costs more than all the reading. */
function parsedOf(text: string): ReturnType<typeof parsedText> {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return parsedText(text, MOST_ALIASES)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { problems: [{ pointer: '', message: 'it is nested too deeply' }] }
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Whether it has about so many characters as JSON, without making them; what is named again counts again. */
function isWithin(value: unknown, most: number): boolean {
  const open: unknown[] = [value]
  let left = most
  for (let one = open.pop(); left >= 0 && one !== undefined; one = open.pop()) {
    if (typeof one === 'string') left -= one.length
    else if (typeof one === 'object' && one !== null) {
      const members = Array.isArray(one) ? one : Object.entries(one).flat()
      left -= members.length
      for (const member of members) open.push(member ?? null)
    }
    left--
  }
  return left >= 0
}
