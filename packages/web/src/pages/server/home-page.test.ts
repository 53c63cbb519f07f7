/** The page at `/` tells the truth about the catalog. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homePage } from './home-page.ts'

const discipline = (title: string, ...refs: readonly string[]) => ({
  title,
  workflows: refs.map((ref) => ({ ref, title: ref, kind: 'check' as const, standards: ['API 579-1'] })),
  planned: [],
})

test('a calculation that stands in two disciplines is counted once, and every name is there', async () => {
  const disciplines = [
    discipline('Pipelines', 'modelrepo:a', 'modelrepo:b'),
    discipline('Wells', 'modelrepo:b', 'modelrepo:c'),
  ]
  const page = await homePage({ found: undefined, disciplines, recent: [], explorers: [] })
  assert.match(page, />3 engineering calculations/)
  assert.match(page, />All 3</)
  assert.equal(page.match(/<li data-kind="check"/g)?.length, 4)
})
