/** What stands beside the scripts of worked values is what they give. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('../../../scripts/worked.py', import.meta.url))
const python = spawnSync('python3', ['--version'], { encoding: 'utf8' })
const skip = python.status === 0 ? false : 'there is no python3 to run the scripts with'

test('each worked.json is what the script beside it gives', { skip }, () => {
  const { status, stderr } = spawnSync('python3', [SCRIPT, '--check'], { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
})
