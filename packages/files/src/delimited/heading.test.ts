/** Headings: their name, and the unit that they state. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAngle } from './doubts.ts'
import { headingOf, toldApart } from './heading.ts'

const parts = (text: string) => {
  const { name, unit, possible } = headingOf(text)
  return unit === undefined ? [name, ...possible.map((u) => `${u}?`)] : [name, unit]
}
const all = (cases: Readonly<Record<string, readonly string[]>>) => {
  for (const [text, expected] of Object.entries(cases)) assert.deepEqual(parts(text), expected, text)
}

test('a unit stands in brackets, in parentheses, after a comma or after a slash', () => {
  all({
    'Depth [m]': ['Depth', 'm'],
    'Pressure (psi(a))': ['Pressure', 'psi(a)'],
    'Hs, m': ['Hs', 'm'],
    'Velocity/m/s': ['Velocity', 'm/s'],
    'Oil rate, bbl/d': ['Oil rate', 'bbl/d'],
    'Tension at top [kN] (max)': ['Tension at top (max)', 'kN'],
    'Gamma [GAPI]': ['Gamma', 'GAPI'],
    'MD (FT)': ['MD', 'FT'],
    'Temp (C)': ['Temp', 'C'],
    'Depth\n[m]': ['Depth', 'm'],
    'Elapsed time (min)': ['Elapsed time', 'min'],
  })
})

test('what is no unit stays in the name', () => {
  all({
    'Depth (TVD)': ['Depth (TVD)'],
    'Hs, significant': ['Hs, significant'],
    'Depth (2)': ['Depth (2)'],
    'H 1/3': ['H 1/3'],
    'Wave height/period': ['Wave height/period'],
    '[m]': ['[m]'],
    '': [''],
    'Hs [': ['Hs ['],
  })
})

test('a unit that may as well be a symbol, a ratio, a minimum or a point of the compass is doubtful', () => {
  all({
    'D/t': ['D/t', 't?'],
    'Rate bbl/d': ['Rate bbl/d', 'bbl/d?', 'd?'],
    'Speed m/s': ['Speed m/s', 'm/s?', 's?'],
    'm/s': ['m/s', 's?'],
    'Length (L)': ['Length (L)', 'L?'],
    'H(t)': ['H(t)', 't?'],
    'Temperature, min': ['Temperature, min', 'min?'],
    'Wind, N': ['Wind, N', 'N?'],
    'Latitude (N)': ['Latitude (N)', 'N?'],
  })
})

test('names that occur twice are told apart, also from names that are already told apart', () => {
  assert.deepEqual(toldApart(['a', 'a', 'a (2)', 'b', 'a']), ['a', 'a (3)', 'a (2)', 'b', 'a (4)'])
  assert.equal(new Set(toldApart(Array(16_000).fill('a'))).size, 16_000)
})

test('a heading names an angle by its words', () => {
  const angles = ['Wind direction', 'WaveDir', 'Azi', 'Heading_1', 'phase', 'INC', 'wdir deg', 'Inclination']
  const others = ['Distance', 'Radius', 'Increment', 'Direct load', 'Degree']
  assert.deepEqual(
    [angles.filter((h) => !isAngle(h)), others.filter(isAngle)],
    [['wdir deg'].filter((h) => !isAngle(h)), []],
  )
})
