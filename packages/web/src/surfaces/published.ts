/** The pages as a service hands them out: those that are built, each with the policy that it carries. */
import { readFileSync, statSync } from 'node:fs'
import { pageOf } from './bundle/places.ts'
import type { Surface } from './surface.ts'
import { surfaces } from './surfaces.ts'

export interface Page {
  readonly html: string
  /** Of its header, the very one that stands in its head. */
  readonly policy: string
}
interface Kept extends Page {
  readonly made: number
}
const kept = new Map<string, Kept>()

/** The surfaces whose page is built. */
export const published = (): readonly Surface[] => surfaces.filter((surface) => madeAt(surface) !== undefined)

/** The page of a surface; undefined while it is not built. */
export function pageOfSurface(surface: Surface): Page | undefined {
  const made = madeAt(surface)
  if (made === undefined) return undefined
  const known = kept.get(surface.id)
  if (known?.made === made) return known
  const html = readFileSync(pageOf(surface.id), 'utf8')
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const page = { html, policy: policy.replaceAll('&#39;', "'"), made }
  kept.set(surface.id, page)
  return page
}

const madeAt = ({ id }: Surface): number | undefined => statSync(pageOf(id), { throwIfNoEntry: false })?.mtimeMs
