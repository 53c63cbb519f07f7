/** Every declared feed carries its number, and each fault of one is found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Catalog } from '@keelson/service/catalog.ts'
import { baseRef, type FeedSpec } from '@keelson/workflow'
import { everyVersion } from './every-version.ts'
import { feedProblems, type TargetOf } from './feed-rules.ts'

const { entries } = new Catalog()
const firable = new Set(entries.filter((entry) => entry.firable).map(baseRef))

const targetOf: TargetOf = (ref) =>
  firable.has(ref)
    ? everyVersion.findLast((v) => baseRef(v) === ref && v.workflow.contract.status === 'stable')?.subject()
    : undefined

for (const version of everyVersion) {
  const feeds: readonly FeedSpec[] = version.workflow.contract.feeds ?? []
  for (const feed of feeds)
    test(`${version.ref} ${feed.value} feeds ${feed.to.ref} ${feed.to.input}`, async () => {
      assert.deepEqual(await feedProblems(version.subject(), feed, targetOf), [])
    })
}

const lug = everyVersion.find(({ id }) => id === 'lifting-lug-design')
const SOUND: FeedSpec = {
  value: 'design_load',
  to: { ref: 'modelrepo:rigging', input: 'maximum_sling_force' },
  with: { analysis: 'sling_factor' },
  note: 'Design force of one sling.',
}
const to = (input: string) => ({ ref: SOUND.to.ref, input })
const FAULTS: Readonly<Record<string, readonly [Partial<FeedSpec>, RegExp]>> = {
  'a value that there is not': [{ value: 'load' }, /not a number among its values/],
  'a value that is no number': [{ value: 'verdict' }, /not a number among its values/],
  'a target that there is not': [{ to: { ref: 'modelrepo:slings', input: 'load' } }, /not a workflow that can be run/],
  'a target that is the source': [{ to: { ref: 'modelrepo:lifting-lug-design', input: 'sling_load' } }, /feeds itself/],
  'an input that there is not': [{ to: to('sling_force') }, /does not take one number/],
  'an input that is a choice': [{ to: to('analysis') }, /does not take one number/],
  'an input of another dimension': [{ to: to('lift_mass') }, /not of one dimension/],
  'an input of another kind': [{ to: to('sling_mbl') }, /not listed as the same thing/],
  'a condition that no run meets': [{ when: { method: ['base_section'] } }, /neither its example nor a case/],
  'an input that the target does not use': [{ with: {} }, /the input is unused/],
  'a number that is no result': [{ with: { analysis: 'sling_factor', sling_mbl: '500 kN' } }, /sling_mbl/],
  'a request that the target refuses': [{ with: { analysis: 'slings' } }, /\/analysis/],
  'a note of two sentences': [{ note: 'Design force. Per sling.' }, /not one sentence/],
}
for (const [fault, [change, found]] of Object.entries(FAULTS))
  test(`${fault} is found`, async () => {
    assert.ok(lug)
    const problems = await feedProblems(lug.subject(), { ...SOUND, ...change }, targetOf)
    assert.match(problems.join('\n'), found)
  })

test('a feed that is sound has no fault', async () => {
  assert.ok(lug)
  assert.deepEqual(await feedProblems(lug.subject(), SOUND, targetOf), [])
})
