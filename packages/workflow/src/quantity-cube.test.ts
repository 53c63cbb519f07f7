/** A table over two axes is read in any unit, whole, by the block, the row or the number, and refused where its shape or a number is wrong. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TObject } from 'typebox'
import { BARE } from './bare-contract.ts'
import { defineContract } from './contract.ts'
import { declaredSchema } from './declared-schema.ts'
import { params, quantityCube, quantityGrid, quantityList } from './params.ts'
import { requestSchema } from './published-schema.ts'
import { readParams } from './read-params.ts'
import { problemsOf } from './refused.ts'

const contract = defineContract({
  ...BARE,
  id: 'cube',
  title: 'Cube',
  params: params({
    periods: quantityList('wave_period', { title: 'Periods', description: 'Of the blocks.' }),
    headings: quantityList('heading', { title: 'Headings', description: 'Of the rows.' }),
    cube: quantityCube('displacement', {
      title: 'Cube',
      description: 'Over periods and headings.',
      minimum: 0,
      columns: ['Surge', 'Sway'],
      axes: ['periods', 'headings'],
    }),
    points: quantityGrid('displacement', {
      title: 'Points',
      description: 'One or more.',
      columns: ['x', 'y'],
      single: true,
    }),
  }),
})
const CUBE = [
  [
    [25.4, 50.8],
    [76.2, 101.6],
    [0, 127],
  ],
]
const request = (of: object) => ({ periods: [8], headings: [0, 90, 180], cube: CUBE, points: [1, 2], ...of })
const read = (of: object) => readParams(contract, request(of)).params
const rounded = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(rounded) : Number(Number(value).toPrecision(12))
const problems = (of: object) => problemsOf(() => read(of))
const pointersOf = (of: object) => problems(of).map((p) => p.pointer)

test('a unit for the whole, for a block, for a row or for a number gives the same lengths', () => {
  const inInches = CUBE.map((block) => block.map((row) => row.map((mm) => mm / 25.4)))
  const [block = []] = inInches
  const same = [
    CUBE,
    { value: inInches, unit: 'in' },
    [{ value: block, unit: 'in' }],
    [block.map((value) => ({ value, unit: 'in' }))],
    [block.map((row) => row.map((inches) => `${inches} in`))],
  ]
  for (const cube of same)
    assert.deepEqual(rounded(read({ cube }).cube), [
      [
        [0.0254, 0.0508],
        [0.0762, 0.1016],
        [0, 0.127],
      ],
    ])
})

test('a number that is wrong is refused at its block, row and column', () => {
  const [first, second, third] = CUBE[0] as number[][]
  assert.deepEqual(pointersOf({ cube: [[first, [1, -1], third]] }), ['/cube/0/1/1'])
  assert.deepEqual(pointersOf({ cube: [[first, second, [1, 'x']]] }), ['/cube/0/2/1'])
  assert.deepEqual(pointersOf({ cube: { value: [[first, second, [1, 2]]], unit: 'kg' } }).slice(0, 1), ['/cube/0/0/0'])
  assert.deepEqual(pointersOf({ cube: [[first, 3, third]] }), ['/cube/0/1'])
  assert.deepEqual(pointersOf({ cube: [1] }), ['/cube/0'])
})

test('a shape that is not that of the axes is refused where it ends, and says what was sent and what is allowed', () => {
  const [first, second, third] = CUBE[0] as number[][]
  assert.deepEqual(problems({ periods: [8, 9] }), [
    { pointer: '/cube', message: 'must have 2 blocks, one for each of periods (entered: 1)' },
  ])
  assert.deepEqual(problems({ cube: [[first, second]] }), [
    { pointer: '/cube/0', message: 'must have 3 rows, one for each of headings (entered: 2)' },
  ])
  assert.deepEqual(problems({ cube: [[first, second, [1, 2, 3]]] }), [
    { pointer: '/cube/0/2', message: 'must have 2 entries, Surge, Sway (entered: 3)' },
  ])
  assert.deepEqual(pointersOf({ cube: [[first, second, third]], periods: [8] }), [])
})

test('one row may stand in place of a grid of one, in all its forms', () => {
  const same = [
    [25.4, 50.8],
    ['1 in', '2 in'],
    [{ value: 1, unit: 'in' }, '2 in'],
    { value: [1, 2], unit: 'in' },
    { value: [[1, 2]], unit: 'in' },
    [{ value: [1, 2], unit: 'in' }],
  ]
  for (const points of same) assert.deepEqual(read({ points }).points, [[0.0254, 0.0508]], JSON.stringify(points))
  assert.deepEqual(
    read({
      points: [
        [25.4, 0],
        [0, 25.4],
      ],
    }).points,
    [
      [0.0254, 0],
      [0, 0.0254],
    ],
  )
  assert.deepEqual(pointersOf({ points: [1, 2, 3] }), ['/points/0'])
  assert.deepEqual(pointersOf({ points: [[1, 2], 3] }), ['/points/1'])
})

test('a number far outside what is usual goes by the title of the whole', () => {
  const { warnings } = readParams(
    contract,
    request({
      cube: [
        [
          [25.4, 50.8],
          [76.2, 101.6],
          [0, 3000],
        ],
      ],
    }),
  )
  assert.deepEqual(
    warnings.map(({ path }) => path),
    ['/cube/0/2/1'],
  )
  assert.match(warnings[0]?.message ?? '', /^Cube: .* is unusual/)
})

test('the published schema tells columns and axes, and reads back as it was declared', () => {
  const published = requestSchema(contract, {})
  assert.ok(JSON.stringify(published).includes('"x-axes":["periods","headings"]'))
  assert.deepEqual(
    JSON.parse(JSON.stringify(declaredSchema(published))),
    JSON.parse(JSON.stringify(contract.params as TObject)),
  )
})
