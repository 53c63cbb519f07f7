/** The texts that the cells of a workbook share: the runs of each belong together, phonetic hints do not. */
import { shownWhole } from '@keelson/workflow'
import { ZipError } from '../zip/directory.ts'
import type { Part } from './parts.ts'
import { spanText } from './xml-tag.ts'

/** Characters of all of them. */
const MOST_TEXT = 64 * 2 ** 20

export function sharedTexts(part: Part): readonly string[] {
  const texts: string[] = []
  let [text, isText, isHint, length] = ['', false, false, 0]
  part('xl/sharedStrings.xml', {
    open: ({ name }) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isHint = true
      isText = name === 't' && !isHint
    },
    text: (more) => {
      if (isText) text += spanText(more)
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isHint = false
      if (name !== 'si') return
      texts.push(text)
      length += text.length
      if (length > MOST_TEXT) throw new ZipError(`contains more than ${shownWhole(MOST_TEXT)} characters of text`)
    },
  })
  return texts
}
