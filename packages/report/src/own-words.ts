/** What the engineer says: purpose and conclusion on the first sheet, holds and references in the basis. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { type Content, html, shortened } from './html.ts'
import { exampleNote } from './input-source.ts'
import { bullets } from './section.ts'

type Of = Pick<RunRecord, 'request'>

/** Characters of each on the first sheet; what is longer is printed whole in the basis. */
const LONGEST = 400

/** The rows of the first sheet, above what is found. */
export const firstRows = (record: RunRecord): readonly (readonly [term: string, text: string])[] => {
  const { purpose, conclusion } = record.request.meta ?? {}
  const rows = [
    ['Purpose', purpose],
    ['Conclusion', conclusion],
    ['Inputs', exampleNote(record)],
  ] as const
  return rows.flatMap(([term, text]) => (text ? [[term, shortened(text, LONGEST)] as const] : []))
}

/** Purpose, conclusion, and how many inputs are the example's. */
export function firstWords(record: RunRecord): Content {
  const rows = firstRows(record)
  return (
    rows.length > 0 &&
    html`<dl class="notes own-words">${rows.map(([term, text]) => html`<div${term === 'Inputs' && html` class="warned"`}><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>`
  )
}

/** In the basis: what is too long for the first sheet, what is on hold, and the documents referred to. */
export function wordsInBasis({ request }: Of): readonly Content[] {
  const { purpose = '', conclusion = '', holds = [], references = [] } = request.meta ?? {}
  const paragraph = (title: string, text: string) =>
    text.length > LONGEST && html`<h3>${title}</h3><p class="own-words">${text}</p>`
  const list = (title: string, texts: readonly string[]) => texts.length > 0 && html`<h3>${title}</h3>${bullets(texts)}`
  return [
    paragraph('Purpose', purpose),
    paragraph('Conclusion', conclusion),
    list('Holds', holds),
    list('References', references),
  ].filter((part) => part !== false)
}
