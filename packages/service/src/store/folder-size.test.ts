/** What a folder is said to take is what its runs take: a prune makes it less, whether the file is written anew or not. */
import assert from 'node:assert/strict'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { temporaryFolder } from '../testing.ts'
import { folderSize } from './folder-size.ts'
import { record } from './ledger-suite.ts'
import { folderStore } from './objects.ts'
import { openLedger } from './sqlite-ledger.ts'

it('a prune of a few runs leaves their pages to others, and of many makes the file smaller', async (t) => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'studies'))
  let ledger = openLedger(folder, folderStore(join(folder, 'objects')))
  t.after(async () => {
    await ledger.close()
    rmSync(folder, { recursive: true })
  })
  for (let n = 0; n < 100; n++)
    await ledger.append({ ...record(`r${n}`, 'x'.repeat(100_000)), created_at: String(2000 + n) }, [], true)
  // What ends leaves no log.
  await ledger.close()
  ledger = openLedger(folder, folderStore(join(folder, 'objects')))
  const file = () => statSync(join(folder, 'ledger.sqlite')).size
  const [whole, size] = [file(), await folderSize(folder)]
  assert.ok(size > 9e6 && size < 13e6, `${size}`)

  assert.equal((await ledger.prune('2005')).length, 5)
  const log = () => statSync(join(folder, 'ledger.sqlite-wal')).size
  assert.equal(file(), whole)
  const freed = size - ((await folderSize(folder)) - log())
  assert.ok(freed > 400_000 && freed < 700_000, `${freed}`)

  assert.equal((await ledger.prune('2050')).length, 45)
  assert.ok(file() < 0.6 * whole)
  assert.equal(log(), 0)
  assert.ok((await folderSize(folder)) < 0.6 * size)
})
