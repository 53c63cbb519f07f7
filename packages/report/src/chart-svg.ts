/** From a Vega-Lite specification to SVG text that is the same everywhere and on every run. */
import { Error as ERRORS_ONLY, type Loader, logger, parse, type Spec, View } from 'vega'
import { expressionInterpreter } from 'vega-interpreter'
import { compile, type TopLevelSpec } from 'vega-lite'
import { textMetrics } from 'vega-scenegraph'
import { CHART_CONFIG, DASHES } from './chart-config.ts'

export const CHART_WIDTH = 640

type Plain = Readonly<Record<string, unknown>>

// Text is measured by our own table even where a canvas is installed: one machine must not lay out unlike another.
textMetrics.canvas(false)
textMetrics.width = (item, text) => {
  const width = textWidth(String(text ?? '').trim()) * (item.fontSize ?? 11)
  return item.limit ? Math.min(width, item.limit) : width
}

/** Advance of a text in a plain sans serif, in em. */
function textWidth(text: string): number {
  return [...text].reduce(
    (sum, c) => sum + (NARROW.has(c) ? 0.3 : WIDE.has(c) ? 0.85 : /[A-Z]/.test(c) ? 0.67 : 0.55),
    0,
  )
}
const NARROW = new Set("iljtfrI.,:;'|![]() ")
const WIDE = new Set('mwMW@%—')

/** A chart may draw only what it brings: every address is refused. */
const refuse = () => Promise.reject(new Error('a chart loads nothing'))
const loader = { load: refuse, sanitize: refuse, http: refuse, file: refuse, options: {} } as unknown as Loader

const quiet = (): ReturnType<typeof logger> => {
  const silent = logger(ERRORS_ONLY)
  silent.error = () => silent
  return silent
}

/** Draws the chart. Throws where the specification is none. */
export async function chartSvg(spec: Plain): Promise<string> {
  const { spec: vega } = compile(prepared(spec) as unknown as TopLevelSpec, {
    config: CHART_CONFIG as never,
    logger: quiet(),
  })
  // Interpreted, not compiled to functions: the explorers draw by this very code in pages that may not compile any.
  const dataflow = parse(vega as Spec, undefined, { ast: true })
  const view = new View(dataflow, { renderer: 'none', loader, logger: quiet(), expr: expressionInterpreter })
  try {
    return await view.toSVG()
  } finally {
    view.finalize()
  }
}

/** The width of the page instead of the container's, and dashes beside colours, for paper without colour. */
function prepared(spec: Plain): Plain {
  const sized = spec.width === 'container' || spec.width === undefined
  const single = !('hconcat' in spec || 'vconcat' in spec || 'concat' in spec || 'facet' in spec || 'repeat' in spec)
  const fitted = sized && single ? { width: CHART_WIDTH, autosize: { type: 'fit-x', contains: 'padding' } } : {}
  return { ...withDashes(spec), ...fitted }
}

function withDashes(spec: Plain): Plain {
  const inner = Object.fromEntries(
    ['layer', 'hconcat', 'vconcat', 'concat'].flatMap((key) => {
      const parts = spec[key]
      return Array.isArray(parts) ? [[key, parts.map((part) => withDashes(part as Plain))]] : []
    }),
  )
  return { ...spec, ...inner, ...dashed(spec) }
}

function dashed({ mark, encoding }: Plain): Plain {
  const type = typeof mark === 'object' && mark !== null ? (mark as Plain).type : mark
  const color = (encoding as Plain | undefined)?.color as Plain | undefined
  const isSeries = type === 'line' && color?.field !== undefined && color.type === 'nominal'
  if (!isSeries || (encoding as Plain).strokeDash !== undefined) return {}
  const { field, sort, legend, scale } = color
  const domain = (scale as Plain | undefined)?.domain
  const strokeDash = {
    field,
    type: 'nominal',
    ...(sort !== undefined && { sort }),
    ...(legend !== undefined && { legend }),
    scale: { range: DASHES, ...(domain !== undefined && { domain }) },
  }
  return { encoding: { ...(encoding as Plain), strokeDash } }
}
