/** Vega's SVG made fit for the page: ids of its own, two decimals, one name for the whole drawing, nothing superfluous. */
import type { Drawing } from './chart-svg.ts'
import { escapeHtml, type Html, trusted } from './html.ts'

const SUPERFLUOUS = / (?:class|pointer-events|role|aria-[a-z]+|stroke-miterlimit|xmlns(?::xlink)?|version)="[^"]*"/g
const GEOMETRY = /( (?:d|x|y|x1|x2|y1|y2|dx|dy|cx|cy|r|width|height|transform|points)=")([^"]*)/g
const LONG_DECIMAL = /-?\d*\.\d{3,}(?:e-?\d+)?/g
/** Names of ticks that had no room. */
const INVISIBLE_TEXT = /<text[^>]* opacity="0"[^>]*>[^<]*<\/text>/g
const INVISIBLE_PATH = /<path(?: d="[^"]*"| display="none")*\/>/g

/** What a chart says over its data; it keeps a name, so that it can be set off from what lies under it. */
const SAID = ' class="mark-text role-mark'

/** The drawing under an accessible name, its ids prefixed with the chart's, with what lies over it. */
export function tidySvg({ svg, over }: Drawing, chart: string, name: string): Html {
  const [, width = '640', height = '320'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const tidy = renamedIds(svg, chart)
    .replace(/<[^>]+>/g, (tag) =>
      tag
        .replace(SUPERFLUOUS, (attribute) => (attribute.startsWith(SAID) ? ' class="said"' : ''))
        .replace(GEOMETRY, (_, head: string, value: string) => head + value.replace(LONG_DECIMAL, twoDecimals)),
    )
    .replace(INVISIBLE_TEXT, '')
    .replace(INVISIBLE_PATH, '')
    .replace(/<g><\/g>|<g\/>/g, '')
  const [w, h] = [Math.ceil(Number(width)), Math.ceil(Number(height))]
  const head = `<svg class="chart" role="img" aria-label="${escapeHtml(name)}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`
  return trusted(tidy.replace(/^<svg[^>]*>/, () => head).replace(/<\/svg>$/, () => `${over.text}</svg>`))
}

const twoDecimals = (number: string) => String(Number(Number(number).toFixed(2)) + 0)

/** Vega numbers clips and gradients over the life of the process: two charts would collide and bytes would differ. */
function renamedIds(svg: string, chart: string): string {
  const ids = [...new Set([...svg.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id))]
  const renamed = new Map(ids.map((id, i) => [id, `${chart}-${i + 1}`]))
  return svg.replace(/<[^>]+>/g, (tag) =>
    tag.replace(/( id="|="#|url\(#)([^")]+)/g, (whole, before: string, id: string) =>
      renamed.has(id) ? before + renamed.get(id) : whole,
    ),
  )
}
