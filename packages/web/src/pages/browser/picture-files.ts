/** The pictures of a page as files: SVG that stands alone on white, PNG drawn from it, CSV of the data of a chart. */
import { element } from '../../form/view/dom.ts'

/** What a drawing has from the style sheet, as attributes of its elements. */
const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'paint-order',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'fill-rule',
  'fill-opacity',
  'stroke-opacity',
]
/** Pixels of a PNG for one of the drawing. */
const SHARP = 2
/** Markup keeps of it the line feed. */
const CRLF = '\r\n'
const SVG = 'http://www.w3.org/2000/svg'

/** The file of a picture in one of its formats. */
export async function pictureFile(figure: Element, format: string): Promise<Blob | null> {
  if (format === 'csv') {
    const data = figure.querySelector<HTMLTemplateElement>('template.data')?.content.textContent ?? ''
    return new Blob([data.replaceAll('\n', CRLF)], { type: 'text/csv;charset=utf-8' })
  }
  const drawing = figure.querySelector<SVGSVGElement>('svg')
  if (!drawing) return null
  const { width, height } = drawing.viewBox.baseVal
  const text = standingAlone(drawing, width, height)
  return format === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : painted(text, width, height)
}

/** As it is in the light, whatever the page is in. */
function standingAlone(drawing: SVGSVGElement, width: number, height: number): string {
  const alone = drawing.cloneNode(true) as SVGSVGElement
  for (const hit of alone.querySelectorAll('.hits')) hit.remove()
  const place = element('div', {}, alone)
  Object.assign(place.style, { position: 'fixed', left: '-9999px', width: `${width}px`, colorScheme: 'light' })
  for (const [name, value] of lightColours()) place.style.setProperty(name, value)
  place.style.color = 'var(--ink)'
  document.body.append(place)
  const styled = [alone, ...alone.querySelectorAll('*')].map((part) => [part, styleOf(part)] as const)
  place.remove()
  for (const [part, style] of styled) {
    part.removeAttribute('class')
    for (const [name, value] of style) part.setAttribute(name, value)
  }
  alone.setAttribute('xmlns', SVG)
  alone.setAttribute('width', String(width))
  alone.setAttribute('height', String(height))
  const paper = document.createElementNS(SVG, 'rect')
  for (const [name, value] of Object.entries({ width, height, fill: '#fff', stroke: 'none' }))
    paper.setAttribute(name, String(value))
  alone.prepend(paper)
  return new XMLSerializer().serializeToString(alone)
}

/** The colours of the page that are not those of the dark. */
const lightColours = (): readonly (readonly [string, string])[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText === ':root')
    .flatMap(({ style }) => [...style].map((name) => [name, style.getPropertyValue(name)] as const))
    .filter(([name]) => name.startsWith('--'))

/** What an element does not have from the one that it stands in. */
function styleOf(part: Element): readonly (readonly [string, string])[] {
  const style = getComputedStyle(part)
  const around = part instanceof SVGSVGElement ? undefined : part.parentElement && getComputedStyle(part.parentElement)
  const value = (name: string) => style.getPropertyValue(name)
  return [
    ...INHERITED.filter((name) => value(name) !== around?.getPropertyValue(name)).map(
      (name) => [name, value(name)] as const,
    ),
    ...(value('opacity') === '1' ? [] : [['opacity', value('opacity')] as const]),
  ]
}

async function painted(svg: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = element('canvas', { width: String(SHARP * width), height: String(SHARP * height) })
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}
