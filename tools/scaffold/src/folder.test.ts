/** A description becomes a folder: declared by kinds and fields, its example in the declared units. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Description, NO_MAP, readDescription } from './description.ts'
import { folderOf } from './folder.ts'
import { boundsOf } from './limits.ts'
import { placeOf } from './new.ts'

const description: Description = {
  workflow: 'beam-deflection',
  title: 'Deflection of a beam',
  purpose: 'finds how far a beam sags',
  standards: ['Roark'],
  method: ['1. Elastic bending.'],
  inputs: [
    { name: 'outer_diameter', unit: 'm', required: true, hard_limits: '> 0' },
    {
      name: 'span',
      unit: 'm',
      required: true,
      meaning: 'between supports',
      hard_limits: '> 0, < 100 D',
      kind: 'member_length',
    },
    { name: 'heat', unit: 'USD/m', default: 2 },
    { name: 'ends', unit: '-', values: ['pinned', 'fixed'], default: 'pinned' },
    { name: 'speeds', unit: 'm/s', accepts: ['number', 'list'], kind: 'current_velocity' },
  ],
  outputs: [{ name: 'deflection', unit: 'm', meaning: 'at midspan', kind: 'displacement' }],
  default_case: { outer_diameter: { value: 0.5, unit: 'm' }, span: '20 ft', ends: { value: 'fixed', unit: '-' } },
  cases: [{ id: 'one', inputs: {}, expected: { deflection: { value: 0.01, unit: 'm' } } }],
}
const place = { repo: 'modelrepo', route: { domain: 'floating-marine', subdomain: 'structural' } } as const
const { files, guessed } = folderOf(description, NO_MAP, place)
const has = (file: string, text: string) =>
  assert.ok(files[file]?.includes(text), `${file} lacks ${text}:\n${files[file]}`)

test('an input that the library has is taken from it, any other is of its kind', () => {
  has('params.ts', 'outer_diameter: field.outerDiameter({ example: 500 })')
  has('params.ts', "span: quantity('member_length', { title: 'Span', description: 'Between supports.', above: 0")
  has('params.ts', "ends: choice(['pinned', 'fixed'], ")
  has('params.ts', "speeds: optional(quantityList('current_velocity', ")
  has('params.ts', 'single: true')
})

test('inputs stand in the groups that the description names, in their order; few inputs need none', () => {
  has('params.ts', 'export const inputs = params({')
  const group = (name: string) => ({ span: 'Beam', ends: 'Beam', speeds: 'Flow at it' })[name]
  const named = description.inputs.map((input) => {
    const title = group(input.name)
    return title === undefined ? input : { ...input, group: title }
  })
  const params = folderOf({ ...description, inputs: named }, NO_MAP, place).files['params.ts'] ?? ''
  assert.match(
    params,
    /inputs = grouped\(\{\nBeam: \{\nspan: .*\nends: .*\n\},\n'Flow at it': \{\nspeeds: .*\n\},\n'Other inputs': \{\nouter_diameter: .*\nheat: .*\n\},\n\}\)/,
  )
  assert.match(params, /import \{ .*\bgrouped\b.* \} from '@keelson\/workflow'/)
})

test('a kind that is not known is said to be none, and the author is told', () => {
  has('params.ts', "heat: quantity({ unit: 'USD/m', noKind: 'no kind was chosen yet' }")
  assert.ok(guessed.some((g) => g.startsWith('heat [USD/m]')))
})

test('values stand in the unit of their kind, the example as a person would type it', () => {
  has('values.ts', "deflection: numberValue('displacement', ")
  assert.deepEqual(JSON.parse(files['example.json'] ?? ''), { outer_diameter: 500, span: '20 ft', ends: 'fixed' })
})

test('cases are taken over as they are', () => {
  assert.deepEqual(JSON.parse(files['cases.json'] ?? '').cases, description.cases)
})

test('bounds in words become bounds in the declared unit; rules between inputs do not', () => {
  assert.deepEqual(boundsOf('>= 0.1, < D/2', 'm', 'mm'), ['minimum: 100'])
  assert.deepEqual(boundsOf('0..0.5', '-', '-'), ['minimum: 0', 'maximum: 0.5'])
  assert.deepEqual(boundsOf(undefined, 'm', 'm'), [])
})

test('a description that lacks a member is refused by its name, a workflow without a place too', () => {
  assert.throws(() => readDescription({ workflow: 'x' }), /lacks title, purpose/)
  assert.throws(() => placeOf(description, {}), /say --subdomain/)
  assert.equal(placeOf(description, { subdomain: 'structural' }).route.subdomain, 'structural')
})
