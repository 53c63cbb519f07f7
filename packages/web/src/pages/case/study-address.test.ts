/** A study is found again by the address of its page. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GoalRequest } from '@keelson/studies/request.ts'
import { isSameStudy, studyIn, withStudy } from './study-address.ts'

const find: GoalRequest = {
  kind: 'goal',
  param: 'wall_thickness',
  between: [8, 32],
  unit: 'mm',
  target: { output: 'utilisation', value: 1 },
}
const id = '01900000-0000-7000-8000-000000000000'

test('a study goes into the query of an address and comes back, beside what else is there', () => {
  for (const study of [{ id }, { find }]) {
    const search = withStudy('?version=1', study)
    assert.match(search, /^\?version=1&/)
    assert.ok(isSameStudy(studyIn(search), study))
  }
})

test('one study takes the place of another, and none leaves no trace', () => {
  assert.equal(withStudy(withStudy('', { find }), { id }), `?study=${id}`)
  assert.equal(withStudy(`?study=${id}`, undefined), '')
})

test('what is no study is none', () => {
  for (const search of ['', '?study=', '?study=../x', '?find=1', '?find={', '?find={"kind":"goal"}', '?find=null'])
    assert.equal(studyIn(search), undefined, search)
})
