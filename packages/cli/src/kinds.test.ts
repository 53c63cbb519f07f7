/** Claims about `keelson kinds`. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KINDS } from '@keelson/kinds'
import { kinds, kindsLike } from './kinds.ts'

async function printed(...args: readonly string[]) {
  const said: string[] = []
  const code = await kinds.run({ args, options: {}, print: (_, words) => said.push(words) })
  return { code, text: said.join('\n') }
}

test('a unit finds the kinds that it measures, whatever their own unit is', async () => {
  assert.deepEqual(kindsLike(['m4']), ['second_moment_of_area', 'waterplane_inertia'])
  assert.ok(kindsLike(['ft']).includes('water_depth'))
  const { code, text } = await printed('cm3')
  assert.equal(code, 0)
  assert.match(text, /^section_modulus +mm3 +Elastic or plastic section modulus of a member/m)
})

test('words find the kinds that have all of them; without any, all are found', () => {
  assert.deepEqual(kindsLike(['Section', 'modulus']), ['section_modulus'])
  assert.equal(kindsLike([]).length, Object.keys(KINDS).length)
})

test('where none is like it that is said, with another exit code', async () => {
  assert.deepEqual(await printed('zebra'), { code: 1, text: 'no match' })
})
