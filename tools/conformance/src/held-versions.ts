/** The versions that one process holds to the suite. */
import { type EveryVersion, everyVersion } from './every-version.ts'

const PART = /^(\d+)\/(\d+)$/

/**
 * Of KEELSON_VERSIONS: all where it is not set, one part of so many ('2/6': every sixth from the second), or those of the
 * workflows that it names. Throws where it names one that the catalog has not.
 */
export function heldVersions(asked = process.env.KEELSON_VERSIONS): readonly EveryVersion[] {
  if (asked === undefined) return everyVersion
  const [, part, parts] = PART.exec(asked) ?? []
  if (parts !== undefined) return everyVersion.filter((_, i) => i % Number(parts) === Number(part) - 1)
  const ids = asked.split(',')
  const unknown = ids.filter((id) => !everyVersion.some((version) => version.id === id))
  if (unknown.length > 0) throw new Error(`no workflow ${unknown.join(', ')} is in the catalog`)
  return everyVersion.filter(({ id }) => ids.includes(id))
}
