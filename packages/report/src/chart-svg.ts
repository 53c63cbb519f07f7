/** From a Vega-Lite specification to an SVG that is the same everywhere and on every run. */

import { textWidth } from '@keelson/figures/text-width.ts'
import { Error as ERRORS_ONLY, type Loader, logger, parse, type Runtime, type Spec, View } from 'vega'
import { expressionInterpreter } from 'vega-interpreter'
import { compile, type TopLevelSpec } from 'vega-lite'
import { textMetrics } from 'vega-scenegraph'
import { CHART_CONFIG } from './chart-config.ts'
import { CHART_WIDTH, fitted } from './chart-fit.ts'
import { hover } from './chart-hover.ts'
import { type Leader, placeLabels } from './chart-labels.ts'
import { type Mark, unitName } from './chart-scene.ts'
import { type Places, type Plain, told, unitsOf, withUnits } from './chart-series.ts'
import { shapeOf } from './chart-shape.ts'
import { powersOfTen } from './chart-text.ts'
import { type Html, html } from './html.ts'

export interface Drawing {
  readonly svg: string
  /** What lies over it: leaders of labels, and titles under the pointer. */
  readonly over: Html
}

// Text is measured by our own table even where a canvas is installed: one machine must not lay out unlike another.
textMetrics.canvas(false)
textMetrics.width = (item, text) => {
  const width = textWidth(powersOfTen(String(text ?? '').trim()), item.fontSize ?? 11)
  return item.limit ? Math.min(width, item.limit) : width
}

/** A chart may draw only what it brings: every address is refused. */
const refuse = () => Promise.reject(new Error('a chart loads nothing'))
const loader = { load: refuse, sanitize: refuse, http: refuse, file: refuse, options: {} } as unknown as Loader

const quiet = (): ReturnType<typeof logger> => {
  const silent = logger(ERRORS_ONLY)
  silent.error = () => silent
  return silent
}

/** Draws the chart. Throws where the specification is none. */
export async function chartSvg(spec: Plain, places: Places): Promise<Drawing> {
  const whole = prepared(spec, places)
  const { shape, sources } = shapeOf(whole)
  // Interpreted, not compiled to functions: the explorers draw by this very code in pages that may not compile any.
  const view = new View(dataflowOf(shape), { renderer: 'none', loader, logger: quiet(), expr: expressionInterpreter })
  try {
    for (const [name, values] of sources) view.data(name, [...values])
    await view.runAsync()
    const { root } = view.scenegraph() as unknown as { readonly root: Mark }
    const leaders = placeLabels(root, unitsOf(spec))
    const svg = await view.toSVG()
    return { svg, over: over(view, leaders, hover(root, spec)) }
  } finally {
    view.finalize()
  }
}

/** Shapes of charts whose compilation is kept. */
const MOST_KEPT = 64
const kept = new Map<string, Runtime>()

/** Compiling takes longer than drawing, and charts of one kind differ in their data alone. */
function dataflowOf(shape: Plain): Runtime {
  const key = JSON.stringify(shape)
  const known = kept.get(key)
  kept.delete(key)
  const dataflow = known ?? compiled(shape)
  kept.set(key, dataflow)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
  return dataflow
}

function compiled(shape: Plain): Runtime {
  const options = { config: CHART_CONFIG as never, logger: quiet() }
  const { spec } = compile(shape as unknown as TopLevelSpec, options)
  return parse(spec as Spec, undefined, { ast: true })
}

/** Charts beside each other have a width of their own. */
export const isWide = (spec: Plain): boolean => 'hconcat' in spec || 'concat' in spec

/** The width of the page instead of the container's, series told apart, and units that can be found again. */
function prepared(spec: Plain, places: Places): Plain {
  const sized = spec.width === 'container' || spec.width === undefined
  const single = !('hconcat' in spec || 'vconcat' in spec || 'concat' in spec || 'facet' in spec || 'repeat' in spec)
  const size = sized && single ? { width: CHART_WIDTH, autosize: { type: 'fit-x', contains: 'padding' } } : {}
  const shown = told(single ? fitted(spec) : spec, places)
  let index = 0
  return { ...withUnits(shown, (unit) => ({ ...unit, name: unitName(index++) })), ...size }
}

function over(view: View, leaders: readonly Leader[], hits: Html): Html {
  const [x, y] = view.origin()
  const { left, top } = view.padding() as { readonly left: number; readonly top: number }
  const lines = leaders.map((at) => html`<line${at.map((v, i) => html` ${ENDS[i]}="${Math.round(v * 10) / 10}"`)}/>`)
  return html`<g transform="translate(${left + x},${top + y})">${lines.length > 0 && html`<g class="leaders">${lines}</g>`}${hits}</g>`
}
const ENDS = ['x1', 'y1', 'x2', 'y2'] as const
