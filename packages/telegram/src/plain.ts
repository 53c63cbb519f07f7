/** Texts as they leave for Telegram: plain, with nothing hidden in them, in pieces that one message holds. */
import { UNSEEN } from '@keelson/chat/said/quoted.ts'

/** Telegram takes 4096 characters; a little is left for the mark of a cut. */
const LONGEST_MESSAGE = 4000
const MOST_MESSAGES = 4

/** The same lines without characters that do not show. */
export const plain = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(UNSEEN, ' ').trimEnd())
    .join('\n')
    .trim()

/** The text in pieces, cut at the ends of lines where they allow it; what is over four messages is left out, and said. */
export function pieces(text: string, longest = LONGEST_MESSAGE): readonly string[] {
  const found: string[] = []
  let rest = text
  while (rest.length > longest && found.length < MOST_MESSAGES - 1) {
    const line = rest.lastIndexOf('\n', longest)
    const end = line > longest / 2 ? line : wholeCharacter(rest, longest)
    found.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  const isCut = rest.length > longest
  return [...found, isCut ? `${rest.slice(0, wholeCharacter(rest, longest))}\n(cut here)` : rest]
}

/** A place at or before `at` that does not part the two halves of one character. */
const wholeCharacter = (text: string, at: number): number => (/[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at)
