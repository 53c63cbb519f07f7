/** Claims about what a formula may be, and that all else is refused when it is loaded. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { EquationError } from './errors.ts'
import { parseArrow, parseExpression } from './grammar.ts'
import { fieldValue } from './test-data/field.ts'
import { samples } from './test-data/fixture.ts'

const arrow = (source: string) => parseArrow(source, ['a', 'b', 'x'], ['table'])

const REFUSED: readonly (readonly [construct: string, source: string, message: RegExp])[] = [
  ['an argument that is not taken apart', '(v) => v.a', /named symbols/],
  ['a bare argument', 'v => v', /named symbols/],
  ['an ordinary function', 'function f({ a }) { return a }', /named symbols/],
  ['a method', 'evaluate({ a }) { return a }', /named symbols/],
  ['an async function', 'async ({ a }) => a', /named symbols/],
  ['a second argument', '({ a }, b) => a', /named symbols/],
  ['a rest of symbols', '({ ...a }) => a', /named symbols/],
  ['a default value', '({ a = 1 }) => a', /default values/],
  ['a renamed symbol', '({ a: c }) => c', /may not be renamed/],
  ['a symbol that is not declared', '({ c }) => c', /not declared in where/],
  ['a block', '({ a }) => { return a }', /block body/],
  ['a name from outside', '({ a }) => a * G', /'G' is not a symbol/],
  ['a declared symbol that is not taken', '({ a }) => a * b', /'b' is not a symbol/],
  ['Math.', '({ a }) => Math.sqrt(a)', /member access 'Math.'/],
  ['a member', '({ a }) => a.b', /member access on 'a'/],
  ['a member of a result', '({ a }) => (a).length', /member access/],
  ['optional chaining', '({ a }) => a?.length', /member access|unexpected/],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the construct to refuse
  ['a template', '({ a }) => `${a}`', /templates/],
  ['text', "({ a }) => a + '1'", /text/],
  ['an assignment', '({ a }) => a = 1', /assignments/],
  ['an assignment with an operator', '({ a }) => a **= 2', /assignments/],
  ['an increment', '({ a }) => a++', /unexpected/],
  ['a unary plus', '({ a }) => +a', /unexpected '\+'/],
  ['a remainder', '({ a, b }) => a % b', /remainder/],
  ['two expressions', '({ a, b }) => (a, b)', /unexpected ','/],
  ['a semicolon', '({ a }) => a;', /one expression/],
  ['loose equality', '({ a }) => a == 1 ? a : 2', /compare with/],
  ['inequality', '({ a }) => a !== 1 ? a : 2', /compare with/],
  ['?? ', '({ a, b }) => a ?? b', /unexpected/],
  ['bit operators', '({ a, b }) => a & b', /unexpected '&'/],
  ['shifts', '({ a, b }) => a << b', /unexpected/],
  ['hexadecimal numbers', '({ a }) => a * 0x10', /decimals/],
  ['big integers', '({ a }) => a * 10n', /decimals/],
  ['a list literal', '({ a }) => [a]', /unexpected '\['/],
  ['an object literal', '({ a }) => ({ a })', /unexpected '\{'/],
  ['spreading', '({ x }) => max(...x)', /member access|unexpected/],
  ['new', '({ a }) => new Foo(a)', /'new' is not a symbol/],
  ['an unknown function', '({ a }) => gauss(a)', /neither elementary nor a declared/],
  ['a function as an argument', '({ a }) => table((y) => y, a)', /'y' is not a symbol/],
  ['a wrong number of arguments', '({ a, b }) => sqrt(a, b)', /does not accept 2/],
  ['a sum without a function', '({ a }) => sum(3, a)', /already has a meaning|=>/],
  ['a running variable that is a symbol', '({ a, x }) => sum(3, (a) => x[a])', /already has a meaning/],
  ['a running variable used outside', '({ x }) => sum(3, (j) => x[j]) + j', /'j' is not a symbol/],
  ['a truth value as the result', '({ a }) => a > 1', /truth value/],
  ['a truth value in arithmetic', '({ a, b }) => (a > b) * 2', /truth value/],
  ['a number as a condition', '({ a }) => a ? 1 : 2', /condition/],
  ['a chain of comparisons', '({ a, b }) => 1 < a < b ? 1 : 2', /truth value/],
  ['a list used as a number', '({ x }) => x[0] * x', /list and as a number/],
  ['an open bracket', '({ a }) => (a + 1', /'\)' is missing/],
  ['nothing', '({ a }) =>', /unexpected 'the end'/],
]

for (const [construct, source, message] of REFUSED) {
  test(`a formula refuses ${construct}`, () => {
    assert.throws(
      () => arrow(source),
      (e) => {
        assert.ok(e instanceof EquationError, String(e))
        assert.match(e.message, message)
        return true
      },
    )
  })
}

test('a stored text refuses a sign before a power without brackets', () => {
  assert.throws(() => parseExpression('-a ** 2', ['a']), /bracket the sign/)
})

test('a symbol may not be called as an elementary function or constant', () => {
  assert.throws(() => parseArrow('({ pi }) => pi', ['pi'], []), /'pi' is an elementary function or constant/)
})

test('line breaks, comments, trailing commas and brackets of a formatter change nothing', () => {
  const neat = arrow('({ a, b }) => (a > 1 ? max(a, b) : -sum(3, (j) => a ** j)) + table(a, 1e-3)')
  const wild = arrow(`({
    a, // the first
    b,
  }) =>
    (a > 1_0e-1
      ? max( /* not min */ a,
          b,
        )
      : - sum(3, j=>a**j,)) +
    table( a, 1e-3, )`)
  assert.equal(wild.text.replace('1_0e-1', '1'), neat.text)
  assert.equal(neat.text, '(a > 1 ? max(a, b) : -sum(3, j => a ** j)) + table(a, 1e-3)')
  assert.equal(fieldValue(wild.expression), fieldValue(neat.expression))
})

test('brackets around the whole are no part of the text', () => {
  assert.equal(arrow('({ a }) => (a < 1 ? 1 : a)').text, 'a < 1 ? 1 : a')
  assert.equal(arrow('({ a, b }) => (a + 1) * (b + 1)').text, '(a + 1) * (b + 1)')
})

test('operators bind and associate as in the language', () => {
  const same = (a: string, b: string) =>
    assert.deepEqual(arrow(`({ a, b }) => ${a}`).expression, arrow(`({ a, b }) => ${b}`).expression)
  same('a - b - 1', '(a - b) - 1')
  same('a / b * 2', '(a / b) * 2')
  same('a ** b ** 2', 'a ** (b ** 2)')
  same('-a * b', '(-a) * b')
  same('a ** -b', 'a ** (-b)')
  same('a < 1 || a > 2 && b > 1 ? 1 : a > 3 ? 2 : 3', '((a < 1) || ((a > 2) && (b > 1))) ? 1 : ((a > 3) ? 2 : 3)')
  same('!(a < 1) && b > 1 ? a : b', '((!(a < 1)) && (b > 1)) ? a : b')
})

test('a stored text reads back as the expression that it was taken from', () => {
  for (const { equation } of samples) {
    const again = parseExpression(equation.expression, Object.keys(equation.where))
    assert.deepEqual(again.expression, equation.ast)
    assert.equal(again.text, equation.expression)
  }
})

test('no text makes the parser fail in any other way than by its own error', () => {
  const piece = fc.constantFrom(
    ...'a b x 1 .5 1e3 + - * / ** ( ) [ ] , ? : < === && ! => sum integral sqrt . { } j pi'.split(' '),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      try {
        parseExpression(pieces.join(' '), ['a', 'b', 'x'])
      } catch (e) {
        assert.ok(e instanceof EquationError, String(e))
      }
    }),
    { numRuns: 2000 },
  )
})
