/** A scatter diagram is told from other tables, and gives back what it has. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bytesOf, cellsOf } from '../delimited/testing.fixture.ts'
import { readScatter, scatter } from './read.ts'

const SMALL = 'Hs [m] / Tp [s],4.5,5.5,6.5\n0.5,10,20,0\n1.5,,3,4\n'

test('a matrix that names its axes is told from other tables', () => {
  const is = (text: string) => scatter.recognises(bytesOf(text), '')
  const others = [
    'a,b,c\n1,2,3\n4,5,6\n',
    '1,2,3\n4,5,6\n7,8,9\n',
    'Depth/m,0,45\n1,2,3\n2,3,4\n',
    'c,a,b\n1,2,3\n,3,4\n5,6,7\n8,9,10\n',
    ',0,1\n0,2,3\n1,4,5\n',
  ]
  assert.deepEqual(
    [is(SMALL), is(SMALL.replace('Hs [m] / Tp [s]', '')), ...others.map(is)],
    [true, true, ...others.map(() => false)],
  )
})

test('every matrix gives its counts back', () => {
  const counts = fc.array(fc.array(fc.nat(5000), { minLength: 4, maxLength: 4 }), { minLength: 2, maxLength: 8 })
  const same = (matrix: readonly number[][]) => {
    const rows = matrix.map((cells, i) => [i + 0.5, ...cells].join(';'))
    const file = readScatter(bytesOf(['Hs [m]\\Tp [s];4;5;6;7', ...rows].join('\r\n')))
    assert.deepEqual(cellsOf(file)[2], matrix.flat())
    assert.deepEqual(
      cellsOf(file)[0],
      matrix.flatMap((_, i) => Array(4).fill(i + 0.5)),
    )
  }
  fc.assert(fc.property(counts, same), { numRuns: 200 })
})
