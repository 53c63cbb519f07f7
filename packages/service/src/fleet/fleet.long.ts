/** By the clock of a machine that does nothing else: how long a small study waits, and how soon a cancel is heard. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { POINT_MS, WITNESS } from '../fixtures/studied.ts'
import { done, lengths, until, witnessedIn } from '../studies/study-kit.ts'
import { emptyFleet } from './fleet-kit.ts'

it('behind a large study on the only worker a study of ten points ends within ten seconds, and a cancel is heard in two', async (t) => {
  const fleet = await emptyFleet()
  t.after(fleet.close)
  const path = join(fleet.folder, 'begun.txt')
  writeFileSync(path, '')
  const service = await fleet.service()
  await fleet.worker({ env: { [POINT_MS]: '5', [WITNESS]: path } })
  const { study_id } = await service.studies.create(lengths('witnessed', 100_000))
  await until(async () => (await service.studies.progress(study_id)).done > 1000)
  const begun = performance.now()
  await done(service.studies, lengths('instant', 10))
  const seconds = (performance.now() - begun) / 1000
  t.diagnostic(`${seconds} s`)
  assert.ok(seconds < 10, `${seconds} s`)
  await service.studies.cancel(study_id)
  await wait(2000)
  const points = witnessedIn(path).length
  await wait(1000)
  assert.equal(witnessedIn(path).length, points)
})
