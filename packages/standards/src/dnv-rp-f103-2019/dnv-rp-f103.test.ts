/** Each equation and table of the practice against values worked outside the code. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import { EDITION_2010 } from '../dnv-rp-f103-2010/edition.ts'
import { hottestPipelineAnode, pipelineAnodeRow } from './anode-design.ts'
import { finalBreakdown, meanBreakdown, weightedBreakdown } from './breakdown.ts'
import { coatingRow, namesOf, readCoating } from './coatings.ts'
import { meanCurrentDensity, tabledMeanCurrentDensity } from './current-density.ts'
import {
  anodeCharge,
  anodesForCurrent,
  anodesForMass,
  anodesForMassAndFinal,
  currentDemand,
  currentOutput,
  drivingVoltage,
  netAnodeMass,
  requiredCharge,
  surfaceArea,
  totalOutput,
} from './demand.ts'
import { EDITION_2019, type PipelineEdition } from './edition.ts'
import * as spacing from './spacing.ts'

const hand = 'worked by hand'
const line10 = 'independent calculation of a 10 km line, 2019 edition'
const project = 'project calculation of a deepwater gas injection line to DNVGL-RP-F103 (2016), 27 years, 3LPP'
const worked = <A>(args: A, value: number, relTol = 1e-5, source = hand) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const degC = (t: number) => toSI(t, 'degC')

test('the upper limit of a temperature band belongs to the band, in both editions', () => {
  const at = (edition: PipelineEdition, t: number) =>
    tabledMeanCurrentDensity({ edition, exposure: 'non-buried', temperature: degC(t) })
  assert.deepEqual(
    [25, 25.1, 50, 80, 120, 120.1].map((t) => at(EDITION_2019, t)),
    [0.05, 0.06, 0.06, 0.075, 0.1, 0.13],
  )
  assert.deepEqual(
    [25, 50, 50.1, 80, 120, 121].map((t) => at(EDITION_2010, t)),
    [0.05, 0.05, 0.06, 0.06, 0.07, 0.1],
  )
  assert.equal(
    tabledMeanCurrentDensity({ edition: EDITION_2019, exposure: 'buried', temperature: toSI(122, 'degF') }),
    0.03,
  )
})

test('a density is read with edition, table and column', () => {
  const trace = newTrace()
  meanCurrentDensity({ edition: EDITION_2010, exposure: 'buried', temperature: degC(60) }, trace)
  const [step] = trace.steps
  assert.equal(step?.clause, 'Table 5-1')
  assert.equal(step?.kind === 'table' && step.cell, 'buried, >50 to 80 degC, edition 2010')
})

test('current density rises with temperature and is less in sediment', () => {
  for (const edition of [EDITION_2010, EDITION_2019]) {
    const at = (exposure: 'buried' | 'non-buried', t: number) =>
      tabledMeanCurrentDensity({ edition, exposure, temperature: degC(t) })
    for (const t of [20, 40, 70, 100]) {
      assert.ok(at('buried', t) < at('non-buried', t))
      assert.ok(at('non-buried', t + 50) > at('non-buried', t))
    }
  }
})

test('an edition has its own coatings only', () => {
  assert.equal(coatingRow(EDITION_2019.linepipe, 'Enamels'), undefined)
  assert.equal(coatingRow(EDITION_2010.linepipe, 'FBE + CWC'), undefined)
  assert.equal(coatingRow(EDITION_2019.fieldJoints, 'none'), undefined)
  assert.equal(coatingRow(EDITION_2019.linepipe, 'constructor'), undefined)
  assert.equal(coatingRow(EDITION_2019.linepipe, 'Polychloroprene')?.b, 0.001)
  assert.equal(coatingRow(EDITION_2010.linepipe, 'Polychloroprene')?.b, 0.0001)
  assert.throws(() => readCoating(EDITION_2010.linepipe, 'paint', '', silent), /paint is not in Table A.1/)
})

test('each coating has a growing breakdown within 0 to 1', () => {
  for (const table of [
    EDITION_2010.linepipe,
    EDITION_2019.linepipe,
    EDITION_2010.fieldJoints,
    EDITION_2019.fieldJoints,
  ]) {
    for (const name of namesOf(table)) {
      const { a, b } = readCoating(table, name, '', silent)
      assert.ok(a > 0 && a <= 0.3 && b > 0, name)
    }
  }
})

test('coating breakdown over the life is that of the project and of the 10 km line', () => {
  assertEquationHolds(meanBreakdown, worked({ a: 0.001, b: 0.00003, t_f: 27 }, 0.001405, 1e-9, project))
  assertEquationHolds(finalBreakdown, worked({ a: 0.001, b: 0.00003, t_f: 27 }, 0.00181, 1e-9, project))
  assertEquationHolds(weightedBreakdown, worked({ r: 0.04, f_lp: 0.0019, f_fj: 0.019 }, 0.002584, 1e-9, line10))
})

test('demand, mass and anodes are those of the 10 km line', () => {
  assertEquationHolds(surfaceArea, worked({ D: 0.3239, L: 10000 }, 10175.6, 1e-5, line10))
  assertEquationHolds(currentDemand, worked({ A_c: 10175.6, i_cm: 0.075, f_c: 0.001972, k: 1 }, 1.50497, 1e-5, line10))
  assertEquationHolds(drivingVoltage, worked({ E_c: -0.8, E_a: -1.05 }, 0.25))
  assertEquationHolds(currentOutput, worked({ Delta_E: 0.25, R_a: 0.117213 }, 2.13287, 1e-5, line10))
  assertEquationHolds(totalOutput, worked({ N: 34, I_a: 2 }, 68))
  assertEquationHolds(netAnodeMass, worked({ I_cm: 1.50497, t_f: 30, u: 0.8, epsilon: 2000 }, 247.192, 1e-5, line10))
  assertEquationHolds(requiredCharge, worked({ I_cm: 1, t_f: 1 }, 8760))
  assertEquationHolds(anodeCharge, worked({ N: 34, m: 50, u: 0.8, epsilon: 2000 }, 2720000))
  assertEquationHolds(anodesForMass, worked({ M: 247.192, m: 50 }, 5, 0, line10))
  assertEquationHolds(anodesForCurrent, worked({ I_c: 1.97203, I_a: 2.13287 }, 1, 0, line10))
  assertEquationHolds(anodesForMassAndFinal, worked({ N_m: 5, N_f: 1 }, 5, 0, line10))
})

test('an anode in sediment is as warm as the fluid; the 2010 edition has ambient anodes only', () => {
  const row = pipelineAnodeRow(EDITION_2019.anodes, 'buried', degC(55))
  assert.deepEqual([row?.capacity, row?.potential], [680 * 3600, -1])
  assert.equal(pipelineAnodeRow(EDITION_2019.anodes, 'non-buried', degC(140))?.capacity, 2000 * 3600)
  assert.equal(pipelineAnodeRow(EDITION_2019.anodes, 'buried', degC(81)), undefined)
  assert.equal(pipelineAnodeRow(EDITION_2010.anodes, 'buried', degC(31)), undefined)
  assert.equal(pipelineAnodeRow(EDITION_2010.anodes, 'buried', degC(30))?.potential, -0.95)
  assert.equal(hottestPipelineAnode(EDITION_2019.anodes, 'buried'), 80)
})

const pipe = { rho_me: 2e-7, D: 0.3239, t: 0.0159, f_cf: 0.002584, i_cm: 0.075 }

test('an anode protects 7.6 km of the 10 km line on each side', () => {
  assertEquationHolds(spacing.protectedLength, worked({ ...pipe, Delta_E_me: 0.15 }, 7649.31, 1e-5, line10))
  assertEquationHolds(spacing.longestSpacing, worked({ L_p: 7649.31 }, 15298.62))
  assertEquationHolds(spacing.anodeSpacing, worked({ L: 10000, N: 34 }, 294.117647))
  assertEquationHolds(spacing.protectedFromOneEnd, {
    worked: [{ args: { L: 10000, L_p: 7649.31 }, left: 10000, value: 7649.31, relTol: 0, source: line10 }],
  })
})

test('the half spacing uses up the driving voltage: substituted back it gives 0.25 V', () => {
  const source = 'closed form: positive root of the quadratic, substituted back'
  const bare = { ...pipe, f_cf: 0.019 }
  const c_2 = spacing.wallDropFactor.evaluate(bare)
  const c_1 = spacing.anodeDropFactor.evaluate({ D: 0.3239, f_cf: 0.019, i_cm: 0.075, R_af: 0.117213 })
  assertEquationHolds(spacing.wallDropFactor, worked(bare, 9.424926e-9, 1e-5))
  assertEquationHolds(
    spacing.anodeDropFactor,
    worked({ D: 0.3239, f_cf: 0.019, i_cm: 0.075, R_af: 0.117213 }, 3.399237e-4, 1e-5),
  )
  assertEquationHolds(spacing.halfSpacing, worked({ Delta_E: 0.25, c_1, c_2 }, 721.045, 1e-5, source))
  assertEquationHolds(spacing.midSpanDrop, worked({ c_1, c_2, s: 2 * 721.045 }, 0.25, 1e-5, source))
  assertEquationHolds(spacing.dropAlong, worked({ c_1, c_2, s: 2 * 721.045, x: 721.045 }, 0.25, 1e-5, source))
  assertEquationHolds(spacing.midSpanPotential, worked({ E_a: -1.05, Delta_E_s: 0.25 }, -0.8))
})
