/** The functions that a formula calls stand in the record by formula, and are worked from it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { definedFunctions, functionsOf } from './defined.ts'
import { equation } from './equation.ts'
import { exp, sqrt } from './functions.ts'
import { about } from './test-data/sample.ts'
import { readXml } from './test-data/xml.ts'
import { newTrace } from './trace.ts'
import { printFunction } from './typeset.ts'

const width = equation({
  ...about,
  symbol: 'sigma',
  where: { x: ['x', '-'], p: ['p', '-'] },
  evaluate: ({ x, p }) => (x <= p ? 0.07 : 0.09),
})
const peak = equation({
  ...about,
  symbol: 'S',
  where: { x: ['x', '-'], sigma: ['width', '-'] },
  evaluate: ({ x, sigma }) => exp(-x / sigma),
})
const square = equation({
  ...about,
  symbol: 'x_squared',
  where: { x: ['x', '-'], k: ['root', '-'] },
  left: ({ x }) => x,
  evaluate: ({ k }) => k ** 2,
})
const S = (x: number, p: number) => peak.evaluate({ x, sigma: width.evaluate({ x, p }) })
const beside = [{ symbol: 'sigma', equation: width }]
const named = { S: { name: 'S', call: S, means: { of: ['x', 'p'], formula: peak, beside } } }

type Node = ReturnType<typeof readXml>
const show = (node: Node): string => node.children.map(show).join('') + node.text
const text = (xml: string) =>
  show(readXml(xml))
    .replace(/[\u2061\u2062]/g, '')
    .replaceAll('\u00a0', ' ')

test('a stated function gives what the function itself gives', () => {
  const { S: stated } = functionsOf(JSON.parse(JSON.stringify(definedFunctions(named))))
  for (const [x, p] of [
    [0.1, 0.2],
    [0.2, 0.1],
  ] as const)
    assert.equal(stated?.call(x, p), S(x, p))
})

test('it prints its formula, and beside it that of each symbol which is no argument', () => {
  const [own] = definedFunctions(named)
  assert.ok(own)
  const { formula, beside: others } = printFunction(own)
  assert.equal(text(formula), 'S(x,p)=e−x/σ')
  assert.deepEqual(
    others.map((o) => text(o.formula)),
    ['σ={0.07if x≤p0.09otherwise'],
  )
})

test('a symbol that is a root is said to be one, and is not worked here', () => {
  const call = (x: number) => sqrt(x)
  const means = { of: ['x'], formula: { expression: 'k' }, beside: [{ symbol: 'k', equation: square }] }
  const [own] = definedFunctions({ R: { name: 'R', call, means } })
  assert.ok(own)
  assert.deepEqual(
    printFunction(own).beside.map(({ implicit }) => implicit),
    [true],
  )
  assert.equal(functionsOf([own]).R, undefined)
})

test('a step carries the functions of its formula', () => {
  const G = (x: number) => x
  const functions = { G: { name: 'G', call: G, means: 'the gamma function' } }
  const calls = equation({ ...about, symbol: 'y', where: { x: ['x', '-'] }, functions, evaluate: ({ x }) => 2 * G(x) })
  const trace = newTrace()
  trace.apply(calls, { x: 3 })
  const [step] = trace.steps
  assert.deepEqual(step?.kind === 'equation' && step.functions, [{ name: 'G', means: 'the gamma function' }])
})
