/** Hull demand and anode length against other parties' calculations of storage hulls. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  bareShare,
  finalHullAnodeLength,
  hullDemand,
  meanBareDensity,
  meanHullBreakdown,
  shareOfHull,
  totalHullDemand,
} from './demand.ts'

const project = "another party's calculation of a storage hull"
const worked = <A>(args: A, value: number, relTol = 1e-6, source = 'worked by hand') => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('a hull under way part of the time demands what the notes say', () => {
  assertEquationHolds(meanBareDensity, worked({ J_dyn: 0.2, J_stat: 0.15, p: 0.5 }, 0.175))
  assertEquationHolds(meanHullBreakdown, worked({ f_ci: 0.02, f_cf: 0.22 }, 0.12, 1e-9, project))
  assertEquationHolds(bareShare, worked({ k_c: 0.97 }, 0.03))
  assertEquationHolds(shareOfHull, worked({ A: 14000, k: 0.97 }, 13580))
  assertEquationHolds(hullDemand, worked({ A_k: 13446.04, J: 0.2, f_c: 0.12 }, 322.705, 1e-5, project))
  assertEquationHolds(totalHullDemand, worked({ I_z: [50, 3.7842], I_d: 30 }, 83.7842))
})

test('a spent flush anode is shorter by a tenth of what is used', () => {
  assertEquationHolds(finalHullAnodeLength, worked({ u: 0.825, L: 0.65 }, 0.5964, 1e-4, project))
})
