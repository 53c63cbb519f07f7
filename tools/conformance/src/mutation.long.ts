/** What is said of the mistakes in formulas was found in every module as it stands, with its tests as they stand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mutantsByFile } from './mutation/catalogue.ts'
import { evidenceHash, readModuleEntries } from './mutation/lock.ts'
import { importGraph } from './mutation/reach.ts'

test('the mistakes were tried in every module as it stands, with its tests as they stand', () => {
  const modules = readModuleEntries()
  const imports = importGraph()
  const stale = [...mutantsByFile().keys()].filter((file) => modules[file]?.hash !== evidenceHash(imports, file))
  assert.deepEqual(stale, [], 'npm run mutate')
})
