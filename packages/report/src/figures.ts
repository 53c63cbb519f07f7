/** The drawings of what was calculated, from the data that the record holds. */
import { renderFigure } from '@keelson/figures'
import type { RunRecord } from '@keelson/workflow/record.ts'
import { type Html, html, idOf, trusted } from './html.ts'
import type { Section } from './section.ts'

export interface DrawnFigure {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly drawing: Html
}

/** In the order of the contract; the first is that of the first page. */
export const figures = ({ response }: RunRecord): readonly DrawnFigure[] =>
  (response.result?.figures ?? []).map(({ id, title, description, drawing }) => {
    const named = idOf('figure', id)
    return { id: named, title, description, drawing: trusted(renderFigure(drawing, { id: named, title, description })) }
  })

export function figureSection(record: RunRecord): Section | undefined {
  const all = figures(record)
  if (all.length === 0) return undefined
  return {
    id: 'figures',
    title: 'Figures',
    body: all.map(
      ({
        id,
        title,
        description,
        drawing,
      }) => html`<figure id="${id}"><figcaption><h3>${title}</h3><p class="note">${description}</p></figcaption>
${drawing}
</figure>
`,
    ),
  }
}
