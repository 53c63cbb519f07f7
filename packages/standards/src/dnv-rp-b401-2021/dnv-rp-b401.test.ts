/** Each equation and table of the practice against values worked outside the code. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import { EDITION_2005 } from '../dnv-rp-b401-2005/edition.ts'
import { EDITION_2010 } from '../dnv-rp-b401-2010/edition.ts'
import { EDITION_2017 } from '../dnv-rp-b401-2017/edition.ts'
import * as anodes from './anode-design.ts'
import * as resistance from './anode-resistance.ts'
import * as coating from './coating.ts'
import * as density from './current-density.ts'
import {
  anodeCharge,
  anodeLife,
  anodesForAll,
  anodesForCurrent,
  anodesForMass,
  anodesForMassAndInitial,
  currentOutput,
  drainWithWells,
  drivingVoltage,
  installedMass,
  netAnodeMass,
  PLATFORM_WELL_DRAIN,
  potentialMargin,
  requiredCharge,
  SUBSEA_WELL_DRAIN,
  structurePotential,
  totalDemand,
  totalOutput,
  unheatedArea,
  zoneDemand,
} from './demand.ts'
import { EDITION_2021 } from './edition.ts'
import { tableOf } from './source.ts'

const hand = 'worked by hand'
const independent = 'independent calculation of the anode resistance cases'
const worked = <A>(args: A, value: number, relTol = 1e-6, source = hand) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const degC = (t: number) => toSI(t, 'degC')

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
    [25, 20, 12, 11.5, 7, 6.9].map((t) => density.climateOf(degC(t))),
    ['tropical', 'sub-tropical', 'sub-tropical', 'temperate', 'temperate', 'arctic'],
  )
})

test('initial density is the largest and mean the smallest, in every climate and band', () => {
  for (const climate of density.CLIMATES) {
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
  assert.equal(step?.kind === 'table' && step.cell, 'temperate, >30-100 m, edition 2021')
})

test('a heated surface takes 1 mA/m2 more for each degree above 25', () => {
  assertEquationHolds(density.heatedCurrentDensity, {
    ranges: { T_m: [0, 100] },
    worked: [
      { args: { i_0: 0.11, T_m: 65 }, value: 0.15, relTol: 1e-12, source: hand },
      { args: { i_0: 0.11, T_m: 10 }, value: 0.11, relTol: 0, source: hand },
    ],
  })
})

test('coating breaks down to bare steel and no further', () => {
  assertEquationHolds(coating.finalCoatingBreakdown, {
    ranges: { a: [0, 0.9], b: [1e-4, 0.2], t_f: [1, 60] },
    worked: [
      { args: { a: 0.02, b: 0.012, t_f: 25 }, value: 0.32, relTol: 1e-12, source: hand },
      { args: { a: 0.1, b: 0.1, t_f: 25 }, value: 1, relTol: 0, source: hand },
    ],
  })
  assertEquationHolds(coating.meanCoatingBreakdown, {
    ranges: { a: [0, 0.9], b: [1e-4, 0.2], t_f: [1, 60] },
    worked: [
      { args: { a: 0.02, b: 0.012, t_f: 25 }, value: 0.17, relTol: 1e-12, source: hand },
      { args: { a: 0.1, b: 0.1, t_f: 25 }, value: 0.838, relTol: 1e-12, source: hand },
    ],
  })
  assertEquationHolds(
    coating.meanOfEnds,
    worked({ f_ci: 0.02, f_cf: 0.22 }, 0.12, 1e-12, "another party's calculation of a storage hull, 40 years"),
  )
  const mean = (t_f: number) => coating.meanCoatingBreakdown.evaluate({ a: 0.1, b: 0.1, t_f })
  assert.ok(Math.abs(mean(9 - 1e-9) - mean(9 + 1e-9)) < 1e-8)
})

test('category IV stands in the 2021 edition only, and the categories go from poor to good', () => {
  assert.equal(coating.hasCategory(EDITION_2021, 'IV'), true)
  assert.equal(coating.hasCategory(EDITION_2017, 'IV'), false)
  assert.throws(() => coating.breakdownConstants(EDITION_2010, 'IV', 30), /IV is not in Table 10-4 of edition 2010/)
  const b = coating.CATEGORIES.map((c) => coating.breakdownConstants(EDITION_2021, c, 30).b)
  assert.ok(b.every((v, i) => i === 0 || v < (b[i - 1] ?? 0)))
  const { b: deep } = coating.readBreakdown(EDITION_2021, 'III', 31, '_1', silent)
  assert.ok(Math.abs(deep / toSI(0.008, '1/year') - 1) < 1e-12)
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

test('anode resistances are those of the worked anodes', () => {
  assertEquationHolds(resistance.longSlenderResistance, worked({ rho: 0.3, L: 1, r: 0.05 }, 0.16148, 1e-5, independent))
  assertEquationHolds(
    resistance.shortSlenderResistance,
    worked({ rho: 0.3, L: 0.3, r: 0.1 }, 0.261755, 1e-5, independent),
  )
  assertEquationHolds(resistance.longFlushResistance, worked({ rho: 0.3, L: 1, w: 0.2 }, 0.25, 1e-5, independent))
  assertEquationHolds(resistance.exposedAreaResistance, worked({ rho: 0.3, A_a: 0.5 }, 0.133643, 1e-5, independent))
  assertEquationHolds(
    resistance.nearStandOffResistance,
    worked({ k_s: resistance.NEAR_STAND_OFF_FACTOR.value, R_a: 0.1 }, 0.13, 1e-12, hand),
  )
})

test('an anode near the steel or among others gives less', () => {
  assertEquationHolds(resistance.widthOfSlender, worked({ r: 0.1 }, 0.2))
  assertEquationHolds(resistance.interactingResistance, worked({ k_int: 1.2, R_a: 0.1 }, 0.12))
  assertEquationHolds(resistance.heaviestByGeometry, worked({ delta: resistance.MASS_TOLERANCE.value, m_g: 100 }, 110))
})

test('resistances are those of anodes of a subsea riser base', () => {
  const project = "another party's project calculation to DNVGL-RP-B401 (2017)"
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

test('a depleted anode keeps what it did not give', () => {
  assertEquationHolds(resistance.remainingMass, worked({ m: 200, u: 0.9 }, 20))
  assertEquationHolds(resistance.finalLength, worked({ c_L: 0.9, L: 2.5 }, 2.25))
  assertEquationHolds(
    resistance.finalSlenderRadius,
    worked({ m_f: 2700 * Math.PI * 2 * 0.0016, rho_a: 2700, L_f: 2, r_c: 0.03 }, 0.05),
  )
  assertEquationHolds(resistance.finalFlushRadius, worked({ m_f: 2700 * Math.PI * 0.01, rho_a: 2700, L_f: 2 }, 0.1))
  assertEquationHolds(resistance.finalFlushWidth, worked({ r_f: 0.1 }, 0.2))
  assertEquationHolds(
    resistance.slenderAlloyMass,
    worked({ rho_a: 2700, L: 2.5, r: 0.1, r_c: 0.03 }, 2700 * Math.PI * 2.5 * 0.0091),
  )
})

test('demand, mass and numbers are those of the balance', () => {
  assertEquationHolds(zoneDemand, worked({ A_c: 1000, i_c: 0.1, f_c: 0.17 }, 17))
  assertEquationHolds(unheatedArea, worked({ A_h: 14000, A_a: 300, A_hot: 800 }, 13500))
  assertEquationHolds(drainWithWells, worked({ I_o: 4, n_w: 2, I_w: SUBSEA_WELL_DRAIN.value }, 20))
  assertEquationHolds(drainWithWells, worked({ I_o: 0, n_w: 8, I_w: PLATFORM_WELL_DRAIN.value }, 40))
  assertEquationHolds(drivingVoltage, worked({ E_c: -0.8, E_a: -1.05 }, 0.25))
  assertEquationHolds(currentOutput, worked({ Delta_E: 0.25, R_a: 0.05 }, 5))
  assertEquationHolds(totalOutput, worked({ N: 10, I_a: 5 }, 50))
  assertEquationHolds(netAnodeMass, worked({ I_cm: 17, t_f: 25, u: 0.9, epsilon: 2000 }, 2068.33333))
  assertEquationHolds(requiredCharge, worked({ I_cm: 17, t_f: 25 }, 3723000))
  assertEquationHolds(anodeCharge, worked({ N: 10, m: 200, u: 0.9, epsilon: 2000 }, 3600000))
  assertEquationHolds(anodeLife, worked({ M_i: 2068.33333, u: 0.9, epsilon: 2000, I_cm: 17 }, 25))
  assertEquationHolds(anodesForMass, worked({ M: 2068.33333, m: 200 }, 11, 0))
  assertEquationHolds(anodesForCurrent, worked({ I_c: 32, I_a: 5 }, 7, 0))
  assertEquationHolds(anodesForAll, worked({ N_m: 11, N_i: 9, N_f: 7 }, 11, 0))
  assertEquationHolds(anodesForMassAndInitial, worked({ N_m: 11, N_i: 19 }, 19, 0))
  const hull = "another party's calculation of a storage hull, 40 years"
  assertEquationHolds(totalDemand, worked({ I_z: [1000, 595, 36, 1.2], I_d: 40 }, 1672.2))
  assertEquationHolds(installedMass, worked({ N: 2419, m: 27.5 }, 66522.5, 1e-9, hull))
  assertEquationHolds(structurePotential, worked({ E_a: -1.05, I_c: 20, R_a: 0.05, N: 10 }, -0.95))
  assertEquationHolds(potentialMargin, worked({ E_c: -0.8, E_s: -0.95 }, 0.15))
})
