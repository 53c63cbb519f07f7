/** Chunks of a study that turn over on the disk are not served, and a study is not summed up over them. */
import assert from 'node:assert/strict'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { POINT_MS } from '../fixtures/studied.ts'
import { ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import { filesUnder, flipBit, seeded } from '../store/flips.ts'
import { temporaryFolder, testSeed } from '../testing.ts'
import { done, ended, lengths, studiedService, until } from './study-kit.ts'

const FLIPS = 54

describe('a chunk of a study', () => {
  let folder: string
  let service: Service
  const objects = () => filesUnder(join(folder, 'studies', 'objects'))
  before(async () => {
    folder = temporaryFolder()
    service = await studiedService(folder, {}, { chunkPoints: 50 })
  })
  after(async () => {
    await service.close()
    rmSync(folder, { recursive: true })
  })
  const refusedAs = (detail: RegExp) => (error: unknown) =>
    error instanceof ServiceProblem && error.code === 'record_damaged' && detail.test(error.message)

  it('with a flipped bit is served by no door, and is served again once it is whole', async () => {
    const { studies } = service
    const { study_id } = await done(studies, lengths('instant', 200))
    const right = await studies.points(study_id, {}, 0, 1000)
    const next = seeded(testSeed())
    const paths = objects()
    assert.equal(paths.length, 4)
    const doors: readonly (() => Promise<unknown>)[] = [
      () => studies.points(study_id, {}, 0, 1000),
      () => studies.points(study_id, {}, 199, 1),
      () => studies.file(study_id, 'csv', {}),
      () => studies.file(study_id, 'parquet', {}),
      () => studies.report(study_id),
      () => studies.sections(study_id),
    ]
    for (let k = 0; k < FLIPS; k++) {
      const back = flipBit(paths[k % paths.length] ?? '', next)
      await assert.rejects(
        doors[k % doors.length] ?? (() => Promise.resolve()),
        refusedAs(/^the object [0-9a-f]{64} of points \d+ to \d+ of study \S+ does not match its hash$/),
      )
      back()
    }
    assert.deepEqual(await studies.points(study_id, {}, 0, 1000), right)
  })

  it('that is gone is said to be missing', async () => {
    const { studies } = service
    const [before] = await studies.list({ limit: 1 })
    const [path = ''] = objects()
    renameSync(path, `${path}.aside`)
    await assert.rejects(
      studies.points(before?.study_id ?? '', {}, 0, 10),
      refusedAs(/^the object [0-9a-f]{64} of points \d+ to \d+ of study \S+ is missing$/),
    )
    renameSync(`${path}.aside`, path)
  })

  it('that is damaged before the study ends fails the study, and says why', async () => {
    const there = new Set(objects())
    process.env[POINT_MS] = '10'
    const { studies } = service
    try {
      const { study_id } = await studies.create({ ...lengths('witnessed', 150) })
      await until(async () => (await studies.get(study_id)).points.done > 0)
      const [path = ''] = objects().filter((one) => !there.has(one))
      flipBit(path, seeded(testSeed()))
      const { status, reason, study_hash } = await ended(studies, study_id)
      assert.deepEqual([status, study_hash], ['failed', null])
      assert.match(reason ?? '', /the object [0-9a-f]{64} of points \d+ to \d+ of study \S+ does not match its hash/)
    } finally {
      delete process.env[POINT_MS]
    }
  })
})
