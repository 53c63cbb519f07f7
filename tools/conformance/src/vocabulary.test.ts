/** One vocabulary of file names: whoever knows one workflow's folder knows every other's. The README of modelrepo tells it. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { misnamed } from './house.ts'
import { sourceOf } from './rooms.ts'

/** Folders of a repo that are no workflow: what workflows share, and the data of tests. */
const SHARED = /(^|\/)(_shared|test-data)(\/|$)/

/** `subdomain/workflow-id/file`, or `subdomain/workflow-id/v2/file`. */
const filesOfWorkflows = ['modelrepo', 'datarepo'].flatMap((repo) =>
  readdirSync(fileURLToPath(sourceOf(repo)), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/.*\.[a-z]+$/.test(path) && !SHARED.test(path))
    .sort(),
)
const cut = (path: string) => path.lastIndexOf('/')
const byFolder = Map.groupBy(filesOfWorkflows, (path) => path.slice(0, cut(path)))

test('a file of a workflow is named by its role, then by its content', () => {
  const odd = [...byFolder].flatMap(([folder, paths]) =>
    misnamed(paths.map((path) => path.slice(cut(path) + 1))).map((name) => `${folder}/${name}`),
  )
  assert.deepEqual(odd, [])
})

test('a workflow stands in its subdomain, a later version in a folder of its number', () => {
  const odd = filesOfWorkflows.filter((path) => !/^[a-z-]+\/[a-z0-9-]+\/(v[2-9]\/)?[^/]+$/.test(path))
  assert.deepEqual(odd, [])
})
