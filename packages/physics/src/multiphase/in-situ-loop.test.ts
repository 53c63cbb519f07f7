/** What flows at a point of a traverse is, bit for bit, what the traced chain of equations says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fieldUnits } from '../field-units.ts'
import { fluidOf, type PvtSet, type WaterTension } from '../pvt/black-oil.ts'
import { inSituWarm, warmFluid } from './in-situ-loop.ts'
import { inSituAt } from './mixture.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

test('the loop and the traced chain agree at any point, for every fluid set and tension of water', () => {
  fc.assert(
    fc.property(
      fc.record({
        API: between(15, 55),
        gamma_g: between(0.6, 1.2),
        gamma_w: between(1, 1.2),
        R_p: between(0, 3000),
        set: fc.constantFrom<PvtSet>('standing_default', 'vasquez_beggs', 'glaso'),
        waterTension: fc.constantFrom<WaterTension>('constant_60', 'jennings'),
      }),
      between(15, 15_000),
      between(40, 350),
      fc.record({ q_o: between(1, 5000), q_w: between(0, 5000), f_w: between(0, 0.99) }),
      (data, p, T, rates) => {
        const fluid = fluidOf(data, fieldUnits)
        const traced = inSituAt(fluid, rates, 0.03, p, T, fieldUnits)
        assert.deepEqual(inSituWarm(warmFluid(fluid, T), rates, 0.03, p), traced)
      },
    ),
    { numRuns: 500 },
  )
})
