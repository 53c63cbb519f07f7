/** Whatever a workflow throws, its caller reads words of engineering, and the log what was thrown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CalculationError, ContractError, Refusal, UnsolvedError } from '@keelson/workflow'
import { attemptOf } from './attempt.ts'

const thrown = (throws: () => unknown): unknown => {
  try {
    return throws()
  } catch (error) {
    return error
  }
}

const nothing = JSON.parse('{}')
const FAULTS: readonly (readonly [string, unknown, boolean])[] = [
  ['a member of nothing', thrown(() => nothing.a.b), true],
  ['a call of nothing', thrown(() => nothing.a()), true],
  ['a contract broken', new ContractError('x is undefined, not a number'), true],
  ['a text thrown', 'undefined', true],
  ['a list without end', thrown(() => new Array(-1)), false],
  ['a circle of calls', new RangeError('Maximum call stack size exceeded'), false],
]
for (const [what, error, defect] of FAULTS) {
  test(`${what} is told without the words of the language`, () => {
    const attempt = attemptOf(error)
    assert.ok(attempt.kind === 'failed')
    assert.equal(attempt.defect, defect)
    assert.doesNotMatch(attempt.detail, /undefined|NaN|Infinity|Cannot|function|array|stack|Error/)
    assert.match(attempt.detail, /did not complete/)
    assert.notEqual(attempt.cause, undefined)
  })
}

test('what a calculation says of itself reaches the caller as it is', () => {
  assert.deepEqual(attemptOf(new CalculationError('The span did not converge')), {
    kind: 'failed',
    detail: 'The span did not converge',
    defect: false,
  })
  const unsolved = attemptOf(new UnsolvedError(new Error('the wall that resists collapse was not found')))
  assert.ok(unsolved.kind === 'failed')
  assert.match(unsolved.detail, /with these inputs: the wall that resists collapse was not found$/)
  assert.equal(attemptOf(new Refusal([{ pointer: '/a', message: 'is wrong' }])).kind, 'refused')
})
