/** Where a number comes from, in words and links: the step, the input, the clause of a coefficient. */
import type { Origin } from '@keelson/engine/origin.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import { cited } from './cited.ts'
import { type Content, html } from './html.ts'

/** Origins of a list that are named; the rest is counted. */
const MOST_NAMED = 8

export function originText(origin: Origin | undefined, record: RunRecord): Content {
  switch (origin?.kind) {
    case 'step':
    case 'cell':
      return html`<a href="#step-${origin.id}">step ${origin.id}</a>`
    case 'input':
      return html`<code>${origin.name}</code>`
    case 'row': {
      const { name, row, column } = origin
      return html`<code>${name}</code>${row !== undefined && ` row ${row + 1}`}${column !== undefined && html` <code>${column}</code>`}`
    }
    case 'constant':
      return cited(origin.source, origin.clause)
    case 'table':
      return html`entries of <code>${origin.name}</code>`
    case 'members': {
      const { of } = origin
      const named = of.slice(0, MOST_NAMED).map((o, i) => [i > 0 && ', ', originText(o, record)])
      return [named, of.length > MOST_NAMED && ` and ${of.length - MOST_NAMED} more`]
    }
    default:
      return html`<span class="quiet">not recorded</span>`
  }
}

/** Inputs and coefficients are printed with all their digits; a result is rounded. */
export const isExact = (origin: Origin | undefined): boolean =>
  origin?.kind === 'input' || origin?.kind === 'row' || origin?.kind === 'constant'
