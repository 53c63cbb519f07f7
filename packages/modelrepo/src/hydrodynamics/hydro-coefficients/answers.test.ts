/** Claims about what is said of a body in waves: the energy that is missed, the range of added mass, waves that are too short. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, list, near, recordsOf, selfChecked, testKit } from '@keelson/engine/testing.ts'
import { hydroCoefficients } from './index.ts'

const hemisphere = testKit(hydroCoefficients, {
  body: 'floating_hemisphere',
  radius: 5,
  wavenumber_radius: [0.2, 0.5, 1, 2],
})
const BLADE = { body: 'section', section: 'rectangle', section_beam: 4, section_draft: 40, wavenumber_half_beam: [8] }
const section = testKit(hydroCoefficients, BLADE)
type Ran = ReturnType<typeof section.run>

/** Square of the waves that leave: of the sums of both columns. */
function wavesOf(ran: Ran, table: string): number {
  const sum = (column: string) => recordsOf(ran, table).reduce((all, row) => all + Number(row[column]), 0)
  return sum('waves_real') ** 2 + sum('waves_imaginary') ** 2
}
const missed = (ran: Ran) => selfChecked(ran, 'energy')?.demand.value
const damped = (ran: Ran) => list(ran, 'damping_nondimensional')[0] ?? 0

test('what a check of energy misses is the damping less that of the waves in the table', () => {
  const area = 4 * 40
  const sways = section.run({ motion: 'sway' })
  near(missed(sways), Math.abs(damped(sways) - wavesOf(sways, 'potentials_moved') / area), 1e-6)
  const rolls = section.run({ motion: 'roll' })
  const radiated = wavesOf(rolls, 'potentials_turned') / (area * 4 ** 2)
  near(missed(rolls), Math.abs(damped(rolls) - radiated), 1e-6)
  // too short for these panels: the two are not nearly one
  assert.ok(Math.abs(1 - radiated / damped(rolls)) > 0.1)
  const floats = hemisphere.run({ wavenumber_radius: [8] })
  near(missed(floats), Math.abs(damped(floats) - ((3 * 8) / (4 * Math.PI)) * wavesOf(floats, 'points')), 1e-4)
})

test('each sum of the report runs over the columns of its symbols', () => {
  for (const ran of [hemisphere.run(), section.run({ motion: 'roll' }), section.run({ motion: 'sway_roll' })]) {
    const columns = new Map(
      ran.result.tables.flatMap(({ columns, rows }) =>
        columns.map(({ symbol }, j) => [symbol, rows.map((row) => Number(row[j]))] as const),
      ),
    )
    const lists = ran.result.steps.flatMap(({ arguments: all = [] }) => all.filter(({ value }) => Array.isArray(value)))
    assert.ok(lists.length > 4)
    for (const { symbol, value } of lists)
      for (const [i, one] of (value as readonly number[]).entries()) near(one, columns.get(symbol)?.[i], 1e-11, symbol)
  }
})

test('the sentence of a hemisphere holds the least and the greatest of its added mass', () => {
  const many = hemisphere.run({ wavenumber_radius: [1, 0.2, 5, 0.5] })
  const shown = list(many, 'added_mass_nondimensional').map((a) => Number(a.toPrecision(3)))
  const said = `Added mass ${Math.min(...shown)} to ${Math.max(...shown)} times the displaced mass`
  assert.ok(many.detail?.includes(said), many.detail)
  assert.match(hemisphere.run({ wavenumber_radius: [1] }).detail ?? '', /Added mass 0\.\d+ times the displaced mass/)
})

test('panels of a semicircle follow the shortest waves that it may be asked for; what they drift is stated', () => {
  const round = testKit(hydroCoefficients, { body: 'section', section: 'semicircle', radius: 5 })
  assert.deepEqual(codes(round.run({ wavenumber_radius: [0.5, 12] })), ['short_waves', 'no_check'])
  assert.deepEqual(codes(section.run()), ['short_waves', 'coarse_panels', 'no_check'])
})
