/** Code of two versions works on one database while one takes the place of the other. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { POINT_MS } from '../fixtures/studied.ts'
import { openDatabase } from '../postgres/database.ts'
import { migrate, migrationOf, migrations } from '../postgres/migrate.ts'
import type { Service } from '../service.ts'
import { ended, lengths, until } from '../studies/study-kit.ts'
import { emptyFleet, stateOf } from './fleet-kit.ts'

/** As a later version brings it: what is new is added, and what is there stays. */
const LATER = migrationOf('9999-later.sql', '-- min code: 1\nALTER TABLE keelson.runs ADD COLUMN later text;\n')

it('through a migration no run fails, and a study stays with the code that began it', async (t) => {
  const fleet = await emptyFleet()
  t.after(fleet.close)
  const [before, after] = [await fleet.service({}, { code: 'before' }), await fleet.service({}, { code: 'after' })]
  const env = { [POINT_MS]: '5' }
  const old = await fleet.worker({ env, options: { code: 'before', chunkPoints: 40 } })
  const { study_id } = await before.studies.create(lengths('witnessed', 800))
  await until(async () => (await before.studies.progress(study_id)).done > 0)

  let goesOn = true
  const busy = [before, after].map((service) => runsOf(service, () => goesOn))
  const database = await openDatabase({ url: fleet.url, pool: 1, applicationName: 'later' })
  await migrate(database, [...migrations, LATER])
  await database.close()
  const late = await fleet.service({}, { code: 'before' })
  await late.runs.run({ ref: 'modelrepo:instant', params: { length: 3 } })

  await old.kill()
  await fleet.worker({ env, options: { code: 'after' } })
  const { study_id: small } = await after.studies.create(lengths('instant', 10))
  assert.equal((await ended(after.studies, small)).status, 'done', 'new code does the studies of new code')
  await until(async () => (await stateOf(after)).unworked.some((sentence) => sentence.includes('for before')))
  const { status, done } = await after.studies.progress(study_id)
  assert.equal(status, 'running')
  assert.ok(done < 800, 'nobody else goes on with it')

  await fleet.worker({ env, options: { code: 'before' } })
  assert.equal((await ended(before.studies, study_id)).status, 'done')
  goesOn = false
  for (const runs of await Promise.all(busy)) assert.ok(runs > 0)
})

/** Runs one after the other; throws where one fails. */
async function runsOf(service: Service, goesOn: () => boolean): Promise<number> {
  for (let n = 0; ; n++) {
    const { status } = await service.runs.run({ ref: 'modelrepo:instant', params: { length: 3 } })
    assert.equal(status, 'PASS')
    if (!goesOn()) return n
  }
}
