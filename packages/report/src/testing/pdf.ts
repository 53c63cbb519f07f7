/** Reads back what Chromium printed: its pages with their texts, where links lead, and the outline. */
import { inflateSync } from 'node:zlib'

interface Place {
  /** From 1. */
  readonly page: number
  /** Above the lower edge of the sheet, in mm. */
  readonly height: number
}
export interface Printed {
  /** Text of each page that stands outside of pictures: the margins among it. */
  readonly pages: readonly string[]
  /** Baselines of the texts of each page above its lower edge, mm. */
  readonly baselines: readonly (readonly number[])[]
  /** Lines of text of each page between its margins. */
  readonly lines: readonly number[]
  /** Targets of links by their id. */
  readonly targets: ReadonlyMap<string, Place>
  readonly outline: readonly (Place & { readonly title: string })[]
}

const POINT = 25.4 / 72

export function readPdf(pdf: Buffer): Printed {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  )
  const at = (id: string | undefined): string => objects.get(id ?? '') ?? ''
  const all = [...objects.values()]
  const catalog = all.find((o) => /\/Type \/Catalog\b/.test(o)) ?? ''
  const pageIds = kids(referred(catalog, 'Pages'), at)
  const fonts = fontReader(at)
  const place = (page: string | undefined, top: string | undefined): Place => ({
    page: pageIds.indexOf(page ?? '') + 1,
    height: Number(top) * POINT,
  })
  return {
    pages: pageIds.map((id) => textOf(at(id), at, fonts)),
    baselines: pageIds.map((id) => heights(contentOf(at(id), at)).map((above) => above * POINT)),
    lines: pageIds.map((id) => linesOf(at(id), at)),
    targets: new Map(
      [...at(referred(catalog, 'Dests')).matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ \S+ (\S+)/g)].map(
        ([, name = '', page, top]) => [name, place(page, top)],
      ),
    ),
    outline: all.flatMap((o) => {
      const [, title, page, top] = /^<<\/Title ([\s\S]*?)\n\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+)/.exec(o) ?? []
      return title === undefined ? [] : [{ title, ...place(page, top) }]
    }),
  }
}

const referred = (object: string, name: string): string | undefined =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(object)?.[1]

/** The pages of a tree of pages, in order. */
function kids(id: string | undefined, at: (id: string | undefined) => string): readonly string[] {
  const [, list] = /\/Kids \[([^\]]*)\]/.exec(at(id)) ?? []
  if (list === undefined) return id === undefined ? [] : [id]
  return [...list.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => kids(kid, at))
}

type Letters = ReadonlyMap<string, string>

/** The letters of a font by their codes. */
function fontReader(at: (id: string | undefined) => string): (id: string) => Letters {
  const known = new Map<string, Letters>()
  return (id) => {
    const before = known.get(id)
    if (before) return before
    const map = stream(at(referred(at(id), 'ToUnicode')))
    const code = (text = '') => Number.parseInt(text, 16)
    const letters = new Map<string, string>()
    for (const [, from, to, first] of map.matchAll(/<(\w{4})> <(\w{4})> <(\w{4})>/g))
      for (let c = code(from); c <= code(to); c++)
        letters.set(hex(c), String.fromCharCode(code(first) + c - code(from)))
    for (const [, from = '', to] of map.matchAll(/^<(\w{4})> <(\w{4})>$/gm))
      letters.set(from, String.fromCharCode(code(to)))
    known.set(id, letters)
    return letters
  }
}

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

function stream(object: string): string {
  const from = object.indexOf('stream\n')
  return from < 0 ? '' : inflateSync(Buffer.from(object.slice(from + 7), 'latin1')).toString('latin1')
}

function textOf(page: string, at: (id: string | undefined) => string, letters: (id: string) => Letters): string {
  const named = new Map([...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]))
  let font: Letters = new Map()
  let text = ''
  for (const [, name, codes, end] of stream(at(referred(page, 'Contents'))).matchAll(
    /\/(F\d+) \S+ Tf|<(\w+)> Tj|(\nET)/g,
  )) {
    if (name !== undefined) font = letters(named.get(name) ?? '')
    else if (end !== undefined) text += '\n'
    else text += (codes?.match(/.{4}/g) ?? []).map((code) => font.get(code) ?? '').join('')
  }
  return text
}

const contentOf = (page: string, at: (id: string | undefined) => string): string =>
  stream(at(referred(page, 'Contents')))

/** px at the upper and lower edge of a page where its running texts stand, and between the baselines of two lines. */
const EDGE = { above: 66, below: 50 }
const LINE_APART = 4

function linesOf(page: string, at: (id: string | undefined) => string): number {
  const height = (Number(/\/MediaBox \[\S+ \S+ \S+ ([\d.]+)/.exec(page)?.[1]) * 96) / 72
  const baselines = heights(contentOf(page, at))
    .map((above) => height - (above * 96) / 72)
    .filter((y) => y > EDGE.above && y < height - EDGE.below)
    .toSorted((a, b) => a - b)
  return baselines.filter((y, i) => i === 0 || y - (baselines[i - 1] ?? 0) > LINE_APART).length
}

/** Heights of all texts above the lower edge, pt: each matrix holds within the one around it. */
function heights(content: string): readonly number[] {
  const around: (readonly [scale: number, shift: number])[] = [[1, 0]]
  const found: number[] = []
  for (const [, sign, d, f, as] of content.matchAll(/^(?:([qQ])|\S+ \S+ \S+ (\S+) \S+ (\S+) (cm|Tm))$/gm)) {
    const [scale, shift] = around.at(-1) ?? [1, 0]
    if (sign === 'q') around.push([scale, shift])
    else if (sign === 'Q') around.pop()
    else if (as === 'cm') around[around.length - 1] = [scale * Number(d), shift + scale * Number(f)]
    else found.push(shift + scale * Number(f))
  }
  return found
}

/** The label that a page has in its margin: '4-3'. */
export const labelOf = (text: string): string | undefined =>
  /\n((?:[A-Z]|\d+)-\n\d+|[ivx]+)\n\u2003page \n\d+\n of/.exec(text)?.[1]?.replace('\n', '')
