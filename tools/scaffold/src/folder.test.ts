/** A description becomes a folder: declared by kinds and fields, its example in the declared units. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { misnamed, missingFiles, outOfPlace, withoutHeader } from '@keelson/conformance/house.ts'
import type { Domain } from '@keelson/workflow'
import { type Description, NO_MAP, readDescription } from './description.ts'
import { folderOf } from './folder.ts'
import { kindsOf } from './kinds-of-names.ts'
import { limitsOf } from './limits.ts'
import { placeOf } from './place.ts'
import { leftIn, NOT_DESCRIBED, stepTitle } from './placeholders.ts'
import { proposedKinds } from './proposals.ts'

const description: Description = {
  workflow: 'beam-deflection',
  title: 'Deflection of a beam',
  purpose: 'finds how far a beam sags',
  standards: ['Roark'],
  method: ['1. Elastic bending.'],
  inputs: [
    { name: 'outer_diameter', unit: 'm', required: true, hard_limits: '> 0', kind: 'line_pipe_outer_diameter' },
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
const { files, left } = folderOf(description, NO_MAP, place)
const has = (file: string, text: string) =>
  assert.ok(files[file]?.includes(text), `${file} lacks ${text}:\n${files[file]}`)

test('an input that the library has is taken from it, any other is of its kind', () => {
  has('inputs.ts', 'outer_diameter: field.outerDiameter({ example: 500 })')
  has('inputs.ts', "span: quantity('member_length', { title: 'Span', description: 'Between supports.', above: 0")
  has('inputs.ts', "ends: choice({ pinned: 'Pinned', fixed: 'Fixed' }, ")
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
    /oneWayOver\(\{\nBeam: \{\n.*\nspan: .*\nends: .*\n\},\n'Flow at it': \{\nspeeds: .*\n\},\n'Other inputs': \{\nouter_diameter: .*\n.*\nheat: .*\n\},\n\}\)/,
  )
})

test('a kind that is not known is said to be none, and the author is told', () => {
  has('inputs.ts', "heat: quantity({ unit: 'USD/m', noKind: 'no kind was chosen yet' }")
  assert.ok(left.kinds.some((k) => k.startsWith('choose a kind for heat [USD/m]: none is like it')))
})

test('values stand in the unit of their kind, the example as a person would type it', () => {
  has('way.ts', "deflection: numberValue('displacement', ")
  assert.deepEqual(JSON.parse(files['example.json'] ?? ''), { outer_diameter: 500, span: '20 ft', ends: 'fixed' })
})

test('cases are taken over as they are, their inputs in the declared units', () => {
  assert.deepEqual(JSON.parse(files['cases.json'] ?? '').cases, description.cases)
  const cases = description.cases.map((c) => ({ ...c, inputs: { outer_diameter: 0.4, span: 5, ends: 'pinned' } }))
  const { files: made } = folderOf({ ...description, cases }, NO_MAP, place)
  assert.deepEqual(JSON.parse(made['cases.json'] ?? '').cases[0].inputs, {
    outer_diameter: 400,
    span: 5,
    ends: 'pinned',
  })
})

test('bounds in words become bounds in the declared unit; what else is said is a rule to write', () => {
  assert.deepEqual(limitsOf('>= 0.1, < D/2', 'm', 'mm'), { bounds: ['minimum: 100'], rules: ['< D/2'] })
  assert.deepEqual(limitsOf('0..0.5', '-', '-').bounds, ['minimum: 0', 'maximum: 0.5'])
  assert.deepEqual(limitsOf(undefined, 'm', 'm'), { bounds: [], rules: [] })
  assert.deepEqual(left.rules, ["write the rule 'span < 100 D' in rules.ts"])
})

test('kinds are proposed by what the unit measures and by the words, and none where no word is shared', () => {
  assert.equal(proposedKinds('length of the member', 'm').likely, 'member_length')
  assert.equal(proposedKinds('weight in air', 'kN').likely, undefined)
  assert.equal(proposedKinds('midspan_deflection how far the beam sags', 'mm').like[0], 'displacement')
  assert.deepEqual(proposedKinds('xyz', 'm'), { likely: undefined, like: [] })
  assert.deepEqual(proposedKinds('member length', 'no unit').like, [])
})

test('of kinds that are as like, those used nearest by come first; a name is of the kind it has nearest by', () => {
  const { like } = proposedKinds('length', 'm')
  const last = like.at(-1) ?? 'stress'
  const same = like.filter((kind) => kind.includes('length'))
  assert.ok(same.length > 1)
  assert.equal(proposedKinds(last, 'm', (kind) => Number(kind === last)).like[0], last)
  const kindIn = (domain: Domain, subdomain: string) =>
    kindsOf(NO_MAP, 'inputs', { domain, subdomain })({ workflow: 'x', path: 'outer_diameter', unit: 'mm' }).measure
  assert.equal(kindIn('floating-marine', 'structural'), "'structural_tube_diameter'")
  assert.equal(kindIn('subsea-pipelines-integrity', 'pipeline'), "'line_pipe_outer_diameter'")
})

test('what is proposed, and what is to be cited, checked, drawn or ruled, stands as a line where it is done', () => {
  const asked = {
    ...description,
    inputs: [...description.inputs, { name: 'member_length', unit: 'm' }],
    checks: ['deflection < limit'],
    plots: ['Deflection over the span', 'deflection over span'],
  }
  const { files: all } = folderOf(asked, NO_MAP, place)
  const linesIn = (file: string) => leftIn(all[file] ?? '')
  assert.deepEqual(
    linesIn('inputs.ts').map((line) => line.split(' ').slice(0, 4).join(' ')),
    ["write the rule 'span", 'choose a kind for', 'confirm that member_length [m]'],
  )
  assert.deepEqual(linesIn('way.ts'), ["declare the check 'deflection < limit'"])
  assert.deepEqual(linesIn('contract.ts'), ['cite Roark'])
  assert.deepEqual(linesIn('pictures.ts'), ["draw 'Deflection over the span'", "draw 'deflection over span'"])
  assert.ok(all['pictures.ts']?.includes('deflection_over_span_2: notApplicable('))
  assert.ok(all['way.ts']?.includes('composed(only, { charts, drawn })'))
})

test('the example of an input is in its declared unit, whatever unit it was sent in', () => {
  const sent = { ...description.default_case, span: { value: 6000, unit: 'mm' } }
  const { files: made } = folderOf({ ...description, default_case: sent }, NO_MAP, place)
  assert.match(made['inputs.ts'] ?? '', /span: quantity\(.* example: 6 \}/)
})

test('a unit that moves is told', () => {
  assert.deepEqual(left.moved, ['outer_diameter: m -> mm', 'deflection: m -> mm'])
})

test('the exercise is written so that the rules of the house hold of it', () => {
  const file = new URL('../../../examples/new-workflow/beam-deflection.json', import.meta.url)
  const exercise = readDescription(JSON.parse(readFileSync(file, 'utf8')))
  const { files: written } = folderOf(exercise, NO_MAP, place)
  const scripts = Object.entries(written)
    .filter(([name]) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(([name, text]) => ({ file: name, text }))
  const folder = { name: exercise.workflow, files: scripts }
  assert.deepEqual(
    [...outOfPlace(folder), ...missingFiles(folder), ...withoutHeader(folder), ...misnamed(Object.keys(written))],
    [],
  )
  assert.ok('way.ts' in written)
})

test('a description that lacks a member is refused by its name', () => {
  assert.throws(() => readDescription({ workflow: 'x' }), /lacks title, purpose/)
})

test('each fault of a description is refused at its pointer, with what was probably meant', () => {
  const json = {
    ...description,
    untis: 'm',
    inputs: [
      { name: 'Span', unit: 'm', requird: true },
      { name: 'load', unit: 'kN/mm', kind: 'force_per_lenght' },
      { name: 'depth', unit: 'mmm', kind: 'water_depth' },
      { name: 'area', unit: 'm', kind: 'section_area', required: true },
      { name: 'area', unit: 'm2', hard_limits: 5 },
    ],
    default_case: { load: 1, laod: 2 },
    cases: [
      { id: 'one', inputs: { laod: 1 }, expected: { deflectoin: { value: 1 }, 'checks.x.state': { value: 'pass' } } },
    ],
  }
  const refusal = () => readDescription(json)
  for (const said of [
    '/untis there is no member untis',
    '/inputs/0/requird there is no member requird; did you mean required?',
    '/inputs/0/name must be a name written_so, not "Span"',
    '/inputs/1/kind there is no kind force_per_lenght; did you mean force_per_length?',
    '/inputs/2/unit "mmm" is not a known unit; did you mean',
    '/inputs/3/kind section_area is measured in mm2, not in m: npx keelson kinds m',
    '/inputs/4/name area is there already',
    '/inputs/4/hard_limits must be a text',
    '/default_case/area is required, and is missing',
    '/default_case/laod there is no input laod; did you mean load?',
    '/cases/0/inputs/laod there is no input laod; did you mean load?',
    '/cases/0/expected/deflectoin there is no output deflectoin; did you mean deflection?',
  ])
    assert.throws(refusal, (error: Error) => error.message.includes(`\n  ${said}`), said)
  assert.throws(refusal, (error: Error) => error.message.split('\n').length === 13)
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
  has('way.ts', "takes: ['outer_diameter', 'span', 'heat', 'ends']")
  has('way.ts', "may: ['speeds']")
})
