/** What a zip is given is read back the same, and the same members are the same bytes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { membersIn, sourceOf } from './directory.ts'
import { wholeMember } from './whole.ts'
import { zipWriter } from './write.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const MEMBERS = [
  ['project.json', bytesOf('{"a":1}\n')],
  ['records/1.json', bytesOf('ab'.repeat(200_000))],
  ['files/empty', bytesOf('')],
] as const

function written(): Uint8Array {
  const zip = zipWriter()
  for (const [name, bytes] of MEMBERS) zip.add(name, bytes)
  return zip.end()
}

test('members are read back as they were added, and an archive made again is the same bytes', () => {
  const zip = written()
  const source = sourceOf(zip)
  const read = membersIn(source).map((member) => [member.name, wholeMember(source, member, 1_000_000)])
  assert.deepEqual(
    read,
    MEMBERS.map((member) => [...member]),
  )
  assert.deepEqual(written(), zip)
})
