/** Reads a page into a tree of elements: as much of HTML as a report uses, and nothing of how it was made. */

export interface Element {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Element | string)[]
}

const PIECE = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*?)(\/?)>|[^<]+/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const EMPTY = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

interface Open {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (Element | string)[]
}

export function readHtml(page: string): Element {
  const open: Open[] = [{ tag: '', attributes: {}, children: [] }]
  for (const [text, close, tag, attributes = '', alone] of page
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .matchAll(PIECE)) {
    const inner = open.at(-1)
    if (inner === undefined) throw new Error('more elements close than open')
    if (tag === undefined) inner.children.push(decoded(text.startsWith('<!') ? '' : text))
    else if (close === '/') closed(open, tag)
    else if (alone === '/' || EMPTY.has(tag))
      inner.children.push({ tag, attributes: attributesOf(attributes), children: [] })
    else open.push({ tag, attributes: attributesOf(attributes), children: [] })
  }
  const [whole] = open
  if (whole === undefined || open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`)
  return whole
}

function closed(open: Open[], tag: string): void {
  const done = open.pop()
  if (done?.tag !== tag) throw new Error(`</${tag}> closes <${done?.tag}>`)
  open.at(-1)?.children.push(done)
}

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]))

const decoded = (text: string): string => text.replace(/&(\w+|#\d+);/g, (all, name: string) => ENTITIES[name] ?? all)

/** What a reader reads of an element. */
export const textOf = (e: Element | string): string => (typeof e === 'string' ? e : e.children.map(textOf).join(''))

export const elementsOf = (e: Element): readonly Element[] =>
  e.children.filter((c): c is Element => typeof c !== 'string')

/** The element and all within it, in their order. */
export const within = (e: Element): readonly Element[] => [e, ...elementsOf(e).flatMap(within)]

export const hasClass = (e: Element, name: string): boolean => (e.attributes.class ?? '').split(' ').includes(name)
