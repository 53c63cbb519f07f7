/** How well one finds a workflow by what one would ask. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baseRef } from '@keelson/workflow'
import { Catalog } from '../catalog.ts'
import { fixtures } from '../fixtures/catalog.ts'
import { finderOf, HITS, LONGEST_QUERY } from './find.ts'
import prompts from './prompts.json' with { type: 'json' }
import strangers from './strangers.json' with { type: 'json' }

const catalog = new Catalog()
const { find } = finderOf(catalog)
/** What one asks, and the workflow or workflows meant. */
const asked = prompts.map(([query = '', meant = '']) => ({ query: String(query), meant: [meant].flat() }))

function placeOf({ query, meant }: (typeof asked)[number]): number {
  const at = find(query).hits.findIndex((hit) => meant.some((id) => hit.ref.endsWith(`:${id}`)))
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

test('it has the workflow meant first in nine prompts of ten and among five in nearly all', () => {
  // Measured: 815 of 856 first, 853 among five. At first sight of the last 268 it had 249 and 267, of the 60 longest of them 53 and 60.
  const places = asked.map(placeOf)
  const share = (most: number) => places.filter((place) => place < most).length / places.length
  assert.ok(places.length >= 856)
  assert.ok(share(1) >= 0.935, `${share(1)} first`)
  assert.ok(share(5) >= 0.985, `${share(5)} among five`)
})

test('each workflow is first for at least half of the prompts that mean it', () => {
  const byWorkflow = Map.groupBy(asked, ({ meant }) => meant[0])
  const poor = [...byWorkflow].filter(([, all]) => all.filter((one) => placeOf(one) === 0).length < all.length / 2)
  assert.equal(byWorkflow.size, catalog.entries.length)
  assert.deepEqual(
    poor.map(([id]) => id),
    [],
  )
})

test('it says that none fits for most of what Keelson does not do, and seldom for what it does', () => {
  // Measured: 105 of 125 strangers, of which half are of the field; 11 of 856 prompts.
  const called = (queries: readonly string[]) => queries.filter((query) => !find(query).fits).length / queries.length
  const missed = called(asked.map(({ query }) => query))
  assert.ok(called(strangers) >= 0.8, `${called(strangers)} of strangers`)
  assert.ok(missed <= 0.02, `${missed} of prompts`)
})

test('each way in which a contract says that it is asked for finds its workflow first', () => {
  const missed = catalog.entries.flatMap((entry) =>
    entry.versions.flatMap(({ workflow: { contract } }) =>
      contract.askedAs.filter((query: string) => find(query).hits[0]?.ref !== baseRef(entry)),
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
