/** What a JSON body may be. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { ServiceProblem } from '../problems.ts'
import { parseJson } from './body.ts'

const read = (text: string) => parseJson(Buffer.from(text))
const refuses = (body: string | Buffer, why: RegExp, code = 'body_not_json') =>
  assert.throws(
    () => parseJson(Buffer.from(body)),
    (e) => e instanceof ServiceProblem && e.code === code && why.test(e.message),
  )
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('a JSON body', () => {
  it('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ depthSize: 'small' }), (text) => assert.deepEqual(read(text), JSON.parse(text))),
      { numRuns: 300 },
    )
  })
  it('may be nested 32 deep and no deeper; brackets in texts do not count', () => {
    assert.ok(read(nested(32)))
    refuses(nested(33), /nested deeper than 32 levels/, 'body_too_complex')
    refuses('['.repeat(5_000_000), /deeper/, 'body_too_complex')
    assert.deepEqual(read('["[[[[\\"[[[["]'), ['[[[["[[[['])
    assert.ok(read(JSON.stringify(['['.repeat(100)])))
  })
  it('is refused where one object has a name twice, however it is written', () => {
    refuses('{"a":1,"a":2}', /the name "a" twice/)
    refuses('{"a":1,"\\u0061":2}', /the name "a" twice/)
    refuses('{"x":[{"b":{},"c":"b","b":[]}]}', /the name "b" twice/)
    refuses('{"__proto__":1,"__proto__":2}', /twice/)
    assert.ok(read('[{"a":1},{"a":{"a":"a:a"}}]'))
    assert.ok(read('{"":{"":[]},"\\"":0}'))
  })
  it('is refused where a text holds half of a surrogate pair, which no hash can cover', () => {
    refuses('{"a":"\\ud800"}', /surrogate/)
    refuses('{"\\udfff":1}', /surrogate/)
    assert.deepEqual(read('["\\ud83d\\ude00"]'), ['😀'])
  })
  it('is refused before it is read where its objects and lists, or the members of one object, are too many', () => {
    refuses(`[${'{},'.repeat(5_000_000)}{}]`, /more than 250000 objects and lists/, 'body_too_complex')
    const members = Array.from({ length: 10_001 }, (_, i) => `"x${i}":0`).join()
    refuses(`{"params":{${members}}}`, /more than 10000 members in one object/, 'body_too_complex')
  })
  it('may be a list of numbers of 16 MB, and a text of as much', () => {
    assert.equal((read(`[${'1,'.repeat(8_000_000)}1]`) as number[]).length, 8_000_001)
    assert.equal((read(JSON.stringify('{['.repeat(8_000_000))) as string).length, 16_000_000)
  })
  it('is refused where it is not UTF-8 or not JSON', () => {
    refuses(Buffer.from([0x22, 0xff, 0x22]), /UTF-8/)
    refuses(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), /UTF-8/)
    for (const text of ['', ' ', '{', '"', '"\\"', '{"a"}', '[1,]', '{} {}', 'NaN', "{'a':1}", '\u0000']) {
      refuses(text, /not valid JSON/)
    }
  })
  it('takes a text of many megabytes in its stride', () => {
    const text = JSON.stringify({ ref: '"\\'.repeat(2_000_000) })
    const begun = process.cpuUsage()
    assert.equal((read(text) as { ref: string }).ref.length, 4_000_000)
    assert.ok(process.cpuUsage(begun).user < 5_000_000)
  })
})
