/** Sea states over period and height, each a bubble as large as its share. */
import { type ChartDefinition, drawn, framed } from '@keelson/workflow'

/** SI. */
export interface Bubble {
  readonly peakPeriod: number
  readonly height: number
  /** 0 to 1. */
  readonly share: number
  /** Named by its colour, where there are several. */
  readonly group?: string
}

/** More than these hide one another. */
const MOST = 250

/** Of the bubbles in the order in which they are drawn, the first the lowest; `of` says what they are a share of. */
export function seaStateBubbles(bubbles: readonly Bubble[], of: string): ChartDefinition {
  const values = bubbles.slice(0, MOST).map(({ peakPeriod, height, share, group }) => ({
    x: drawn(peakPeriod),
    y: drawn(height),
    v: drawn(100 * share),
    ...(group !== undefined && { s: group }),
  }))
  const axis = (field: string, title: string) => ({
    field,
    type: 'quantitative',
    title,
    scale: { zero: false, padding: 30 },
  })
  const size = {
    field: 'v',
    type: 'quantitative',
    title: `${of} [%]`,
    scale: { domain: [0, 100], range: [30, 1500] },
    legend: { orient: 'top', values: [1, 10, 50, 100], symbolFillColor: 'transparent' },
  }
  const color = { field: 's', type: 'nominal', title: null, legend: { orient: 'top' }, sort: null }
  const isGrouped = bubbles.some(({ group }) => group !== undefined)
  return framed({
    data: { values },
    mark: { type: 'point', filled: true, opacity: 0.6 },
    encoding: {
      x: axis('x', 'Peak period [s]'),
      y: axis('y', 'Significant wave height [m]'),
      size,
      ...(isGrouped && { color }),
    },
  })
}
