/** A table over two axes stands in the form as rows, each named by where it is on the axes, and is sent as it came. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { params, quantityCube, quantityGrid, quantityList } from '@keelson/workflow'
import { rowName } from './cube.ts'
import { EMPTY, type FieldState, kindOf, paramOf, stateOf } from './field.ts'
import { alongAxes, formOf, paramsOf, restatedForm } from './form.ts'
import { flatFaults, placeInWords } from './problems.ts'
import { opened, pasted } from './table.ts'
import { csvOf } from './table-text.ts'

const said = (title: string) => ({ title, description: 'Of a test.' })
const cube = quantityCube('displacement', {
  ...said('Cube'),
  unit: 'm',
  columns: ['Surge', 'Sway'],
  axes: ['periods', 'headings'],
})
const points = quantityGrid('displacement', { ...said('Points'), unit: 'm', columns: ['x', 'y'], single: true })
const schema = params({
  periods: quantityList('wave_period', said('Periods')),
  headings: quantityList('heading', said('Headings')),
  cube,
})
const CUBE = [
  [
    [1, 2],
    [3, 4],
  ],
  [
    [5, 6],
    [7, 8],
  ],
]
const example = { periods: [8, 10], headings: [0, 90], cube: CUBE }
const spec = { schema, example }
const form = alongAxes(spec, formOf(spec, example))
const shown = form.cube as FieldState

describe('a table over two axes in the form', () => {
  it('has a row for each pair of entries, named by them, and is sent as it came', () => {
    assert.equal(kindOf(cube), 'cube')
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((row) => rowName(shown, row)),
      ['8 s, 0°', '8 s, 90°', '10 s, 0°', '10 s, 90°', '5'],
    )
    assert.deepEqual(paramsOf(spec, form), example)
  })

  it('is sent as it came in other units too, and where its blocks are not alike', () => {
    const cubes = [
      { value: CUBE, unit: 'ft' },
      [
        [[1, 2]],
        [
          [5, 6],
          [7, 8],
        ],
      ],
      [
        [
          [1, 2],
          ['3 ft', 4],
        ],
        [[5, 6]],
      ],
    ]
    for (const sent of cubes) assert.deepEqual(paramOf(cube, stateOf(cube, sent)), sent)
    const byBlock = [{ value: CUBE[0], unit: 'ft' }, CUBE[1]]
    assert.deepEqual(paramOf(cube, stateOf(cube, byBlock)), [
      [
        ['1 ft', '2 ft'],
        ['3 ft', '4 ft'],
      ],
      CUBE[1],
    ])
  })

  it('stands in new blocks when the second axis has other entries', () => {
    const wider = alongAxes(spec, { ...form, headings: { text: '0, 45, 90, 135', unit: 'deg' } })
    assert.equal(rowName(wider.cube as FieldState, 3), '8 s, 135°')
    assert.deepEqual(paramsOf(spec, wider).cube, [CUBE.flat()])
    assert.equal(alongAxes(spec, form), form)
  })

  it('is restated whole, and what was entered is sent', () => {
    const feet = restatedForm(spec, form, 'us')
    assert.equal(feet.cube?.unit, 'ft')
    assert.deepEqual(paramsOf(spec, feet).cube, CUBE)
  })

  it('is pasted from a spreadsheet, with a heading or without, and saved and opened again', () => {
    const block = '1\t2\n3\t4\n5\t6\n7\t8'
    const axes = { text: '', along: { blocks: ['8 s', '10 s'], rows: ['0 deg', '90 deg'] } }
    for (const text of [block, `Surge\tSway\n${block}`, `Surge (m)\tSway (m)\n${block}`]) {
      const done = pasted(cube, axes, text, { row: 0, column: 0 })
      assert.deepEqual(done.kind === 'filled' && paramOf(cube, done.state), CUBE, text)
    }
    const again = opened(cube, axes, csvOf(cube, shown))
    assert.deepEqual(again.kind === 'filled' && paramOf(cube, again.state), CUBE)
    const inTwo = pasted(cube, axes, `Surge (ft)\tSway (m)\n${block}`, { row: 0, column: 0 })
    const surgeInFeet = CUBE.map((rows) => rows.map(([a, b]) => [`${a} ft`, b]))
    assert.deepEqual(inTwo.kind === 'filled' && paramOf(cube, inTwo.state), surgeInFeet)
    assert.equal(pasted(cube, axes, '1\t2\t3', { row: 0, column: 0 }).kind, 'refused')
  })

  it('says where a problem lies by the entries of its axes', () => {
    const [fault] = flatFaults(cube, shown, [{ path: ['1', '0', '1'], message: 'is wrong' }])
    assert.deepEqual(fault?.path, ['2', '1'])
    assert.equal(placeInWords(cube, shown, fault?.path ?? []), '10 s, 0°, Sway: ')
    assert.deepEqual(flatFaults(cube, shown, [{ path: ['1'], message: '' }])[0]?.path, ['2'])
    assert.deepEqual(flatFaults(cube, shown, [{ path: [], message: '' }])[0]?.path, [])
  })

  it('left empty is not sent', () => assert.equal(paramOf(cube, EMPTY), undefined))
})

describe('a grid with named columns', () => {
  it('of one row that was sent bare is that row', () => {
    assert.deepEqual(paramOf(points, stateOf(points, [1, 2])), [[1, 2]])
    assert.deepEqual(paramOf(points, stateOf(points, { value: [1, 2], unit: 'ft' })), { value: [[1, 2]], unit: 'ft' })
    assert.deepEqual(
      paramOf(
        points,
        stateOf(points, [
          [1, 2],
          [3, 4],
        ]),
      ),
      [
        [1, 2],
        [3, 4],
      ],
    )
  })

  it('names them where a problem lies', () => {
    assert.equal(placeInWords(points, stateOf(points, [[1, 2]]), ['0', '1']), 'row 1, y: ')
  })
})
