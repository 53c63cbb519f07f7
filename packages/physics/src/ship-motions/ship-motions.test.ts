/** Periods and closed forms against a script of the sources, and in the limits that everybody knows. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as box from './closed-form.ts'
import * as hydrostatics from './hydrostatics.ts'
import * as periods from './periods.ts'
import * as response from './response.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations give what the script gives', () => {
  assertScriptAgrees({ ...periods, ...box, ...response, ...hydrostatics }, worked)
})

function boxIn(k: number, beta: number, Fn = 0) {
  const [L, B, T] = [150, 30, 8]
  const alpha = box.encounterRatio.evaluate({ Fn, k, L, beta })
  const A = box.radiatedAmplitude.evaluate({ k, B, T, alpha })
  const k_e = box.effectiveWaveNumber.evaluate({ k, beta })
  const of = {
    kappa: box.draughtDecay.evaluate({ k_e, T }),
    f: box.sectionForcing.evaluate({ k, T, A, B, alpha }),
    k_e,
    L,
  }
  const eta = box.dynamicAmplification.evaluate({ k, T, alpha, A, B })
  return {
    heave: box.heaveResponse.evaluate({ eta, F: box.heaveForcing.evaluate(of) }),
    pitch: box.pitchResponse.evaluate({ eta, G: box.pitchForcing.evaluate(of) }),
  }
}

test('in long waves a box rises with the crest and pitches with the slope', () => {
  near(boxIn(1e-4, Math.PI).heave, 1, 0.01)
  near(boxIn(1e-4, Math.PI).pitch, 1e-4, 0.01)
})

test('waves from the beam do not pitch a box', () => {
  assert.ok(boxIn(0.02, Math.PI / 2).pitch < 1e-12)
})

test('the limits of small wave numbers meet the formulas', () => {
  for (const [forcing, at] of [
    [box.heaveForcing, 1e-4],
    [box.pitchForcing, 1e-2],
  ] as const) {
    const of = (x: number) => forcing.evaluate({ kappa: 0.9, f: 0.8, k_e: x / 100, L: 100 }) / x
    const [below, above] = [of(at * 0.999), of(at * 1.001)]
    near(below / above, forcing === box.heaveForcing ? 1.001 / 0.999 : 1, 2e-5)
  }
})

test('a ship of 24 s by her gyradius has 23.7 s by the weather criterion', () => {
  near(periods.rollPeriod.evaluate({ k_44: 12, g: 9.80665, GM: 1 }), 24.07691, 1e-6)
  near(periods.imoRollPeriod.evaluate({ B: 30, T: 8, L: 150, GM: 1 }), 23.685, 1e-9)
})
