/** Random expressions of the whole grammar, for property tests. */
import fc from 'fast-check'
import type { Arithmetic, Comparison, Expression } from '../expression.ts'

export const VOCABULARY = {
  symbols: ['t_1', 'D', 'gamma_SC', 'F_Y_star', 'x_bar', 'alpha', 'z_p_i', 'q_prime', 'Re', 'Delta_p', 'j', 'u'],
  lists: ['S_r'],
  functions: ['C_y'],
}
const FREE = VOCABULARY.symbols.slice(0, -2)
const UNARY_CALLS = ['sqrt', 'cbrt', 'exp', 'log', 'log10', 'sin', 'tanh', 'asinh', 'atan', 'abs', 'floor', 'ceil']
const MANY_CALLS = ['min', 'max', 'hypot', 'atan2', 'C_y']

type Any = fc.Arbitrary<Expression>
const made = new Map<string, Any>()

/** An arbitrary expression of at most this depth; `bound` are the running variables that it may use. */
export function expression(depth: number, bound: readonly string[] = []): Any {
  const key = `${depth} ${bound.join(' ')}`
  const known = made.get(key) ?? build(depth, bound)
  made.set(key, known)
  return known
}

function build(depth: number, bound: readonly string[]): Any {
  if (depth === 0) return leaf(bound)
  const part = expression(depth - 1, bound)
  return fc.oneof(
    { weight: 3, arbitrary: leaf(bound) },
    { weight: 8, arbitrary: binary(part) },
    { weight: 2, arbitrary: part.map((operand): Expression => ({ kind: 'negative', operand })) },
    { weight: 3, arbitrary: call(part) },
    { weight: 1, arbitrary: conditional(part) },
    ...(bound.includes('j') ? [] : [{ weight: 1, arbitrary: series(part, expression(depth - 1, [...bound, 'j'])) }]),
    ...(bound.includes('u') ? [] : [{ weight: 1, arbitrary: area(part, expression(depth - 1, [...bound, 'u'])) }]),
  )
}

function leaf(bound: readonly string[]): Any {
  const text = fc.constantFrom('2', '0.5', '3', '1e-3', '4.5e8', '10', '1e6')
  const number = text.map((t): Expression => ({ kind: 'number', value: Number(t), text: t }))
  const symbol = fc.constantFrom(...FREE, ...bound).map((name): Expression => ({ kind: 'symbol', name }))
  const fixed = fc.constantFrom<Expression>({ kind: 'constant', name: 'pi' }, { kind: 'length', list: 'S_r' })
  const at: Expression = bound.includes('j') ? { kind: 'symbol', name: 'j' } : { kind: 'number', value: 0, text: '0' }
  const element = fc.constant<Expression>({ kind: 'element', list: 'S_r', at })
  const weighted = bound.includes('j') ? 4 : 1
  return fc.oneof(
    { weight: 3, arbitrary: number },
    { weight: 6, arbitrary: symbol },
    { weight: 1, arbitrary: fixed },
    { weight: weighted, arbitrary: element },
  )
}

function binary(part: Any): Any {
  const operator = fc.constantFrom<Arithmetic>('+', '-', '*', '*', '/', '/', '**')
  return fc.tuple(operator, part, part).map(([operator, left, right]) => ({ kind: 'binary', operator, left, right }))
}

function call(part: Any): Any {
  const one = fc.tuple(fc.constantFrom(...UNARY_CALLS), part)
  const two = fc.tuple(fc.constantFrom(...MANY_CALLS), part, part)
  return fc.oneof(one, two).map(([name, ...args]): Expression => ({ kind: 'call', name, args }))
}

function conditional(part: Any): Any {
  const operator = fc.constantFrom<Comparison>('<', '<=', '>', '>=', '===')
  const comparison = fc
    .tuple(operator, part, part)
    .map(([operator, left, right]): Expression => ({ kind: 'binary', operator, left, right }))
  const joined = fc
    .tuple(fc.constantFrom('&&', '||'), comparison, comparison, comparison, fc.constantFrom('&&', '||'))
    .map(([o, a, b, c, p]): Expression => {
      const inner: Expression = { kind: 'binary', operator: p, left: a, right: b }
      return { kind: 'binary', operator: o, left: inner, right: c }
    })
  const not = fc.oneof(comparison, joined).map((operand): Expression => ({ kind: 'not', operand }))
  return fc
    .tuple(fc.oneof(comparison, joined, not), part, part)
    .map(([test, yes, no]): Expression => ({ kind: 'conditional', test, yes, no }))
}

function series(count: Any, body: Any): Any {
  return fc.tuple(count, body).map(([count, body]): Expression => ({ kind: 'sum', count, index: 'j', body }))
}

function area(limit: Any, body: Any): Any {
  return fc
    .tuple(limit, limit, body)
    .map(([from, to, body]): Expression => ({ kind: 'integral', from, to, variable: 'u', body }))
}
