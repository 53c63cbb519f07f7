/** The judge of answers is judged: it lets a sound one pass and finds each fault. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answered, faultOf } from './judge.ts'

const problem = (status: number, code: string, more: object = {}): Answered => ({
  status,
  mediaType: 'application/problem+json',
  text: JSON.stringify({ code, status, detail: 'x', ...more }),
  ms: 1,
})
const pointed = { errors: [{ pointer: '/length', message: 'must be a number' }] }

test('what is answered or refused in order has no fault', () => {
  assert.equal(faultOf('POST', { status: 200, mediaType: 'application/json', text: '{}', ms: 1 }), undefined)
  assert.equal(faultOf('POST', problem(422, 'params_refused', pointed)), undefined)
  assert.equal(faultOf('HEAD', { ...problem(404, 'unknown_route'), text: '' }), undefined)
})

for (const [what, answer] of [
  ['a failure', problem(500, 'internal')],
  ['a service that is busy', problem(503, 'busy')],
  ['an answer that took for ever', { ...problem(404, 'unknown_route'), ms: 1e6 }],
  ['a refusal in another form', { ...problem(404, 'unknown_route'), mediaType: 'text/plain' }],
  ['a refusal that is not JSON', { ...problem(404, 'unknown_route'), text: 'no' }],
  ['a code of another status', problem(404, 'body_not_json')],
  ['a refusal of params without pointers', problem(422, 'params_refused')],
  ['a refusal of a study without pointers', problem(422, 'study_refused')],
  ['a pointer to nothing', problem(422, 'params_refused', { errors: [{ pointer: 'length', message: 'x' }] })],
] as const) {
  test(`${what} is found`, () => assert.notEqual(faultOf('POST', answer), undefined))
}
