/**
 * Long formulas over several lines, as an engineer breaks them: before a sign of the outermost sum, else at its dots, else
 * inside its brackets, else in the halves of its fractions.
 */
import { type MathNode, readMath, widthOf } from './math-tree.ts'

/** Width of the column in em of the formula, on the screen and on A4. */
const COLUMN = 44
const INDENT = 2

export interface MathLine {
  /** A complete `math` element. */
  readonly math: string
  /** Estimated width in em. */
  readonly width: number
}

/** Estimated width of a formula on one line, em. */
export const mathWidth = (math: string): number => widthOf(readMath(math))

/** The lines of one formula; a formula that fits, or that has no place to break at, is one line. */
export function mathLines(math: string): readonly MathLine[] {
  const tree = readMath(math)
  const whole = widthOf(tree)
  if (whole <= COLUMN) return [{ math, width: whole }]
  const lines: { source: string; width: number }[] = []
  for (const part of runsOf(flattened(tree.children))) {
    const last = lines.at(-1)
    if (last && last.width + part.width <= COLUMN) {
      last.source += part.source
      last.width += part.width
    } else lines.push({ source: part.source, width: part.width + (last ? INDENT : 0) })
  }
  return lines.map(({ source, width }) => ({ math: `<math display="block"><mrow>${source}</mrow></math>`, width }))
}

/** Rows within rows are one row, unless they are a pair of brackets, which must keep what they enclose. */
function flattened(nodes: readonly MathNode[]): readonly MathNode[] {
  return nodes.flatMap((node) => (node.name === 'mrow' && !isPair(node) ? flattened(node.children) : [node]))
}

/** The same with the outermost round brackets opened too. */
function unbracketed(nodes: readonly MathNode[]): readonly MathNode[] {
  return nodes.flatMap((node) => (isPair(node) && node.children[0]?.text === '(' ? flattened(node.children) : [node]))
}

const isPair = ({ name, children }: MathNode): boolean =>
  name === 'mrow' &&
  /^<mo[^>]*form="prefix"/.test(children[0]?.source ?? '') &&
  (/^<mo[^>]*form="postfix"/.test(children.at(-1)?.source ?? '') || children[1]?.name === 'mtable')

interface Run {
  readonly nodes: MathNode[]
  source: string
  width: number
}

const SUMS = /^[+−]$/
const PRODUCTS = /^[⋅×\u2062]$/
const ANY = /^[+−⋅×\u2062,]$/

/** Runs that stay together: each but the first starts with a sign; one too long by itself is broken again. */
function runsOf(nodes: readonly MathNode[]): readonly Run[] {
  return brokenBefore(nodes, SUMS)
    .flatMap((run) => (isLong(run) ? brokenBefore(run.nodes, PRODUCTS) : [run]))
    .flatMap((run) => (isLong(run) ? brokenBefore(unbracketed(run.nodes), ANY) : [run]))
    .flatMap((run) => (isLong(run) ? brokenBefore(run.nodes.map(inRows), /^$/) : [run]))
}

const isLong = ({ width }: Run): boolean => width > COLUMN

function brokenBefore(nodes: readonly MathNode[], sign: RegExp): readonly Run[] {
  const runs: Run[] = []
  for (const node of nodes) {
    const run = runs.at(-1)
    const breaks = node.name === 'mo' && sign.test(node.text) && !node.source.includes('form="prefix"')
    if (!run || (breaks && node.text !== ',')) runs.push(startOf(node))
    else {
      run.nodes.push(node)
      run.source += node.source
      run.width += widthOf(node)
      if (breaks) runs.push({ nodes: [], source: '', width: 0 })
    }
  }
  return runs.filter((run) => run.nodes.length > 0)
}

/** A product that goes on in a new line shows its dot. */
function startOf(node: MathNode): Run {
  const first = node.text === '\u2062' ? readMath('<mo>⋅</mo>') : node
  return { nodes: [first], source: first.source, width: widthOf(first) }
}

/** A fraction with its long halves in rows. */
function inRows(node: MathNode): MathNode {
  if (node.name !== 'mfrac' || widthOf(node) <= COLUMN) return node
  return readMath(`<mfrac>${node.children.map(halfInRows).join('')}</mfrac>`)
}

function halfInRows(half: MathNode): string {
  if (widthOf(half) <= COLUMN) return half.source
  const lines = mathLines(
    `<math><mrow>${half.name === 'mstyle' ? half.children.map((c) => c.source).join('') : half.source}</mrow></math>`,
  )
  const rows = lines.map(({ math }) => `<mtr><mtd>${math.replace(/^<math[^>]*>|<\/math>$/g, '')}</mtd></mtr>`)
  return `<mtable displaystyle="true">${rows.join('')}</mtable>`
}
