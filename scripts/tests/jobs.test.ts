/** Claims about the processes of `npm test`: every file of tests is run, once. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chosenFiles } from './chosen.ts'
import { CONFORMANCE, GROUPS, LONGEST } from './groups.ts'
import { jobsOf, moduleOf } from './jobs.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { files: all } = chosenFiles(ROOT, [])
const filesOf = (asked: string) => chosenFiles(ROOT, [asked]).files

test('every file of tests is in one process, and conformance in one part of each', () => {
  const jobs = jobsOf(all)
  const once = jobs.filter(({ part }) => part === undefined).flatMap(({ files }) => files)
  assert.deepEqual(once.sort(), all.filter((file) => file !== CONFORMANCE.file).sort())
  const parts = jobs.flatMap(({ part }) => part ?? [])
  assert.deepEqual(parts, ['1/4', '2/4', '3/4', '4/4'])
})

test('no two jobs have one name, no file is in two groups, and whatever is named is there', () => {
  const names = jobsOf(all).map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  assert.deepEqual(
    all.filter((file) => GROUPS.filter(({ has }) => has(file)).length > 1),
    [],
  )
  assert.deepEqual(
    LONGEST.filter((long) => !all.some((file) => file.includes(long))),
    [],
  )
})

test('a file that shares a process sets nothing that another would find', () => {
  const sets = /^(?:before|beforeEach|afterEach)\(|\bprocess\.env\.\w+ = |\bdelete process\.env\b|\bchdir\(/m
  const shared = all.filter((file) => GROUPS.some(({ has }) => has(file)) && !file.startsWith('scripts/'))
  assert.deepEqual(
    shared.filter((file) => sets.test(readFileSync(join(ROOT, file), 'utf8'))),
    [],
  )
})

test('what takes longest begins first, and files of many tests before single ones', () => {
  const names = jobsOf(all).map(({ name }) => name)
  const places = [
    'fleet-1',
    'conformance-1',
    'tools/conformance/src/pages-1.browser.test.ts',
    'calculating-1',
    names.at(-1) ?? '',
  ]
  const order = places.map((name) => names.indexOf(name))
  assert.equal(order[0], 0)
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  )
  assert.match(names.at(-1) ?? '', /[.]test[.]ts$/)
})

test('of a workflow its folder, what loads it and conformance are run; of a path what lies under it', () => {
  const { files, workflows } = chosenFiles(ROOT, ['modelrepo:catenary@1'])
  assert.deepEqual(workflows, ['catenary'])
  assert.ok(files.includes(CONFORMANCE.file))
  assert.ok(files.includes('packages/modelrepo/src/mooring/catenary/catenary.test.ts'))
  assert.ok(files.length < 20, files.join())
  assert.ok(filesOf('packages/units').every((file) => file.startsWith('packages/units/src/')))
  assert.deepEqual(filesOf('packages/units/src/read.test.ts'), ['packages/units/src/read.test.ts'])
  assert.throws(() => filesOf('docs'), /no tests under docs/)
  assert.throws(() => filesOf('catnary'), /neither a path nor a workflow/)
})

test('a file that does not load fails at once, and does not keep those beside it waiting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keelson-jobs-'))
  const module = moduleOf({ name: 'two', files: ['absent.test.ts', 'other.test.ts'] }, folder, folder)
  const { status, stdout } = spawnSync(process.execPath, [module], { encoding: 'utf8', timeout: 30_000 })
  rmSync(folder, { recursive: true })
  assert.equal(status, 1)
  assert.match(stdout, /Cannot find module .*absent\.test\.ts/)
})
