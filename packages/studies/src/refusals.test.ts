/** What is wrong with a study is refused at its pointer before any point is calculated. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { example, problemsOf } from './strip.fixture.ts'

const grid = (...axes: readonly object[]) => ({ vary: { kind: 'grid', axes } })
const sample = (distributions: readonly object[], more: object = {}) => ({
  vary: { kind: 'sample', method: 'sobol', count: 64, distributions, ...more },
})
const csv = (text: string, more: object = {}) => ({ vary: { kind: 'list', csv: text }, ...more })
const normal = (param: string, mean: number, standard_deviation: number) => ({
  param,
  distribution: 'normal',
  mean,
  standard_deviation,
})
const { length: _, ...lengthless } = example as Readonly<Record<string, unknown>>
const axis = { param: 'length', from: 1, to: 50, count: 5 }

const REFUSED: readonly [what: string, request: unknown, pointer: string, message: RegExp][] = [
  ['a value over the bound of its input', grid({ param: 'length', values: [1, 101] }), '/vary/axes/0/values/1', /100/],
  ['an end at an open bound', grid({ ...axis, from: 0 }), '/vary/axes/0/from', /0/],
  [
    'an end that no such input has',
    grid({ param: 'wall_thickness', from: 1, to: 1e6, count: 3 }),
    '/vary/axes/0/to',
    /out of range/,
  ],
  [
    'a value in a unit that is out of bounds',
    grid({ param: 'length', values: [10, 1000], unit: 'ft' }),
    '/vary/axes/0/values/1',
    /./,
  ],
  [
    'a word that is none of the input',
    grid({ param: 'grade', values: ['S235', 'S999'] }),
    '/vary/axes/0/values/1',
    /S355/,
  ],
  ['a text that is no number', grid({ param: 'length', values: ['long'] }), '/vary/axes/0/values/0', /long/],
  ['a unit of another quantity', grid({ ...axis, unit: 'kg' }), '/vary/axes/0/unit', /kg/],
  [
    'a unit of what has none',
    grid({ param: 'grade', values: ['S235'], unit: 'm' }),
    '/vary/axes/0/unit',
    /no unit|has no unit/,
  ],
  ['equal ratios across zero', grid({ ...axis, from: -1, spacing: 'log' }), '/vary/axes/0/spacing', /sign/],
  ['an input that varies twice', grid(axis, { param: 'length', values: [1] }), '/vary/axes/1/param', /already/],
  ['an input that is none, with the nearest', grid({ ...axis, param: 'lenght' }), '/vary/axes/0/param', /length/],
  [
    'a cell that is not in the base',
    grid({ param: 'layers/2/width', values: [1] }),
    '/vary/axes/0/param',
    /"2" does not exist/,
  ],
  ['a cell of what is no table', grid({ param: 'length/0', values: [1] }), '/vary/axes/0/param', /not a cell/],
  ['a count of one', grid({ ...axis, count: 1 }), '/vary/axes/0/count', /2/],
  ['values beside ends', grid({ ...axis, values: [1] }), '/vary/axes/0/from', /together/],
  [
    'more points than are allowed',
    grid({ ...axis, count: 101 }, { param: 'wall_thickness', from: 5, to: 9, count: 10 }),
    '/vary/axes',
    /1,010 points/,
  ],
  ['an output that is none, with the nearest', { ...grid(axis), outputs: ['values.doubld'] }, '/outputs/0', /doubled/],
  [
    'an output of a check that is none',
    { ...grid(axis), outputs: ['checks.long.utilisation'] },
    '/outputs/0',
    /no check/,
  ],
  [
    'a base that misses an input',
    { ...grid({ param: 'wall_thickness', values: [5] }), base: lengthless },
    '/base/length',
    /required/,
  ],
  [
    'a base with a wrong value',
    { ...grid({ param: 'wall_thickness', values: [5] }), base: { ...example, length: -1 } },
    '/base/length',
    /./,
  ],
  [
    'ends of a swing that are one',
    { vary: { kind: 'one_at_a_time', params: [{ param: 'length', low: 3, high: 3 }] } },
    '/vary/params/0',
    /same/,
  ],
  [
    'a swing out of bounds',
    { vary: { kind: 'one_at_a_time', params: [{ param: 'length', low: 3, high: 300 }] } },
    '/vary/params/0/high',
    /100/,
  ],
  [
    'a distribution with mass outside',
    sample([normal('length', 1, 1)]),
    '/vary/distributions/0/distribution',
    /below 0/,
  ],
  [
    'a distribution with mass outside the numbers of an input that takes words too',
    sample([normal('peakedness', 3, 1)]),
    '/vary/distributions/0/distribution',
    /below 1/,
  ],
  ['a distribution of words', sample([normal('grade', 1, 1)]), '/vary/distributions/0/param', /not a number/],
  [
    'a standard deviation that is negative',
    sample([normal('length', 20, -1)]),
    '/vary/distributions/0/standard_deviation',
    /./,
  ],
  [
    'indices of correlated inputs',
    sample([normal('length', 20, 1), normal('wall_thickness', 12, 0.5)], {
      indices: true,
      correlations: [{ between: ['length', 'wall_thickness'], coefficient: 0.5 }],
    }),
    '/vary/indices',
    /independent/,
  ],
  [
    'a correlation over 1',
    sample([normal('length', 20, 1), normal('wall_thickness', 12, 0.5)], {
      correlations: [{ between: ['length', 'wall_thickness'], coefficient: 1.5 }],
    }),
    '/vary/correlations/0',
    /./,
  ],
  [
    'correlations that are not positive definite',
    sample([normal('length', 20, 1), normal('wall_thickness', 12, 0.5), normal('layers/0/width', 1, 0.05)], {
      correlations: [
        { between: ['length', 'wall_thickness'], coefficient: 0.9 },
        { between: ['wall_thickness', 'layers/0/width'], coefficient: 0.9 },
        { between: ['length', 'layers/0/width'], coefficient: -0.9 },
      ],
    }),
    '/vary/correlations',
    /positive definite/,
  ],
  ['a sample of too many points', sample([normal('length', 20, 1)], { count: 2000 }), '/vary/count', /2,000 points/],
  [
    'a goal that has no such output',
    { vary: { kind: 'goal', param: 'length', between: [1, 9], target: { output: 'values.x', value: 1 } } },
    '/vary/target/output',
    /./,
  ],
  [
    'a goal in a wrong unit',
    {
      vary: {
        kind: 'goal',
        param: 'length',
        between: [1, 9],
        target: { output: 'values.doubled', value: 1, unit: 'kg' },
      },
    },
    '/vary/target/unit',
    /kg/,
  ],
  [
    'a goal between one place and itself',
    { vary: { kind: 'goal', param: 'length', between: [1, '1 m'], target: { output: 'values.doubled', value: 1 } } },
    '/vary/between',
    /same/,
  ],
  [
    'a file without a column that the base misses',
    csv('wall_thickness [mm]\n5\n', { base: lengthless }),
    '/vary/csv',
    /no column length/,
  ],
  ['a file with a wrong unit', csv('length [kg]\n5\n'), '/vary/csv', /kg/],
  ['a file with a ragged line', csv('length [m],grade\n5,S235\n6\n'), '/vary/csv', /line 3 has 1 cells/],
  ['a file with an empty cell', csv('length [m],grade\n5,\n'), '/vary/csv', /line 2 has no value in column 2/],
  ['a file with an unknown header', csv('lenght [m]\n5\n'), '/vary/csv', /length/],
  ['a file with a column twice', csv('length,length\n5,6\n'), '/vary/csv', /two columns/],
  ['a file of a header alone', csv('length\n'), '/vary/csv', /no data line/],
  ['a file with a number that is none', csv('length [m]\nlong\n'), '/vary/csv', /long/],
  [
    'a row with an unknown input',
    { vary: { kind: 'list', rows: [{ length: 5 }, { lenght: 5 }] } },
    '/vary/rows/1/lenght',
    /length/,
  ],
  [
    'rows and a file',
    { vary: { kind: 'list', rows: [{ length: 5 }], csv: 'length\n5\n' } },
    '/vary',
    /exactly one of rows, csv and file/,
  ],
  ['a kind that is none', { vary: { kind: 'spiral' } }, '/vary/kind', /grid/],
  ['no way to vary', {}, '/vary', /required/],
]

for (const [what, request, pointer, message] of REFUSED)
  test(`${what} is refused at ${pointer}`, () => {
    const found = problemsOf(request)
    const there = found.filter((problem) => problem.pointer === pointer)
    assert.ok(
      there.some((problem) => message.test(problem.message)),
      JSON.stringify(found),
    )
  })

test('what is refused is refused for that alone: the same requests mended are planned', () => {
  for (const request of [
    grid(axis, { param: 'wall_thickness', values: [5, '0.5 in'] }, { param: 'grade', values: ['S235', 'S355'] }),
    grid({ param: 'layers/1/width', from: 1, to: 2, count: 3 }),
    sample([normal('length', 20, 1), normal('wall_thickness', 12, 0.5)], {
      correlations: [{ between: ['length', 'wall_thickness'], coefficient: 0.5 }],
    }),
    csv('length [ft],grade\n5,S235\n6,S355\n'),
    { vary: { kind: 'goal', param: 'length', between: [1, 9], target: { output: 'values.doubled', value: '1 ft' } } },
  ])
    assert.deepEqual(problemsOf(request), [])
})

test('of any number of faults at most 50 are told, in little time', () => {
  const many = Array.from({ length: 200_000 }, (_, i) => i)
  const requests = [
    { vary: { kind: 'list', rows: many.map((i) => ({ [`n${i}`]: i })) } },
    { vary: { kind: 'list', rows: [Object.fromEntries(many.slice(0, 9000).map((i) => [`n${i}`, i]))] } },
    csv(many.map((i) => `n${i}`).join()),
    csv(`length\n${','.repeat(1_000_000)}`),
    csv(`length${' '.repeat(500_000)}x\n1`),
    csv(`length\n${'1,2\n'.repeat(200_000)}`),
    grid({ param: 'length', values: many.map(() => 1) }),
    grid({ param: 'length', values: [JSON.parse('['.repeat(20) + many.join() + ']'.repeat(20))] }),
  ]
  for (const request of requests) {
    const begun = process.cpuUsage()
    const problems = problemsOf(request)
    assert.ok(problems.length > 0 && problems.length <= 50 && JSON.stringify(problems).length < 20_000)
    assert.ok(process.cpuUsage(begun).user < 1_500_000, JSON.stringify(request).slice(0, 60))
  }
})

test('more inputs than vary in a study are refused where they begin, in rows and in a csv', () => {
  const names = Array.from({ length: 51 }, (_, i) => `n${i}`)
  const [row] = problemsOf({ vary: { kind: 'list', rows: [{}, Object.fromEntries(names.map((name) => [name, 1]))] } })
  assert.deepEqual(row, {
    pointer: '/vary/rows/1',
    message: 'adds an input above the limit of 50 varied inputs (entered: "n50")',
  })
  const [head] = problemsOf(csv(`${names.join()}\n${names.map(() => 1).join()}`))
  assert.match(head?.message ?? '', /has 51 columns; at most 50 inputs can vary/)
})

test('a list of more points than are listed is refused at once, as rows and as a csv', () => {
  const told = /^has 200,001 points; the limit for a list is 200,000 \(use a grid or a sample for more\)$/
  const [rows] = problemsOf({ vary: { kind: 'list', rows: Array.from({ length: 200_001 }, () => ({ length: 1 })) } })
  assert.match(rows?.message ?? '', told)
  const [lines] = problemsOf(csv(`length\n${'1\n'.repeat(200_001)}`))
  assert.match(lines?.message ?? '', told)
})
