/** Claims about the first page of the project: it is short, what it links to is there, and its request is answered as it shows. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { it } from 'node:test'
import { ROOT } from './service.ts'
import { testService } from './testing.ts'

const MOST_LINES = 80
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const [asked = '', answered = ''] = [...readme.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text)

it('the README is of one screen', () => {
  assert.ok(readme.split('\n').length <= MOST_LINES)
})

it('its request is answered as it shows', async (t) => {
  const [, path = '', body = ''] = /^POST (\S+)\n+(.*)$/s.exec(asked) ?? []
  const service = await testService()
  t.after(service.close)
  assert.deepEqual((await service.post(path, JSON.parse(body))).json, JSON.parse(answered))
})

it('whatever it and the pages of docs link to is there', () => {
  const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))
  for (const page of ['README.md', ...docs.map((name) => join('docs', name))]) {
    const text = readFileSync(join(ROOT, page), 'utf8')
    for (const [, to = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      assert.ok(existsSync(join(ROOT, dirname(page), to)), `${page} links to ${to}`)
  }
})
