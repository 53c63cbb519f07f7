/**
 * An equation is a function that can be printed: the body of `evaluate` is the only copy of the formula.
 * The number comes from running it, the typeset line from parsing its own source text (see grammar.ts, typeset.ts).
 */
import { mappingFromSI, mappingToSI, unit } from '@keelson/units'
import { isConstant } from './constant.ts'
import { EquationError } from './errors.ts'
import { type Expression, parseArrow } from './grammar.ts'
import type { Limited } from './limits.ts'
import type { Source } from './source.ts'
import { sourceText } from './source-text.ts'

/** What a symbol stands for: label, unit, and `'list'` where the symbol is indexed with `x[j]`. */
type SymbolSpec = readonly [label: string, unit: string] | readonly [label: string, unit: string, kind: 'list']
export type Where = Readonly<Record<string, SymbolSpec>>
export type Arguments<W extends Where> = {
  readonly [K in keyof W]: W[K] extends readonly [string, string, 'list'] ? readonly number[] : number
}
/** A list as a formula sees it: not empty, so that `x[j]` with the index of a `sum` is a number to TypeScript. */
type Row = readonly [number, ...number[]]
/** The arguments as the body of an equation sees them. */
type Bound<W extends Where> = {
  readonly [K in keyof W]: W[K] extends readonly [string, string, 'list'] ? Row : number
}
/** A criterion yields a truth value, every other equation a number. */
export type Relation = '=' | '<=' | '>=' | '<' | '>'

/** A named function that a formula may call: a special function, or a formula of its own. */
export interface NamedFunction {
  readonly name: string
  readonly call: (...args: number[]) => number
  /** What a report says of it, so that a reader can work it out. */
  readonly means: Meaning
}
/** What every reader knows by these words, 'the gamma function'; or its formula. */
export type Meaning = string | Composed
interface Composed {
  /** Arguments in their order, as the formulas name them. */
  readonly of: readonly string[]
  readonly formula: Stated
  /** Symbols of the formula that are no arguments, each with its formula or the equation that it fulfils. */
  readonly beside?: readonly { readonly symbol: string; readonly equation: Stated }[]
}
type Stated = Pick<Equation, 'expression' | 'leftExpression'>

export interface EquationDefinition<W extends Where> {
  /** Symbol of the result, as the standard prints it: 'p_b', 'F_Y_star'. */
  readonly symbol: string
  readonly title: string
  /** Unit of the result; SI unless the formula is a dimensional fit. */
  readonly unit: string
  readonly source: Source
  /** Clause, equation or table number in the source. */
  readonly clause: string
  readonly where: W
  /** One expression over the symbols of `where`. */
  readonly evaluate: (v: Bound<W>) => number
  /** Left side of an implicit equation or criterion; `evaluate` is then the right side. */
  readonly left?: (v: Bound<W>) => number
  readonly relation?: Relation
  /**
   * Why the formula is not homogeneous: its coefficients hold only in the units stated. Left out where it holds in any
   * consistent units.
   */
  readonly fit?: string
  /** Functions beyond the elementary ones that the body calls by name. */
  readonly functions?: Readonly<Record<string, NamedFunction>>
  /** Needed where the expression can stand at a literal limit, max(0, x): what such a number is worth. */
  readonly limited?: Limited
}

export interface Equation<W extends Where = Where> extends Omit<EquationDefinition<W>, 'evaluate' | 'left'> {
  readonly evaluate: (v: Arguments<W>) => number
  readonly left?: (v: Arguments<W>) => number
  readonly relation: Relation
  /** Source text of the right side, as it stands in the code. */
  readonly expression: string
  readonly ast: Expression
  readonly leftExpression?: string
  readonly leftAst?: Expression
  /** Evaluates with arguments in SI and gives the result in SI, whatever units the formula itself is written in. */
  readonly evaluateSI: (v: Arguments<W>) => number
  /** The left side likewise. */
  readonly leftSI?: (v: Arguments<W>) => number
}

/**
 * Declares an equation. Throws EquationError when its body is not one expression of the grammar, uses a name that is
 * neither a symbol of `where`, an elementary function nor a declared one, leaves a symbol of `where` unused, or
 * declares an unknown unit.
 */
export function equation<const W extends Where>(definition: EquationDefinition<W>): Equation<W> {
  const symbols = Object.keys(definition.where)
  const functions = Object.keys(definition.functions ?? {})
  const right = parseArrow(sourceText(definition.evaluate), symbols, functions)
  const left = definition.left && parseArrow(sourceText(definition.left), symbols, functions)
  const used = new Set([...right.symbols, ...(left?.symbols ?? [])])
  const idle = symbols.filter((s) => !used.has(s))
  if (idle.length > 0) throw new EquationError(`${definition.symbol}: unused symbols ${idle.join(', ')}`)
  const { evaluate: body, left: leftBody, ...rest } = definition
  const evaluate = body as (v: Arguments<W>) => number
  const leftSide = leftBody as ((v: Arguments<W>) => number) | undefined
  return {
    ...rest,
    evaluate,
    relation: definition.relation ?? '=',
    expression: right.text,
    ast: right.expression,
    evaluateSI: siEvaluator(definition, evaluate),
    ...(left &&
      leftSide && {
        left: leftSide,
        leftExpression: left.text,
        leftAst: left.expression,
        leftSI: siEvaluator(definition, leftSide),
      }),
  }
}

/** The conversions are looked up here, once: a fit in field units may be evaluated a million times. */
function siEvaluator<W extends Where>(
  definition: EquationDefinition<W>,
  evaluate: (v: Arguments<W>) => number,
): (v: Arguments<W>) => number {
  const inSI = (name: string) => unit(name).factor === 1 && unit(name).offset === 0
  const symbols = Object.keys(definition.where)
  const scaled = Object.entries(definition.where)
    .filter(([, spec]) => !inSI(spec[1]))
    .map(([name, spec]) => ({ name, toOwn: mappingFromSI(spec[1]) }))
  const identical = /[!=]==/.test(sourceText(definition.evaluate))
  if (scaled.length === 0 && inSI(definition.unit) && !identical) return evaluate
  const resultToSI = mappingToSI(definition.unit)
  return (v) => {
    const own: Record<string, unknown> = { ...v }
    // A coefficient is a number in arithmetic, and to `===` an object.
    if (identical) for (const name of symbols) own[name] = plainOf(own[name])
    for (const { name, toOwn } of scaled) {
      const si: unknown = v[name]
      own[name] = Array.isArray(si) ? si.map(toOwn) : toOwn(Number(si))
    }
    return resultToSI(evaluate(own as Arguments<W>))
  }
}

const plainOf = (given: unknown): unknown => (isConstant(given) ? given.si : given)
