/** What a file says of itself beside its table: 'Well: A-1' in comments and lines before the heading, and its way of writing. */

import { type LeftTally, leave } from '../left.ts'
import type { PlainText } from '../text/plain-text.ts'
import { endOf } from '../text/unended.ts'
import type { Head } from './head.ts'
import { inWords } from './layout.ts'
import type { Marks } from './marks.ts'
import { uncommented } from './record.ts'
import type { Sample } from './sample.ts'

const MOST_FACTS = 100
const STATED = /^([^:=]{1,60})[:=](.{1,200})$/

export function factsOf(text: PlainText, { layout, records, comments }: Sample, head: Head, marks: Marks) {
  const first = head.heading?.line ?? head.body.line
  const before = records.filter(({ at }) => at.line < first)
  const pairs = before.flatMap(({ cells }) => {
    const filled = cells.map((cell) => cell.text.trim()).filter((cell) => cell !== '')
    return [filled.length === 2 ? filled : statedIn(filled.join(' '))]
  })
  const remarks = comments
    .filter(({ at }) => at.line < head.body.line && at.line !== head.heading?.line)
    .map((comment) => statedIn(uncommented(comment.text)))
  const own = [...remarks, ...pairs].filter(([key = '', value = '']) => key !== '' && value !== '')
  return {
    ...Object.fromEntries(own.slice(0, MOST_FACTS)),
    Delimiter: inWords(layout),
    ...(marks.decimal === ',' && { 'Decimal mark': ',' }),
    ...(marks.thousands !== '' && { 'Thousands mark': marks.thousands }),
    ...(text.encoding !== 'utf-8' && { Encoding: text.encoding }),
    ...endOf(text),
  }
}

function statedIn(line: string): readonly string[] {
  const [, key = '', value = ''] = STATED.exec(line) ?? []
  return [key.trim(), value.trim()]
}

/** Counts the lines of the head that are not read. */
export function leaveHead({ records, comments, empty }: Sample, head: Head, left: LeftTally): void {
  const { heading, units, body } = head
  for (const { at } of comments) {
    if (at.line < body.line && at.line !== heading?.line) leave(left, 'comment lines', at.line)
  }
  for (const line of empty) if (line < body.line) leave(left, 'empty lines', line)
  for (const { at } of records) {
    if (at.line >= body.line || at.line === heading?.line || at.line === units?.line) continue
    const isBefore = heading === undefined || at.line < heading.line
    leave(left, isBefore ? 'lines before the heading' : 'lines between heading and data', at.line)
  }
}
