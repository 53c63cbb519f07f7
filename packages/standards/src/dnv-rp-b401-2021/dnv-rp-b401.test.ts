/** Each equation and table of the practice against a script that knows the sources only, and what the tables are read by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, type Evidence, peer } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import { TABLE_10_6 } from '../dnv-rp-b401-2005/anode-design.ts'
import { TABLE_10_4 } from '../dnv-rp-b401-2005/coating.ts'
import { EDITION_2005 } from '../dnv-rp-b401-2005/edition.ts'
import { EDITION_2010 } from '../dnv-rp-b401-2010/edition.ts'
import { EDITION_2017 } from '../dnv-rp-b401-2017/edition.ts'
import * as anodes from './anode-design.ts'
import * as resistance from './anode-resistance.ts'
import * as coating from './coating.ts'
import * as density from './current-density.ts'
import * as demand from './demand.ts'
import { EDITION_2021 } from './edition.ts'
import { tableOf } from './source.ts'
import byScript from './worked.json' with { type: 'json' }

const worked = <A>(args: A, value: number, relTol: number, source: Evidence) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const hull = peer("another party's calculation of a storage hull, 40 years")
const degC = (t: number) => toSI(t, 'degC')

test('equations, tables and coefficients give what the script gives', () => {
  assertScriptAgrees({ ...anodes, ...resistance, ...coating, ...density, ...demand, TABLE_10_4, TABLE_10_6 }, byScript)
})

test('the tables of the editions before 2021 are those of 2005', () => {
  for (const { breakdown, anodes: rows } of [EDITION_2005, EDITION_2010, EDITION_2017]) {
    assert.deepEqual(breakdown, TABLE_10_4)
    assert.deepEqual(rows, TABLE_10_6)
  }
  assert.deepEqual(EDITION_2021.breakdown, coating.TABLE_8_4)
  assert.deepEqual(EDITION_2021.anodes, anodes.TABLE_8_6)
})

test('each edition names its own tables', () => {
  assert.deepEqual(
    [EDITION_2005, EDITION_2010, EDITION_2017, EDITION_2021].map((e) => `${e.source.id} ${tableOf(e, 6)}`),
    [
      'DNV-RP-B401:2005 Table 10-6',
      'DNV-RP-B401:2010 Table 10-6',
      'DNV-RP-B401:2017 Table A-6',
      'DNV-RP-B401 Table 8-6',
    ],
  )
})

test('a depth or temperature on a limit reads the shallower band and the region of the table', () => {
  assert.deepEqual([0, 30, 30.1, 100, 300, 301].map(density.depthBand), [0, 0, 1, 1, 2, 3])
  assert.deepEqual(
    [25, 20.1, 20, 12, 11.5, 7, 6.9].map((t) => density.climateOf(degC(t))),
    ['tropical', 'tropical', 'sub-tropical', 'sub-tropical', 'temperate', 'temperate', 'arctic'],
  )
})

test('initial density is the largest and mean the smallest, in every climate and band', () => {
  for (const climate of Object.keys(density.CLIMATES) as density.Climate[]) {
    for (const depth of [10, 50, 200, 1000]) {
      const at = (phase: density.Phase) => density.tabledCurrentDensity({ climate, depth, phase })
      assert.ok(at('initial') > at('final') && at('final') > at('mean'))
    }
  }
})

test('a density is read with edition, table and cell', () => {
  const trace = newTrace()
  const exposed = { edition: EDITION_2021, climate: 'temperate', depth: 60, phase: 'initial' } as const
  assert.equal(density.currentDensity(exposed, 'i_ci', trace), 0.17)
  const [step] = trace.steps
  assert.equal(step?.clause, 'Table 8-1')
  assert.equal(step?.kind === 'table' && step.cell, 'temperate, >30-100 m, 2021 edition')
  for (const [phase, clause] of [['final', 'Table 8-1'] as const, ['mean', 'Table 8-2'] as const]) {
    density.currentDensity({ ...exposed, phase }, phase, trace)
    assert.equal(trace.steps.at(-1)?.clause, clause)
  }
})

test('a heated surface takes 1 mA/m2 more for each degree above 25', () => {
  assertEquationHolds(density.heatedCurrentDensity, {
    ranges: { T_m: [0, 100] },
    ...worked({ i_0: 0.11, T_m: 65 }, 0.15, 1e-12, byHand('0.11 + 0.001 * (65 - 25)')),
  })
})

test('coating breaks down to bare steel and no further', () => {
  const ranges = { a: [0, 0.9], b: [1e-4, 0.2], t_f: [1, 60] } as const
  const paint = { a: 0.02, b: 0.012, t_f: 25 }
  assertEquationHolds(coating.finalCoatingBreakdown, {
    ranges,
    ...worked(paint, 0.32, 1e-12, byHand('0.02 + 0.012 * 25')),
  })
  assertEquationHolds(coating.meanCoatingBreakdown, {
    ranges,
    ...worked(paint, 0.17, 1e-12, byHand('0.02 + 0.012 * 25 / 2')),
  })
  assertEquationHolds(coating.meanOfEnds, worked({ f_ci: 0.02, f_cf: 0.22 }, 0.12, 1e-12, hull))
  const mean = (t_f: number) => coating.meanCoatingBreakdown.evaluate({ a: 0.1, b: 0.1, t_f })
  assert.ok(Math.abs(mean(9 - 1e-9) - mean(9 + 1e-9)) < 1e-8)
})

test('category IV stands in the 2021 edition only, and the categories go from poor to good', () => {
  assert.equal(coating.hasCategory(EDITION_2021, 'IV'), true)
  assert.equal(coating.hasCategory(EDITION_2017, 'IV'), false)
  assert.throws(
    () => coating.breakdownConstants(EDITION_2010, 'IV', 30),
    /IV is not listed in Table 10-4 \(2010 edition\)/,
  )
  const b = coating.CATEGORIES.map((c) => coating.breakdownConstants(EDITION_2021, c, 30).b)
  assert.ok(b.every((v, i) => i === 0 || v < (b[i - 1] ?? 0)))
})

test('paint at 30 m is in the shallow row, and just below it in the deep one', () => {
  const trace = newTrace()
  for (const [depth, b, row] of [[30, 0.012, '0-30 m'] as const, [30.1, 0.008, '>30 m'] as const]) {
    const read = coating.readBreakdown(EDITION_2021, 'III', depth, `_${row}`, trace)
    assert.ok(Math.abs(read.b / toSI(b, '1/year') - 1) < 1e-12)
    const step = trace.steps.at(-1)
    assert.equal(step?.clause, 'Table 8-4')
    assert.equal(step?.kind === 'table' && step.cell, `category III, ${row}, 2021 edition`)
  }
})

test('an anode reads the row at or above its temperature, and none above the last', () => {
  const at = (t: number) => anodes.anodeRow(anodes.TABLE_8_6, 'Al-Zn-In', 'sediment', degC(t))
  assert.deepEqual(
    [4, 30, 30.1, 60, 80].map((t) => at(t)?.capacity),
    [1500, 1500, 680, 680, 320].map((c) => c * 3600),
  )
  assert.equal(at(80.1), undefined)
  assert.equal(anodes.hottestAnode(anodes.TABLE_8_6, 'Zn', 'seawater'), 50)
  assert.equal(anodes.anodeRow(EDITION_2017.anodes, 'Zn', 'seawater', degC(20))?.potential, -1)
})

test('resistances are those of anodes of a subsea riser base', () => {
  const project = peer("another party's project calculation to DNVGL-RP-B401 (2017)")
  const r = 0.738 / (2 * Math.PI)
  assertEquationHolds(resistance.longSlenderResistance, worked({ rho: 0.31, L: 1.08, r }, 0.119, 5e-3, project))
  assertEquationHolds(resistance.longFlushResistance, worked({ rho: 0.31, L: 0.95, w: 0.186 }, 0.273, 5e-3, project))
  assertEquationHolds(resistance.exposedAreaResistance, worked({ rho: 0.31, A_a: 0.04275 }, 0.472, 5e-3, project))
})

test('for a slender anode the short formula tends to the long one', () => {
  const args = { rho: 0.3, L: 100, r: 0.01 }
  const long = resistance.longSlenderResistance.evaluate(args)
  assert.ok(Math.abs(resistance.shortSlenderResistance.evaluate(args) / long - 1) < 1e-4)
})

test('the anodes of a storage hull weigh together what the calculation says', () => {
  assertEquationHolds(demand.installedMass, worked({ N: 2419, m: 27.5 }, 66522.5, 1e-9, hull))
})
