/** A Node that is too old for Keelson is told which Node is, and how the same call works. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse } from 'acorn'

const at = (name: string) => fileURLToPath(new URL(`../bin/${name}`, import.meta.url))
const { toldTo, installed } = createRequire(import.meta.url)(at('node-needed.cjs')) as {
  readonly installed: () => string | undefined
  readonly toldTo: (version: string, words: readonly string[], own: string | undefined) => string | undefined
}
const OWN = '/opt/keelson/node_modules/.bin/node'

test('what is read before the version is known has no syntax later than ECMAScript 5, and no module later than Node 0.10', () => {
  for (const name of ['keelson.cjs', 'node-needed.cjs']) {
    const text = readFileSync(at(name), 'utf8')
    parse(text, { ecmaVersion: 5, allowHashBang: true })
    const modules = [...text.matchAll(/require\('([^']+)'\)/g)].map(([, module = '']) => module)
    assert.ok(
      modules.every((module) => module.startsWith('.') || ['fs', 'path'].includes(module)),
      name,
    )
  }
})

test('a Node of the version needed or a later one is told nothing', () => {
  for (const version of ['v24.0.0', 'v26.10.0', 'v100.1.0']) assert.equal(toldTo(version, [], OWN), undefined)
})

test('an older one is told its version, the one needed, and the same call with the installed Node', () => {
  for (const version of ['v0.12.18', 'v8.17.0', 'v20.20.2', 'v23.11.1']) {
    const told = toldTo(version, ['run', 'case.json', '--set', "a='1 m'"], OWN) ?? ''
    assert.ok(told.startsWith(`Keelson requires Node 24 or later; this is Node ${version.slice(1)}.\n`), told)
    assert.ok(told.includes(`\n  ${OWN} ${at('keelson.cjs')} run case.json --set 'a='\\''1 m'\\'''\n`), told)
    assert.match(told, /\n {2}npx keelson run case\.json --set 'a='\\''1 m'\\'''\n$/)
  }
})

test('where none is installed it is told how to get one', () => {
  assert.match(toldTo('v20.20.2', [], undefined) ?? '', /\nRun npm ci in .*, or install Node 24 or later\.\n$/)
})

test('the call that it is told works, and the first one exits with 2', () => {
  const asOld = `Object.defineProperty(process, 'version', { value: 'v20.20.2' }); require(${JSON.stringify(at('keelson.cjs'))})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', asOld, 'help', 'list'], { encoding: 'utf8' })
  assert.deepEqual([status, stdout], [2, ''])
  assert.match(stderr, /^Keelson requires Node 24 or later; this is Node 20\.20\.2\.\n/)
  const own = installed()
  assert.ok(own === undefined || existsSync(own))
  const again = spawnSync(own ?? process.execPath, [at('keelson.cjs'), 'help', 'list'], { encoding: 'utf8' })
  assert.equal(again.status, 0, again.stderr)
})
