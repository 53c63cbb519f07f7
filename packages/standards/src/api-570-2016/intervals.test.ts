/** Rates, remaining life and intervals of piping, vessels and tanks, against scripts and worked exercises of the inspectors. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, type Evidence, published } from '@keelson/equations/testing.ts'
import * as vessel from '../api-510-2014/intervals.ts'
import byScriptOfVessels from '../api-510-2014/worked.json' with { type: 'json' }
import * as tank from '../api-653-2014/intervals.ts'
import byScriptOfTanks from '../api-653-2014/worked.json' with { type: 'json' }
import * as rate from './corrosion-rate.ts'
import * as intervals from './intervals.ts'
import * as life from './remaining-life.ts'
import byScript from './worked.json' with { type: 'json' }

const { classLimits, halfLife, halfLifeInterval } = intervals
const guide = (exercise: number) =>
  published(`MSTS, The Inspector's Most Important Calculations (2003), answer key, exercise ${exercise}`)
const silo = published('Petroleum & Refractory, Inc., inspection of silo S-2 (2007), section 7')
const worked = <A>(args: A, value: number, source: Evidence, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const inch = 25.4

test('rates, lives and intervals give what the scripts give', () => {
  assertScriptAgrees({ ...rate, ...intervals, ...life }, byScript)
  assertScriptAgrees(vessel, byScriptOfVessels)
  assertScriptAgrees(tank, byScriptOfTanks)
})

test('a wall of 0.198 in lasts 6.9 years above 0.150 in at 7 mils a year', () => {
  const args = { t_act: 0.198 * inch, t_req: 0.15 * inch, C_r: 0.007 * inch }
  assertEquationHolds(life.remainingLife, worked(args, 6.9, guide(6), 0.008))
})

test('the larger rate governs, and a year of the calendar is a year', () => {
  assertEquationHolds(life.governingRate, worked({ CR_ST: 0.004, CR_LT: 0.0025 }, 0.004, guide(10)))
  assertEquationHolds(life.timeBetween, worked({ y_1: 1999.33, y_2: 2003.75 }, 4.42, guide(5)))
  assertEquationHolds(life.nextInspectionYear, worked({ y_0: 2001.33, I: 9.35 }, 2010.68, guide(9)))
})

test('no life is left at the required thickness and below, and none is negative', () => {
  for (const t_act of [6, 5.9, 0.1]) assert.equal(life.remainingLife.evaluate({ t_act, t_req: 6, C_r: 0.1 }), 0)
  assert.equal(life.laterThickness.evaluate({ t_act: 1, C_r: 1, I: 5 }), 0)
})

test('piping is measured after half its life, or at the maximum of its class', () => {
  assertEquationHolds(halfLife, worked({ RL: 18.7 }, 9.35, guide(9)))
  assertEquationHolds(halfLifeInterval, worked({ I_h: 9.35, I_max: 10 }, 9.35, guide(9)))
  assert.equal(halfLifeInterval.evaluate({ I_h: 15, I_max: 10 }), 10)
  assert.deepEqual(classLimits('class 1'), { thickness: 5, visual: 5 })
  assert.deepEqual(classLimits('class 2'), { thickness: 10, visual: 5 })
  assert.deepEqual(classLimits('class 3'), { thickness: 10, visual: 10 })
  assert.deepEqual(classLimits('class 4'), { thickness: undefined, visual: undefined })
  assert.equal(classLimits('injection point').thickness, 3)
})

test('a vessel of short life may run all of it, up to two years, and both branches meet at four', () => {
  const limits = { I_max: 10, RL_s: 4, I_s: 2 }
  const at = (RL: number) => vessel.internalInterval.evaluate({ RL, I_h: halfLife.evaluate({ RL }), ...limits })
  assert.deepEqual([0, 1.5, 3.999, 4, 14, 40].map(at), [0, 1.5, 2, 2, 7, 10])
  assert.equal(vessel.reliefInterval('typical process'), 5)
  assert.equal(vessel.reliefInterval('clean, non-corrosive'), 10)
})

test('a tank shell with 0.109 in at 2.3 mils a year is looked at after 5 years and measured after 15', () => {
  const RL = 0.109 / 0.0023
  assertEquationHolds(tank.quarterLife, worked({ RL }, 11.85, silo, 1e-3))
  assertEquationHolds(tank.externalVisualInterval, worked({ I_q: 11.85, I_emax: 5 }, 5, silo))
  assert.equal(tank.externalVisualInterval.evaluate({ I_q: 3, I_emax: 5 }), 3)
  assertEquationHolds(halfLife, worked({ RL }, 23.7, silo, 1e-3))
  assertEquationHolds(halfLifeInterval, worked({ I_h: 23.7, I_max: 15 }, 15, silo))
})

test('a tank bottom is inspected when it reaches its minimum, 20 years at the most', () => {
  assert.equal(tank.bottomLife.evaluate({ t_b: 2, t_bmin: 2.54, C_b: 0.1 }), 0)
  assert.equal(tank.internalInterval.evaluate({ RL_b: 94.6, I_imax: 20 }), 20)
})
