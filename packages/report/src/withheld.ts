/** What a report says of the charts and figures that it does not show. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { isDrawnChart, isDrawnFigure, type PictureName } from '@keelson/engine/result.ts'
import { type Html, html } from './html.ts'

const NOT_ASKED = 'They are available from the service that recorded the run.'

/** One notice for all that have the same reason. */
export function withheldPictures({ response }: RunRecord): readonly Html[] {
  const { charts = [], figures = [] } = response.result ?? {}
  const undrawn: readonly PictureName[] = [
    ...figures.filter((figure) => !isDrawnFigure(figure)),
    ...charts.filter((chart) => !isDrawnChart(chart)),
  ]
  const byReason = Map.groupBy(undrawn, ({ withheld }) => withheld ?? NOT_ASKED)
  return [...byReason].map(
    ([reason, pictures]) =>
      html`<p class="notice">Not shown: ${pictures.map(({ title }) => title).join('; ')}. ${reason}</p>`,
  )
}
