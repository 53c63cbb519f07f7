/** Where an input comes from, in the words of a narrow column. */
import type { InputBasis, StatedBasis } from '@keelson/engine/input-basis.ts'

import { shortened } from './html.ts'

/** Characters of a column. */
const LONGEST = 28
const RUN_ID = 13

/** 'NF-2101 rev. B', 'example', 'default'; 'as sent' where nothing is stated. */
export function sourceInBrief({ whole, cells }: StatedBasis): string {
  const texts = [...new Set([...(whole ? [whole] : []), ...cells].map(oneSource))]
  if (texts.length === 0) return 'as sent'
  return shortened(texts.length <= 2 ? texts.join(', ') : `${texts[0]} and ${texts.length - 1} more`, LONGEST)
}

function oneSource(basis: InputBasis): string {
  const { document, revision, note } = basis.source ?? {}
  const stated = [document, revision && `rev. ${revision}`].filter((part) => part).join(' ')
  if (stated !== '') return stated
  if (note) return note
  switch (basis.from) {
    case 'run':
      return `run ${basis.id.slice(0, RUN_ID)}`
    case 'basis':
      return `${basis.project}: ${basis.name}`
    case 'file':
      return `file, ${basis.column}`
    default:
      return basis.from
  }
}
