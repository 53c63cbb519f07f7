/**
 * Claims about the move of a record: everything arrives as it was, nothing that stands there is overwritten, what is there is skipped,
 * and studies go on where they arrive.
 */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, it } from 'node:test'
import { Catalog } from './catalog.ts'
import { codeVersionOf } from './code-version.ts'
import { type Config, readConfig } from './config.ts'
import { fixtures } from './fixtures/catalog.ts'
import { codeOf } from './fleet/code-identity.ts'
import { openFleet } from './fleet/fleet-move.ts'
import { sha256 } from './hash.ts'
import { type MoveDone, move } from './move.ts'
import { type PostgresServer, postgresServer } from './postgres/testing.ts'
import { openService, ROOT, type Service } from './service.ts'
import { openFolder } from './store/folder-move.ts'
import type { MovePlace } from './store/move.ts'
import { digestOfStored } from './studies/stored-study.ts'
import { done, ended, lengths, until } from './studies/study-kit.ts'
import { temporaryFolder, withFixtures } from './testing.ts'

const options = { ...withFixtures(), catalog: new Catalog([fixtures]), chunkPoints: 50 }
const code = codeOf(codeVersionOf(ROOT))
const POINTS = 6000
const PROJECT = {
  schema: 'keelson.project/1',
  id: 'line',
  title: 'A line',
  basis: {},
  calculations: [{ id: 'A', ref: 'modelrepo:instant@1', inputs: { length: 3 } }],
}

