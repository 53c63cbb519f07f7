/** What a search answers: the hits, the words that nothing knows, and why the nearest is not what was asked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baseRef } from '@keelson/workflow'
import { Catalog, OURS } from '../catalog.ts'
import { fixtures } from '../fixtures/catalog.ts'
import type { ForeignWorkflow } from '../repos/manifest.ts'
import { finderOf, HITS, LONGEST_QUERY } from './find.ts'
import { OUTSIDE } from './outside.ts'

const catalog = new Catalog()
const { find } = finderOf(catalog)
test('each way in which a contract says that it is asked for finds its workflow first', () => {
  const missed = catalog.entries.flatMap((entry) =>
    entry.versions.flatMap(({ workflow: { contract } }) =>
      contract.askedAs.filter((query: string) => {
        const { fits, hits } = find(query)
        return !fits || hits[0]?.ref !== baseRef(entry)
      }),
    ),
  )
  assert.deepEqual(missed, [])
})

test('it names the words that no workflow knows, and says where none fits', () => {
  const half = find('burst of a zeppelin')
  assert.deepEqual(half.unmatched, ['zeppelin'])
  for (const query of ['zeppelin quilting', 'the of and', '12 34', '?!', 'how to bake bread in an oven']) {
    assert.equal(find(query).fits, false, query)
  }
  assert.equal(find('allowable free span').fits, true)
})

test('what belongs to a discipline that no workflow covers is told, with the nearest and why it is not that', () => {
  for (const query of ['CTOD', 'spudcan', 'hydrates', 'rebar', 'separator', 'ampacity', 'wake losses']) {
    const { fits, outside = [], hits } = find(query)
    assert.deepEqual([fits, outside.map(({ words }) => words)], [false, [query]])
    assert.ok(hits.length > 0, query)
    for (const { why_not } of hits) assert.match(why_not ?? '', /^(Outside scope: .*|It does not cover .*)\.$/, query)
  }
  assert.deepEqual(find('burst of a zeppelin over quilts').hits[0]?.missing, ['zeppelin', 'quilts'])
  const [nearest] = find('gas lift valves on the tubing').hits
  assert.equal(
    nearest?.why_not,
    'Outside scope: Tapered tubing, flow up the annulus, gas-lift valves and chokes in the string.',
  )
  assert.deepEqual(find('does it slide, and will there be wax').outside, [
    { words: 'wax', discipline: 'flow assurance' },
  ])
})

test('a hit that fits needs no reason, and no discipline is named', () => {
  const { fits, outside, hits } = find('pressure from reservoir to separator by nodal analysis')
  assert.deepEqual([fits, outside], [true, undefined])
  assert.ok(hits.every((hit) => !('why_not' in hit || 'missing' in hit)))
})

test('a discipline is outside only until a workflow of another repo is named so', () => {
  const separator: ForeignWorkflow = {
    repo: 'helpful',
    id: 'separator-sizing',
    version: 1,
    status: 'stable',
    title: 'Separator sizing',
    routes: [{ domain: 'wells-subsurface', subdomain: 'process' }],
    runtime: '',
    folder: '/',
    invocation: [],
    acceptsParams: false,
    paramsSchema: undefined,
    example: {},
    outputs: [],
    reason: '',
    problems: () => [],
  }
  const { fits, hits } = finderOf(new Catalog(OURS, [separator])).find('separator sizing')
  assert.deepEqual([fits, hits[0]?.title], [true, 'Separator sizing'])
})

test('each discipline outside leads to a workflow that is near it', () => {
  for (const [discipline, { near }] of Object.entries(OUTSIDE))
    assert.equal(find(near).fits, true, `${discipline}: ${near}`)
})

test('words are found whatever their ending, case, abbreviation or a slip of a letter', () => {
  const first = (query: string) => find(query).hits[0]?.ref
  for (const query of ['catenaries', 'CATENARY', 'catenery']) assert.equal(first(query), 'modelrepo:catenary', query)
  assert.equal(first('sacrificial anodes for a jacket'), first('galvanic anodes for a jacket'))
  assert.equal(first('CP of a monopile'), 'modelrepo:cathodic-protection-monopile')
})

test('fewer hits are the first of many', () => {
  const all = find('fatigue of a mooring line', HITS).hits
  assert.equal(all.length, HITS)
  for (const limit of [1, 3, 5]) assert.deepEqual(find('fatigue of a mooring line', limit).hits, all.slice(0, limit))
})

test('it knows what the catalog holds and nothing else, and says of each whether it can be run', () => {
  const small = finderOf(new Catalog([fixtures]))
  assert.deepEqual(small.find('allowable free span').hits, [])
  const [planned] = small.find('planned').hits
  assert.deepEqual(
    [planned?.ref, planned?.firable, planned?.reason],
    ['modelrepo:planned', false, 'not implemented yet'],
  )
  assert.deepEqual([...new Set(small.find('fixture mixed').hits.map((hit) => hit.ref))].length, HITS)
})

test('of two that fit alike the one that can be run comes first', () => {
  const { hits } = finderOf(new Catalog([fixtures])).find('twice the length', 50)
  const alike = [...Map.groupBy(hits, (hit) => hit.score).values()]
  const mixed = alike.filter((group) => new Set(group.map((hit) => hit.firable)).size === 2)
  assert.ok(mixed.length > 0)
  for (const group of mixed)
    assert.deepEqual(
      group,
      group.toSorted((a, b) => Number(b.firable) - Number(a.firable)),
    )
})

test('the longest query costs no more than a few times a short one', () => {
  const spent = (query: string) => {
    const before = process.cpuUsage()
    for (let i = 0; i < 20; i++) find(query)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 20_000
  }
  const long = 'presure curent fatige spectum anchr '.repeat(9).slice(0, LONGEST_QUERY)
  assert.ok(spent(long) < 50, `${spent(long)} ms`)
})
