/** A form asks first for what any answer needs, then for what a check needs; a choice stands before what hangs on it. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { choice, grouped, optional, quantity } from '@keelson/workflow'
import { formOf, paramsOf, useOf } from './form.ts'
import { groupsOf } from './groups.ts'

const said = { description: 'An input.' }
const length = (title: string, more = {}) => quantity('member_length', { title, ...said, ...more })
const piled = { bed: ['piles'] }

/** A beam on one of two beds; piles have a length, and may scour. */
const schema = grouped({
  Beam: { span: length('Span'), breadth: length('Breadth', { default: 1 }), height: length('Height', { default: 2 }) },
  Piles: {
    pile_length: optional(length('Pile length', { usedWhen: piled, requiredWhen: piled })),
    pile_head: optional(length('Pile head', { usedWhen: piled })),
  },
  Bed: {
    bed: choice({ rock: 'rock', piles: 'piles' }, { title: 'Bed', ...said }),
    scour: choice({ none: 'none', known: 'known' }, { title: 'Scour', ...said, default: 'none' }),
    scour_depth: optional(length('Scour depth', { requiredWhen: { scour: ['known'] } })),
  },
  Criteria: {
    limit: optional(length('Largest sag', { usedWhen: { verdict: ['wanted'] } })),
    verdict: choice({ wanted: 'wanted', left: 'left' }, { title: 'Verdict', ...said, default: 'wanted' }),
    sag: optional(
      length('Sag', { requiredWhen: {}, requiredUnless: [{ inputs: ['breadth', 'height'] }, { inputs: ['limit'] }] }),
    ),
  },
})
const spec = { schema, example: { span: 10, bed: 'rock', height: 3 }, decides: { Sagging: ['limit'], Both: ['limit'] } }
const titled = () => Object.fromEntries(groupsOf(spec).map(({ title, fields }) => [title, fields.map((f) => f.name)]))
const field = (name: string) => groupsOf(spec).flatMap(({ fields }) => fields.filter((f) => f.name === name))[0]
const standing = (params: object) => useOf(spec, formOf(spec, { ...spec.example, ...params }))

describe('the groups of a form', () => {
  it('begin with what any answer needs, in the order of the contract, each choice before what it asks for', () => {
    assert.deepEqual(titled()['Required inputs'], ['span', 'bed', 'pile_length', 'sag'])
  })

  it('go on with what a check needs, behind the choice on which it hangs, and say which check', () => {
    assert.deepEqual(titled()['Required for checks'], ['verdict', 'limit'])
    assert.deepEqual(field('limit')?.decides, ['Sagging', 'Both'])
    assert.deepEqual(field('span')?.decides, [])
  })

  it('end with the rest in the groups of the contract, without those that are then empty', () => {
    const { 'Required inputs': _, 'Required for checks': __, ...rest } = titled()
    assert.deepEqual(rest, { Beam: ['breadth', 'height'], Piles: ['pile_head'], Bed: ['scour', 'scour_depth'] })
  })

  it('fold what the example leaves out, but no choice, nothing required and nothing that decides a check', () => {
    const sights = groupsOf(spec).flatMap(({ fields }) => fields.map(({ name, sight }) => [name, sight]))
    assert.deepEqual(Object.fromEntries(sights), {
      span: 'shown',
      bed: 'shown',
      pile_length: 'on demand',
      sag: 'shown',
      verdict: 'shown',
      limit: 'shown',
      breadth: 'folded',
      height: 'shown',
      pile_head: 'folded',
      scour: 'shown',
      scour_depth: 'on demand',
    })
  })

  it('are one of all inputs where a schema has none and needs nothing', () => {
    const plain = { properties: { depth: length('Depth', { default: 1 }) } } as never
    const [group, ...more] = groupsOf({ schema: plain, example: {} })
    assert.deepEqual([group?.title, more], ['Inputs', []])
  })
})

describe('what the form asks for', () => {
  it('follows the choices as they stand', () => {
    assert.deepEqual([...standing({}).demanded.keys()], ['span', 'bed', 'sag'])
    assert.ok(standing({ bed: 'piles' }).demanded.has('pile_length'))
    assert.ok(standing({ scour: 'known' }).demanded.has('scour_depth'))
  })

  it('is met by what may stand in its place', () => {
    assert.deepEqual(standing({}).demanded.get('sag'), {
      standIns: [['breadth', 'height'], ['limit']],
      met: false,
    })
    assert.equal(standing({ breadth: 2 }).demanded.get('sag')?.met, true)
    assert.equal(standing({ limit: 1 }).demanded.get('sag')?.met, true)
    assert.equal(standing({ limit: 1, verdict: 'left' }).demanded.get('sag')?.met, false)
  })

  it('leaves out of the request what its choices have no part for', () => {
    const sent = paramsOf(spec, formOf(spec, { ...spec.example, pile_length: 4 }))
    assert.deepEqual(sent, { span: 10, bed: 'rock', height: 3 })
  })
})
