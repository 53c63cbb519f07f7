/** A database with runs and a study in it, and what a service on a copy of it must answer. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { Catalog, OURS } from '../catalog.ts'
import { readConfig } from '../config.ts'
import { fixtures } from '../fixtures/catalog.ts'
import { openService, ROOT, type Service } from '../service.ts'
import { done, ended, lengths } from '../studies/study-kit.ts'
import { temporaryFolder, withFixtures } from '../testing.ts'

/** Every workflow of ours, and the fixtures. */
const catalog = new Catalog(
  OURS.map((repo) =>
    repo.repo === 'modelrepo' ? { ...repo, versions: [...repo.versions, ...fixtures.versions] } : repo,
  ),
)
const REAL = ['modelrepo:catenary', 'modelrepo:on-bottom-stability-f109', 'modelrepo:free-span-f105'] as const
const LARGE = 2

async function within<T>(url: string, work: (service: Service) => Promise<T>): Promise<T> {
  const folder = temporaryFolder()
  const settings = { KEELSON_DATABASE: url, KEELSON_DATA_DIR: folder, KEELSON_LOG_LEVEL: 'silent' }
  const service = await openService(readConfig(settings, ROOT), { ...withFixtures(), catalog, chunkPoints: 50 })
  try {
    return await work(service)
  } finally {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface Filled {
  readonly runs: readonly string[]
  readonly study_id: string
  readonly study_hash: string | null
}

/** Writes so many runs, some with large files, and a study. */
export const fill = (url: string, count: number): Promise<Filled> =>
  within(url, async (service) => {
    const runs: string[] = []
    for (let n = 0; n < count; n++) runs.push(await oneRun(service, n))
    const { study_id, study_hash } = await done(service.studies, lengths('instant', 120))
    return { runs, study_id, study_hash }
  })

async function oneRun({ runs }: Service, n: number): Promise<string> {
  const real = REAL[n % (REAL.length + 1)]
  if (n < LARGE || real === undefined)
    return (await runs.run({ ref: `modelrepo:${n < LARGE ? 'large' : 'instant'}`, params: { length: 1 + (n % 9) } }))
      .run_id
  const { target } = catalog.resolve(real)
  assert.ok(target?.kind === 'own')
  return (await runs.run({ ref: real, params: target.workflow.example })).run_id
}

/** Every run of it comes out the same again, the check finds nothing, the study has its hash, and it takes more. */
export const mustAnswerAs = (url: string, { runs, study_id, study_hash }: Filled): Promise<void> =>
  within(url, async (service) => {
    const { damaged, orphaned, checked } = await service.checkStore()
    assert.deepEqual([damaged, orphaned, checked.runs, checked.studies], [0, 0, runs.length, 1])
    for (const runId of runs) {
      const { answer, identical } = await service.replay(await service.recordOf(runId), runId)
      assert.deepEqual([answer, identical], ['same', true], runId)
    }
    assert.equal((await ended(service.studies, study_id)).study_hash, study_hash)
    await service.runs.run({ ref: 'modelrepo:instant', params: { length: 2 } })
    await done(service.studies, lengths('instant', 60))
  })
