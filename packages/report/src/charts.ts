/** The charts, drawn to SVG: no script, no canvas, the same bytes for the same record. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { type ChartAnswer, isDrawnChart } from '@keelson/engine/result.ts'
import { chartCsv } from './chart-csv.ts'
import { placesOf } from './chart-series.ts'
import { type Html, html, idOf } from './html.ts'
import { tidySvg } from './svg.ts'
import { type Place, takenAs } from './taken-as.ts'

export async function charts({ response }: RunRecord): Promise<readonly Html[]> {
  const all = (response.result?.charts ?? []).filter(isDrawnChart)
  if (all.length === 0) return []
  const draw = await drawing()
  return Promise.all(all.map((chart) => draw(chart, all)))
}

/**
 * Draws one chart of a report, in the colours that its series have in all of them. Loaded only where it is asked for: half
 * of all pages have no chart, and the drawing library is by far the largest part.
 */
export async function drawing(place: Place = 'report') {
  const { chartSvg, isWide } = await import('./chart-svg.ts')
  return async (chart: ChartAnswer, all: readonly ChartAnswer[]): Promise<Html> => {
    const { id, title, description, spec } = chart
    const named = /^[A-Za-z][A-Za-z0-9_-]*$/.test(id) ? idOf('chart', id) : `chart-${all.indexOf(chart) + 1}`
    return html`<figure id="${named}"${isWide(spec) && html` class="wide"`}><figcaption><h3>${title}</h3><p class="note">${description}</p></figcaption>
${await drawn()}
</figure>
`
    async function drawn(): Promise<Html> {
      try {
        const drawing = await chartSvg(spec, placesOf(all.map((c) => c.spec)))
        const svg = tidySvg(drawing, named, `${title}. ${description}`)
        return html`<div class="scroll" tabindex="0">${svg}</div>${place === 'page' && takenAs(place, title, chartCsv(spec))}`
      } catch {
        return html`<p class="notice">This chart could not be drawn from its specification.</p>`
      }
    }
  }
}
