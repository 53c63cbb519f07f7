/** The drawings of what was calculated, from the data that the record holds. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { isDrawnFigure } from '@keelson/engine/result.ts'
import { renderFigure, sizeOf } from '@keelson/figures'
import type { Figure } from './figures-and-charts.ts'
import { idOf, trusted } from './html.ts'

/** In the order of the contract; the first is that of the first page. */
export const figures = ({ response }: RunRecord): readonly Figure[] =>
  (response.result?.figures ?? []).filter(isDrawnFigure).map(({ id, title, description, drawing }) => {
    const named = idOf('figure', id)
    const svg = renderFigure(drawing, { id: named, title, description })
    return { id: named, title, description, drawing: trusted(svg), size: sizeOf(drawing) }
  })
