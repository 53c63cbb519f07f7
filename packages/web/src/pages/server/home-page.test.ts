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
  const page = await homePage({ found: undefined, disciplines, recent: [], studies: [], explorers: [] })
  assert.match(page, />3 engineering calculations/)
  assert.match(page, />All 3</)
  assert.equal(page.match(/<li data-kind="check"/g)?.length, 4)
})

test('what was done last can be gone on with: a report, a study', async () => {
  const study = { study_id: 'st-1', title: 'Wall thickness', points: 1200, created: '2026-11-30T05:00:00Z' }
  const page = await homePage({ found: undefined, disciplines: [], recent: [], studies: [study], explorers: [] })
  assert.match(page, /<a href="\/studies\/st-1\/report">Wall thickness<\/a> <span class="quiet">study of 1,200 points/)
})
