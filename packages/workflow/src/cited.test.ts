import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cited } from './cited.ts'

test('a clause follows its source, with a comma where it begins with words, and without brackets of its own', () => {
  const said = (
    [
      ['DNV-RP-H103', '4.4.2'],
      ['ANSI/AISC 360', 'D5.1(a), eq. D5-1'],
      ['IS Code', 'A/2.3.1'],
      ['API 5L', 'table 10'],
      ['SOLAS II-1 (2009)', 'reg. 7.1'],
      ['Blodgett', 'distortion energy'],
      ['Hobbs (1984)', ''],
      ['DNV-ST-N001', '16.8 (clause to be verified)'],
      ['Keelson', 'b'],
    ] as const
  ).map(([id, clause]) => cited(id, clause))
  assert.deepEqual(said, [
    'DNV-RP-H103 4.4.2',
    'ANSI/AISC 360 D5.1(a), eq. D5-1',
    'IS Code A/2.3.1',
    'API 5L table 10',
    'SOLAS II-1 2009, reg. 7.1',
    'Blodgett, distortion energy',
    'Hobbs 1984',
    'DNV-ST-N001 16.8, clause to be verified',
    'Keelson b',
  ])
})
