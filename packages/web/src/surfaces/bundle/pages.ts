/** Builds the pages of all surfaces into build/surfaces: `npm run surfaces`. With `--if-stale`, only where a source has changed. */
import { globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST, PAGES, pageOf, ROOT } from './places.ts'
import { digest, isStale, type Manifest } from './stale.ts'

/** The code that is not in the pages and yet makes them. */
const BUILDERS = [
  'packages/web/src/surfaces/**/*.ts',
  'packages/*/package.json',
  'packages/web/src/pages/case/*.ts',
  'packages/web/src/form/view/form-css.ts',
  'packages/report/src/{css,math-font,html}.ts',
  'package-lock.json',
]

/** Builds what is stale. Several processes may do so at once: each file is put in place whole. */
export async function buildStale(): Promise<boolean> {
  if (!isStale()) return false
  await buildPages()
  return true
}

export async function buildPages(): Promise<void> {
  const { buildSurface, ofItsOwn } = await import('./build.ts')
  const { surfaces } = await import('../surfaces.ts')
  mkdirSync(PAGES, { recursive: true })
  const sources = new Set<string>(
    globSync(BUILDERS, { cwd: ROOT, exclude: ['**/*.test.ts'] }).map((f) => f.replaceAll('\\', '/')),
  )
  for (const surface of surfaces) {
    const built = await buildSurface(surface, ofItsOwn(surface))
    put(pageOf(surface.id), built.page)
    for (const file of built.sources) sources.add(file)
  }
  const manifest: Manifest = {
    surfaces: surfaces.map((s) => s.id),
    sources: Object.fromEntries([...sources].sort().map((file) => [file, digest(file)])),
  }
  put(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`)
}

function put(file: string, text: string): void {
  const unfinished = join(PAGES, `.${process.pid}.tmp`)
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

if (import.meta.main) {
  const built = process.argv.includes('--if-stale') ? await buildStale() : await buildPages().then(() => true)
  if (built) process.stdout.write('report surfaces built into build/surfaces\n')
}
