/** What a first sheet may not say: names and marks of a program, and the same thing twice. */

const SUMMARY = /<section[^>]* id="summary"[\s\S]*?<\/section>/
/** What a caller wrote, and drawings. */
const LEFT_OUT = /<(svg|math|code|pre)\b[\s\S]*?<\/\1>/g
const BLOCKS = /<\/?(?:p|div|dt|dd|td|th|tr|li|h\d)\b[^>]*>/g

const RAW: readonly (readonly [string, RegExp])[] = [
  ['a list of a program', /: \[|\{"/],
  ['a flag of a program', /(?:^|[:;|] )(?:true|false)(?=$|[;|.])/m],
  ['a reference of a program', /\b(?:model|data)repo:/],
  ['a verdict told twice', /No check made\s+No check made/],
  ['a value that stands elsewhere', /see all values/],
  ['a list of nothing', /(?:^|\s)–(?:, –)+(?=\s|$)/m],
  ['a year that is grouped', /\byear[|\n ]+(?:1,9|2,0|2,1)\d\d[|\n ]/i],
  ['one year of several', /(?<![\d.,])(?!1 )\d[\d.,]* year\b(?!-)/],
]

export function rawWords(html: string): readonly string[] {
  const [sheet = ''] = SUMMARY.exec(html) ?? []
  const text = sheet
    .replace(LEFT_OUT, '')
    .replace(BLOCKS, '\n')
    .replaceAll('\n\n', '|')
    .replace(/<[^>]*>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/\u00a0/g, ' ')
  return RAW.flatMap(([what, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${what}: ${text.slice(Math.max(0, found.index - 40), found.index + 60).trim()}`] : []
  })
}
