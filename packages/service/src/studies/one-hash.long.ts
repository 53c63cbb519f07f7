/** Large studies have one hash, however they are shared out; what was tried is appended to bench/results. */
import { it } from 'node:test'
import type { StudyRequest } from '@keelson/studies'
import { appendResult } from '../results.ts'
import { hasOneHash, type Way } from './one-hash.ts'
import { serviceIn } from './study-kit.ts'

const WAYS: readonly Way[] = [1, 2].flatMap((workers) => [7, 100, 5000].map((points): Way => [workers, points]))
const POINTS = 12_000
const STUDIES: readonly StudyRequest[] = [
  {
    ref: 'modelrepo:wall-thickness-quickcheck',
    vary: {
      kind: 'grid',
      axes: [
        { param: 'wall_thickness', from: 8, to: 25, count: POINTS / 100, unit: 'mm' },
        { param: 'design_pressure', from: 2, to: 30, count: 100, unit: 'MPa' },
      ],
    },
  },
  {
    ref: 'modelrepo:wall-thickness-quickcheck',
    seed: 7,
    vary: {
      kind: 'sample',
      method: 'sobol',
      count: POINTS,
      distributions: [
        { param: 'wall_thickness', distribution: 'normal', mean: 15, standard_deviation: 0.5, unit: 'mm' },
        { param: 'design_pressure', distribution: 'uniform', lower: 10, upper: 20, unit: 'MPa' },
      ],
    },
  },
]

for (const request of STUDIES) {
  it(`a ${request.vary.kind} of ${POINTS} points has one hash in ${WAYS.length} ways and after it was resumed`, async (t) => {
    const begun = performance.now()
    const study_hash = await hasOneHash(serviceIn, request, WAYS)
    const seconds = Math.round((performance.now() - begun) / 1000)
    const tried = { name: 'one hash of a study', kind: request.vary.kind, points: POINTS, ways: WAYS.length + 1 }
    t.diagnostic(JSON.stringify(appendResult({ ...tried, study_hash, seconds })))
  })
}
