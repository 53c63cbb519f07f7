/** Two machines that give one point two results are found out, and nothing is overwritten. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { POINT_MS, TURNED, WITNESS } from '../fixtures/studied.ts'
import type { Service } from '../service.ts'
import { ended, lengths, rowsOf, until, witnessedIn } from '../studies/study-kit.ts'
import { emptyFleet, stateOf, type WorkerProcess } from './fleet-kit.ts'

/** Beyond the ten seconds after which a worker is heard of no more, and the look for such. */
const PAUSE_MS = 14_000

it('a worker that comes late with another result raises an alarm that names both machines, and the study fails', async (t) => {
  const fleet = await emptyFleet()
  t.after(fleet.close)
  const service = await fleet.service()
  const begun = join(fleet.folder, 'begun.txt')
  const other = { KEELSON_WORKER_NAME: 'other machine' }
  const late = await fleet.worker({
    settings: { KEELSON_WORKER_NAME: 'late machine' },
    env: { [TURNED]: '1', [POINT_MS]: '65', [WITNESS]: begun },
  })
  const study_id = await pausedInIts(service, late, begun)
  const right = await fleet.worker({ settings: other, env: { [POINT_MS]: '65' } })
  await wait(PAUSE_MS)
  await until(async () => (await service.studies.progress(study_id)).done === 40)
  const before = await ended(service.studies, study_id)
  assert.equal(before.status, 'done')
  const rows = await rowsOf(service.studies, study_id)
  late.child.kill('SIGCONT')
  await until(async () => (await service.studies.progress(study_id)).status === 'failed')
  const { reason, study_hash } = await service.studies.get(study_id)
  assert.match(reason ?? '', /^Two machines gave different results for point 0: other machine .* and late machine /)
  assert.equal(study_hash, null)
  assert.deepEqual(await rowsOf(service.studies, study_id), rows, 'nothing was overwritten')
  const [alarm, ...more] = (await stateOf(service)).alarms
  assert.deepEqual([alarm?.kind, alarm?.study_id, more], ['differs', study_id, []])
  await right.stop()
})

/** A study of which a worker has begun points and recorded none; on a slow machine it takes a few to pause it in time. */
async function pausedInIts({ studies }: Service, { child }: WorkerProcess, begun: string): Promise<string> {
  for (;;) {
    writeFileSync(begun, '')
    const { study_id } = await studies.create(lengths('turning', 40))
    await until(() => witnessedIn(begun).length > 2)
    child.kill('SIGSTOP')
    if ((await studies.progress(study_id)).done === 0) return study_id
    child.kill('SIGCONT')
    await ended(studies, study_id)
  }
}
