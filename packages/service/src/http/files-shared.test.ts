/** A file that is uploaded at one service of a database is there for every other one. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { type PostgresServer, postgresServer } from '../postgres/testing.ts'
import { type TestService, testService } from '../testing.ts'

const SURVEY = 'MD [ft],Inc [deg]\n0,0\n1000,20\n'
const services: TestService[] = []
let server: PostgresServer
let url = ''

before(async () => {
  server = await postgresServer()
  url = await server.database()
  const settings = { KEELSON_DATABASE: url, KEELSON_STUDY_WORKERS: '0' }
  for (let n = 0; n < 2; n++) services.push(await testService(settings))
})
after(async () => {
  for (const service of services) await service.close()
  await server?.stop()
})

it('is given back and proposed there, and kept once', async () => {
  const [one, other] = services as [TestService, TestService]
  const upload = (service: TestService) =>
    service.post('/api/files?name=survey.csv', SURVEY, { 'content-type': 'application/octet-stream' })
  const { status, json } = await upload(one)
  assert.equal(status, 201)
  assert.equal((await upload(other)).json.file, json.file)
  assert.equal((await other.get(`/api/files/${json.file}`)).text, SURVEY)
  const asked = { ref: 'modelrepo:wellpath', file: json.file, name: 'survey.csv', inputs: ['measured_depth'] }
  const { proposals } = (await other.post('/api/files/propose', asked)).json
  assert.deepEqual(proposals[0].mapping.columns, { measured_depth: { column: 'MD', unit: 'ft', stated: 'ft' } })
  assert.equal((await one.service.checkStore()).checked.objects, 1)
})

it('is kept for as long as a study refers to it, whichever service forgets', async () => {
  const [one, other] = services as [TestService, TestService]
  const { json } = await one.post('/api/files?name=alone.csv', `${SURVEY}2000,30\n`, {
    'content-type': 'application/octet-stream',
  })
  const { file } = json
  const mapping = {
    ...{ schema: 'keelson.mapping/1', table: 'delimited', answers: {} },
    columns: { measured_depth: { column: 'MD', unit: 'ft', stated: 'ft' } },
  }
  const row = { measured_depth: { file, name: 'alone.csv', as: mapping }, inclination: [0, 20, 30], azimuth: [0, 0, 0] }
  const base = { analysis: 'well_path', azimuth_reference: 'grid' }
  const made = await one.post('/api/studies', { ref: 'modelrepo:wellpath', base, vary: { kind: 'list', rows: [row] } })
  assert.equal(made.status, 202, made.text)
  assert.equal(made.json.files[0].digest, file)
  await one.service.studies.cancel(made.json.study_id)
  await server.sql(url, "UPDATE keelson.objects SET touched = now() - interval '2 hours'")
  await other.service.ledger.forgetUnused()
  const { faults } = await other.service.checkStore()
  assert.deepEqual([(await other.get(`/api/files/${file}`)).status, faults], [200, []])
  await other.service.prune('9999-01-01T00:00:00.000Z')
  assert.equal((await other.get(`/api/files/${file}`)).status, 404)
})
