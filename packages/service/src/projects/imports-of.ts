/** Which modules a module needs for what it calculates: through a barrel only those that hold the names which are taken. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

interface Taken {
  readonly from: string
  /** undefined: all of it. */
  readonly names: readonly string[] | undefined
}

const texts = new Map<string, string>()
export function textOf(path: string): string {
  const known = texts.get(path)
  if (known !== undefined) return known
  const text = readFileSync(path, 'utf8')
  texts.set(path, text)
  return text
}

const IMPORT = /^(?:import|export)\s+(?!type\s)([^'";]*?)\s*from\s+['"]([^'"]+)['"]/gm

/** Modules of the house from which values are taken; types leave nothing behind. */
function takenBy(path: string): readonly Taken[] {
  return [...textOf(path).matchAll(IMPORT)].flatMap(([, clause = '', from = '']): Taken[] => {
    const target = pathOf(path, from)
    if (target === undefined) return []
    const [, listed] = /\{([^}]*)\}/.exec(clause) ?? []
    if (listed === undefined) return [{ from: target, names: undefined }]
    const names = listed.split(',').flatMap((one) => nameIn(one.trim()))
    return names.length > 0 ? [{ from: target, names }] : []
  })
}

/** 'type A' is none; 'a as b' is a. */
const nameIn = (text: string): readonly string[] =>
  text === '' || text.startsWith('type ') ? [] : [text.split(/\s+as\s+/)[0] ?? text]

const resolved = new Map<string, string>()
/** Undefined of a module of npm or of Node, and of data. */
function pathOf(importer: string, from: string): string | undefined {
  if (!from.endsWith('.ts') && !/^@keelson\/[a-z]+$/.test(from)) return undefined
  if (from.startsWith('.')) return join(dirname(importer), from)
  if (!from.startsWith('@keelson/')) return undefined
  const known = resolved.get(from)
  if (known !== undefined) return known
  const path = fileURLToPath(import.meta.resolve(from, pathToFileURL(importer)))
  resolved.set(from, path)
  return path
}

const NAMED = /^export \{([^}]*)\} from ['"](\.[^'"]+)['"]/gm
const BARREL = /^export \* from ['"](\.[^'"]+)['"]/gm
const barrels = new Map<string, ReadonlyMap<string, string> | null>()

/** The module that exports each name of a module which only hands on others; null of any other. */
function handedOn(path: string): ReadonlyMap<string, string> | null {
  const known = barrels.get(path)
  if (known !== undefined) return known
  const text = textOf(path)
  const beside = (from: string) => join(dirname(path), from)
  const parts = [...text.matchAll(BARREL)].map(([, from = '']) => beside(from))
  const named = [...text.matchAll(NAMED)].flatMap(([, listed = '', from = '']) =>
    listed.split(',').map((one): [string, string] => [one.trim().replace(/^type /, ''), beside(from)]),
  )
  const whole = [...parts, path].flatMap((part) => exportsOf(part).map((name): [string, string] => [name, part]))
  const made = parts.length + named.length === 0 ? null : new Map([...whole, ...named])
  barrels.set(path, made)
  return made
}

const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm

const exportsOf = (path: string): readonly string[] => [...textOf(path).matchAll(EXPORT)].map(([, name = '']) => name)

/** All modules that it rests on, itself among them, but for those that `isLeftOut` names. */
export function modulesUnder(path: string, isLeftOut: (path: string) => boolean): readonly string[] {
  const found = new Set<string>()
  const open = [path]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at) || isLeftOut(at) || !existsSync(at)) continue
    found.add(at)
    for (const taken of takenBy(at)) open.push(...neededOf(taken))
  }
  return [...found].toSorted()
}

function neededOf({ from, names }: Taken): readonly string[] {
  const parts = handedOn(from)
  if (parts === null || names === undefined) return [from]
  return [...new Set(names.map((name) => parts.get(name) ?? from))]
}
