/** Which file of the house imports which, read from the texts. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { filesOf } from './constants.ts'
import { rooms, sourceOf } from './rooms.ts'

export interface ImportingFile {
  readonly name: string
  readonly file: string
  readonly imports: readonly string[]
}

/** What a file imports, as it writes it. */
const importsOf = (name: string, file: string): string[] => {
  const text = readFileSync(new URL(file, sourceOf(name)), 'utf8')
  return [
    ...text.matchAll(
      /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|(?<!['"])\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ].map((m) => m[1] ?? m[2] ?? m[3] ?? '')
}

/** Every TypeScript file of every room with its imports; the tests, or all others. */
export const everyFile = (tests: boolean): ImportingFile[] =>
  rooms.flatMap((name) => filesOf(name, tests).map((file) => ({ name, file, imports: importsOf(name, file) })))

/** The file that an import names; undefined where it is of npm or of Node, or stands in the text of a generated module. */
export function importedFile(name: string, file: string, to: string): string | undefined {
  if (to.includes('${')) return undefined
  if (to.startsWith('.')) return posix.join(name, posix.dirname(file), to)
  const [, target, path = 'index.ts'] = /^@keelson\/([a-z]+)(?:\/(.+))?$/.exec(to) ?? []
  return target === undefined ? undefined : `${target}/${path}`
}

/** The package of npm that an import names; undefined where it is of the house or of Node. */
export const packageOf = (to: string): string | undefined =>
  /^(\.|node:|@keelson\/)/.test(to) || to.includes('${')
    ? undefined
    : to.split('/', to.startsWith('@') ? 2 : 1).join('/')
