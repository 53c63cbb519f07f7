/** Claims about printed formulas: they read back as the same formula, and look as an engineer writes them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Expression, parts } from './expression.ts'
import { parseExpression } from './grammar.ts'
import { printWhole } from './printer.ts'
import { substitute } from './substitute.ts'
import { fieldValue } from './test-data/field.ts'
import { samples } from './test-data/fixture.ts'
import { readMathml, type Vocabulary } from './test-data/mathml-reader.ts'
import { expression, VOCABULARY } from './test-data/random-expression.ts'
import { readXml } from './test-data/xml.ts'
import { typesetExpression, typesetSubstituted, typesetSymbol } from './typeset.ts'

const print = (text: string) =>
  typesetExpression(
    parseExpression(text, ['a', 'b', 'c', 'D', 't_1', 'x', 'w_r', 'F_Y_star', 'Delta_p', 'n']).expression,
  )

/** What the eye sees, in characters: fractions as {a|b}, scripts as ^ and _. */
function seen(xml: string): string {
  const show = (node: ReturnType<typeof readXml>): string => {
    const [a = '', b = '', c = ''] = node.children.map(show)
    if (node.tag === 'mfrac') return `{${a}|${b}}`
    if (node.tag === 'msup') return `${a}^${b}`
    if (node.tag === 'msub') return `${a}_${b}`
    if (node.tag === 'msubsup' || node.tag === 'munderover') return `${a}_${b}^${c}`
    if (node.tag === 'msqrt') return `√[${node.children.map(show).join('')}]`
    if (node.tag === 'mover') return `${a}${b}`
    return node.children.length > 0 ? node.children.map(show).join('') : node.text
  }
  return show(readXml(`<math>${xml}</math>`)).replace(/[\u2061\u2062]/g, '')
}

test('a random formula, printed and read by eye, is the same formula', () => {
  fc.assert(
    fc.property(expression(4), (e) => {
      assert.equal(fieldValue(readMathml(typesetExpression(e), VOCABULARY)), fieldValue(e))
    }),
    { numRuns: 3000 },
  )
})

test('a random formula with its numbers, printed and read by eye, has the same value', () => {
  const value = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.double({ min: -1e9, max: 1e9, noNaN: true }))
  const values = fc.record(
    Object.fromEntries([
      ...VOCABULARY.symbols.slice(0, -2).map((name) => [name, value] as const),
      ['S_r', fc.array(value, { minLength: 4, maxLength: 4 })],
    ]),
  )
  fc.assert(
    fc.property(expression(3), values, (e, point) => {
      fc.pre(parts(e).every((p) => p.kind !== 'sum' || isSmall(p.count)))
      const put = substitute(e, point as Parameters<typeof substitute>[1])
      if (
        parts(put.expression).some(
          (p) => p.kind === 'sum' && p.count.kind === 'number' && (p.shown?.length ?? 0) < p.count.value,
        )
      )
        return
      const xml = printWhole(put.expression, {}, true).xml
      assert.equal(fieldValue(readMathml(xml, VOCABULARY)), fieldValue(put.expression))
    }),
    { numRuns: 2000 },
  )
})

for (const { equation, args } of samples) {
  test(`${equation.symbol} = ${equation.expression.slice(0, 50)} prints as well-formed MathML Core that reads back`, () => {
    const vocabulary = vocabularyOf(equation.ast)
    const xml = typesetExpression(equation.ast)
    readXml(`<math>${typesetSubstituted(equation.ast, args, equation)}</math>`)
    assert.equal(fieldValue(readMathml(xml, vocabulary)), fieldValue(equation.ast))
  })
}

/** A number of terms that takes no time to add up. */
function isSmall(count: Expression): boolean {
  return count.kind === 'length' || (count.kind === 'number' && count.value <= 10)
}

/** The names of an expression, the list that it counts first. */
function vocabularyOf(ast: Expression): Vocabulary {
  const all = parts(ast)
  const names = (pick: (e: Expression) => readonly string[]) => [...new Set(all.flatMap(pick))]
  const counted = names((e) => (e.kind === 'length' ? [e.list] : []))
  const lists = names((e) => (e.kind === 'element' ? [e.list] : []))
  const symbols = names((e) => (e.kind === 'symbol' ? [e.name] : []))
  return { symbols, lists: [...counted, ...lists], functions: ['C_table'] }
}

const SYMBOLS: readonly (readonly [name: string, seen: string])[] = [
  ['t_1', 't_1'],
  ['gamma_SC', 'γ_SC'],
  ['f_cb', 'f_cb'],
  ['F_Y_star', 'F_Y^∗'],
  ['q_prime', 'q^′'],
  ['x_bar', 'x¯'],
  ['theta_hat', 'θˆ'],
  ['m_dot_g', 'm˙_g'],
  ['z_p_i', 'z_p,i'],
  ['k_theta_max', 'k_θ,max'],
  ['D50', 'D_50'],
  ['Delta_sigma_0', 'Δσ_0'],
  ['Delta_max', 'Δ_max'],
  ['Re', 'Re'],
  ['Omega', 'Ω'],
]
for (const [name, shown] of SYMBOLS)
  test(`${name} prints as ${shown}`, () => assert.equal(seen(typesetSymbol(name)), shown))

