/** The page at `/` tells the truth about the catalog. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homePage } from './home-page.ts'

test('a calculation that stands in two channels is counted once', async () => {
  const channel = (title: string, ...refs: readonly string[]) => ({
    title,
    subdomains: [{ title, workflows: refs.map((ref) => ({ ref, title: ref })) }],
    planned: [],
  })
  const channels = [channel('Pipelines', 'modelrepo:a', 'modelrepo:b'), channel('Wells', 'modelrepo:b', 'modelrepo:c')]
  const page = await homePage({ found: undefined, channels, recent: [], explorers: [] })
  assert.match(page, />3 engineering calculations/)
})
