/** Sea states over period and height, each a bubble as large as its share. */
import { type Axis, type ChartDefinition, framed, rowsOn, titled } from '@keelson/workflow'

/** SI. */
export interface Bubble {
  readonly peakPeriod: number
  readonly height: number
  /** 0 to 1. */
  readonly share: number
  /** Named by its colour, where there are several. */
  readonly group?: string
}

const PERIOD: Axis = { title: 'Peak period', unit: 's' }
const HEIGHT: Axis = { title: 'Significant wave height', unit: 'm' }
/** More than these hide one another. */
const MOST = 250

/** Of the bubbles in the order in which they are drawn, the first the lowest; `of` says what they are a share of. */
export function seaStateBubbles(bubbles: readonly Bubble[], of: string): ChartDefinition {
  const share: Axis = { title: of, unit: '%' }
  const rows = bubbles.slice(0, MOST).map((b) => ({
    x: b.peakPeriod,
    y: b.height,
    v: b.share,
    ...(b.group !== undefined && { s: b.group }),
  }))
  const values = rowsOn({ x: PERIOD, y: HEIGHT, v: share }, rows)
  const place = (field: string, { title, unit }: Axis) => ({
    field,
    type: 'quantitative',
    title: titled(title, unit),
    scale: { zero: false, padding: 30 },
  })
  const size = {
    field: 'v',
    type: 'quantitative',
    title: titled(share.title, share.unit),
    scale: { domain: [0, 100], range: [30, 1500] },
    legend: { orient: 'top', values: [1, 10, 50, 100], symbolFillColor: 'transparent' },
  }
  const color = { field: 's', type: 'nominal', title: null, legend: { orient: 'top' }, sort: null }
  const isGrouped = bubbles.some(({ group }) => group !== undefined)
  return framed({
    data: { values },
    mark: { type: 'point', filled: true, opacity: 0.6 },
    encoding: {
      x: place('x', PERIOD),
      y: place('y', HEIGHT),
      size,
      ...(isGrouped && { color }),
    },
  })
}
