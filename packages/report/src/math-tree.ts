/** A formula's MathML taken apart far enough to know how wide it is and where it may be broken. */

export interface MathNode {
  readonly name: string
  readonly children: readonly MathNode[]
  /** What stands between the tags, where that is text. */
  readonly text: string
  /** The element as it was printed. */
  readonly source: string
}

const TAG = /<(\/?)([a-z]+)([^>]*?)(\/?)>|[^<]+/g

/** Reads a `math` element made by the printer of equations. */
export function readMath(math: string): MathNode {
  const top: MathNode[] = []
  const open: { name: string; start: number; children: MathNode[]; text: string }[] = []
  for (const { 0: whole, 1: close, 2: name, 4: empty, index } of math.matchAll(TAG)) {
    const siblings = () => open.at(-1)?.children ?? top
    const inner = open.at(-1)
    if (name === undefined) {
      if (inner) inner.text += whole
    } else if (close === '/') {
      const node = open.pop()
      if (node) siblings().push({ ...node, source: math.slice(node.start, index + whole.length) })
    } else if (empty === '/') siblings().push({ name, children: [], text: '', source: whole })
    else open.push({ name, start: index, children: [], text: '' })
  }
  return top[0] ?? { name: 'math', children: [], text: '', source: math }
}

const LETTER = 0.55
const SCRIPT = 0.72
const AROUND_OPERATOR = 0.55

/** Estimated width in em: a little more than it will be. */
export function widthOf({ name, children, text }: MathNode): number {
  const widths = children.map(widthOf)
  const [a = 0, b = 0, c = 0] = widths
  const sum = widths.reduce((total, width) => total + width, 0)
  switch (name) {
    case 'mi':
    case 'mn':
    case 'mtext':
      return letters(text) * LETTER
    case 'mo':
      return operatorWidth(text)
    case 'mspace':
      return 0.2
    case 'mfrac':
      return Math.max(a, b) + 0.2
    case 'msub':
    case 'msup':
      return a + SCRIPT * b
    case 'msubsup':
      return a + SCRIPT * Math.max(b, c)
    case 'munder':
    case 'mover':
    case 'munderover':
      return Math.max(a, SCRIPT * b, SCRIPT * c)
    case 'msqrt':
    case 'mroot':
      return sum + 0.9
    case 'mtable':
      return Math.max(0, ...widths)
    case 'mtr':
      return sum + 0.8 * children.length
    default:
      return sum
  }
}

const letters = (text: string) => text.replace(/&[a-z]+;/g, 'x').length
const operatorWidth = (text: string) => {
  if (/^[()[\]{}|,]$/.test(text)) return 0.4
  if (/^[\u2061-\u2064]$/.test(text)) return 0.1
  return LETTER + AROUND_OPERATOR
}
