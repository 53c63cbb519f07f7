/** One vocabulary of file names: whoever knows one workflow's folder knows every other's. The README of modelrepo tells it. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sourceOf } from './rooms.ts'

/** What a file of a workflow is, before the dash; what of it, after. */
const ROLES = [
  ...['about', 'contract', 'inputs', 'rules', 'modes', 'values', 'outputs', 'pictures', 'way'],
  ...['calculate', 'checks', 'tables', 'charts', 'figures', 'warnings', 'reach', 'detail', 'files'],
  ...['load', 'atlas', 'index'],
]
const SCRIPT = new RegExp(`^(${ROLES.join('|')})(-[a-z0-9]+)*\\.ts$`)
const DATA = /^(example|cases|atlas|worked)\.json$/
/** Works out from the sources what the cases expect. */
const WITNESS = 'worked.py'
const TEST = /^[a-z0-9-]+\.test\.ts$/
/** Folders of a repo that are no workflow: what workflows share, and the data of tests. */
const SHARED = /(^|\/)(_shared|test-data)(\/|$)/

/** `subdomain/workflow-id/file`, or `subdomain/workflow-id/v2/file`. */
const filesOfWorkflows = ['modelrepo', 'datarepo'].flatMap((repo) =>
  readdirSync(fileURLToPath(sourceOf(repo)), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/.*\.[a-z]+$/.test(path) && !SHARED.test(path))
    .sort(),
)

const WAY = /\/way(-[a-z0-9]+)*\.ts$/
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const foldersInWays = new Set(filesOfWorkflows.filter((path) => WAY.test(path)).map(folderOf))
/** What ways share is named by the thing: `loads.ts`, `fit.ts`. */
const inWays = (path: string) => foldersInWays.has(folderOf(path))

test('a file of a workflow is named by its role, then by its content', () => {
  const odd = filesOfWorkflows.filter((path) => {
    const name = path.split('/').at(-1) ?? ''
    return name !== WITNESS && !inWays(path) && ![SCRIPT, DATA, TEST].some((known) => known.test(name))
  })
  assert.deepEqual(odd, [])
})

test('a workflow stands in its subdomain, a later version in a folder of its number', () => {
  const odd = filesOfWorkflows.filter((path) => !/^[a-z-]+\/[a-z0-9-]+\/(v[2-9]\/)?[^/]+$/.test(path))
  assert.deepEqual(odd, [])
})
