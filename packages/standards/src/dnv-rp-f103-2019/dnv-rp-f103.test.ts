/** Each equation and table of the practice against a script that knows the sources only, and what the tables are read by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, type Evidence, peer, published } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import * as of2010 from '../dnv-rp-f103-2010/coatings.ts'
import { TABLE_5_1 } from '../dnv-rp-f103-2010/current-density.ts'
import { EDITION_2010 } from '../dnv-rp-f103-2010/edition.ts'
import { hottestPipelineAnode, pipelineAnodeRow } from './anode-design.ts'
import * as breakdown from './breakdown.ts'
import * as of2019 from './coatings.ts'
import { coatingRow, namesOf, readCoating } from './coatings.ts'
import { meanCurrentDensity, TABLE_6_2, tabledMeanCurrentDensity } from './current-density.ts'
import * as demand from './demand.ts'
import { EDITION_2019, type PipelineEdition } from './edition.ts'
import * as spacing from './spacing.ts'
import byScript from './worked.json' with { type: 'json' }

const project = peer('project calculation of a deepwater gas injection line to DNVGL-RP-F103 (2016), 27 years, 3LPP')
const worked = <A>(args: A, value: number, relTol: number, source: Evidence) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const degC = (t: number) => toSI(t, 'degC')

test('equations, tables and coefficients give what the script gives', () => {
  assertScriptAgrees({ ...breakdown, ...demand, ...spacing, TABLE_5_1, TABLE_6_2, of2010, of2019 }, byScript)
})

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
  assert.equal(step?.kind === 'table' && step.cell, 'buried, >50 to 80 °C, 2010 edition')
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
  assert.throws(() => readCoating(EDITION_2010.linepipe, 'paint', '', silent), /paint is not listed in Table A.1/)
})

test('a row of several variants says which of them bears what, and no other row remarks', () => {
  const remarks = Object.values(EDITION_2019.fieldJoints.rows).flatMap((row) => ('remark' in row ? [row.remark] : []))
  assert.deepEqual(remarks, ['2C(2), with PP, is rated to 140 °C', '5D(1)/5E, with PE, is rated to 70 °C'])
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

test('coating breakdown over the life is that of the project', () => {
  const life = { a: 0.001, b: 0.00003, t_f: 27 }
  assertEquationHolds(breakdown.meanBreakdown, worked(life, 0.001405, 1e-9, project))
  assertEquationHolds(breakdown.finalBreakdown, worked(life, 0.00181, 1e-9, project))
})

test('along the pipe the factor is that of a published sheet, and the sum by areas over the share of linepipe', () => {
  const sheet = published("Kim Young-tae, 'Cathodic Protection Design DNV-RP-F103, Oct 2010', rev. A, step 1")
  const joints = { f_lp: 0.0145, f_fj: 0.75 }
  assertEquationHolds(breakdown.breakdownAlongPipe, worked({ r_L: 0.033, ...joints }, 0.039, 0.013, sheet))
  for (const r of [0.01, 0.04, 0.3]) {
    const r_L = breakdown.jointRatio.evaluate({ r })
    const along = breakdown.breakdownAlongPipe.evaluate({ r_L, ...joints })
    assert.ok(Math.abs(along / (breakdown.weightedBreakdown.evaluate({ r, ...joints }) / (1 - r)) - 1) < 1e-12)
  }
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

const pipe = { rho_me: 2e-7, D: 0.3239, t: 0.0159, f_cf: 0.019, i_cm: 0.075 }

test('the half spacing uses up the driving voltage: put back it gives 0.25 V', () => {
  const source = closedForm('positive root of the quadratic, put back')
  const c_2 = spacing.wallDropFactor.evaluate(pipe)
  const c_1 = spacing.anodeDropFactor.evaluate({ ...pipe, R_af: 0.117213 })
  const L_h = spacing.halfSpacing.evaluate({ Delta_E: 0.25, c_1, c_2 })
  assertEquationHolds(spacing.midSpanDrop, worked({ c_1, c_2, s: 2 * L_h }, 0.25, 1e-12, source))
  assertEquationHolds(spacing.dropAlong, worked({ c_1, c_2, s: 2 * L_h, x: L_h }, 0.25, 1e-12, source))
})

test('the protected length takes twice the wall drop of a current taken up on the way', () => {
  const L_p = spacing.protectedLength.evaluate({ ...pipe, Delta_E_me: 0.15 })
  assert.ok(Math.abs(spacing.wallDropFactor.evaluate(pipe) * L_p ** 2 - 0.15 / 2) < 1e-12)
})

test('a number of anodes gives its spacing, and that the number; a surface gives its length', () => {
  near(spacing.anodeSpacing.evaluate({ L: 9000, N: spacing.anodesAtSpacing(9000, 120) }), 120, 1e-14)
  near(demand.surfaceArea.evaluate({ D: 0.3, L: demand.lengthOfSurface(0.7, 0.3) }), 0.7, 1e-14)
})
