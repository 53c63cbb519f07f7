/** Manifests of other repos: what is read, and what is rejected without harm. */
import assert from 'node:assert/strict'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { temporaryFolder } from '../testing.ts'
import { type Manifests, readManifests } from './manifest.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const workflow = {
  id: 'wave-height',
  version: 1,
  status: 'stable',
  title: 'Wave height',
  routes: [{ domain: 'floating-marine', subdomain: 'metocean' }],
  input: 'example.json',
  outputs: [{ name: 'summary.json', media_type: 'application/json' }],
}
const manifest = { schema: 'keelson.repo/1', repo: 'waves', invocation: [process.execPath, '{repo}/run.js'] }

/** Writes a repo whose manifest is `content`. */
function repo(name: string, content: unknown, example = '{"height": 3}'): void {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'keelson.json'), typeof content === 'string' ? content : JSON.stringify(content))
  writeFileSync(join(folder, name, 'example.json'), example)
}
const read = (): Manifests => readManifests(folder, ['modelrepo'])
const withWorkflow = (more: object) => ({ ...manifest, workflows: [{ ...workflow, ...more }] })

describe('a manifest', () => {
  it('gives its workflows, with the default request from its input', () => {
    repo('a', { ...manifest, workflows: [workflow, { ...workflow, version: 2, status: 'experimental' }] })
    mkdirSync(join(folder, 'not-a-repo'))
    const { workflows, rejected } = read()
    assert.deepEqual(rejected, [])
    assert.deepEqual(
      workflows.map((w) => [w.repo, w.id, w.version, w.status, w.example, w.runtime, w.reason]),
      [
        ['waves', 'wave-height', 1, 'stable', { height: 3 }, 'offline', ''],
        ['waves', 'wave-height', 2, 'experimental', { height: 3 }, 'offline', ''],
      ],
    )
  })

  it('whose command is not installed leaves its workflows in the catalog, with the reason', () => {
    repo('a', { ...withWorkflow({}), invocation: ['no-such-language', '{repo}/run'] })
    assert.equal(read().workflows[0]?.reason, 'no-such-language is not installed on this machine')
  })

  it('that names a param as nobody can be shown it, or send it back, is rejected and the name said', () => {
    const named = (name: string) => ({
      type: 'object',
      properties: { rows: { items: { properties: { [name]: {} } } } },
    })
    const unfit = ['', 'x'.repeat(65), 'a"b', 'line\nbreak', 'hid\u200bden', 'tag\u{e0041}']
    for (const [i, name] of unfit.entries())
      repo(`unfit-${i}`, { ...withWorkflow({ params_schema: named(name) }), repo: `unfit-${i}` })
    repo('fit', { ...withWorkflow({ params_schema: named('Tension [kN], höchste') }), repo: 'fit' })
    const { workflows, rejected } = read()
    assert.deepEqual(
      workflows.map((w) => w.repo),
      ['fit'],
    )
    assert.equal(rejected.length, unfit.length)
    for (const { reason } of rejected) assert.match(reason, /an unsuitable name in its params_schema \(entered: "/)
  })

  it('that takes no params refuses them; one with a schema names each field that is wrong and what was sent', () => {
    repo('a', withWorkflow({}))
    const params_schema = {
      required: ['height'],
      additionalProperties: false,
      properties: { height: { type: 'number' }, kind: { enum: ['sea', 'swell'] } },
    }
    repo('b', { ...withWorkflow({ params_schema }), repo: 'more-waves', accepts_params: true })
    const [without, held] = read().workflows
    assert.deepEqual(without?.problems({ height: 3 }), [{ pointer: '/params', message: 'wave-height has no params' }])
    assert.deepEqual(held?.problems({ height: 3, kind: 'sea' }), [])
    assert.deepEqual(held?.problems({ kind: 'tide', depth: 1 }), [
      { pointer: '/height', message: 'is required' },
      { pointer: '/depth', message: 'is not a valid field' },
      { pointer: '/kind', message: 'must be equal to one of the allowed values: sea, swell (entered: "tide")' },
    ])
  })
})

describe('a bad manifest is rejected with its reason, and the others stand', () => {
  const bad: readonly [string, unknown, RegExp][] = [
    ['not JSON', '{', /JSON/],
    ['empty', {}, /\/schema is required.*\/repo is required/],
    ['a field that is not known', { ...withWorkflow({}), speed: 'fast' }, /\/speed is not a valid field/],
    ['a repo of ours', { ...withWorkflow({}), repo: 'modelrepo' }, /the name modelrepo is already in use/],
    ['a repo twice', { ...withWorkflow({}), repo: 'good' }, /the name good is already in use/],
    ['an id with a slash', withWorkflow({ id: 'a/b' }), /\/workflows\/0\/id must match pattern/],
    ['version 0', withWorkflow({ version: 0 }), /\/workflows\/0\/version must be >= 1 \(entered: 0\)/],
    [
      'no channel',
      withWorkflow({ routes: [{ domain: 'space', subdomain: 'orbit' }] }),
      /\/workflows\/0\/routes\/0\/domain/,
    ],
    [
      'an output that leaves the folder',
      withWorkflow({ outputs: [{ name: '../x', media_type: 'text/plain' }] }),
      /outputs\/0\/name/,
    ],
    [
      'an output twice',
      withWorkflow({ outputs: [workflow.outputs[0], workflow.outputs[0]] }),
      /declares an output twice/,
    ],
    ['a version twice', { ...manifest, workflows: [workflow, workflow] }, /wave-height@1 is declared twice/],
    [
      'an input that is not there',
      withWorkflow({ input: 'nowhere.json' }),
      /the input nowhere.json cannot be read: ENOENT$/,
    ],
    ['an input outside the repo', withWorkflow({ input: '../a-good/example.json' }), /outside the repo/],
    [
      'a schema that is none',
      withWorkflow({ params_schema: { type: 'quantity' } }),
      /params_schema is not a JSON Schema/,
    ],
    [
      'an input that its schema refuses',
      withWorkflow({ params_schema: { required: ['depth'] } }),
      /own input is not valid, \/depth is required/,
    ],
  ]
  for (const [name, content, reason] of bad) {
    it(name, () => {
      repo('a-good', { ...withWorkflow({}), repo: 'good' })
      repo('bad', content)
      const { workflows, rejected } = read()
      assert.deepEqual(
        workflows.map((w) => w.repo),
        ['good'],
      )
      assert.equal(rejected[0]?.path, 'bad/keelson.json')
      assert.match(rejected[0]?.reason ?? '', reason)
    })
  }

  it('an input that is a list, or a link out of the repo', () => {
    repo('list', withWorkflow({}), '[1]')
    repo('link', withWorkflow({ input: 'link.json' }))
    symlinkSync('/etc/hostname', join(folder, 'link', 'link.json'))
    assert.deepEqual(
      read().rejected.map((r) => r.reason),
      ['the input link.json is outside the repo', 'the input example.json is not a JSON object'],
    )
  })
})
