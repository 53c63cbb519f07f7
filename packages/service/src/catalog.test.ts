/** The catalog lists and finds every workflow before any of them is loaded: a service starts without them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedVersion, RepoCatalog, Workflow } from '@keelson/workflow'
import { Catalog, OURS } from './catalog.ts'
import { finderOf } from './find/find.ts'

const loaded: string[] = []
const watched = (version: ListedVersion): ListedVersion => ({
  ...withoutWorkflow(version),
  get workflow(): Workflow {
    loaded.push(version.id)
    return version.workflow
  },
})
function withoutWorkflow({
  id,
  version,
  status,
  title,
  question,
  routes,
  kind,
  standards,
  words,
  notChecked,
}: ListedVersion) {
  return { id, version, status, title, question, routes, kind, standards, words, notChecked }
}
const repos = OURS.map((repo): RepoCatalog => ({ ...repo, versions: repo.versions.map(watched) }))

test('a workflow is loaded when it is resolved and asked for, and none of the others', () => {
  const catalog = new Catalog(repos)
  assert.ok(catalog.refs.length >= 101)
  assert.ok(catalog.rows('wells-subsurface').length > 0)
  assert.equal(finderOf(catalog).find('mooring line').fits, true)
  const { target } = catalog.resolve('modelrepo:catenary')
  assert.deepEqual(loaded, [])
  assert.ok(target?.kind === 'own')
  assert.equal(target.workflow.contract.id, 'catenary')
  assert.deepEqual(loaded, ['catenary'])
})

test('what is listed of a workflow is what it says of itself once it is loaded', () => {
  for (const { id, version, workflow } of OURS.flatMap(({ versions }) => versions)) {
    assert.deepEqual([workflow.contract.id, workflow.contract.version], [id, version])
  }
})

test('a workflow whose folder stands here and that is not listed yet is told how it is listed', () => {
  const unlisted = OURS.map(
    (repo): RepoCatalog => ({ ...repo, versions: repo.versions.filter((v) => v.id !== 'catenary') }),
  )
  const messageOf = (ref: string) => {
    try {
      new Catalog(unlisted).resolve(ref)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }
  assert.match(
    messageOf('modelrepo:catenary@1'),
    /is not in the catalog. Its folder exists; run npm run lock. Nearest: /,
  )
  assert.match(messageOf('modelrepo:catenry'), /is not in the catalog. Nearest: /)
})
