/** Claims about backups: made while runs and studies go on they are whole, and a service that is given one says what was said. */
import assert from 'node:assert/strict'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Service } from '../service.ts'
import { lengths, serviceIn, until, withStudied } from '../studies/study-kit.ts'
import { type TestService, temporaryFolder, testService, withFixtures } from '../testing.ts'
import { backUp } from './backup.ts'

describe('a backup', () => {
  const folder = temporaryFolder()
  const options = { ...withStudied(), catalog: withStudied().catalog ?? withFixtures().catalog, chunkPoints: 50 }
  let service: TestService
  before(async () => {
    service = await testService({}, options)
  })
  after(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const restored = async <T>(name: string, ask: (of: Service) => Promise<T>): Promise<T> => {
    const opened = await serviceIn(join(folder, name), {}, options)
    return ask(opened).finally(() => opened.close())
  }

  it('made while runs are recorded and a study is calculated has all that was answered before, and is sound', async () => {
    const { studies } = service.service
    const { study_id } = await studies.create(lengths('witnessed', 4000))
    const before = await service.run({ ref: 'modelrepo:instant', params: { length: 3 } })
    await until(async () => (await studies.get(study_id)).points.done > 0)
    const { done } = (await studies.get(study_id)).points
    let goesOn = true
    const busy = (async () => {
      while (goesOn) await service.run({ ref: 'modelrepo:instant', params: { length: 4 } })
    })()
    await backUp(service.dataDir, join(folder, 'busy'))
    goesOn = false
    await busy
    await studies.cancel(study_id)
    await restored('busy', async (again) => {
      const { damaged, faults } = await again.checkStore()
      assert.deepEqual([damaged, faults], [0, []])
      assert.equal((await again.answerOf(before.run_id)).determinism?.result_hash, before.determinism.result_hash)
      const kept = await again.studies.get(study_id)
      assert.ok(kept.points.done >= done && kept.status === 'running')
      await again.studies.resume()
      await until(async () => (await again.studies.get(study_id)).finished !== null)
      assert.deepEqual((await again.studies.get(study_id)).points, { total: 4000, done: 4000, failed: 0 })
    })
  })

  it('goes nowhere where something stands already', async () => {
    await assert.rejects(backUp(service.dataDir, service.dataDir), /must be empty or new/)
  })

  it('of which the objects are older than the databases says which run has lost what, and serves the others', async () => {
    await backUp(service.dataDir, join(folder, 'older'))
    const large = await service.run({
      ref: 'modelrepo:instant',
      params: { length: 3 },
      meta: { title: 'L'.repeat(190) },
    })
    const late = (await service.service.studies.create(lengths('instant', 60))).study_id
    await until(async () => (await service.service.studies.get(late)).finished !== null)
    await backUp(service.dataDir, join(folder, 'mixed'))
    for (const objects of ['objects', 'studies/objects']) {
      rmSync(join(folder, 'mixed', objects), { recursive: true, force: true })
      cpSync(join(folder, 'older', objects), join(folder, 'mixed', objects), { recursive: true })
    }
    await restored('mixed', async (again) => {
      const { faults } = await again.checkStore()
      assert.ok(
        faults.length > 0 && faults.every(({ state, id }) => state === 'missing' && id === late),
        JSON.stringify(faults),
      )
      assert.equal((await again.answerOf(large.run_id)).run_id, large.run_id)
      await assert.rejects(again.studies.points(late, {}, 0, 10), { code: 'record_damaged' })
    })
  })
})
