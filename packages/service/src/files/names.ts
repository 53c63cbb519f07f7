/** How a file is named: by its content, and by a name that a person knows it by. */
import { shortJson } from '@keelson/workflow'

const LONGEST_NAME = 200
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are refused.
const NO_NAME = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069/\\]|^\.{0,2}$/

/** What is wrong with the name of a file; undefined where nothing is. */
export function wrongWithName(name: unknown): string | undefined {
  const isName =
    typeof name === 'string' && name.length <= LONGEST_NAME && name.isWellFormed() && !NO_NAME.test(name.trim())
  if (isName) return undefined
  return `must be a file name without a path, at most ${LONGEST_NAME} characters (entered: ${shortJson(name)})`
}

/** What the name of a file that inputs were read from begins with, in the record of its run. */
export const INPUT_FILE = 'input-'

export const fileOf = (key: string): string => `sha256:${key}`

/** The key under which its bytes are stored; undefined where it is no name of a content. */
export const keyOfFile = (file: string): string | undefined => /^sha256:([0-9a-f]{64})$/.exec(file)?.[1]
