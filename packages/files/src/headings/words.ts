/** A heading as words that can be compared: "O'clock [hh:mm]", 'oclock' and 'O_CLOCK' alike. */

const LONGEST_HEADING = 200

/** What vendors write with marks between letters, as one word. */
const WITH_MARKS: readonly (readonly [string, string])[] = [
  ["o'clock", 'oclock'],
  ['o’clock', 'oclock'],
  ['o´clock', 'oclock'],
  ['o`clock', 'oclock'],
  ['u/s', 'us'],
  ['d/s', 'ds'],
  ['w.t.', 'wt'],
  ['no.', 'no'],
]

/** In small letters; a unit in brackets is left out, for a column has it apart. */
export function wordsOf(heading: string): string[] {
  const apart = withoutBrackets(camelApart(heading.slice(0, LONGEST_HEADING))).toLowerCase()
  const joined = WITH_MARKS.reduce((text, [marks, word]) => text.replaceAll(marks, word), apart)
  return joined.split(/[^\p{L}\p{N}%]+/u).filter((word) => word !== '')
}

/** 'LogDistance' is two words, 'WTnom' as well; 'TVDSS' and 'AZIM' are one. */
function camelApart(heading: string): string {
  return heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu}{2})(\p{Ll}{2})/gu, '$1 $2')
}

/** Of '(grid)' or '(true)' nothing is left out: these are no units. */
function withoutBrackets(heading: string): string {
  return heading.replace(/\[[^[\]]*\]/g, ' ')
}

/** Whether the words of a phrase stand one after the other in others. */
export function standsWithin(phrase: readonly string[], words: readonly string[]): boolean {
  for (let from = 0; from + phrase.length <= words.length; from++) {
    if (phrase.every((word, at) => words[from + at] === word)) return true
  }
  return false
}
