/** A message is read as it was meant, or a part of it is named as not read; nothing is guessed. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { readAnswer, readInputs } from './read-inputs.ts'
import { schema } from './testing/pipe.ts'

const read = (message: string) => readInputs(message, schema)
const gives = (message: string, params: object) => {
  const found = read(message)
  assert.deepEqual(found.faults, [], message)
  assert.deepEqual(found.params, params, message)
}
const faults = (message: string, ...said: RegExp[]) => {
  const found = read(message)
  assert.equal(found.faults.length, said.length, JSON.stringify(found))
  for (const [i, pattern] of said.entries()) assert.match(found.faults[i] ?? '', pattern)
  return found.params
}

describe('a message of inputs', () => {
  it('has them a line each, or parted by semicolons, with = or :, by name or by title in any case', () => {
    const params = { outer_diameter: '12.75 in', wall_thickness: '0.5 in' }
    gives('outer_diameter = 12.75 in\nwall_thickness: 0.5 in', params)
    gives('Outside Diameter: 12.75 in; WALL=0.5 in;', params)
    gives('outer-diameter = 12.75 in, wall thickness = 0.5 in', params)
    gives('outside  diameter=12.75 in\r\n\r\n  wall : 0.5 in  ', params)
  })

  it('keeps numbers as they were typed, and says in which unit one without any is read', () => {
    gives('outer_diameter = 12 3/4"; wall = 15,9 mm', { outer_diameter: '12 3/4"', wall_thickness: '15,9 mm' })
    assert.deepEqual(read('outer_diameter = 323.9').echoes, ['outer_diameter: read as 323.9 mm'])
    assert.deepEqual(read('outer_diameter = 323.9 mm; strakes = 3').echoes, [])
  })

  it('sends a bare number of an input without unit as that number, and anything else as it was typed', () => {
    gives('strakes = 3; outer_diameter = 323.9', { strakes: 3, outer_diameter: '323.9' })
    gives('strakes = three', { strakes: 'three' })
  })

  it('names what is no input, with the nearest, and what can mean two', () => {
    assert.deepEqual(
      faults('wal_thickness = 1 in; outer_diameter = 2 in', /"wal_thickness".*did you mean wall_thickness/),
      {
        outer_diameter: '2 in',
      },
    )
    faults('coating = 3 mm', /"coating" may mean coating_thickness and lining_thickness/)
    faults('it is 12 inches wide', /has no input name/)
    faults('wall =', /wall_thickness: has no value/)
  })

  it('takes neither of two values of one input', () => {
    assert.deepEqual(faults('wall = 1 in\nwall_thickness = 2 in', /wall_thickness: entered twice/), {})
  })

  it('reads words and flags in whatever case they are written', () => {
    gives('Safety Class = Very high; buried = Yes', { safety_class: 'very_high', is_buried: true })
    faults('buried = perhaps', /yes or no/)
  })

  it('refuses a list in which only some numbers have a unit', () => {
    gives('depths = 10, 20, 30', { depths: ['10', '20', '30'] })
    gives('depths = 10 m; 20 ft; 30 m', { depths: ['10 m', '20 ft', '30 m'] })
    faults('depths = 10, 20, 30 ft', /one unit with each entry/)
    assert.deepEqual(read('depths = 10, 20').echoes, ['depths: read as 10, 20 m'])
  })

  it('has a table as lines of CSV under a heading, or as JSON', () => {
    const layers = [
      { depth: 0, soil: 'sand' },
      { depth: 5, soil: 'clay' },
    ]
    gives('layers:\ndepth,soil\n0,sand\n5,clay\nwall = 1 in', { layers, wall_thickness: '1 in' })
    gives(`wall = 1 in; layers = ${JSON.stringify(layers, null, 1)}`, { layers, wall_thickness: '1 in' })
    assert.deepEqual(read('layers:\nDepth (ft);soil\n10;sand\n20;clay').params.layers, [
      { depth: { value: 10, unit: 'ft' }, soil: 'sand' },
      { depth: { value: 20, unit: 'ft' }, soil: 'clay' },
    ])
    faults('layers:\n0,sand\n5,clay', /heading/)
    faults('layers:\ndepth,soil,colour\n0,sand,red', /colour/)
    faults('layers = [{"depth": 1', /not valid JSON/)
  })

  it('says of a table in which units its bare numbers are read', () => {
    assert.deepEqual(read('layers:\ndepth,soil\n0,sand').echoes, ['layers: read as 1 row, Depth in m'])
  })

  it('never throws, and gives no input that it does not name', () => {
    const word = fc.constantFrom(
      'wall',
      'outer_diameter',
      'layers',
      'depths',
      '=',
      ':',
      ';',
      ',',
      '\n',
      '[',
      '{',
      '"',
      '1',
      ' mm',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 5 })), { maxLength: 20 }), (parts) => {
        const found = read(parts.join(''))
        for (const name of Object.keys(found.params)) assert.ok(name in schema.properties)
      }),
      { numRuns: 300 },
    )
  })
})

describe('an answer to one question', () => {
  it('is the value of that input, whatever stands in it', () => {
    assert.deepEqual(readAnswer('12.75 in', 'outer_diameter', schema).params, { outer_diameter: '12.75 in' })
    assert.deepEqual(readAnswer('north = up; see 3', 'note', schema).params, { note: 'north = up; see 3' })
    assert.match(readAnswer('0,sand\n1,clay', 'layers', schema).faults[0] ?? '', /heading/)
  })
})
