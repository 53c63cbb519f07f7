/** Archives of a project as somebody may have changed them, and a project that is run. */

import { setTimeout as wait } from 'node:timers/promises'
import { membersIn, sourceOf } from '@keelson/files/zip/directory.ts'
import { wholeMember } from '@keelson/files/zip/whole.ts'
import { zipWriter } from '@keelson/files/zip/write.ts'
import { sha256 } from '../../hash.ts'
import { BYTES } from '../../http/routes.ts'
import type { Json, TestService } from '../../testing.ts'
import { MANIFEST, type Manifest } from './manifest.ts'

const LARGEST = 2 ** 26

export const membersOf = (zip: Uint8Array): Map<string, Uint8Array> => {
  const source = sourceOf(zip)
  return new Map(membersIn(source).map((member) => [member.name, wholeMember(source, member, LARGEST)]))
}

export function zipOf(members: Iterable<readonly [string, Uint8Array]>): Uint8Array {
  const zip = zipWriter()
  for (const [name, bytes] of members) zip.add(name, bytes)
  return zip.end()
}

export const manifestOf = (zip: Uint8Array): Manifest => JSON.parse(textOf(membersOf(zip).get(MANIFEST)))
const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString()

/** With one member changed, and with a manifest that states its digest. */
export function forged(zip: Uint8Array, name: string, change: (text: string) => string): Uint8Array {
  const members = membersOf(zip)
  const changed = Buffer.from(change(textOf(members.get(name))))
  const manifest = manifestOf(zip)
  const stated = manifest.members.map((one) =>
    one.name === name ? { name, bytes: changed.length, sha256: sha256(changed) } : one,
  )
  members.set(name, changed)
  members.set(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, members: stated })))
  return zipOf(members)
}

export const imported = (service: TestService, bytes: Uint8Array, id?: string) =>
  service.post(`/api/projects/import${id === undefined ? '' : `?id=${id}`}`, bytes, { 'content-type': BYTES })

export async function exported(service: TestService, id: string): Promise<Uint8Array> {
  const response = await fetch(`${service.url}/api/projects/${id}/export?with=records`)
  return new Uint8Array(await response.arrayBuffer())
}

export async function ran(service: TestService, document: { readonly id: string }): Promise<Json> {
  await service.post('/api/projects', document)
  await service.post(`/api/projects/${document.id}/run`, {})
  for (;;) {
    const { json } = await service.get(`/api/projects/${document.id}`)
    if (json.running.state !== 'running') return json
    await wait(50)
  }
}
