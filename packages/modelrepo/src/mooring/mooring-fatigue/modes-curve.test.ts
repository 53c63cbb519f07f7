/** Claims about the curve that a line is held to: named for it, for all, or that of its component. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { list, messagesOf, number, testKit } from '@keelson/engine/testing.ts'
import { mooringFatigue } from './index.ts'

const CHAIN = { id: 'a', material: 'CHAIN', area_mm2: 8000 }
const BINS = [{ tension_range_kN: 400, n_cycles: 2e5 }]
const binned = (more: object = {}, line: object = {}) => ({
  lines: [{ ...CHAIN, tension_range_bins: BINS, ...line }],
  ...more,
})
const D = { sn_curve: 'D' }
const E301 = { sn_family: 'DNV-OS-E301', sn_curve: 'studless_chain' }

/** Of whole requests. */
const { pointers: refused, problems, run } = testKit(mooringFatigue, {})
const damage = (ran: Ran) => number(ran, 'governing_damage')
const assumed = (ran: Ran) => ran.result.assumed.filter(({ why }) => why !== null).map((a) => a.name)

test('a line that nobody names a curve for is held to that of its component, with the largest factor', () => {
  const own = run(binned())
  assert.deepEqual(list(own, 'line_sn_curves'), ['DNV-OS-E301/studless_chain'])
  assert.equal(damage(own), damage(run(binned(E301))))
  assert.equal(number(own, 'design_fatigue_factor_used'), 8)
  assert.deepEqual(assumed(own), ['sn_curve', 'design_fatigue_factor'])
  assert.deepEqual(list(run(binned({}, { material: 'STEEL-WIRE' })), 'line_sn_curves'), ['DNV-OS-E301/stranded_rope'])
  assert.ok(damage(own) > 9 * damage(run(binned(D))))
})

test('what is named is not assumed; the environment of a version is, where a curve needs one', () => {
  assert.deepEqual(assumed(run(binned({ ...E301, design_fatigue_factor: 5 }))), [])
  assert.deepEqual(assumed(run(binned({ ...D, design_fatigue_factor: 5 }))), ['environment'])
})

test('the factor left out is 3 where every line is on a curve of API RP 2SK, and 8 where one is not', () => {
  const api = { sn_family: 'API-RP-2SK', sn_curve: 'stud_chain', nominal_diameter_mm: 100 }
  const factor = (...lines: object[]) =>
    number(
      run({ lines: lines.map((l) => ({ ...CHAIN, tension_range_bins: BINS, ...l })) }),
      'design_fatigue_factor_used',
    )
  assert.equal(factor(api, api), 3)
  assert.equal(factor(api, {}), 8)
})

test('the pair of a line goes before that of the inputs, and is never mixed with it', () => {
  const curves = (all: object, line: object) => list<string>(run(binned(all, line)), 'line_sn_curves')
  assert.deepEqual(curves(E301, { sn_curve: 'F' }), ['DNV-RP-C203/F'])
  assert.deepEqual(curves(D, E301), ['DNV-OS-E301/studless_chain'])
  const line = (over: object) => refused(binned(E301, over))
  assert.deepEqual(line({ sn_curve: 'stud_chain' }), ['/lines/0/sn_family'])
  assert.deepEqual(line({ sn_family: 'DNV-OS-E301' }), ['/lines/0/sn_curve'])
  assert.deepEqual(line({ sn_family: 'API-RP-2SK', sn_curve: 'D' }), ['/lines/0/sn_curve'])
  assert.match(
    problems(binned({ sn_family: 'DNV-OS-E301' })).join(),
    /^\/sn_curve is required when the curve family is /,
  )
  assert.deepEqual(refused(binned({ sn_curve: 'stud_chain' })), ['/sn_family'])
  assert.deepEqual(refused(binned({ sn_family: 'DNV-OS-E301', sn_curve: 'D' })), ['/sn_curve'])
})

test('a curve of chain on wire rope, or of wire rope on chain, is refused', () => {
  const material = ['/lines/0/material']
  assert.deepEqual(refused(binned({ ...E301, sn_curve: 'spiral_rope' })), material)
  assert.deepEqual(refused(binned(E301, { material: 'STEEL-WIRE' })), material)
  const strength = { reference_breaking_strength_kN: 9000, mean_tension_kN: 1000 }
  assert.deepEqual(refused(binned({ sn_family: 'API-RP-2SK', sn_curve: 'six_strand_rope' }, strength)), material)
})

test('what the curve of a line does not use is named: a stress concentration on tension, a strength on stress', () => {
  const onTension = { sn_family: 'API-RP-2SK', sn_curve: 'stud_chain' }
  const api = (over: object) => messagesOf(run(binned(onTension, { nominal_diameter_mm: 100, ...over })), 'unused')
  assert.deepEqual(api({}), [])
  assert.match(api({ stress_concentration_factor: 1.2 }).join(), /not used .*curve: \{?[Ss]tress.concentration.factor/)
  assert.deepEqual(api({ reference_breaking_strength_kN: 9000 }), [])
  const stress = (over: object) => messagesOf(run(binned({ sn_curve: 'D' }, over)), 'unused')
  assert.deepEqual(stress({ stress_concentration_factor: 1.2 }), [])
  assert.match(stress({ reference_breaking_strength_kN: 9000 }).join(), /[Rr]eference breaking strength\.$/)
})
