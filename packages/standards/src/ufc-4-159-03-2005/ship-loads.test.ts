/** Wind and current of UFC 4-159-03 against a script in the degrees of the criteria, and where symmetry tells the answer. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as current from './current.ts'
import worked from './ship-loads.worked.json' with { type: 'json' }
import * as wind from './wind.ts'

test('wind and current forces are those of the script', () => assertScriptAgrees({ wind, current }, worked))

test('from astern the shape functions push forward whole, from ahead backward whole, and not at all between', () => {
  const theta_x = (100 * Math.PI) / 180
  near(wind.singleFromAft.evaluate({ theta_s: 0, theta_x }), 1, 1e-12)
  near(wind.singleFromForward.evaluate({ theta_s: Math.PI, theta_x }), -1, 1e-12)
  const shape = (gamma_x: number) => wind.distributedShape.evaluate({ gamma_x })
  near(shape(wind.distributedAngleAft.evaluate({ theta_s: 0, theta_x })), 1, 1e-12)
  near(shape(wind.distributedAngleForward.evaluate({ theta_s: Math.PI, theta_x })), -1, 1e-12)
  for (const between of [
    wind.singleFromAft.evaluate({ theta_s: theta_x, theta_x }),
    wind.singleFromForward.evaluate({ theta_s: theta_x, theta_x }),
    shape(wind.distributedAngleAft.evaluate({ theta_s: theta_x, theta_x })),
    shape(wind.distributedAngleForward.evaluate({ theta_s: theta_x, theta_x })),
  ])
    near(between + 1, 1, 1e-12)
})

test('a wind on the beam has a transverse shape of one', () => {
  near(wind.transverseShape.evaluate({ theta_w: Math.PI / 2 }), 1, 1e-12)
})
