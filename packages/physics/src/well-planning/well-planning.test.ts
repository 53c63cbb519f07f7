/** Planning of a well against a script, published examples, and seats that are held to their own definition. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, published } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as loads from './casing-loads.ts'
import * as concepts from './hole-concepts.ts'
import * as kick from './kick-tolerance.ts'
import * as column from './mud-column.ts'
import * as window from './mud-window.ts'
import { downwards, narrowest, openHole, type Profile, pointAt, upwards } from './seat-search.ts'
import worked from './worked.json' with { type: 'json' }

test('pressures, seats, kicks, loads and costs are those of the script', () => {
  assertScriptAgrees({ ...loads, ...concepts, ...kick, ...column, ...window }, worked)
})

test('the kick of Devereux is as high as his book has it', () => {
  const source = published('Devereux, Practical Well Planning and Drilling Manual, appendix 1: 540 ft, in psi and ft')
  const gradient = { c_g: 1, MW: 0.6, G_i: 0.1 }
  const P_si = 5280 - 0.6 * 3000
  assertEquationHolds(kick.heightAllowed, {
    worked: [{ args: { ...gradient, P_al: 3750, P_si }, value: 540, relTol: 1e-12, source }],
  })
})

test('bending of 47 lb/ft at 3 deg/100ft pulls as by hand', () => {
  assertEquationHolds(loads.bendingForce, {
    worked: [
      { args: { D: 9.625, kappa: 3, w: 47 }, value: 85498.875, relTol: 1e-12, source: byHand('63 * 9.625 * 3 * 47') },
    ],
  })
})

const profile: Profile = [
  { z: 0, pore: 8.6, fracture: 10 },
  { z: 2000, pore: 8.8, fracture: 12.8 },
  { z: 8000, pore: 9, fracture: 15 },
  { z: 10000, pore: 11, fracture: 15.8 },
  { z: 14000, pore: 15, fracture: 17.4 },
]
const margins = { trip: 0.5, kick: 0.5 }

test('the overpressured well has one intermediate string, at 10 500', () => {
  const { holes } = upwards(profile, 14000, 2000, margins)
  near(holes[0]?.to, 10500, 1e-12)
  near(holes[0]?.mudWeight, 15.5, 1e-12)
  near(holes[1]?.to, 2000 - (2000 * 0.3) / 2.8, 1e-12)
  near(holes[1]?.mudWeight, 12, 1e-12)
  assert.equal(holes.length, 2)
})

test('from its surface shoe down the well has as many strings, each as deep as it may be', () => {
  const { holes } = downwards(profile, 2000, 14000, margins)
  assert.equal(holes.length, 2)
  assert.equal(holes[0]?.ending, 'pore')
  near(holes[0]?.greatest, 12.3, 1e-12)
  near(holes[0]?.to, 10800, 1e-12)
})

test('a hole ends at its weakest point, under a spike of pressure, or where no mud suits', () => {
  const of = (middle: Profile[number]) =>
    openHole([{ z: 0, pore: 9, fracture: 12 }, middle, { z: 2000, pore: 10, fracture: 14 }], 2000, 0, {
      trip: 0,
      kick: 0,
    })
  assert.equal(of({ z: 1000, pore: 9, fracture: 9.5 }).ending, 'fracture')
  const spike = of({ z: 1000, pore: 15, fracture: 17 })
  assert.equal(spike.ending, 'pore')
  near(spike.to, 1200, 1e-12)
  near(spike.mudWeight, 14, 1e-12)
  assert.equal(of({ z: 1000, pore: 15, fracture: 14.5 }).ending, 'pore')
  assert.equal(of({ z: 1000, pore: 11, fracture: 9 }).ending, 'closed')
  const closing = openHole(
    [
      { z: 0, pore: 9, fracture: 8 },
      { z: 100, pore: 9, fracture: 10 },
    ],
    100,
    0,
    { trip: 0, kick: 0 },
  )
  near(closing.to, 50, 1e-12)
})

const points = fc.array(
  fc.record({
    step: fc.double({ min: 50, max: 3000, noNaN: true }),
    pore: fc.double({ min: 8, max: 16, noNaN: true }),
    room: fc.double({ min: 1.2, max: 4, noNaN: true }),
  }),
  { minLength: 2, maxLength: 6 },
)

test('along any profile one mud keeps each hole, and no longer one', () => {
  fc.assert(
    fc.property(points, (drawn) => {
      let z = 0
      const any = drawn.map(({ step, pore, room }) => {
        z += step
        return { z, pore, fracture: pore + room }
      })
      const [top, bottom] = [any[0]?.z ?? 0, z]
      const { holes } = upwards(any, bottom, top, margins)
      for (const hole of holes) {
        const span = (upper: number) => {
          const all = Array.from({ length: 400 }, (_, i) => pointAt(any, upper + ((hole.from - upper) * i) / 399))
          const least = Math.max(...all.map(({ pore }) => pore)) + 0.5
          const most = Math.min(...all.map(({ fracture }) => fracture)) - 0.5
          return { least, most }
        }
        const held = span(hole.to)
        assert.ok(hole.mudWeight >= held.least - 1e-9 && hole.greatest <= held.most + 1e-9)
        assert.ok(hole.mudWeight <= hole.greatest + 1e-9)
        if (hole.ending === 'end') continue
        const beyond = span(Math.max(top, hole.to - 0.02 * (hole.from - top)))
        assert.ok(beyond.least > beyond.most - 0.05, `${hole.to}`)
      }
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('a window too narrow for any number of strings ends the search', () => {
  const narrow: Profile = [
    { z: 0, pore: 8, fracture: 9.01 },
    { z: 10000, pore: 18, fracture: 19.01 },
  ]
  assert.ok(upwards(narrow, 10000, 0, margins).unfinished)
  assert.ok(downwards(narrow, 0, 10000, margins).unfinished)
})

test('the window is narrowest at a point of the profile', () => {
  const { at, width } = narrowest(profile, 2000, 14000, margins)
  assert.equal(at.z, 14000)
  near(width, 1.4, 1e-12)
})

test('where a mud suits all the way, the hole ends at the end of the way', () => {
  const wide: Profile = [0, 1000, 2000, 3000].map((z) => ({ z, pore: 9, fracture: 14 }))
  const { to, ending, between } = openHole(wide, 0, 3000, { trip: 0, kick: 0 })
  assert.deepEqual([to, ending, between[0].z, between[1].z], [3000, 'end', 3000, 3000])
})

test('where no mud suits at the very start, the hole ends there, between points told from above', () => {
  const shut: Profile = [
    { z: 0, pore: 9, fracture: 8 },
    { z: 1000, pore: 11, fracture: 9 },
  ]
  const down = openHole(shut, 0, 1000, { trip: 0, kick: 0 })
  assert.deepEqual([down.to, down.between.map(({ z }) => z)], [0, [0, 1000]])
  const up = openHole(shut, 1000, 0, { trip: 0, kick: 0 })
  assert.deepEqual([up.to, up.between.map(({ z }) => z)], [1000, [0, 1000]])
})

test('a concept says of each size that API 5CT does not have why it is flagged', () => {
  const conductor = 30
  const api = [
    2.375,
    2.875,
    3.5,
    4,
    4.5,
    5,
    5.5,
    6.625,
    7,
    7.625,
    8.625,
    9.625,
    10.75,
    11.75,
    13.375,
    16,
    18.625,
    20,
    conductor,
  ]
  for (const { strings } of Object.values(concepts.holeConcepts))
    for (const { outerDiameter, noSize } of strings) assert.equal(noSize === undefined, api.includes(outerDiameter))
})

test('the concept that is recommended follows purpose and water', () => {
  assert.equal(concepts.recommendedHole('high_rate_development', 100), 'big_hole')
  assert.equal(concepts.recommendedHole('development', 3000), 'standard_hole')
  assert.equal(concepts.recommendedHole('exploration', 1000), 'slim_hole')
  assert.equal(concepts.recommendedHole('appraisal', 1000.1), 'standard_hole')
})
