/** A strict little XML reader for tests: it accepts well-formed MathML Core and nothing else. */
export interface Node {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Node[]
  readonly text: string
  /** Its own source. */
  readonly xml: string
}

const CORE = new Set(
  'math mrow mi mn mo mfrac msqrt mroot msup msub msubsup mtext mspace munderover mover mtable mtr mtd mstyle'.split(
    ' ',
  ),
)
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const ARITY: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msup: 2,
  msub: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
}

/** Reads one element. Throws on anything ill-formed, outside MathML Core, or with a wrong number of parts. */
export function readXml(source: string): Node {
  const { node, end } = element(source, 0)
  if (end !== source.length) throw new Error(`text after the end: ${source.slice(end)}`)
  return node
}

function element(source: string, start: number): { node: Node; end: number } {
  const open = /<([a-z]+)((?: [a-z-]+="[^"<&]*")*)>/y
  open.lastIndex = start
  const [whole, tag, attributes] = open.exec(source) ?? []
  if (whole === undefined || tag === undefined || !CORE.has(tag)) throw new Error(`not MathML: ${source.slice(start)}`)
  const { children, text, end } = content(source, start + whole.length)
  const close = `</${tag}>`
  if (!source.startsWith(close, end)) throw new Error(`${close} is missing at: ${source.slice(end)}`)
  const expected = ARITY[tag]
  if (expected !== undefined && children.length !== expected) throw new Error(`<${tag}> has ${children.length} parts`)
  const node = {
    tag,
    attributes: pairs(attributes ?? ''),
    children,
    text,
    xml: source.slice(start, end + close.length),
  }
  return { node, end: end + close.length }
}

function content(source: string, start: number): { children: Node[]; text: string; end: number } {
  const children: Node[] = []
  let text = ''
  let at = start
  while (at < source.length && !source.startsWith('</', at)) {
    if (source[at] === '<') {
      const { node, end } = element(source, at)
      children.push(node)
      at = end
    } else {
      const next = source.indexOf('<', at)
      text += plain(source.slice(at, next))
      at = next
    }
  }
  if (children.length > 0 && text !== '') throw new Error(`loose text: ${text}`)
  return { children, text, end: at }
}

function plain(text: string): string {
  return text.replace(/&[^;]*;?|>/g, (found) => {
    const character = ENTITIES[found]
    if (character === undefined) throw new Error(`unescaped ${found}`)
    return character
  })
}

function pairs(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))
}
