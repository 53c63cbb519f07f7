/** What a search found, as a list to choose from. */
import { type Html, html } from '@keelson/report/html.ts'

export interface Found {
  readonly query: string
  readonly fits: boolean
  readonly unmatched: readonly string[]
  readonly hits: readonly {
    readonly ref: string
    readonly title: string
    readonly question: string
    readonly firable: boolean
  }[]
}

export const pathOf = (ref: string): string => `/workflows/${ref.replace(':', '/')}`

export function foundList({ query, fits, unmatched, hits }: Found): Html {
  const words = unmatched.length > 0 && html` Unknown words: ${unmatched.join(', ')}.`
  const said = fits
    ? words
    : html`No match for “${query}”.${words}${hits.length > 0 ? ' Nearest:' : ' Try other words, or select from the lists below.'}`
  return html`${said && html`<p class="note">${said}</p>`}<ul class="found">${hits.map(
    ({ ref, title, question, firable }) =>
      html`<li>${firable ? html`<a href="${pathOf(ref)}">${title}</a>` : html`${title} <span class="tag">not yet available</span>`}<span class="quiet">${question}</span></li>`,
  )}</ul>`
}
