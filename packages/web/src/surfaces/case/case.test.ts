/** A case between its boxes, the request and the address: what was entered is what is sent, however it is shown. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { canonicalText, hashedInput } from '@keelson/engine'
import { choicesOf, UNIT_SYSTEMS } from '@keelson/units/systems.ts'
import { readParams } from '@keelson/workflow'
import fc from 'fast-check'
import { exampleOf } from '../../form/case/basis.ts'
import { type FieldState, inUnit, paramOf, stateOf, tidied } from '../../form/case/field.ts'
import { fieldsOf, formOf, limitsOf, paramsOf, restatedForm, useOf } from '../../form/case/form.ts'
import { groupsOf } from '../../form/case/groups.ts'
import { sliderOf } from '../../form/case/slider.ts'
import { linkTo, placeOf } from '../../pages/case/address.ts'
import { pageWorkflows, refOf, type Surface, type SurfaceWorkflow } from '../surface.ts'
import { surfaces } from '../surfaces.ts'
import { answerTo } from './answer.ts'

const all = surfaces.flatMap((surface) => surface.workflows.map((shown) => ({ surface, shown })))
const [wall] = surfaces
assert.ok(wall)
const [quickcheck] = wall.workflows
const pageOf = (surface: Surface, shown: SurfaceWorkflow) => {
  const [found] = pageWorkflows(surface).filter(({ ref }) => ref === refOf(surface, shown))
  assert.ok(found)
  return found
}
const schemaOf = (name: string) => {
  const schema = fieldsOf(quickcheck.form)[name]
  assert.ok(schema, name)
  return schema
}
const hashText = (contract: Parameters<typeof readParams>[0], params: Readonly<Record<string, unknown>>) =>
  canonicalText(hashedInput('modelrepo', contract, readParams(contract, params).used, []))

describe('the form of a workflow', () => {
  for (const { surface, shown } of all) {
    const { contract, example } = shown.workflow
    it(`${contract.id}: the example passes through it, in the units of every practice, as the same case`, () => {
      const own = hashText(contract, example)
      for (const system of UNIT_SYSTEMS) {
        const form = exampleOf(shown.form, system)
        assert.equal(hashText(contract, paramsOf(shown.form, form)), own, system)
        const place = placeOf(pageWorkflows(surface), linkTo({ shown: pageOf(surface, shown), form, system }))
        assert.equal(hashText(contract, paramsOf(place.shown.form, place.form)), own, `${system} by its address`)
        assert.deepEqual(place.notes, [])
      }
      assert.equal(
        hashText(contract, paramsOf(shown.form, restatedForm(shown.form, exampleOf(shown.form, 'us'), 'metric'))),
        own,
      )
    })

    it(`${contract.id}: every input stands in one group, with its limits in words`, () => {
      const grouped = groupsOf(shown.form).flatMap(({ fields }) => fields.map((f) => f.name))
      assert.deepEqual(grouped.toSorted(), Object.keys(fieldsOf(shown.form)).toSorted())
      for (const schema of Object.values(fieldsOf(shown.form)))
        assert.doesNotMatch(limitsOf(schema), /undefined|null|NaN/)
    })

    it(`${contract.id}: an input has a part in the form where the service gives it one`, () => {
      const read = readParams(contract, example)
      const { use } = useOf(shown.form, formOf(shown.form, example))
      assert.deepEqual(use, Object.fromEntries(read.inputs.map((i) => [i.name, i.use])))
    })
  }
})

describe('a box', () => {
  const diameter = schemaOf('outer_diameter')
  const sent = (text: string, unit = 'mm') => paramOf(diameter, { text, unit })

  it('sends a number in its unit, a text with a unit as it was typed, and nothing when it is empty', () => {
    assert.equal(sent('323.9'), 323.9)
    assert.deepEqual(sent('0.3239', 'm'), { value: 0.3239, unit: 'm' })
    assert.equal(sent('12.75 in'), '12.75 in')
    assert.equal(sent('1,5'), '1,5')
    assert.equal(sent('  '), undefined)
    assert.equal(paramOf(schemaOf('safety_class'), { text: 'high' }), 'high')
  })

  it('takes the unit out of the text when the reader is done, and leaves what it cannot read', () => {
    assert.deepEqual(tidied(diameter, { text: '12.75 inches', unit: 'mm' }), { text: '12.75', unit: 'in' })
    for (const text of ['12.75 furlongs', '12.75 kg', 'wide', '', '12']) {
      const state = { text, unit: 'mm' }
      assert.equal(tidied(diameter, state), state)
    }
  })

  it('shows another unit without changing what was entered, whatever the way there', () => {
    const units = choicesOf('m')
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1e4, noNaN: true }),
        fc.array(fc.constantFrom(...units)),
        (value, way) => {
          const entered: FieldState = { text: String(value), unit: 'in' }
          const shown = way.reduce((state, unit) => inUnit(diameter, state, unit), entered)
          assert.deepEqual(paramOf(diameter, shown), { value, unit: 'in' })
          assert.deepEqual(inUnit(diameter, shown, 'in'), entered)
        },
      ),
    )
  })

  it('reads what a request holds: a number, a text, a value with its unit', () => {
    assert.deepEqual(stateOf(diameter, 323.9), { text: '323.9', unit: 'mm' })
    assert.deepEqual(stateOf(diameter, '12.75 in'), { text: '12.75', unit: 'in' })
    assert.deepEqual(stateOf(diameter, { value: 0.3239, unit: 'm' }), { text: '0.3239', unit: 'm' })
    assert.deepEqual(stateOf(schemaOf('safety_class'), { value: 'low', unit: '-' }), { text: 'low' })
  })
})

describe('the address of a case', () => {
  it('says what in it could not be followed', () => {
    const ref = refOf(wall, quickcheck)
    const notes = (fragment: string) => placeOf(pageWorkflows(wall), fragment).notes
    assert.deepEqual(notes(''), [])
    assert.match(notes('#modelrepo:catenary@1?length=3')[0] ?? '', /catenary@1, which is not on this page/)
    assert.match(notes(`#${ref}?outer_diametre=1+m`)[0] ?? '', /outer_diametre/)
    assert.match(notes(`#${ref.replace('@1', '@9')}?`)[0] ?? '', /version 9/)
    assert.deepEqual(notes('#%E0%A4%A'), ['The address contains %E0%A4%A, which is not on this page.'])
    assert.deepEqual(notes('#modelrepo:wall-thickness-quickcheck@1?__proto__=1&units=us').length, 1)
  })

  it('never makes the page throw, whatever it holds', () => {
    for (const { surface, shown } of all) {
      const names = [...Object.keys(fieldsOf(shown.form)), 'units', '__proto__']
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string()), { maxLength: 5 }), (given) => {
          const place = placeOf(pageWorkflows(surface), `#${refOf(surface, shown)}?${new URLSearchParams(given)}`)
          const answer = answerTo(shown.workflow, paramsOf(place.shown.form, place.form))
          assert.ok(['ran', 'refused', 'failed'].includes(answer.kind))
        }),
        { numRuns: 50 },
      )
    }
  })
})

describe('a slider', () => {
  it('spans its value in steps that can be read, within the bounds of the input', () => {
    for (const { shown } of all) {
      const form = exampleOf(shown.form, 'declared')
      for (const [name, schema] of Object.entries(fieldsOf(shown.form))) {
        const state = form[name]
        const range = state && sliderOf(schema, state)
        if (!range) continue
        const value = Number(state.text)
        assert.ok(range.low <= value && value <= range.high, `${name}: ${value} in ${range.low} to ${range.high}`)
        assert.match(range.step.toExponential(), /^[125]e/, name)
      }
    }
  })
})
