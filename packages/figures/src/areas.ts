/** Geometry as it is: lines, areas, circles, layers, ground, water, breaks. */
import type { At, Ground, Layer, Role, Shape, WaterLine } from './drawing.ts'
import { type Fill, isHatched } from './fills.ts'
import type { Layout } from './laid-out.ts'
import { onCircle } from './polar.ts'
import { lineTo, pathOf, px } from './svg-text.ts'

const filled = (fill: Fill, id: string, d: string, more = ''): string =>
  `<path class="a ${fill.role}${fill.cut ? ' cut' : ''}"${more} d="${d}"/>${isHatched(fill) ? `<path class="p"${more} fill="url(#${id}-${fill.role})" d="${d}"/>` : ''}`
const seen = (role: Role): Fill => ({ role, cut: false })

/** SVG of a shape that is not an annotation; empty for one that is. */
export function geometry(shape: Shape, layout: Layout, id: string): string {
  const { point, scale } = layout
  switch (shape.kind) {
    case 'polyline':
      return `<path class="l ${shape.role}${shape.dashed ? ' dashed' : ''}" d="${pathOf(shape.points.map(point))}"/>`
    case 'polygon': {
      const rings = [shape.points, ...(shape.holes ?? [])]
      return filled(
        { role: shape.role, cut: shape.cut === true },
        id,
        rings.map((ring) => pathOf(ring.map(point), true)).join(''),
        ' fill-rule="evenodd"',
      )
    }
    case 'circle': {
      const rings = [shape.radius, ...(shape.inner === undefined ? [] : [shape.inner])]
      const d = rings.map((r) => ellipse(point(shape.at), r * scale.x, r * scale.y)).join('')
      if (shape.role === 'outline' || shape.role === 'ghost' || shape.role === 'axis' || shape.role === 'limit')
        return `<path class="l ${shape.role}${shape.dashed ? ' dashed' : ''}" d="${d}"/>`
      return filled({ role: shape.role, cut: shape.cut === true }, id, d, ' fill-rule="evenodd"')
    }
    case 'arc':
      return `<path class="l ${shape.role}${shape.dashed ? ' dashed' : ''}" d="${arc(shape, layout)}"/>`
    case 'layer':
      return layer(shape, layout, id)
    case 'water-line':
      return waterLine(shape, layout)
    case 'ground':
      return ground(shape, layout, id)
    case 'break':
      return breaks(point(shape.at), shape.across)
    case 'mark':
      return sign(point(shape.at), shape.sign, shape.role)
    default:
      return ''
  }
}

const ellipse = ([x, y]: At, rx: number, ry: number): string =>
  `M${px(x - rx)} ${px(y)}a${px(rx)} ${px(ry)} 0 1 0 ${px(2 * rx)} 0a${px(rx)} ${px(ry)} 0 1 0 ${px(-2 * rx)} 0Z`

export function arc(
  { at: [cx, cy], radius, from, to }: { at: At; radius: number; from: number; to: number },
  { point, scale }: Pick<Layout, 'point' | 'scale'>,
): string {
  const end = (deg: number): At => point(onCircle([cx, cy], radius, deg))
  const [a, b] = [end(from), end(to)]
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const sweep = to > from ? 0 : 1
  return `M${px(a[0])} ${px(a[1])}A${px(radius * scale.x)} ${px(radius * scale.y)} 0 ${large} ${sweep} ${px(b[0])} ${px(b[1])}`
}

function layer({ top, bottom, role }: Layer, { point, content, height }: Layout, id: string): string {
  const y1 = point([0, top])[1]
  const y2 = bottom === undefined ? Math.min(content.bottom, height) : point([0, bottom])[1]
  const { left, right } = content
  const d = `M${px(left)} ${px(y1)}H${px(right)}V${px(y2)}H${px(left)}Z`
  return `${filled(seen(role), id, d)}${lineTo([left, y1], [right, y1], `l layer ${role}`)}`
}

const WAVE_SIGN = 7
function waterLine({ at }: WaterLine, { point, content }: Layout): string {
  const y = point([0, at])[1]
  const x = content.left + 20
  const [a, b] = [WAVE_SIGN, 1.4 * WAVE_SIGN]
  const sign = `<path class="l water" d="M${px(x - a)} ${px(y - b)}H${px(x + a)}L${px(x)} ${px(y)}Z"/>`
  const under = [0, 1].map((k) =>
    lineTo([x - 6 + 2.5 * k, y + 4 + 3.5 * k], [x + 6 - 2.5 * k, y + 4 + 3.5 * k], 'l water'),
  )
  return `${lineTo([content.left, y], [content.right, y], 'l water')}${sign}${under.join('')}`
}

function ground({ points }: Ground, { point, content }: Layout, id: string): string {
  const drawn = points.map(point)
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!first || !last) return ''
  const surface: At[] = [[content.left, first[1]], ...drawn, [content.right, last[1]]]
  const below = [...surface, [content.right, content.bottom], [content.left, content.bottom]] as At[]
  return `${filled(seen('ground'), id, pathOf(below, true))}<path class="l ground" d="${pathOf(surface)}"/>`
}

function breaks([x, y]: At, across: 'x' | 'y'): string {
  const wave = (shift: number) =>
    across === 'x'
      ? `M${px(x + shift)} ${px(y - 16)}q5 5.5 0 11t0 11t0 11`
      : `M${px(x - 16)} ${px(y + shift)}q5.5 -5 11 0t11 0t11 0`
  const gap = across === 'x' ? `M${px(x - 3)} ${px(y - 15)}h6v30h-6Z` : `M${px(x - 15)} ${px(y - 3)}h30v6h-30Z`
  return `<path class="gap" d="${gap}"/><path class="l outline" d="${wave(-3)}${wave(3)}"/>`
}

function sign([x, y]: At, kind: string, role: Role): string {
  const r = 4.5
  switch (kind) {
    case 'dot':
      return `<circle class="m ${role}" cx="${px(x)}" cy="${px(y)}" r="${r - 0.5}"/>`
    case 'ring':
      return `<circle class="m open ${role}" cx="${px(x)}" cy="${px(y)}" r="${r}"/>`
    case 'square':
      return `<rect class="m ${role}" x="${px(x - r)}" y="${px(y - r)}" width="${2 * r}" height="${2 * r}"/>`
    case 'triangle':
      return `<path class="m open ${role}" d="M${px(x)} ${px(y)}l${1.3 * r} ${2.2 * r}h${-2.6 * r}Z"/>`
    case 'roller':
      return `<path class="m open ${role}" d="M${px(x)} ${px(y)}l${1.3 * r} ${2 * r}h${-2.6 * r}Z"/>${lineTo([x - 1.6 * r, y + 2.7 * r], [x + 1.6 * r, y + 2.7 * r], `l ${role}`)}`
    default:
      return `<path class="l ${role}" d="M${px(x - r)} ${px(y - r)}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}"/>`
  }
}
