/** Templates: read from their files, and told by their file where one is no project. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../testing.ts'
import { templateOf } from './templates.ts'

test('a template is a document with its title; a file that is no project is told by its name and pointer', () => {
  const text = 'schema: keelson.project/1\nid: a\ntitle: A\nbasis: {}\ncalculations: []\n'
  const { id, title, description, document } = templateOf('a.yaml', text)
  assert.deepEqual([id, title, description, document.calculations], ['a', 'A', '', []])
  assert.throws(() => templateOf('b.yaml', 'schema: keelson.project/1\n'), /^Error: b\.yaml is not a project: \/id /)
  assert.throws(() => templateOf('c.yaml', 'a: [1'), /^Error: c\.yaml is not a project: {2}line 1/)
})

test('no project may have the id under which the templates are listed', async (t) => {
  const service = await testService()
  t.after(service.close)
  const document = { schema: 'keelson.project/1', id: 'templates', title: 'A', basis: {}, calculations: [] }
  const { status, json } = await service.post('/api/projects', document)
  assert.deepEqual([status, json.errors[0].pointer], [400, '/id'])
  assert.equal((await service.get('/api/projects/templates')).status, 200)
})
