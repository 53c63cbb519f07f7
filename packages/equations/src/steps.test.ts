/** Claims about the printed steps of a record. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Equation, equation, type Where } from './equation.ts'
import { evaluateExpression } from './evaluate.ts'
import { max, sqrt, sum } from './functions.ts'
import { parseExpression } from './grammar.ts'
import { burst, catenary, collapse, fit, interaction, miner, samples } from './test-data/fixture.ts'
import { readMathml } from './test-data/mathml-reader.ts'
import { about } from './test-data/sample.ts'
import { readXml } from './test-data/xml.ts'
import { fulfils, met, newTrace, type Step } from './trace.ts'
import { type PrintedStep, type Printing, printFormula, printStep, typesetSubstituted } from './typeset.ts'

type Node = ReturnType<typeof readXml>

/** The text of a printed line, tags dropped. */
function text(xml: string | null): string {
  const show = (node: Node): string => node.children.map(show).join('') + node.text
  return show(readXml(xml ?? '<math></math>'))
    .replace(/[\u2061\u2062]/g, '')
    .replaceAll('\u00a0', ' ')
}

function printed(record: (trace: ReturnType<typeof newTrace>) => void, printing?: Printing): PrintedStep {
  const trace = newTrace()
  record(trace)
  const [step] = trace.steps
  assert.ok(step)
  return printStep(JSON.parse(JSON.stringify(step)) as Step, printing)
}

test('a step prints its formula, its values and its result with the unit', () => {
  const lines = printed((t) => t.apply(burst, { t_1: 0.0159, D: 0.3239, f_cb: 448e6 }))
  assert.equal(text(lines.symbolic), 'pb=2t1D−t1fcb⋅23')
  assert.equal(text(lines.substituted), '=2⋅0.01590.3239−0.0159⋅4.48×108⋅23')
  assert.equal(text(lines.result), '=5.341×107Pa')
  for (const line of [lines.symbolic, lines.substituted, lines.result])
    assert.match(line ?? '', /^<math display="block">.*<\/math>$/)
})

test('a step prints under the names that it was applied with', () => {
  const lines = printed((t) =>
    t.apply(burst, { t_1: 0.01, D: 0.3, f_cb: 4e8 }, { as: 'p_b_min', rename: { D: 'D_s', t_1: 't_2' } }),
  )
  assert.equal(text(lines.symbolic), 'pb,min=2t2Ds−t2fcb⋅23')
})

test('a dimensional fit prints its values in its own units', () => {
  const lines = printed((t) => t.apply(fit, { f_y: 450e6, t: 0.0159, T: 353.15 }))
  assert.equal(text(lines.substituted), '=450⋅(1−4.3×10−4⋅max(0,80−50))−0.6⋅15.9')
  assert.equal(text(lines.result), '=441.8MPa')
  assert.match(text(printed((t) => t.apply(collapse, { D: 0.1778, t: 0.0080518 })).result), /^=4,783\.8psi$/)
})

test('with units each number in place of a symbol carries its own, and all else is as without', () => {
  const record = (t: ReturnType<typeof newTrace>) => t.apply(burst, { t_1: 0.0159, D: 0.3239, f_cb: 448e6 })
  const [plain, lines] = [printed(record), printed(record, { withUnits: true })]
  assert.equal(text(lines.substituted), '=2⋅0.0159 m0.3239 m−0.0159 m⋅4.48×108 Pa⋅23'.replaceAll(' ', ''))
  assert.deepEqual({ ...lines, substituted: plain.substituted }, plain)
  const own = printed((t) => t.apply(fit, { f_y: 450e6, t: 0.0159, T: 353.15 }), { withUnits: true })
  assert.equal(text(own.substituted), '=450MPa⋅(1−4.3×10−4⋅max(0,80°C−50))−0.6⋅15.9mm')
})

test('the printed numbers give the printed result', () => {
  for (const { equation: eq, args } of samples.filter(({ equation }) => equation.left === undefined)) {
    const like = Object.entries(args).filter(([, value]) => typeof value === 'number')
    const shares = fc.tuple(
      ...like.map(([name]) => fc.double({ min: name === 'n' ? 1 : 0.95, max: name === 'n' ? 1 : 1.05, noNaN: true })),
    )
    fc.assert(
      fc.property(shares, (factors) => {
        const own = {
          ...args,
          ...Object.fromEntries(like.map(([name, value], k) => [name, Number(value) * (factors[k] ?? 1)])),
        }
        assertReproduces(eq, own)
      }),
      { numRuns: 25 },
    )
  }
})