test('descriptive subscripts stand upright, letters on the line and running indices slope', () => {
  assert.equal(typesetSymbol('f_y'), '<msub><mi>f</mi><mi mathvariant="normal">y</mi></msub>')
  assert.match(print('sum(x.length, j => x[j])'), /<msub><mi>x<\/mi><mi>j<\/mi><\/msub>/)
})

const PRINTED: readonly (readonly [claim: string, source: string, shown: string])[] = [
  ['a quotient followed by a factor is a fraction and a factor', '2 * a / (D - t_1) * b', '{2a|D−t_1}b'],
  ['divisors in a row share one fraction', 'a / b / c', '{a|bc}'],
  ['a bracketed quotient is its own fraction', 'a * (b / c) / D', '{a{b|c}|D}'],
  ['a divided quotient stands over', 'a / (b / c)', '{a|{b|c}}'],
  ['a difference in brackets keeps them', 'a - (b - c)', 'a−(b−c)'],
  ['a minus before a quotient stands before the fraction', '-a / b', '−{a|b}'],
  ['a minus within a product is bracketed', 'a * -b', 'a⋅(−b)'],
  ['a minus after a minus is bracketed', 'a - -b', 'a−(−b)'],
  ['a number before a bracket needs no dot', '2 * (a + b)', '2(a+b)'],
  ['a symbol before a bracket takes a dot, or it would look like a function', 'a * (a + b)', 'a⋅(a+b)'],
  ['a number after a symbol takes a dot', 'a * 2', 'a⋅2'],
  ['a power of a symbol shares its scripts', 't_1 ** 2', 't_1^2'],
  ['a power of a starred symbol is bracketed', 'F_Y_star ** 2', '(F_Y^∗)^2'],
  ['a power of a difference is bracketed', 'Delta_p ** 2', '(Δp)^2'],
  ['a decimal exponent stays as written', 'a ** 0.5', 'a^0.5'],
  ['a fraction in an exponent is written with a slash', 'a ** (1 / (n + 1))', 'a^1/(n+1)'],
  ['a power of a fraction is bracketed', '(a / b) ** 2', '({a|b})^2'],
  ['a power of a negative is bracketed', '(-a) ** 2', '(−a)^2'],
  ['a negative power is not', '-(a ** 2)', '−a^2'],
  ['a root is a radical', 'sqrt(a + b)', '√[a+b]'],
  ['an absolute value has bars', 'abs(a - b)', '|a−b|'],
  ['the square of a sine is written on its name', 'sin(a) ** 2', 'sin^2(a)'],
  ['the square of a logarithm is bracketed', 'log(a) ** 2', '(ln(a))^2'],
  ['a short exponential is a power of e', 'exp(-a / b)', 'e^−a/b'],
  ['a long exponential is a function', 'exp(-((a / b) ** 2) + sqrt(c))', 'exp(−({a|b})^2+√[c])'],
  ['smallest and largest list their arguments', 'min(a, max(b, c))', 'min(a,max(b,c))'],
  ['a sum counts from one on paper', 'sum(x.length, j => w_r[j] * x[j])', '∑_j=1^nw_r,jx_j'],
  ['a sum that calculates with its index counts from nought', 'sum(n, j => x[j] * j)', '∑_j=0^n−1x_jj'],
  ['a sum brackets a sum', 'sum(n, j => x[j] + a)', '∑_j=1^n(x_j+a)'],
  ['a sum before a factor is bracketed', 'sum(n, j => x[j]) * a', '(∑_j=1^nx_j)a'],
  ['an integral ends in its variable', 'integral(0, a, u => u ** 2)', '∫_0^au^2du'],
  ['powers of ten are written out', '1e-3 * a + 2.5e6', '10^−3a+2.5×10^6'],
  ['cases end in otherwise', 'a < 1 ? b : a >= 2 && b === 1 ? c : 0', '{bif a<1cif a≥2 and b=10otherwise'],
  ['a denied equality is an inequality', '!(a === b) ? 1 : 2', '{1if a≠b2otherwise'],
]
for (const [claim, source, shown] of PRINTED) {
  test(`${claim}: ${source}`, () => assert.equal(seen(print(source)).replaceAll('\u00a0', ' '), shown))
}

test('text that a record carries cannot break out of the markup', () => {
  assert.equal(typesetSymbol('<b>'), '<mi>&lt;b&gt;</mi>')
})
