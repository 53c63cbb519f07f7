/** What is counted in the bytes of a JSON text, and where counting stops. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { countJson, type JsonBounds } from './json-bounds.ts'

const LOW: JsonBounds = { depth: 3, containers: 5, members: 2 }
const counted = (text: string, bounds?: JsonBounds) => countJson(Buffer.from(text), bounds)
const beyondOf = (text: string) => {
  const found = counted(text, LOW)
  return 'beyond' in found ? found.beyond : undefined
}

/** Members of all objects of a value. */
const membersIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce(
        (sum, held) => sum + membersIn(held),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )

describe('the count of a JSON text', () => {
  it('has the members of any value, however its texts are written', () => {
    fc.assert(
      fc.property(fc.json({ depthSize: 'small' }), (text) => {
        const found = counted(text)
        assert.equal('members' in found && found.members, membersIn(JSON.parse(text)))
      }),
      { numRuns: 300 },
    )
  })
  it('takes no bracket, colon or quote of a text for one of its own', () => {
    for (const text of ['"[[[[{{{{"', '"\\"[[[[{{{{"', '"\\\\",[[],[]]', '"a:b":":::"', '{"[":"{\\"}"}'])
      assert.equal(beyondOf(text), undefined, text)
    assert.match(beyondOf('"\\\\"[[[[') ?? '', /deeper/)
  })
  it('stops at the first byte that is beyond a bound, and says which', () => {
    assert.equal(beyondOf('[[[[]]]]'), 'is nested deeper than 3 levels, counted to byte 4')
    assert.equal(beyondOf('[{},{},{},{},{}]'), 'has more than 5 objects and lists, counted to byte 14')
    assert.equal(beyondOf('{"a":1,"b":[{"c":0}],"d":2}'), 'has more than 2 members in one object, counted to byte 25')
    assert.equal(beyondOf('[{"a":1,"b":2},{"a":1,"b":2}]'), undefined)
  })
  it('holds of what is cut off, and of what is no JSON', () => {
    for (const text of ['', '"', '"\\', '"\\u', '"\\ud', '{"a', '{"a":', ']]]]', '}{][', 'nonsense'])
      assert.equal(beyondOf(text), undefined, text)
    assert.match(beyondOf(']]]]{{{{') ?? '', /deeper/)
  })
  it('tells an escape that may be half of a character from every other', () => {
    const halves = (text: string) => {
      const found = counted(text)
      return 'halves' in found && found.halves
    }
    for (const text of ['"\\ud800"', '"\\uDFFF"', '"\\\\\\uDb00"']) assert.equal(halves(text), true, text)
    for (const text of ['"\\ud7ff"', '"\\ue000"', '"\\\\ud800"', '"\\n"']) assert.equal(halves(text), false, text)
  })
})
