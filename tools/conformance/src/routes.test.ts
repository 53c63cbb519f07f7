/** Whatever can be asked in two ways is answered once: atlas and solver, an entry and its parts, two workflows of one method. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadedBy } from '@keelson/engine'
import { seeded } from '@keelson/equations/seeded.ts'
import { resourcesOf } from '@keelson/service/engines/resources.ts'
import { annotations, readParams } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import type { TObject } from 'typebox'
import { DATASETS, type EveryVersion, everyVersion } from './every-version.ts'
import { disagreements, isAtlas, twoAnswers } from './routes/atlas-routes.ts'
import { type Relation, type Request, relations } from './routes/relations.ts'
import { isRun, type Refused, type Run } from './subject.ts'

const DRAWN = 12

const answeredBy = everyVersion.filter(({ id }) => id.endsWith('-atlas-query'))
const atlases = await Promise.all(answeredBy.map(async (version) => ({ version, atlas: await atlasOf(version) })))
const solved = atlases.flatMap(({ version, atlas }) => (atlas === undefined ? [] : [{ version, atlas }]))

async function atlasOf({ workflow }: EveryVersion): Promise<AtlasFile | undefined> {
  const resources = resourcesOf(DATASETS, AbortSignal.timeout(60_000))
  const { params } = readParams(workflow.contract, workflow.example)
  const data = workflow.load && (await loadedBy(workflow, params, resources))?.data
  await resources.release()
  return isAtlas(data) ? data : undefined
}

/** Anywhere inside the atlas, the other numbers of the example as they are or, `moved`, up to a factor of 2 away. */
function drawnInside({ workflow }: EveryVersion, atlas: AtlasFile, moved: boolean, draw: () => number): Request {
  const { properties } = workflow.contract.params as TObject
  const others = Object.entries(workflow.example).map(([name, sent]) => {
    const isFree = moved && typeof sent === 'number' && annotations(properties[name] ?? {}).kind !== undefined
    return [name, isFree ? sent * 2 ** (2 * draw() - 1) : sent] as const
  })
  const inside = Object.entries(atlas.limits).flatMap(([name, { low, high, unit }]) =>
    properties[name] === undefined ? [] : [[name, { value: low + draw() * (high - low), unit }] as const],
  )
  return Object.fromEntries([...others, ...inside])
}

for (const { version, atlas } of solved) {
  test(`${version.ref} and its solver give the same values within the error of the atlas, and the same verdicts`, async () => {
    const draw = seeded(30)
    const { repo, workflow } = version
    const error = Math.max(...Object.values(atlas.holdout.max_relative_error))
    const requests = Array.from({ length: DRAWN }, (_, i) => drawnInside(version, atlas, i % 2 === 1, draw))
    const both = await twoAnswers(repo, workflow, DATASETS, requests, error)
    assert.ok(both.length >= DRAWN / 3, `${both.length} of ${DRAWN} requests were accepted`)
    assert.deepEqual(
      both.flatMap((answers) => disagreements(answers, workflow.contract.answers)),
      [],
    )
  })
}

for (const relation of relations) test(relation.claim, () => holds(relation))

async function holds({ refs, ask, same, within = 1e-9 }: Relation): Promise<void> {
  const draw = seeded(7)
  const [one, other] = refs.map((ref) => everyVersion.find((version) => version.ref === ref))
  assert.ok(one && other)
  for (let i = 0; i < DRAWN; i++) {
    const [a, b] = ask(draw, one.workflow.example)
    const first: Asked = await one.subject().runForNumbers('a', a)
    const second: Asked = await other.subject().runForNumbers('b', b)
    assert.ok(isRun(first) && isRun(second), JSON.stringify([a, b]))
    for (const name of same) {
      const x: number | null = numberOf(first, name)
      const y: number | null = numberOf(second, name)
      assert.ok(isNear(x, y, within), `${name}: ${x} and ${y} at ${JSON.stringify(a)}`)
    }
    assert.equal(first.emitted.status, second.emitted.status)
  }
}

type Asked = Run | Refused

function numberOf({ emitted }: Run, name: string): number | null {
  const quantity = emitted.result.values[name]
  assert.ok(quantity !== undefined, `there is no value ${name}`)
  return typeof quantity.value === 'number' ? quantity.value : null
}

const isNear = (x: number | null, y: number | null, within: number): boolean =>
  x === null || y === null ? x === y : Math.abs(x - y) <= within * Math.max(Math.abs(x), Math.abs(y))
