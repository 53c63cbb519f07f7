/** What the run drew: the thing that is calculated, then its charts. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import { charts } from './charts.ts'
import { type Content, type Html, html } from './html.ts'
import type { Section } from './section.ts'

/** The thing that is calculated, drawn; the first stands in the summary. */
export interface Figure {
  /** As an element of the page is called. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly drawing: Html
}

export const figure = ({ id, title, description, drawing }: Figure): Html =>
  html`<figure id="${id}"><figcaption><h3>${title}</h3><p class="note">${description}</p></figcaption>
${drawing}
</figure>
`

export async function figuresAndCharts(record: RunRecord, figures: readonly Figure[]): Promise<Section | undefined> {
  const drawn = await charts(record)
  if (!drawn && figures.length === 0) return undefined
  return figuresSection([figures.map(figure), drawn?.body])
}

export const figuresSection = (body: Content): Section => ({ id: 'figures', title: 'Figures and charts', body })
