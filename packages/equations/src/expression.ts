/** The parsed formula as plain data: what the evaluator runs, the printer prints and a record can carry. */
export type Arithmetic = '+' | '-' | '*' | '/' | '**'
export type Comparison = '<' | '<=' | '>' | '>=' | '==='
export type Logical = '&&' | '||'

export type Expression =
  | {
      readonly kind: 'number'
      readonly value: number
      readonly text: string
      /** Of a number that stands in place of a symbol: its unit, where it is printed with one. */
      readonly unit?: string
    }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'constant'; readonly name: 'pi' }
  | { readonly kind: 'negative' | 'not'; readonly operand: Expression }
  | {
      readonly kind: 'binary'
      readonly operator: Arithmetic | Comparison | Logical
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'conditional'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'element'; readonly list: string; readonly at: Expression }
  | { readonly kind: 'length'; readonly list: string }
  | SumExpression
  | {
      readonly kind: 'integral'
      readonly from: Expression
      readonly to: Expression
      readonly variable: string
      readonly body: Expression
    }

export interface SumExpression {
  readonly kind: 'sum'
  readonly count: Expression
  readonly index: string
  readonly body: Expression
  /** First terms with their values, in a substituted expression only; the printer shows them in place of the sum. */
  readonly shown?: readonly Expression[]
}

const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '==='])

/** Whether an operator compares two numbers. */
export function isComparison(operator: string): operator is Comparison {
  return COMPARISONS.has(operator)
}

/** Whether an operator joins two truth values. */
export function isLogical(operator: string): operator is Logical {
  return operator === '&&' || operator === '||'
}

/** The direct parts of an expression. */
export function children(e: Expression): readonly Expression[] {
  switch (e.kind) {
    case 'negative':
    case 'not':
      return [e.operand]
    case 'binary':
      return [e.left, e.right]
    case 'conditional':
      return [e.test, e.yes, e.no]
    case 'call':
      return e.args
    case 'element':
      return [e.at]
    case 'sum':
      return [e.count, e.body]
    case 'integral':
      return [e.from, e.to, e.body]
    default:
      return []
  }
}

/** Every part of an expression, itself first. */
export function parts(e: Expression): Expression[] {
  return [e, ...children(e).flatMap(parts)]
}
