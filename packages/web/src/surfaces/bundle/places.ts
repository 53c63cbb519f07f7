/** Where the built pages stand. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url)).replace(/[\\/]$/, '')
export const PAGES = join(ROOT, 'build', 'surfaces')
/** File of a surface's page. */
export const pageOf = (id: string): string => join(PAGES, `${id}.html`)
/** What the pages were made from, to tell when they are stale. */
export const MANIFEST = join(PAGES, 'sources.json')
