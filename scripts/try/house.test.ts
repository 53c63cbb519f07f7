/** Claims about what is said of a folder before it is loaded. */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { textOf } from './failure.ts'
import { triedHouse } from './house.ts'

const root = mkdtempSync(join(tmpdir(), 'keelson-house-'))
after(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'beam'))
const write = (file: string, text: string) => writeFileSync(join(root, 'beam', file), text)

test('what stands in another file than it belongs in is said with its line', () => {
  write('contract.ts', "/** Beam. */\nimport { defineContract } from '@keelson/workflow'\n")
  write('calculate.ts', "/** Beam. */\nimport { gives } from '@keelson/workflow'\n")
  write('beams.ts', '')
  const { count, failures } = triedHouse('beam', root)
  assert.equal(count, 3)
  assert.equal(
    failures.map(textOf).join('\n'),
    `  beam: each declaration stands in its place
    there is no about.ts
      beam/about.ts
    there is no index.ts
      beam/index.ts
    a value of a way (gives) stands in calculate.ts: it belongs in way.ts
      beam/calculate.ts:2
  beam: each file is named by its role
    beams.ts is not named by its role
      beam/beams.ts
  beam: each file says in its first lines why it exists
    beams.ts does not begin with why it exists, in /** ... */
      beam/beams.ts:1`,
  )
})

test('a folder in order has nothing said of it', () => {
  rmSync(join(root, 'beam'), { recursive: true })
  mkdirSync(join(root, 'beam'))
  write('way.ts', "/** Beam. */\nimport { gives } from '@keelson/workflow'\n")
  assert.deepEqual(triedHouse('beam', root).failures, [])
})
