/** How the axes of the series are titled. */
import type { Inputs } from './inputs.ts'

/** What the axis of the series says: its unit is a label and is not restated. */
export const seriesTitle = (p: Partial<Inputs>, what = 'Series') =>
  p.series_unit === undefined ? what : `${what} (${p.series_unit})`
