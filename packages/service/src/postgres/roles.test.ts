/** The statements of docs/operations.md make a role that can serve, work, prune and check, and can change no schema. */
import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Catalog } from '../catalog.ts'
import { readConfig } from '../config.ts'
import { fixtures } from '../fixtures/catalog.ts'
import { openService, ROOT, type Service } from '../service.ts'
import { done, lengths } from '../studies/study-kit.ts'
import { temporaryFolder, withFixtures } from '../testing.ts'
import { openDatabase } from './database.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

const text = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8')
const [administrator = '', owner = ''] = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = '']) => sql)

describe('the roles of a database', () => {
  const folder = temporaryFolder()
  let server: PostgresServer
  before(async () => {
    server = await postgresServer({ isOwn: true })
    for (const statement of administrator.split(';').filter((one) => one.trim() !== ''))
      await server.sql(server.url, statement)
  })
  after(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const as = (user: string) => Object.assign(new URL(server.url), { username: user, pathname: '/keelson' }).href
  const within = async <T>(user: string, work: (service: Service) => Promise<T>): Promise<T> => {
    const settings = { KEELSON_DATABASE: as(user), KEELSON_DATA_DIR: folder, KEELSON_LOG_LEVEL: 'silent' }
    const options = { ...withFixtures(), catalog: new Catalog([fixtures]), chunkPoints: 50 }
    const service = await openService(readConfig(settings, ROOT), options)
    return await work(service).finally(service.close)
  }

  it('of rows alone cannot make the schema, and says who can', async () => {
    await assert.rejects(
      within('keelson_service', async () => {}),
      { name: 'DatabaseRefused', message: /may not change it .*Start once as a user who may create/ },
    )
  })

  it('of rows alone serves, calculates studies, publishes, keeps pictures, checks and prunes', async () => {
    await within('keelson_owner', async (service) => assert.equal((await service.checkStore()).damaged, 0))
    await server.sql(as('keelson_owner'), owner)
    await within('keelson_service', async (service) => {
      const { run_id } = await service.runs.run({ ref: 'modelrepo:large', params: { length: 3 } })
      await service.publish(run_id)
      await service.ledger.keepPictures(run_id, Buffer.from('pictures'))
      await done(service.studies, lengths('instant', 120))
      const { checked, damaged } = await service.checkStore()
      assert.deepEqual([checked.runs, checked.studies, damaged], [1, 1, 0])
      assert.equal((await service.fleet()).workers.length, 1)
      assert.deepEqual(await service.prune('9'), { runs: 1, studies: 1 })
    })
  })

  it('of rows alone can neither change a schema nor say that it was changed', async (t) => {
    const database = await openDatabase({ url: as('keelson_service'), pool: 1, applicationName: 'test' })
    t.after(database.close)
    for (const statement of [
      'CREATE TABLE keelson.other (id integer)',
      'CREATE TABLE public.other (id integer)',
      'ALTER TABLE keelson.runs DROP COLUMN record',
      'DROP TABLE keelson.files',
      'TRUNCATE keelson.runs',
      'CREATE SCHEMA other',
      "UPDATE keelson.migrations SET sha256 = ''",
    ])
      await assert.rejects(database.query(undefined, statement), { code: '42501' }, statement)
  })
})
