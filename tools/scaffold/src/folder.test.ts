/** A description becomes a folder: declared by kinds and fields, its example in the declared units. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Description, NO_MAP, readDescription } from './description.ts'
import { folderOf } from './folder.ts'
import { boundsOf } from './limits.ts'
import { placeOf } from './place.ts'
import { NOT_DESCRIBED, stepTitle } from './placeholders.ts'
import { proposedKinds } from './proposals.ts'

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
  has('inputs.ts', 'outer_diameter: field.outerDiameter({ example: 500 })')
  has('inputs.ts', "span: quantity('member_length', { title: 'Span', description: 'Between supports.', above: 0")
  has('inputs.ts', "ends: choice(['pinned', 'fixed'], ")
  has('inputs.ts', "speeds: quantityList('current_velocity', ")
  has('inputs.ts', 'single: true')
})

test('inputs stand in the groups that the description names, in their order; few inputs need none', () => {
  const group = (name: string) => ({ span: 'Beam', ends: 'Beam', speeds: 'Flow at it' })[name]
  const named = description.inputs.map((input) => {
    const title = group(input.name)
    return title === undefined ? input : { ...input, group: title }
  })
  const params = folderOf({ ...description, inputs: named }, NO_MAP, place).files['inputs.ts'] ?? ''
  assert.match(
    params,
    /oneWayOver\(\{\nBeam: \{\nspan: .*\nends: .*\n\},\n'Flow at it': \{\nspeeds: .*\n\},\n'Other inputs': \{\nouter_diameter: .*\nheat: .*\n\},\n\}\)/,
  )
})

test('a kind that is not known is said to be none, and the author is told', () => {
  has('inputs.ts', "heat: quantity({ unit: 'USD/m', noKind: 'no kind was chosen yet' }")
  assert.ok(guessed.some((g) => g.startsWith('heat [USD/m]')))
})

test('values stand in the unit of their kind, the example as a person would type it', () => {
  has('calculate.ts', "deflection: numberValue('displacement', ")
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

test('kinds are proposed by what the unit measures and by the words, and none where no word is shared', () => {
  assert.equal(proposedKinds('length of the member', 'm').likely, 'member_length')
  assert.equal(proposedKinds('weight in air', 'kN').likely, undefined)
  assert.equal(proposedKinds('midspan_deflection how far the beam sags', 'mm').fitting[0], 'displacement')
  const { likely, fitting } = proposedKinds('xyz', 'm')
  assert.equal(likely, undefined)
  assert.ok(fitting.includes('water_depth') && !fitting.includes('stress'))
  assert.deepEqual(proposedKinds('xyz', 'no unit').fitting, [])
})

test('a description that lacks a member is refused by its name', () => {
  assert.throws(() => readDescription({ workflow: 'x' }), /lacks title, purpose/)
})

test('a place is said, or asked for at a terminal; the domain follows from a subdomain that is there', async () => {
  const routeOf = async (...told: Parameters<typeof placeOf>) => (await placeOf(...told)).route
  const told = { subdomain: 'mooring' }
  assert.deepEqual(await routeOf('x', told), { domain: 'floating-marine', subdomain: 'mooring' })
  assert.equal((await routeOf('x', {}, async () => 'wells')).domain, 'wells-subsurface')
  await assert.rejects(placeOf('x', {}), /say --subdomain \(asset-integrity, .*, or a new one\)/)
  await assert.rejects(placeOf('x', { subdomain: 'tides' }), /say --domain \(.*floating-marine/)
})

test('what only the author knows is written so that the suite does not pass', () => {
  has('about.ts', `title: '${stepTitle(1)}'`)
  const { files: bare } = folderOf({ ...description, inputs: [{ name: 'depth', unit: 'm' }] }, NO_MAP, place)
  assert.ok(bare['inputs.ts']?.includes(NOT_DESCRIBED))
})

test('a way takes what is required or has a default, and may take the rest', () => {
  has('calculate.ts', "takes: ['outer_diameter', 'span', 'heat', 'ends']")
  has('calculate.ts', "may: ['speeds']")
})
