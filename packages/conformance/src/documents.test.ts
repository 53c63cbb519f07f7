/** The documents in docs/, and what the catalogs list, are those that the code gives now. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'
import { HtmlValidate } from 'html-validate'
import { documents } from './documents.ts'
import { held } from './held-equations.ts'
import { listings } from './listings.ts'

const pages = documents()

for (const [name, page] of Object.entries(pages)) {
  test(`docs/${name} stands as the code makes it: npm run lock writes it anew`, () => {
    assert.ok(readFileSync(join(ROOT, 'docs', name), 'utf8') === page)
  })

  if (!name.endsWith('.html')) continue
  test(`docs/${name} is well formed`, async () => {
    const { valid, results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(page)
    assert.ok(valid, JSON.stringify(results[0]?.messages.slice(0, 3)))
  })
}

test('the sheet holds every equation, by the file and the name under which it stands', () => {
  const sheet = pages['equations.html'] ?? ''
  const missing = held.filter(({ path, name }) => !sheet.includes(`${path.replace('/src/', '/')} ${name}</code>`))
  assert.deepEqual(missing, [])
})

for (const [file, text] of Object.entries(await listings())) {
  test(`${relative(ROOT, file)} says what the contracts say: npm run lock writes it anew`, () => {
    assert.ok(readFileSync(file, 'utf8') === text)
  })
}
