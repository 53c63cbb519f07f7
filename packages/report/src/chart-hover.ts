/** Values under the pointer without script: over every point, bar, cell and limit lies what has only a title. */
import { type Item, type Mark, type Placed, type Plot, plotsOf, unitOf } from './chart-scene.ts'
import { type Plain, unitsOf } from './chart-series.ts'
import { type Channels, channelsOf, titleOf } from './chart-titles.ts'
import { type Html, html } from './html.ts'

/** Points of one line, of all lines of a chart, and of anything else. */
const [MOST_ON_LINE, MOST_ON_LINES, MOST] = [40, 240, 400]
const LEAST_ON_LINE = 6
/** Pixels between two points of a line at least. */
const APART = 9

/** What lies over a drawing; the units of the specification are named. */
export function hover(root: Mark, spec: Plain): Html {
  const units = unitsOf(spec)
  const plots = plotsOf(root)
  const lines = plots.flatMap((plot) => plot.marks.filter(({ mark }) => isLine(mark))).length
  const most = Math.max(LEAST_ON_LINE, Math.min(MOST_ON_LINE, Math.floor(MOST_ON_LINES / Math.max(1, lines))))
  const hits = (areas: boolean) =>
    plots.flatMap((plot) =>
      plot.marks
        .filter(({ mark }) => (mark.marktype === 'rect') === areas)
        .flatMap((placed) => {
          const unit = unitOf(placed.mark, units)
          return unit ? hitsOf(plot, placed, channelsOf(unit), most) : []
        }),
    )
  return html`${group('hits cells', hits(true))}${group('hits', hits(false))}`
}

const group = (name: string, hits: readonly Html[]) => hits.length > 0 && html`<g class="${name}">${hits}</g>`
const isLine = ({ marktype }: Mark) => marktype === 'line' || marktype === 'area'

function hitsOf(plot: Plot, placed: Placed, channels: Channels, most: number): Html[] {
  const [left, top] = [plot.left + placed.left, plot.top + placed.top]
  return itemsOf(plot, placed.mark, most).flatMap((item) => {
    const title = titleOf(item.datum ?? {}, channels)
    return title === ''
      ? []
      : [html`<path d="${pathOver(placed.mark, item, left, top)}"><title>${title}</title></path>`]
  })
}

function itemsOf(plot: Plot, { marktype, items }: Mark, most: number): readonly Item[] {
  if (marktype === 'line' || marktype === 'area') return apart(items, most)
  if (marktype === 'rule') return items.filter((rule) => isLimit(rule, plot))
  if (marktype !== 'symbol' && marktype !== 'rect') return []
  return items.length <= MOST ? items : marktype === 'rect' ? [] : apart(items, MOST)
}

/** At most so many of a line, none too close to the one before. */
function apart(items: readonly Item[], most: number): Item[] {
  const drawn = items.filter((item) => item.defined !== false)
  const every = Math.ceil(drawn.length / most)
  const kept: Item[] = []
  drawn.forEach((item, i) => {
    const last = kept.at(-1)
    const far = !last || Math.hypot((item.x ?? 0) - (last.x ?? 0), (item.y ?? 0) - (last.y ?? 0)) >= APART
    if ((i % every === 0 && far) || i === drawn.length - 1) kept.push(item)
  })
  return kept
}

/** Through the whole plot: what is shorter is no limit. */
const isLimit = ({ x = 0, y = 0, x2 = x, y2 = y }: Item, { width, height }: Plot) =>
  (y === y2 && Math.abs(x2 - x) > width / 2) || (x === x2 && Math.abs(y2 - y) > height / 2)

function pathOver({ marktype }: Mark, item: Item, left: number, top: number): string {
  const { x = 0, y = 0, x2 = x, y2 = y, width = 0, height = 0 } = item
  const start = `M${round(left + x)} ${round(top + y)}`
  if (marktype === 'rect') return `${start}h${round(width)}v${round(height)}h${round(-width)}z`
  if (marktype === 'rule' || marktype === 'area') return `${start}L${round(left + x2)} ${round(top + y2)}`
  return `${start}h0`
}

const round = (pixels: number) => String(Math.round(pixels * 10) / 10 + 0)