/** The substituted line, read by eye and calculated, gives the result line. */
function assertReproduces(eq: Equation<Where>, own: Readonly<Record<string, number | readonly number[]>>): void {
  if (eq.functions !== undefined) return
  const where = Object.fromEntries(
    Object.entries(eq.where).map(([name, [label, , kind]]) => [name, kind ? [label, '-', kind] : [label, '-']]),
  )
  const bare = { ...eq, unit: '-', where: where as unknown as Where, evaluateSI: eq.evaluate }
  const lines = printed((t) => t.apply(bare, own as Parameters<typeof eq.evaluate>[0]))
  if (/terms\)/.test(lines.substituted ?? '')) return
  const vocabulary = { symbols: [eq.symbol, 'omega', 'x', 'j', 'k'], lists: [], functions: [] }
  const value = (line: string | null) => evaluateExpression(readMathml(rightSide(line ?? ''), vocabulary), {})
  assert.equal(value(lines.substituted).toPrecision(5), value(lines.result).toPrecision(5), lines.substituted ?? '')
}

/** What stands between the equals sign and the conditions of a printed line. */
function rightSide(line: string): string {
  const open = (node: Node): readonly Node[] =>
    node.tag === 'mrow' || node.tag === 'math' ? node.children.flatMap(open) : [node]
  const nodes = open(readXml(line))
  const end = nodes.findIndex((node) => node.attributes.width === '2em')
  const right = nodes.slice(nodes.findIndex((node) => node.text === '=') + 1, end < 0 ? nodes.length : end)
  return `<mrow>${right.map((node) => node.xml).join('')}</mrow>`
}

test('values get more digits where the result hangs on them', () => {
  const difference = equation({
    ...about,
    symbol: 'd',
    where: { a: ['a', '-'], b: ['b', '-'] },
    evaluate: ({ a, b }) => a - b,
  })
  const lines = printed((t) => t.apply(difference, { a: 1234.56789, b: 1234.5 }))
  assert.equal(text(lines.substituted), '=1234.56789−1234.5')
  assert.equal(text(lines.result), '=0.06789')
})

test('of cases only the branch taken is printed with its values, and why', () => {
  const { ast } = equation({
    ...about,
    symbol: 'f',
    where: { x: ['x', '-'], beta: ['b', '-'] },
    evaluate: ({ x, beta }) => (x < 15 ? 0.5 : x <= 60 && beta > 0 ? (60 - x) / 90 : 0),
  })
  const line = (x: number, beta: number) => text(`<math>${typesetSubstituted(ast, { x, beta })}</math>`)
  assert.equal(line(10, 1), '0.5for 10<15')
  assert.equal(line(30, 1), '60−3090for 30≥15 and 30≤60 and 1>0')
  assert.equal(line(70, 1), '0for 70≥15 and 70>60')
  assert.equal(line(30, -1), '0for 30≥15 and −1≤0')
})

test('a condition that rounding would falsify is printed with more digits', () => {
  const eq = equation({ ...about, symbol: 'f', where: { x: ['x', '-'] }, evaluate: ({ x }) => (x < 0.5 ? 1 : 2) })
  const lines = printed((t) => t.apply(eq, { x: 0.49999999 }))
  assert.equal(lines.substituted, null)
  assert.equal(text(lines.result), '=1')
  assert.equal(text(lines.conditions), 'for 0.49999999<0.5')
})

test('a negative value is bracketed wherever a sign would meet an operator', () => {
  const { expression } = parseExpression('a * a - a + a ** 2 + sqrt(a) / a', ['a'])
  assert.equal(text(`<math>${typesetSubstituted(expression, { a: -3 })}</math>`), '(−3)⋅(−3)−(−3)+(−3)2+−3−3')
})

test('a long list is cut after its first terms and counted', () => {
  const args = { S: [30e6, 60e6, 90e6, 120e6, 200e6], m_1: 3, m_2: 5, a_1: 1.4588e12, a_2: 4.1e15, S_q: 52.63e6 }
  const lines = printed((t) => t.apply(miner, { n_c: [1e5, 2e4, 3e3, 400, 20], ...args }))
  assert.match(text(lines.substituted), /^=100000⋅305.*\+⋯ \(5 terms\)$/)
  assert.equal(text(lines.conditions), 'for 30≤52.63 and 60>52.63')
  assert.deepEqual(lines.lists.map(text), ['nc,j=100000;20000;3000;400;20', 'Sj=30;60;90;120;200'])
})