describe('a move', () => {
  const folder = temporaryFolder()
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  let server: PostgresServer
  let url = ''
  let going: readonly string[] = []
  let kept = { small: '', large: '', study: '' }
  before(async () => {
    server = await postgresServer()
    url = await server.database()
    ;({ going, ...kept } = await written())
  })
  after(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const settings = (own: Readonly<Record<string, string>>): Config =>
    readConfig({ KEELSON_LOG_LEVEL: 'silent', KEELSON_PUBLISH: 'manual', ...own }, ROOT)
  const inFolder = (dataDir: string) => settings({ KEELSON_DATA_DIR: dataDir })
  const inDatabase = (workers = '0') =>
    settings({ KEELSON_DATA_DIR: join(folder, 'cache'), KEELSON_DATABASE: url, KEELSON_STUDY_WORKERS: workers })
  const moved = (from: Config, to: Config, replays = 5): Promise<MoveDone> =>
    move({ from, to, replays }, undefined, options)
  const within = async <T>(config: Config, work: (service: Service) => Promise<T>): Promise<T> => {
    const service = await openService(config, options)
    return await work(service).finally(service.close)
  }

  /** A folder of runs with files, pictures and what became of them, of studies that have ended, and of two that go on. */
  const written = () =>
    within(inFolder(first), async (service) => {
      const run = async (id: string, length: number) =>
        (await service.runs.run({ ref: `modelrepo:${id}`, params: { length } })).run_id
      const small = await run('instant', 3)
      for (let n = 0; n < 5; n++) await run(n % 2 === 0 ? 'instant' : 'failing', n + 1)
      const large = await run('large', 3)
      await service.ledger.publish(small)
      await service.ledger.replayed(small, true)
      await service.ledger.keepPictures(small, Buffer.from('pictures'))
      const { study_id: study } = await done(service.studies, lengths('instant', 120))
      await service.studies.record(study, 7)
      const { file: digest } = await service.files.keep(Buffer.from('length [m],width [m]\n3,1\n4,2\n'), 'lengths.csv')
      const filed = await service.studies.create(lengths('instant', 30), undefined, [{ digest, inputs: ['length'] }])
      await ended(service.studies, filed.study_id)
      await service.projects.create(PROJECT)
      await service.projects.run('line', {})
      await until(async () => service.projects.running('line')?.state === 'done')
      await service.projects.issue('line', { name: '01', by: 'J. Smith' })
      const begun = await service.studies.create(lengths('instant', POINTS), 'key')
      const waits = await service.studies.create(lengths('instant', 60))
      await until(async () => (await service.studies.get(begun.study_id)).points.done > 0)
      return { small, large, study, going: [begun.study_id, waits.study_id] }
    })

  /** Everything that a place gives, by what it is of. */
  const contents = async (opened: Promise<MovePlace> | MovePlace): Promise<Readonly<Record<string, unknown>>> => {
    const place = await opened
    const all: Record<string, unknown> = {}
    for (const id of await place.ledger.ids('', 1000)) {
      const run = await place.ledger.kept(id)
      assert.ok(run)
      const files = await Promise.all(
        run.files.map(async (file) => [file.name, file.mediaType, file.sha256, sha256(await file.content())]),
      )
      all[id] = [
        run.row,
        run.text,
        sha256(run.text),
        run.published,
        run.replayedSame,
        files,
        run.pictures && sha256(run.pictures),
      ]
      all[`digests ${id}`] = { ...(await place.ledger.digests(id)) }
    }
    for (const id of await place.studies.ids()) {
      const study = await place.studies.kept(id)
      assert.ok(study)
      const objects = await Promise.all(
        study.chunks.map(async ({ object }) => (await place.objects.read(object))?.length),
      )
      const files = await Promise.all(study.files.map(async ({ sha256: key }) => (await place.files.read(key))?.length))
      all[id] = [digestOfStored(study), study.head, study.body, study.key, objects, study.parts.length, study.runs]
      all[`files ${id}`] = [study.files, files]
    }
    for (const { id } of await place.projects.list()) {
      const { results_version: _, ...project } = (await place.projects.get(id)) ?? { results_version: 0 }
      all[id] = [project, await place.projects.results(id), await place.projects.revisions(id)]
    }
    await place.close()
    return JSON.parse(JSON.stringify(all))
  }
  const ofFolder = (path: string) => contents(openFolder(path, code, true))
  const ofDatabase = () => {
    const here = { catalog: options.catalog, codeVersion: codeVersionOf(ROOT), root: ROOT, datasets: folder }
    return contents(openFleet({ url, password: undefined, connections: 4 }, here))
  }

  it('brings every run and every study of a folder to a database as they were, and does a sample again', async () => {
    const before = await ofFolder(first)
    const outcome = await moved(inFolder(first), inDatabase())
    assert.deepEqual(outcome.runs, { moved: 9, there: 0 })
    assert.deepEqual(outcome.studies, { moved: 4, there: 0 })
    assert.deepEqual(outcome.projects, { moved: 1, there: 0 })
    assert.deepEqual([outcome.damaged, outcome.standing], [[], []])
    assert.deepEqual(outcome.replayed, { same: 5, different: [], refused: [] })
    assert.deepEqual(await ofDatabase(), before)
  })

  it('skips what is there, adds what was broken off, and brings an object once', async () => {
    const before = await ofFolder(first)
    await server.sql(url, `DELETE FROM keelson.runs WHERE run_id = '${kept.large}'`)
    await server.sql(url, 'DELETE FROM keelson.pictures')
    await server.sql(url, `DELETE FROM keelson.studies WHERE study_id = '${kept.study}'`)
    const { runs, studies } = await moved(inFolder(first), inDatabase(), 0)
    assert.deepEqual(
      [runs, studies],
      [
        { moved: 1, there: 8 },
        { moved: 1, there: 3 },
      ],
    )
    assert.deepEqual(await ofDatabase(), before)
  })

  it('refuses a run or a study that stands there as another, names it, and leaves it', async () => {
    const refusals = [
      [
        `UPDATE keelson.runs SET record_sha256 = 'x' || record_sha256`,
        `UPDATE keelson.runs SET record_sha256 = substr(record_sha256, 2)`,
        kept.small,
        /with a different record/,
      ],
      [
        `UPDATE keelson.runs SET state_digest = 'x' || state_digest`,
        `UPDATE keelson.runs SET state_digest = substr(state_digest, 2)`,
        kept.small,
        /with a different state/,
      ],
      [
        `UPDATE keelson.pictures SET digest = 'x' || digest`,
        `UPDATE keelson.pictures SET digest = substr(digest, 2)`,
        kept.small,
        /with different pictures/,
      ],
      [
        `UPDATE keelson.studies SET body_sha256 = 'x' || body_sha256`,
        `UPDATE keelson.studies SET body_sha256 = substr(body_sha256, 2)`,
        kept.study,
        /and differs/,
      ],
    ] as const
    for (const [damage, mend, id, why] of refusals) {
      await server.sql(url, damage)
      const before = await server.sql(url, 'SELECT * FROM keelson.runs ORDER BY run_id')
      await assert.rejects(moved(inFolder(first), inDatabase(), 0), (error: Error) => {
        assert.match(error.message, why)
        return error.message.includes(id)
      })
      assert.deepEqual(await server.sql(url, 'SELECT * FROM keelson.runs ORDER BY run_id'), before)
      await server.sql(url, mend)
    }
  })

  it('does not touch a folder or a database that a service has', async () => {
    await within(inFolder(first), () =>
      assert.rejects(moved(inFolder(first), inDatabase()), /is in use by keelson serve/),
    )
    await within(inDatabase(), () =>
      assert.rejects(moved(inFolder(first), inDatabase()), /is in use by keelson serve on .*; stop them/),
    )
    await assert.rejects(moved(inFolder(join(folder, 'nowhere')), inDatabase()), /is not a data folder/)
  })

  it('brings it back to a folder that is sound and says the same', async () => {
    const before = await ofDatabase()
    const { runs, studies, replayed } = await moved(inDatabase(), inFolder(second))
    assert.deepEqual([runs.moved, studies.moved, replayed.same], [9, 4, 5])
    assert.deepEqual(await ofFolder(second), before)
    const { damaged, faults, checked } = await within(inFolder(second), (service) => service.checkStore())
    assert.deepEqual([damaged, faults, checked.runs, checked.studies], [0, [], 9, 4])
  })

  it('has studies go on where they arrive, to the hash that they have anywhere', async () => {
    const [begun = '', waits = ''] = going
    const here = await within(inDatabase('2'), async ({ studies }) => {
      const all = await Promise.all([ended(studies, begun), ended(studies, waits)])
      return all.map(({ status, points, study_hash }) => [status, points.done, study_hash])
    })
    const there = await within(inFolder(second), async ({ studies }) => {
      await studies.resume()
      const all = await Promise.all([ended(studies, begun), ended(studies, waits)])
      return all.map(({ status, points, study_hash }) => [status, points.done, study_hash])
    })
    assert.deepEqual(
      [here[0]?.slice(0, 2), here[1]?.slice(0, 2)],
      [
        ['done', POINTS],
        ['done', 60],
      ],
    )
    assert.deepEqual(here, there)
  })

  it('leaves a run that is damaged where it stands, names it, and brings the others', async () => {
    const db = new DatabaseSync(join(second, 'ledger.sqlite'))
    db.exec(`UPDATE runs SET record = replace(record, '"PASS"', '"QASS"') WHERE run_id = '${kept.small}'`)
    db.close()
    const { runs, damaged } = await moved(inFolder(second), inFolder(join(folder, 'third')), 0)
    assert.deepEqual([runs.moved, damaged.map(({ id }) => id)], [8, [kept.small]])
  })

  it('of a study that other code began says that it does not go on', async () => {
    const other = join(folder, 'other')
    await within(inFolder(other), ({ studies }) => studies.create(lengths('instant', POINTS)).then(() => {}))
    const { standing } = await moved(await ofOtherCode(other), await emptyDatabase(), 0)
    assert.match(standing[0]?.why ?? '', /^it was started by Keelson of yore and this is Keelson /)
  })

  const emptyDatabase = async () => settings({ KEELSON_DATABASE: await server.database() })
  const ofOtherCode = async (path: string): Promise<Config> => {
    const { headDigest } = await import('./studies/store-schema.ts')
    const db = new DatabaseSync(join(path, 'studies', 'studies.sqlite'))
    db.exec("UPDATE studies SET code = 'Keelson of yore'")
    const [row = {}] = db.prepare('SELECT * FROM studies').all()
    db.prepare('UPDATE study_digests SET head = ?').run(headDigest(row))
    db.close()
    return inFolder(path)
  }
})
