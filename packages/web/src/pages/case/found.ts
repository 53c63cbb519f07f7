/** What a search found, as a list to choose from; where none fits, the nearest with why each is not what was asked. */
import { type Html, html } from '@keelson/report/html.ts'

interface FoundHit {
  readonly ref: string
  readonly title: string
  readonly question: string
  readonly firable: boolean
  readonly why_not?: string
  readonly missing?: readonly string[]
}
export interface Found {
  readonly query: string
  readonly fits: boolean
  readonly unmatched: readonly string[]
  readonly outside?: readonly { readonly words: string; readonly discipline: string }[]
  readonly hits: readonly FoundHit[]
}

/** How many of the nearest are shown. */
const NEAREST = 3

export const pathOf = (ref: string): string => `/workflows/${ref.replace(':', '/')}`

export function foundList(found: Found): Html {
  const { fits, hits } = found
  const said = fits ? unknownWords(found) : noMatch(found)
  const shown = fits ? hits : hits.slice(0, NEAREST)
  return html`${said && html`<p class="note">${said}</p>`}<ul class="hits">${shown.map(row)}</ul>`
}

const row = ({ ref, title, question, firable, why_not, missing }: FoundHit): Html => {
  const name = firable
    ? html`<a href="${pathOf(ref)}">${title}</a>`
    : html`${title} <span class="tag">not yet available</span>`
  const why = why_not ?? (missing && `It does not mention ${missing.join(', ')}.`)
  return html`<li>${name}<span class="quiet">${why ?? question}</span></li>`
}

function noMatch(found: Found): Html {
  const { query, outside = [], hits } = found
  const belongs = outside.map(
    ({ words, discipline }) => html` “${words}” belongs to ${discipline}, which no calculation covers.`,
  )
  const next = hits.length > 0 ? ' Nearest:' : ' Try other words, or select from the lists below.'
  return html`No calculation matches “${query}”.${belongs}${unknownWords(found)}${next}`
}

function unknownWords({ unmatched, outside = [] }: Found): Html | false {
  const told = outside.flatMap(({ words }) => words.split(' '))
  const unknown = unmatched.filter((word) => !told.includes(word))
  return unknown.length > 0 && html` Unknown words: ${unknown.join(', ')}.`
}