test('a short list is printed whole, an empty one is nought', () => {
  const total = equation({
    ...about,
    symbol: 's',
    where: { x: ['x', '-', 'list'] },
    evaluate: ({ x }) => 2 * sum(x.length, (j) => x[j]),
  })
  assert.equal(text(printed((t) => t.apply(total, { x: [1.5, -2] })).substituted), '=2⋅(1.5+(−2))')
  assert.equal(text(printed((t) => t.apply(total, { x: [] })).substituted), '=2⋅0')
})

const load = { M_p: 8e5, S: 1e6, S_p: 6e6, gamma_m: 1.15, gamma_SC: 1.14, alpha_c: 1.2, Delta_p: 1.5e7, p_b: 4.1e7 }

test('a criterion that holds prints both sides and its relation', () => {
  const lines = printed((t) => t.apply(interaction, { ...load, M: -2.2e5 }))
  assert.match(text(lines.symbolic), /≤1$/)
  assert.match(text(lines.substituted), /\|−220000\|.*≤1$/)
  assert.equal(text(lines.result), '0.20423≤1')
})

test('a criterion that fails prints the relation that is', () => {
  const lines = printed((t) => t.apply(interaction, { ...load, M: 7.9e5 }))
  assert.match(text(lines.symbolic), /≤1$/)
  assert.match(text(lines.substituted), />1$/)
  assert.equal(text(lines.result), '1.3295>1, not fulfilled')
})

test('a criterion at its limit holds, and one just beyond shows by how much', () => {
  const limit = equation({
    ...about,
    symbol: 'U',
    relation: '<=',
    where: { u: ['u', '-'] },
    left: ({ u }) => u,
    evaluate: () => 1,
  })
  assert.equal(text(printed((t) => t.apply(limit, { u: 1 + 1e-12 })).result), '1≤1')
  assert.equal(text(printed((t) => t.apply(limit, { u: 1.0000004 })).result), '1.0000004>1, not fulfilled')
})

test('an implicit equation prints both sides and what is left between them', () => {
  const lines = printed((t) => t.apply(catenary, { T_H: 123456.78, w: 980.5, h: 100, s: 187.56975517 }))
  assert.equal(text(lines.symbolic), 's=h1+2THwh')
  assert.match(text(lines.result), /^187\.57m=187\.57m, residual −?[\d.]+×10−\d+m$/)
})

test('a formula without symbols has no line of values', () => {
  const one = equation({ ...about, symbol: 'k', where: {}, evaluate: () => max(1, sqrt(2)) })
  assert.equal(printed((t) => t.apply(one, {})).substituted, null)
})

const found = { symbol: 'C_Y', title: 'coefficient', unit: '-', source: about.source, clause: '1' }

test('a number that was read has no formula', () => {
  const lines = printed((t) => t.lookup({ ...found, value: 1.32, cell: 'row sand' }))
  assert.equal(lines.symbolic, null)
  assert.equal(text(lines.result), 'CY=1.32')
})

test('a solved value prints its residual', () => {
  const lines = printed((t) =>
    t.solved({
      ...found,
      symbol: 'T_H',
      unit: 'kN',
      value: 123456.78,
      trial: 1e5,
      residual: 3.21e-13,
      iterations: 12,
      method: 'Brent',
    }),
  )
  assert.equal(lines.symbolic, null)
  assert.equal(text(lines.result), 'TH=123.46kN, residual 3.2×10−13')
})

test('a condition at a solved value prints the equation with both its sides', () => {
  const how = {
    symbol: 's',
    unit: 'm',
    value: 187.56975517,
    trial: 100,
    residual: 1e-12,
    iterations: 4,
    method: 'Brent',
  }
  const satisfies = fulfils(catenary, { T_H: 123456.78, w: 980.5, h: 100, s: how.value })
  const trace = newTrace()
  trace.solved({ ...found, ...how, satisfies })
  const [step] = trace.steps
  assert.ok(step?.kind === 'solved' && step.satisfies)
  assert.match(text(printFormula(step.satisfies).result), /^187\.57m=187\.57m/)
})

test('a condition of an equation for another number has that number on its left', () => {
  const condition = fulfils(burst, { t_1: 0.0159, D: 0.3239, f_cb: 448e6 }, { equals: 53410046.4 })
  assert.match(text(printFormula(condition).symbolic), /^pb=2t1/)
  assert.match(text(printFormula(condition).substituted), /^5\.341.*=2⋅0\.0159/)
})

test('numbers that a calculation makes equal are said to be, others how they stand to each other', () => {
  const relation = (value: number) => met('pressure', 'Pa', value, 'that demanded', 100).relation
  assert.deepEqual([100 + 1e-9, 99, 101].map(relation), ['=', '<', '>'])
})
