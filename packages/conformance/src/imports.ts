/** Which file of the house imports which, read from the texts. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf } from './constants.ts'

export interface ImportingFile {
  readonly name: string
  readonly file: string
  readonly imports: readonly string[]
}

/** What a file imports, as it writes it. */
export const importsOf = (name: string, file: string): string[] => {
  const text = readFileSync(fileURLToPath(new URL(`../../${name}/src/${file}`, import.meta.url)), 'utf8')
  return [
    ...text.matchAll(
      /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ].map((m) => m[1] ?? m[2] ?? m[3] ?? '')
}

/** Every TypeScript file of every package with its imports; the tests, or all others. */
export const everyFile = (tests: boolean): ImportingFile[] =>
  readdirSync(fileURLToPath(new URL('../../', import.meta.url))).flatMap((name) =>
    filesOf(name, tests).map((file) => ({ name, file, imports: importsOf(name, file) })),
  )

/** The file that an import names; undefined where it is of npm or of Node, or stands in the text of a generated module. */
export function importedFile(name: string, file: string, to: string): string | undefined {
  if (to.includes('${')) return undefined
  if (to.startsWith('.')) return posix.join(name, posix.dirname(file), to)
  const [, target, path = 'index.ts'] = /^@keelson\/([a-z]+)(?:\/(.+))?$/.exec(to) ?? []
  return target === undefined ? undefined : `${target}/${path}`
}
