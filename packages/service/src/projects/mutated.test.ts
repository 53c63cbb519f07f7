/** Two thousand documents with something changed, removed or doubled: each is read, or refused at pointers; nothing else is thrown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '@keelson/equations/seeded.ts'
import { Catalog } from '../catalog.ts'
import { PROJECT } from '../http/spec.ts'
import { ServiceProblem } from '../problems.ts'
import { projectDesk } from './project-desk.ts'

const DOCUMENTS = 2000
const never = () => Promise.reject(new Error('nothing is run'))
const desk = projectDesk({ catalog: new Catalog(), datasets: '/none', runs: { run: never, preview: never } })

const HOSTILE: readonly unknown[] = [
  null,
  '',
  -1,
  1e308,
  true,
  [],
  {},
  'x'.repeat(5000),
  { basis: 'none' },
  { from: 'M-01/none' },
  { from: 'M-02/line_safety_factor', reduce: 'max' },
  { from: 'M-01/__proto__' },
  { value: 1, unit: 'parsec' },
  [[[1]]],
  '\u202e12 m',
]

interface Place {
  readonly held: Record<string, unknown> | unknown[]
  readonly name: string
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const held = value as Place['held']
  return Object.keys(held).flatMap((name) => [{ held, name }, ...placesIn((held as Record<string, unknown>)[name])])
}

function mutated(random: () => number): unknown {
  const document = structuredClone({ ...PROJECT, calculations: [...PROJECT.calculations] }) as unknown
  for (let i = 0; i < 1 + Math.floor(random() * 3); i++) {
    const places = placesIn(document)
    const { held, name } = places[Math.floor(random() * places.length)] as Place
    const own = held as Record<string, unknown>
    const kind = random()
    if (kind < 0.2) delete own[name]
    else if (kind < 0.3) own[`${name}_`] = own[name]
    else own[name] = structuredClone(HOSTILE[Math.floor(random() * HOSTILE.length)])
  }
  return document
}

test('two thousand mutated documents are read, or refused at pointers', () => {
  const random = seeded(391)
  let [read, refused] = [0, 0]
  for (let i = 0; i < DOCUMENTS; i++) {
    const document = mutated(random)
    try {
      desk.read(document)
      read++
    } catch (error) {
      assert.ok(error instanceof ServiceProblem, `${JSON.stringify(document)}: ${error}`)
      assert.equal(error.code, 'project_refused')
      assert.ok(error.errors.length > 0 && error.errors.length <= 50)
      for (const { pointer, message } of error.errors) {
        assert.ok(pointer === '' || pointer.startsWith('/'), pointer)
        assert.ok(message.length > 0 && message.length < 2000, message)
      }
      refused++
    }
  }
  assert.ok(read > 20, `${read} were read`)
  assert.ok(refused > DOCUMENTS / 2, `${refused} were refused`)
})
