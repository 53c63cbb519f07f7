/** Magnitudes at the boundary: what cannot be meant is refused, what is odd is warned of, in the same words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeMagnitudes } from './magnitudes.ts'
import { params, quantity, quantityList, rows } from './params.ts'

const about = { description: 'None.' }
const schema = params({
  yield_strength: quantity('steel_yield_strength', { title: 'Yield strength', ...about }),
  current: quantity('current_velocity', { title: 'Current', ...about }),
  rise: quantity('temperature_difference', { title: 'Temperature rise', ...about }),
  depths: quantityList('water_depth', { title: 'Depths', ...about }),
  inclinations: quantityList('inclination', { title: 'Inclinations', ...about }),
  layers: rows({ depth: quantity('water_depth', { title: 'Depth', ...about }) }, { title: 'Layers', ...about }),
  pressure: quantity('pipe_pressure', { title: 'Design pressure', ...about }),
  share: quantity('-', { title: 'Share', ...about, usual: [0, 1] }),
})
const judged = (sent: Readonly<Record<string, unknown>>) => judgeMagnitudes(schema, sent, new Set(Object.keys(sent)))

test('a strength in pascals where MPa is the unit is refused, with the unit that was meant', () => {
  const { problems, warnings } = judged({ yield_strength: 358.5e6 })
  assert.deepEqual(warnings, [])
  assert.equal(problems[0]?.pointer, '/yield_strength')
  assert.equal(
    problems[0]?.message,
    'Yield strength 358,500,000 MPa is out of range (8 to 3,500 MPa; typically 170 to 1,200 MPa). Did you mean 358,500,000 Pa (358.5 MPa)?',
  )
})

test('a number that is odd is warned of in the same words', () => {
  const { problems, warnings } = judged({ yield_strength: 1500 })
  assert.deepEqual(problems, [])
  assert.deepEqual(warnings, [
    {
      code: 'outside_usual_range',
      message: 'Yield strength 1,500 MPa is unusual (typically 170 to 1,200 MPa).',
      path: '/yield_strength',
    },
  ])
})

test('the ends of a range belong to it, and 0 is none of a kind that has none', () => {
  assert.deepEqual(judged({ yield_strength: 170, current: 0 }), { problems: [], warnings: [] })
  assert.equal(judged({ yield_strength: 8 }).problems.length, 0)
  assert.equal(judged({ yield_strength: 7.9 }).problems.length, 1)
})

test('of a list and of rows the first number that is out of range is named', () => {
  const { problems } = judged({ depths: [100, 1e6, 1e7], layers: [{ depth: 50 }, { depth: 2e6 }] })
  assert.deepEqual(
    problems.map((p) => p.pointer),
    ['/depths/1', '/layers/1/depth'],
  )
  assert.match(problems[0]?.message ?? '', /^Depths: 1,000,000 m is out of range .* This applies to 2 of 3 entries\.$/)
})

test('no unit is suggested that nobody types: neither another sort, nor for a difference, nor a creeping current', () => {
  const said = [
    ...judged({ current: 12 }).warnings,
    ...judged({ rise: 800 }).warnings,
    ...judged({ share: 40 }).warnings,
  ]
  assert.equal(said.length, 3)
  assert.ok(!said.some((w) => w.message.includes('mm/year')))
  assert.ok(!said[1]?.message.includes('Did you mean'))
  assert.match(said[2]?.message ?? '', /Did you mean 40 % \(0\.4\)\?/)
})

test('a bare pressure is asked about in each unit that would be usual, and one that states its unit in none', () => {
  const bare = judgeMagnitudes(schema, { pressure: 150 }, new Set(['pressure']), { pressure: 150 })
  assert.match(bare.warnings[0]?.message ?? '', /Did you mean 150 bar \(15 MPa\) or 150 psi \(1\.0342 MPa\)\?$/)
  for (const typed of ['150 MPa', { value: 150, unit: 'MPa' }]) {
    const stated = judgeMagnitudes(schema, { pressure: 150 }, new Set(['pressure']), { pressure: typed })
    assert.match(stated.warnings[0]?.message ?? '', /\(typically [^)]*\)\.$/)
  }
})

test('small entries of a list mean nothing one by one; a list of nothing else is a slip of unit', () => {
  assert.deepEqual(judged({ inclinations: [0.04, 0.03, 12] }).warnings, [])
  const small = judged({ inclinations: [0, 0.01, 0.02] }).warnings
  assert.equal(small.length, 1)
  assert.match(
    small[0]?.message ?? '',
    /is unusually small \(typically 0\.05° or more\)\..* This applies to 2 of 3 entries\.$/,
  )
})

test('a code that stands for a missing value is asked about, not converted', () => {
  const { problems } = judged({ depths: [100, -999.25] })
  assert.match(problems[0]?.message ?? '', /Is −999\.25 a code for a missing value\?$/)
})

test('a long list of numbers that cannot be meant is told once, and costs no more than to look at each', () => {
  const begun = process.cpuUsage()
  const { problems } = judged({ depths: new Array(1_000_000).fill(1e9) })
  assert.ok(process.cpuUsage(begun).user < 1_500_000)
  assert.equal(problems.length, 1)
  assert.match(problems[0]?.message ?? '', /This applies to 1,000,000 of 1,000,000 entries/)
})
