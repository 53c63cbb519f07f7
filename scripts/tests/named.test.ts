/** Claims about what may be typed for a workflow. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { workflowNamed } from './named.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const named = (asked: string) => workflowNamed(ROOT, asked)

test('a workflow is named by its ref, its id or a part that one id has', () => {
  const catenary = { repo: 'modelrepo', id: 'catenary', folder: 'packages/modelrepo/src/mooring/catenary' }
  assert.deepEqual(named('modelrepo:catenary@1'), { ...catenary, version: 1 })
  assert.deepEqual(named('catenary'), { ...catenary, version: undefined })
  assert.equal(named('lug').id, 'lifting-lug-design')
  assert.equal(named('pile-capacity').id, 'pile-capacity')
})

test('a part of several names them, a part of none says so', () => {
  assert.throws(() => named('stackup'), /may be riser-stackup, riser-stackup-parametric: name one/)
  assert.throws(() => named('catnary'), /neither a path nor a workflow/)
  assert.throws(() => named('datarepo:catenary'), /neither a path nor a workflow/)
})
