/** A service with little memory outlives the largest bodies: what is wrong with them is not collected without end. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { startServer } from '../server-process.ts'
import { temporaryFolder } from '../testing.ts'
import { hostileValues } from './texts.ts'

/** Bytes; a little below the limit of a body. */
const SIZE = 15_900_000
const HEAP = '--max-old-space-size=512'

/** One input of each form in which entries come. */
const INPUTS = [
  ['modelrepo:mooring-fatigue', 'lines'],
  ['modelrepo:time-series', 'series'],
] as const

it('a service with 512 MB of heap refuses bodies of 16 MB of every shape, briefly, and goes on', async (t) => {
  const dataDir = temporaryFolder()
  const server = await startServer({ KEELSON_DATA_DIR: dataDir }, [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    HEAP,
  ])
  t.after(async () => {
    await server.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  for (const { name, of } of hostileValues(SIZE)) {
    for (const [ref, input] of INPUTS) {
      const { status, text } = await server.post('/api/validate', { ref, params: { [input]: of } })
      assert.ok(status >= 400 && status < 500, `${ref} ${input}, ${name}: ${status}`)
      assert.ok(text.length < 100_000, `${ref} ${input}, ${name}: ${text.length} bytes`)
    }
  }
  assert.equal((await server.get('/healthz')).status, 200, server.printed())
})
