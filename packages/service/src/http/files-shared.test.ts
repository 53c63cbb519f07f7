/** A file that is uploaded at one service of a database is there for every other one. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { type PostgresServer, postgresServer } from '../postgres/testing.ts'
import { type TestService, testService } from '../testing.ts'

const SURVEY = 'MD [ft],Inc [deg]\n0,0\n1000,20\n'
const services: TestService[] = []
let server: PostgresServer

before(async () => {
  server = await postgresServer()
  const settings = { KEELSON_DATABASE: await server.database(), KEELSON_STUDY_WORKERS: '0' }
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
