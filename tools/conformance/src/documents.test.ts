/** The documents, and what the catalogs list, are those that the code gives now; in git stand the digests of the documents. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { test } from 'node:test'
import { documents } from '@keelson/service/documents/documents.ts'
import { digestOf, FOUND, keptDigests } from '@keelson/service/documents/places.ts'
import { ROOT } from '@keelson/service/service.ts'
import { quantitiesIn } from '@keelson/workflow'
import { HtmlValidate } from 'html-validate'
import { mistakesFound } from './documents.ts'
import { held } from './held-equations.ts'
import { listings } from './listings.ts'

const pages = await documents()
const kept = keptDigests()

test('what the mistakes found stands as it is summed up now: npm run lock writes it anew', () => {
  assert.deepEqual(JSON.parse(readFileSync(FOUND, 'utf8')), mistakesFound())
})

test('a digest is kept of every document, and of no other', () => {
  assert.deepEqual(Object.keys(kept), Object.keys(pages))
})

for (const [name, page] of Object.entries(pages)) {
  test(`the build gives ${name} with the digest that is kept: npm run lock writes it anew`, () => {
    assert.equal(digestOf(page), kept[name])
  })

  if (!name.endsWith('.html')) continue
  test(`${name} is well formed`, async () => {
    const { valid, results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(page)
    assert.ok(valid, JSON.stringify(results[0]?.messages.slice(0, 3)))
  })
}

test('the sheet holds every equation, by the file and the name under which it stands', () => {
  const sheet = pages['equations.html'] ?? ''
  const missing = held.filter(({ path, name }) => !sheet.includes(`${path.replace('/src/', '/')} ${name}</code>`))
  assert.deepEqual(missing, [])
})

test('no case that passes is printed with more than its tolerance', () => {
  const rows = [
    ...(pages['validation.html'] ?? '').matchAll(
      /<tr><th scope="row">([^<]*)<\/th><td>[^<]*<\/td><td class="long">(.*?)<\/tr>/gs,
    ),
  ]
  const cases = rows.map(([, id, row = '']) => {
    const [error, tolerance, used] = [...row.matchAll(/<td class="n">(.*?)<\/td>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]*>/g, ''),
    )
    return { id, isDisputed: row.includes('Disputed:'), error, tolerance, used }
  })
  assert.ok(cases.length > 1900)
  const number = (text = '') => quantitiesIn(text)[0]?.value ?? 0
  const above = cases.filter((c) => !c.isDisputed && (number(c.used) > 100 || number(c.error) > number(c.tolerance)))
  assert.deepEqual(above, [])
})

for (const [file, text] of Object.entries(await listings())) {
  test(`${relative(ROOT, file)} says what the contracts say: npm run lock writes it anew`, () => {
    assert.ok(readFileSync(file, 'utf8') === text)
  })
}
