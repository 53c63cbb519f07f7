/** Two runs side by side: every difference is found by its name, and none where there is none. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { compareRecords, type Difference, MOST_LISTED, type RunRecord } from '@keelson/engine'
import { type Json, type TestService, testSeed, testService, withPlanned } from './testing.ts'

const REFS = ['modelrepo:on-bottom-stability-f109', 'modelrepo:wellpath', 'modelrepo:wall-thickness-quickcheck']
const SEEDED = 50

let service: TestService
const records: RunRecord[] = []
before(async () => {
  service = await testService({}, withPlanned())
  for (const ref of REFS) records.push(await recordedRun(ref, exampleOf(ref)))
})
after(() => service.close())

const exampleOf = (ref: string): Json => {
  const { target } = service.service.catalog.resolve(ref)
  assert.ok(target?.kind === 'own')
  return target.workflow.example
}
const recordedRun = async (ref: string, params: Json): Promise<RunRecord> =>
  service.service.recordOf((await service.run({ ref, params })).run_id)

/** Numbers from 0 to 1, the same ones from the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A member somewhere in a value: what holds it, and its key there. */
interface Leaf {
  readonly in: Json
  readonly key: string | number
}
const leavesOf = (value: Json, holder: Json, key: string | number): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((member) => leavesOf(value[member], value, member))
    : [{ in: holder, key }]

/** A change of a record at a random place, and what must be said of it. */
interface Seeded {
  readonly where: Difference['where']
  readonly named: string
  readonly before: unknown
  readonly after: unknown
}

function seed(record: Json, random: () => number): Seeded {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const { result, provenance, coordinate, warnings } = record.response
  /** Numbers move by one part in ten to one in a hundred million; words and flags become others. */
  const otherThan = (value: Json): Json => {
    if (typeof value === 'number') return value === 0 ? 1e-12 : value * (1 + 10 ** -(1 + 7 * random()))
    return typeof value === 'boolean' ? !value : `${value}x`
  }
  const change = (where: Seeded['where'], named: string, leaf: Leaf): Seeded => {
    const before = leaf.in[leaf.key]
    leaf.in[leaf.key] = otherThan(before)
    return { where, named, before, after: leaf.in[leaf.key] }
  }
  const made = result.checks.filter((c: Json) => c.state !== 'not_made')
  const tables = result.tables.filter((t: Json) => t.rows.length > 0)
  const kinds: (() => Seeded)[] = [
    () => {
      const input = one<Json>(result.inputs.filter((i: Json) => i.value !== undefined))
      const holder = input.si ?? input
      return change('inputs', input.name, one(leavesOf(holder.value, holder, 'value')))
    },
    () => {
      const [name, quantity] = one(
        Object.entries<Json>(result.values).filter(([, q]) => !q.worded && !q.columns?.some((c: Json) => c.worded)),
      )
      return change('values', name, one(leavesOf(quantity.value, quantity, 'value')))
    },
    () => {
      const check = one<Json>(made)
      const sides: Leaf[] = ['demand', 'capacity'].map((side) => ({ in: check[side], key: 'value' }))
      return change(
        'checks',
        check.id,
        one([...sides, ...['state', 'utilisation', 'limit'].map((key) => ({ in: check, key }))]),
      )
    },
    () => {
      const table = one<Json>(tables)
      const isData = ({ key }: Leaf) => !table.columns[key]?.worded
      return change('tables', table.id, one(leavesOf(table.rows, table, 'rows').filter(isData)))
    },
    () => {
      const standard = one<Json>(provenance.standard_revisions)
      return change('standards', standard.code_id, { in: standard, key: one(['revision', 'publisher']) })
    },
    () => {
      coordinate.resolved_version += 1
      const after = coordinate.resolved_version
      return { where: 'workflow', named: 'version', before: after - 1, after }
    },
    () => change('code', '', { in: provenance.code_version, key: one(['git_sha', 'package_version']) }),
    () => change('status', 'status', { in: record.response, key: 'status' }),
    () => {
      warnings.push({ code: 'seeded', message: 'A warning more.', path: '/x' })
      return { where: 'warnings', named: 'seeded /x', before: null, after: 'A warning more.' }
    },
    () => {
      provenance.data.push({ name: 'wells', sha256: '0'.repeat(64), bytes: 1 })
      return { where: 'data', named: 'wells', before: null, after: '0'.repeat(64) }
    },
  ]
  return one(kinds)()
}

