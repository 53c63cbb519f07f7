/** A block from a spreadsheet arrives as it was, or is refused with nothing changed; a table saved and opened is the same table. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { choice, count, optional, quantity, quantityGrid, quantityList, rows, text } from '@keelson/workflow'
import fc from 'fast-check'
import { type FieldState, paramOf, stateOf } from './field.ts'
import { type Filled, opened, pasted } from './table.ts'
import { csvOf } from './table-text.ts'

const said = (title: string) => ({ title, description: 'Of a test.' })
const readings = rows(
  {
    name: text(said('Name')),
    depth: quantity('displacement', { ...said('Depth'), symbol: 'd' }),
    pressure: optional(quantity('well_pressure_gauge', said('Pressure'))),
    cycles: optional(count(said('Cycles'))),
    place: optional(choice({ buried: 'buried', splash: 'splash' }, said('Place'))),
    values: optional(quantityList('displacement', said('Values'))),
    bins: optional(rows({ range: quantity('well_tubular_force', said('Range')) }, said('Bins'))),
  },
  { ...said('Readings'), maxItems: 400 },
)
const own = (name: string) => {
  const column = (readings as unknown as { items: { properties: Record<string, Record<string, string>> } }).items
  return column.properties[name]?.['x-ogc-unit'] ?? ''
}
const grid = quantityGrid('displacement', { ...said('Grid'), maxItems: 5 })

const NONE: FieldState = { text: '' }
const stateIn = (done: Filled): FieldState => {
  assert.equal(done.kind, 'filled', JSON.stringify(done))
  return done.kind === 'filled' ? done.state : NONE
}
const sentOf = (done: Filled) => paramOf(readings, stateIn(done)) as readonly Record<string, unknown>[]
const START = { row: 0, column: 0 }

describe('a block from the clipboard', () => {
  it('of 300 rows and 4 columns arrives number by number', () => {
    const numbers = Array.from({ length: 300 }, (_, i) => [i / 8, -i * 1e-3, i] as const)
    const block = numbers.map(([a, b, c], i) => `W${i}\t${a}\t${b}\t${c}`).join('\n')
    const expected = numbers.map(([depth, pressure, cycles], i) => ({
      name: `W${i}`,
      depth,
      pressure: pressure + 0,
      cycles,
    }))
    assert.deepEqual(sentOf(pasted(readings, NONE, `${block}\n`, START)), expected)
    assert.deepEqual(sentOf(pasted(readings, NONE, block.replaceAll('\n', '\r\n'), START)), expected)
  })

  it('has a table within a row as JSON, a table of one row as that row too', () => {
    const heading = 'name\tdepth\tbins'
    const bins = [{ range: 5 }]
    for (const cell of [JSON.stringify(bins), JSON.stringify(bins[0])]) {
      const quoted = `"${cell.replaceAll('"', '""')}"`
      const [row] = sentOf(pasted(readings, NONE, `${heading}\na\t1\t${quoted}`, START))
      assert.deepEqual(row, { name: 'a', depth: 1, bins })
    }
    for (const wrong of ['7', 'null', 'none'])
      assert.equal(pasted(readings, NONE, `${heading}\na\t1\t${wrong}`, START).kind, 'refused')
  })

  it('goes in from a cell on and leaves the rest', () => {
    const before = stateOf(readings, [
      { name: 'a', depth: 1, pressure: 5 },
      { name: 'b', depth: 2 },
    ])
    assert.deepEqual(sentOf(pasted(readings, before, '10\t20\n11\t21\n12\t22', { row: 1, column: 1 })), [
      { name: 'a', depth: 1, pressure: 5 },
      { name: 'b', depth: 10, pressure: 20 },
      { depth: 11, pressure: 21 },
      { depth: 12, pressure: 22 },
    ])
  })

  it('is refused in a sentence where it is too long or too wide', () => {
    const long = pasted(readings, NONE, '1\n'.repeat(401), { row: 0, column: 1 })
    assert.match(
      long.kind === 'refused' ? long.why : '',
      /401 rows, but only 400 fit from row 1 on.*Nothing was changed/,
    )
    const wide = pasted(readings, NONE, '1\t2\t3\t4\t5\t6\n', { row: 0, column: 2 })
    assert.match(wide.kind === 'refused' ? wide.why : '', /6 columns, but only 4 from Pressure on/)
  })

  it('is read with the quotes of spreadsheets, and takes a mark of inches for what it is', () => {
    const quoted = sentOf(pasted(readings, NONE, '"two\nlines"\t1\n"say ""so"""\t2\n', START))
    assert.deepEqual(quoted, [
      { name: 'two\nlines', depth: 1 },
      { name: 'say "so"', depth: 2 },
    ])
    const inches = sentOf(pasted(readings, NONE, 'a\t12"\nb\t3"\n', START))
    assert.deepEqual(
      inches.map((row) => row.depth),
      ['12"', '3"'],
    )
  })

  it('keeps what is no number as it was typed, to be refused at its cell', () => {
    const sent = sentOf(pasted(readings, NONE, 'a\tdeep\nb\t#N/A\nc\t12 in\n', START))
    assert.deepEqual(
      sent.map((row) => row.depth),
      ['deep', '#N/A', '12 in'],
    )
  })

  it('finds the word of a choice in any case, and leaves one that is unknown', () => {
    const sent = sentOf(pasted(readings, NONE, 'Buried\nBURIED\nsunk\n', { row: 0, column: 4 }))
    assert.deepEqual(
      sent.map((row) => row.place),
      ['buried', 'buried', 'sunk'],
    )
  })
})

describe('the comma in a number', () => {
  const senses = (block: string) => {
    const done = pasted(readings, NONE, block, { row: 0, column: 1 })
    return done.kind === 'asks' ? done.question.senses.map(({ sense }) => sense) : done.kind
  }
  const read = (block: string, sense: 'decimal' | 'thousands' | 'as typed' | 'columns', column = 1) =>
    sentOf(pasted(readings, NONE, block, { row: 0, column }, sense)).map((row) => [row.depth, row.pressure])

  it('is asked about, with the senses that all numbers of the block can have', () => {
    assert.deepEqual(senses('1,5\t2'), ['decimal', 'as typed'])
    assert.deepEqual(senses('1,500\t2'), ['decimal', 'thousands', 'as typed'])
    assert.deepEqual(senses('1,500\t2.5'), ['thousands', 'as typed'])
    assert.deepEqual(senses('1.234,5\t2'), ['decimal', 'as typed'])
    assert.deepEqual(senses('1,5\t2.5'), ['as typed'])
    assert.deepEqual(senses('10 000\t2'), ['decimal', 'thousands', 'as typed'])
    assert.equal(senses('1.5\t2'), 'filled')
  })

  it('is read as was answered, and never otherwise', () => {
    assert.deepEqual(read('1,500\t-2,25 bar', 'decimal'), [[1.5, '-2.25 bar']])
    assert.deepEqual(read('1,500\t12,345.5', 'thousands'), [[1500, 12345.5]])
    assert.deepEqual(read('1.234,5\t10\u00a0000,5', 'decimal'), [[1234.5, 10000.5]])
    assert.deepEqual(read('1,500\t2', 'as typed'), [['1,500', 2]])
    assert.deepEqual(read('1,5\t1.5', 'decimal')[0]?.[0], 1.5)
  })

  it('is asked about between columns too, where it may be either', () => {
    assert.deepEqual(senses('1,5\n2,5\n'), ['columns', 'decimal'])
    assert.deepEqual(senses('1,500\n2,500\n'), ['columns', 'decimal', 'thousands'])
    assert.deepEqual(read('1,5\n2,5\n', 'columns'), [
      [1, 5],
      [2, 5],
    ])
    assert.deepEqual(read('1,5\n2,5\n', 'decimal'), [
      [1.5, undefined],
      [2.5, undefined],
    ])
    assert.deepEqual(read('1.5,2.25\n2.5,3.75\n', 'columns'), [
      [1.5, 2.25],
      [2.5, 3.75],
    ])
  })

  it('is not asked about in words', () => {
    assert.deepEqual(sentOf(pasted(readings, NONE, '1,5\t2\n', START)), [{ name: '1,5', depth: 2 }])
  })
})

describe('a heading', () => {
  it('that is written exactly as one column is that column, where another differs in its capitals alone', () => {
    const alike = rows({ region: text(said('Region')), Region: text(said('Region')) }, said('Alike'))
    const done = opened(alike, NONE, 'Region,region\nB,a\n')
    assert.deepEqual(done.kind === 'filled' && paramOf(alike, done.state), [{ region: 'a', Region: 'B' }])
  })

  const depth = own('depth')
  it('puts each column under its name, title or symbol, whatever their order', () => {
    const sent = sentOf(pasted(readings, NONE, `d\tcycles\tName\n1\t2\tx\n`, { row: 0, column: 3 }))
    assert.deepEqual(sent, [{ name: 'x', depth: 1, cycles: 2 }])
  })

  it('says the unit of a column, round or square', () => {
    for (const head of ['Depth (ft)', 'depth [ft]', 'DEPTH (ft)'])
      assert.deepEqual(sentOf(opened(readings, NONE, `${head},Name\r\n3,x\r\n`)), [
        { name: 'x', depth: { value: 3, unit: 'ft' } },
      ])
    assert.deepEqual(sentOf(opened(readings, NONE, `Depth (${depth}),Name\n3,x\n`)), [{ name: 'x', depth: 3 }])
  })

  it('whose unit is none of its column is refused, and nothing is taken for another', () => {
    for (const head of ['Depth (fathom)', 'Depth (kg)', 'Depth (below mudline)']) {
      const done = opened(readings, NONE, `${head},Name\n3,x\n`)
      assert.match(done.kind === 'refused' ? done.why : '', /^The heading of Depth has the unit .* not valid/)
    }
  })

  it('says which columns were left out', () => {
    const done = opened(readings, NONE, 'Depth,Comment\n3,x\n')
    assert.match(done.kind === 'filled' ? done.said : '', /1 row filled in. Not read.*: Comment/)
  })

  it('restates what stood in the column already', () => {
    const before = stateOf(readings, [{ name: 'a', depth: 3 }])
    const sent = sentOf(pasted(readings, before, 'Depth (ft)\n7\n', { row: 1, column: 1 }))
    assert.deepEqual(sent, [{ name: 'a', depth: 3 }, { depth: { value: 7, unit: 'ft' } }])
  })
})

describe('a grid', () => {
  const fill = (block: string, before = NONE, at = START) => pasted(grid, before, block, at)
  it('takes a block as wide as it is, and no wider than its bound', () => {
    assert.deepEqual(paramOf(grid, stateIn(fill('1\t2\t3\n4\t5\t6\n'))), [
      [1, 2, 3],
      [4, 5, 6],
    ])
    const wide = fill('1\t2\t3\t4\t5\t6\n')
    assert.match(wide.kind === 'refused' ? wide.why : '', /6 columns/)
  })

  it('sends a gap as one, for the service to refuse at its place', () => {
    assert.deepEqual(paramOf(grid, stateIn(fill('1\t2\n\t4\n5\t\n'))), [
      [1, 2],
      [null, 4],
      [5, null],
    ])
  })
})

describe('a table', () => {
  const cell = fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((x) => x + 0),
    fc.constantFrom<unknown>('12 in', 'deep', { value: 3, unit: 'ft' }),
  )
  const words = fc
    .string({ minLength: 1, maxLength: 8 })
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const row = fc.record(
    {
      name: fc.oneof(words, fc.constantFrom('=1+1', "'=x", '-a', 'a;b', 'a,b', 'say "so"', '@')),
      depth: cell,
      place: fc.constantFrom('buried', 'splash'),
      values: fc.array(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
        { minLength: 1, maxLength: 4 },
      ),
      bins: fc.array(fc.record({ range: fc.integer() }), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['name', 'depth'] },
  )

  it('saved as CSV and opened again is the same', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (sent) => {
        const state = stateOf(readings, sent)
        const again = opened(readings, NONE, csvOf(readings, state))
        assert.deepEqual(sentOf(again), paramOf(readings, state))
      }),
    )
  })

  it('has units in its heading, CRLF at its line ends and no heading over a grid', () => {
    const csv = csvOf(readings, stateOf(readings, [{ name: 'a', depth: { value: 1, unit: 'ft' } }]))
    assert.equal(csv.split('\r\n')[0]?.startsWith(`Name,Depth (ft),Pressure (${own('pressure')}),Cycles`), true)
    assert.equal(csvOf(grid, stateOf(grid, [[1, 2]])), '1,2\r\n')
  })
})
