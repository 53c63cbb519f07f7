/** What the run drew: the thing that is calculated, then its charts. */
import { type Html, html } from './html.ts'
import type { Section } from './section.ts'
import { type Place, takenAs } from './taken-as.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The thing that is calculated, drawn; the first stands in the summary. */
export interface Figure {
  /** As an element of the page is called. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly drawing: Html
  /** px, at which its letters have their size. */
  readonly size: Size
}

export const figure = ({ id, title, description, drawing }: Figure, place: Place = 'report'): Html =>
  html`<figure id="${id}"><figcaption><h3>${title}</h3><p class="note">${description}</p></figcaption>
${drawing}
${takenAs(place, title)}</figure>
`

/** Drawings of the chapter, which is two sheets; what a workflow puts after them is further. */
const MOST = 4

/** The chapter of drawings, and the appendix of those for which it has no room. */
export function figureSections(drawings: readonly Html[]): readonly (Section | undefined)[] {
  const [chapter, further] = [drawings.slice(0, MOST), drawings.slice(MOST)]
  return [
    chapter.length === 0 ? undefined : { id: 'figures', title: 'Figures and charts', body: chapter },
    further.length === 0 ? undefined : { id: 'further-charts', title: 'Further charts', body: further },
  ]
}