describe('a comparison of two runs', () => {
  it(`finds each of ${SEEDED} seeded differences by its name, and nothing else`, () => {
    const random = randomFrom(testSeed())
    const places = new Set<string>()
    for (let i = 0; i < SEEDED; i++) {
      const record = records[i % records.length] as RunRecord
      const changed = structuredClone(record)
      const seeded = seed(changed, random)
      const { equal, differences, rest, counts } = compareRecords(record, changed)
      const said = JSON.stringify({ i, seeded, differences })
      assert.equal(equal, false, said)
      assert.deepEqual([differences.length, rest], [1, 0], said)
      const [found] = differences as readonly [Difference]
      assert.deepEqual([found.where, found.a, found.b], [seeded.where, seeded.before, seeded.after], said)
      assert.ok(found.name.startsWith(seeded.named), said)
      assert.notEqual(found.title, '', said)
      assert.equal(counts[found.where].different, 1)
      places.add(found.where)
    }
    assert.ok(places.size >= 8, [...places].join())
  })

  it('finds all of many at once, lists the first of them in order and counts the rest', () => {
    const record = records[0] as RunRecord
    const changed: Json = structuredClone(record)
    const { rows } = changed.response.result.tables[0] ?? { rows: [] }
    const values = Object.values<Json>(changed.response.result.values).filter((v) => typeof v.value === 'number')
    for (const quantity of values) quantity.value = quantity.value * 1.5 + 1
    changed.response.result.values.many = { label: 'Many', value: Array.from({ length: 2 * MOST_LISTED }, (_, i) => i) }
    changed.response.result.checks.pop()
    assert.ok(Array.isArray(rows))
    const { differences, rest, counts } = compareRecords(record, changed)
    assert.equal(differences.length, MOST_LISTED)
    const total = Object.values(counts).reduce((sum, c) => sum + c.different, 0)
    assert.equal(differences.length + rest, total)
    assert.ok(counts.values.different >= values.length + 2 * MOST_LISTED && counts.checks.different > 0)
    assert.ok(differences.some((d) => d.name === 'many/7' && d.only === 'b' && d.a === null && d.b === 7))
  })

  it('finds nothing where the same is typed in other units, or pinned, or moved by less than 1e-9', async () => {
    const ref = 'modelrepo:on-bottom-stability-f109'
    const example = exampleOf(ref)
    const typed = { ...example, outer_diameter: `${example.outer_diameter / 25.4} in` }
    const a = records[0] as RunRecord
    assert.deepEqual(compareRecords(a, await recordedRun(`${ref}@1`, typed)).differences, [])
    const moved: Json = structuredClone(a)
    for (const quantity of Object.values<Json>(moved.response.result.values))
      if (typeof quantity.value === 'number') quantity.value *= 1 + 5e-10
    moved.response.determinism.result_hash = 'moved'
    const { equal, largest_ignored } = compareRecords(a, moved)
    assert.equal(equal, true)
    assert.ok(Math.abs((largest_ignored?.relative ?? 0) - 5e-10) < 1e-12)
  })

  it('finds no difference in a table that is written otherwise as a file, but one in any other file', () => {
    const withFile = (basename: string, sha256: string, result_hash?: string): RunRecord => {
      const record: Json = structuredClone(records[1])
      record.response.result.outputs.push({ basename, media_type: 'text/csv', bytes: 1, sha256, url: '' })
      if (result_hash !== undefined) record.response.determinism.result_hash = result_hash
      return record
    }
    const table = `${records[1]?.response.result?.tables[0]?.id}.csv`
    const found = (...pair: readonly [RunRecord, RunRecord]) =>
      compareRecords(...pair).differences.map(({ where, name }) => [where, name])
    assert.deepEqual(found(withFile(table, 'a'), withFile(table, 'b')), [])
    assert.deepEqual(found(withFile(table, 'a'), withFile(table, 'b', '0'.repeat(64))), [['files', table]])
    assert.deepEqual(found(withFile('own.csv', 'a'), withFile('own.csv', 'b')), [['files', 'own.csv']])
  })

  it('says of two cases which inputs differ and what came of them', async () => {
    const ref = 'modelrepo:on-bottom-stability-f109'
    const a = records[0] as RunRecord
    const b = await recordedRun(ref, { ...exampleOf(ref), wall_thickness: '20 mm' })
    const { differences, counts } = compareRecords(a, b)
    assert.deepEqual(
      differences.filter((d) => d.where === 'inputs').map(({ name, unit, b }) => [name, unit, b]),
      [['wall_thickness', 'm', 0.02]],
    )
    assert.ok(
      differences.some((d) => d.where === 'checks' && d.name.endsWith('/utilisation') && d.relative !== undefined),
    )
    assert.ok(counts.values.different > 0 && counts.standards.different === 0)
  })

  it('says that results differ beyond what is recorded, where only their hashes do', () => {
    const changed: Json = structuredClone(records[0])
    changed.response.determinism.result_hash = '0'.repeat(64)
    changed.response.provenance.input_hash = '1'.repeat(64)
    const { differences } = compareRecords(records[0] as RunRecord, changed)
    assert.deepEqual(
      differences.map((d) => [d.where, d.name]),
      [
        ['inputs', 'hash'],
        ['values', 'hash'],
      ],
    )
  })

  it('compares runs of two workflows, and those that were not run', async () => {
    const skipped = await recordedRun('modelrepo:planned', { speed: 1 })
    const { equal, differences } = compareRecords(records[0] as RunRecord, skipped)
    assert.equal(equal, false)
    assert.deepEqual(differences[0], {
      where: 'workflow',
      name: 'ref',
      title: 'Workflow',
      a: 'modelrepo:on-bottom-stability-f109',
      b: 'modelrepo:planned',
    })
    assert.equal(compareRecords(skipped, await recordedRun('modelrepo:planned', { speed: 1 })).equal, true)
    const faster = compareRecords(skipped, await recordedRun('modelrepo:planned', { speed: 2 }))
    assert.deepEqual(
      faster.differences.map((d) => [d.name, d.a, d.b]),
      [['params/speed', 1, 2]],
    )
  })
})
