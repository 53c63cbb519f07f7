/** Hull demand and anode length against a script that knows the notes only, and other parties' calculations of storage hulls. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, peer } from '@keelson/equations/testing.ts'
import * as demand from './demand.ts'
import byScript from './worked.json' with { type: 'json' }

const project = peer("another party's calculation of a storage hull")
const worked = <A>(args: A, value: number, relTol: number) => ({
  worked: [{ args, value, relTol, source: project }] as const,
})

test('a hull under way part of the time demands what the notes say', () => {
  assertScriptAgrees(demand, byScript)
})

test('demand and spent anodes of a storage hull are those of its calculation', () => {
  assertEquationHolds(demand.meanHullBreakdown, worked({ f_ci: 0.02, f_cf: 0.22 }, 0.12, 1e-9))
  assertEquationHolds(demand.hullDemand, worked({ A_k: 13446.04, J: 0.2, f_c: 0.12 }, 322.705, 1e-5))
  assertEquationHolds(demand.finalHullAnodeLength, worked({ u: 0.825, L: 0.65 }, 0.5964, 1e-4))
})
