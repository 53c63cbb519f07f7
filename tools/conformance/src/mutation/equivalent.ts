/** Whether a mutant of a formula is the formula again: a + b with a and b swapped, a branch at a point where both sides meet. */
import { evaluateExpression, type Values } from '@keelson/equations/evaluate.ts'
import type { Expression } from '@keelson/equations/expression.ts'
import { parseArrow } from '@keelson/equations/grammar.ts'
import { seeded } from '@keelson/equations/seeded.ts'
import { sourceText } from '@keelson/equations/source-text.ts'
import { type Mutant, mutated } from './mutant.ts'
import type { AnyEquation, Formula } from './mutants.ts'

const POINTS = 3000
/** Points that must give a number before equality says anything. */
const ENOUGH = 100
/** What two orders of the same operations may differ by. */
const ROUNDING = 1e-12
const LIST_LENGTH = 3

/** True where mutant and formula give one number wherever they give any, at points drawn over all scales. */
export function isEquivalent(mutant: Mutant, text: string, { equation }: Pick<Formula, 'equation'>): boolean {
  const sides = [equation.evaluate, equation.left].flatMap((side) => (side ? [sourceText(side)] : []))
  const arrow = sides.find((side) => around(text, side, mutant) !== undefined)
  if (arrow === undefined) return false
  const start = around(text, arrow, mutant) ?? 0
  const changed = mutated(arrow, { ...mutant, start: mutant.start - start, end: mutant.end - start })
  const symbols = Object.keys(equation.where)
  const functions = Object.keys(equation.functions ?? {})
  try {
    const plain = changed.replaceAll('Math.', '')
    return agree(
      equation,
      parseArrow(arrow, symbols, functions).expression,
      parseArrow(plain, symbols, functions).expression,
    )
  } catch {
    return false
  }
}

/** Where the arrow that the mutant stands in begins. */
function around(text: string, arrow: string, { start, end }: Mutant): number | undefined {
  const at = text.lastIndexOf(arrow, start)
  return at >= 0 && at + arrow.length >= end ? at : undefined
}

function agree(equation: AnyEquation, formula: Expression, mutant: Expression): boolean {
  const random = seeded(equation.expression.length)
  let met = 0
  for (let k = 0; k < POINTS; k++) {
    const point = drawn(equation, random)
    const [a, b] = [valueAt(formula, point, equation), valueAt(mutant, point, equation)]
    if (!Number.isFinite(a) && !Number.isFinite(b)) continue
    if (!(Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b)))) return false
    met += 1
  }
  return met >= ENOUGH
}

function valueAt(e: Expression, point: Values, { functions }: AnyEquation): number {
  try {
    return evaluateExpression(e, point, functions)
  } catch {
    return Number.NaN
  }
}

/** Now all arguments of one size, now each of its own; now and then negative, or nothing. */
function drawn(equation: AnyEquation, random: () => number): Values {
  const alike = random() < 0.5
  const size = 10 ** (6 * random() - 3)
  const draw = () => {
    const sign = random() < 0.15 ? -1 : 1
    if (random() < 0.03) return 0
    return sign * (alike ? size * 2 * random() : 10 ** (8 * random() - 4))
  }
  return Object.fromEntries(
    Object.entries(equation.where).map(([name, [, , kind]]) => [
      name,
      kind === 'list' ? Array.from({ length: LIST_LENGTH }, draw) : draw(),
    ]),
  )
}
