/** Each equation of the well path against a script that knows the sources only, and where it is known without arithmetic. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import * as angles from './angles.ts'
import * as arc from './arc.ts'
import * as curvature from './minimum-curvature.ts'
import * as projection from './projection.ts'
import * as rates from './rates.ts'
import * as methods from './survey-methods.ts'
import worked from './worked.json' with { type: 'json' }

const RAD = Math.PI / 180
const half = Math.SQRT1_2
const known = <A>(args: A, value: number, source: string, relTol = 1e-12) => ({
  args,
  value,
  relTol,
  source: closedForm(source),
})

test('the equations of the well path give what the script gives', () => {
  assertScriptAgrees({ ...angles, ...arc, ...curvature, ...projection, ...rates, ...methods }, worked)
})

test('azimuths run once around from north over east', () => {
  assertEquationHolds(angles.azimuthOf, {
    ranges: { t_N: [-1, 1], t_E: [-1, 1] },
    worked: [known({ t_N: -1, t_E: -1 }, 225 * RAD, 'south-west'), known({ t_N: 1, t_E: 1 }, 45 * RAD, 'north-east')],
  })
  assertEquationHolds(rates.closureAzimuth, {
    ranges: { N: [-10, 10], E: [-10, 10] },
    worked: [known({ N: 1, E: -1 }, 315 * RAD, 'north-west'), known({ N: 0, E: 2 }, 90 * RAD, 'east')],
  })
  assertEquationHolds(angles.reducedAzimuth, {
    ranges: { A_s: [-20, 20] },
    worked: [
      known({ A_s: -10 * RAD }, 350 * RAD, '10 deg before north'),
      known({ A_s: 725 * RAD }, 5 * RAD, 'two turns'),
    ],
  })
  assertEquationHolds(rates.azimuthChange, {
    ranges: { A_1: [0, 6.28], A_2: [0, 6.28] },
    worked: [
      known({ A_1: 350 * RAD, A_2: 10 * RAD }, 20 * RAD, 'through north'),
      known({ A_1: 10 * RAD, A_2: 350 * RAD }, -20 * RAD, 'back through north'),
    ],
  })
})

test('a tool face is low side where the hole drops, and to the right where it turns right', () => {
  assertEquationHolds(rates.toolFace, {
    ranges: { I_1: [0, 3.1], I_2: [0, 3.1], Delta_A: [-3.1, 3.1] },
    worked: [
      known({ I_1: 0.5, I_2: 0.3, Delta_A: 0 }, Math.PI, 'a drop is low side'),
      known({ I_1: Math.PI / 2, I_2: Math.PI / 2, Delta_A: 0.2 }, Math.PI / 2, 'a level hole turns right', 1e-9),
    ],
  })
})

test('arcs are circles, down to the straight course', () => {
  assertEquationHolds(curvature.ratioFactor, {
    ranges: { beta: [0, 3] },
    worked: [
      known({ beta: Math.PI / 2 }, 4 / Math.PI, 'a quarter circle'),
      {
        args: { beta: 9.9e-4 },
        value: 1.000000081675008,
        relTol: 1e-15,
        source: byHand('1 + 9.9e-4 ** 2 / 12 + 9.9e-4 ** 4 / 120'),
      },
    ],
  })
  assertEquationHolds(arc.arcTangent, {
    ranges: { beta: [0.01, 3] },
    worked: [
      known({ f: 0.5, beta: 90 * RAD, t_1: 1, t_2: 0 }, half, 'half of a quarter circle'),
      known({ f: 0.5, beta: 0, t_1: 0.3, t_2: 0.3 }, 0.3, 'a straight course'),
    ],
  })
  assertEquationHolds(methods.meanOverArc, {
    ranges: { x: [-3, 3] },
    worked: [
      known({ x: Math.PI / 2 }, 2 / Math.PI, 'half a wave'),
      { args: { x: 1e-5 }, value: 1 - 1e-10 / 6, relTol: 1e-15, source: byHand('1 - 1e-5 ** 2 / 6') },
    ],
  })
})
