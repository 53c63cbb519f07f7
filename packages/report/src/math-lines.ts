/** Long formulas over several lines, as an engineer breaks them: before a sign of the outermost sum. */
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

/** The lines of one formula; a formula that fits, or that has no sign to break at, is one line. */
export function mathLines(math: string): readonly MathLine[] {
  const tree = readMath(math)
  const whole = widthOf(tree)
  if (whole <= COLUMN) return [{ math, width: whole }]
  const parts = terms(flattened(tree.children))
  const lines: { source: string; width: number }[] = []
  for (const part of parts) {
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
  return nodes.flatMap((node) => {
    const opens =
      /^<mo[^>]*form="prefix"/.test(node.children[0]?.source ?? '') &&
      /^<mo[^>]*form="postfix"/.test(node.children.at(-1)?.source ?? '')
    return node.name === 'mrow' && !opens ? flattened(node.children) : [node]
  })
}

interface Run {
  readonly nodes: MathNode[]
  source: string
  width: number
}

/** Runs that stay together: each but the first starts with a sign; one too long by itself is broken at its products. */
function terms(nodes: readonly MathNode[]): readonly Run[] {
  return brokenBefore(nodes, /^[+−]$/).flatMap((run) =>
    run.width <= COLUMN ? [run] : brokenBefore(run.nodes, /^[⋅×]$/),
  )
}

function brokenBefore(nodes: readonly MathNode[], sign: RegExp): readonly Run[] {
  const runs: Run[] = []
  for (const node of nodes) {
    const run = runs.at(-1)
    const breaks = node.name === 'mo' && sign.test(node.text) && !node.source.includes('form="prefix"')
    if (!run || breaks) runs.push({ nodes: [node], source: node.source, width: widthOf(node) })
    else {
      run.nodes.push(node)
      run.source += node.source
      run.width += widthOf(node)
    }
  }
  return runs
}
