/** Loads files anew with one module in them changed; whatever does not lead to that module is shared with the loads before. */
import { registerHooks } from 'node:module'
import { fileOf, urlOf } from '../rooms.ts'
import { COLLECTED_TESTS } from './collected-tests.ts'
import { type Imports, leadingTo } from './reach.ts'
import { textOf } from './text.ts'

const MARK = '?mutant='

/** The file of the house that a module was loaded from, whatever its load is marked by. */
const loadedFrom = (url: string): string | undefined => fileOf(url.split('?', 1)[0] ?? '')

export interface FreshModules {
  /** From now on `file` has this text, for every load of `load`. */
  readonly change: (file: string, text: string) => void
  /** The exports of a file, loaded anew. */
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>
}

/** Once in a thread: the hooks stay. */
export function freshModules(imports: Imports): FreshModules {
  let changed = { file: '', text: '', fresh: new Map<string, number>() }
  let count = 0
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'node:test' && context.parentURL?.includes(MARK))
        return { url: COLLECTED_TESTS, shortCircuit: true }
      const resolved = next(specifier, context)
      const file = loadedFrom(resolved.url)
      const anew = file !== undefined && changed.fresh.has(file) && !resolved.url.includes('?')
      return anew ? { ...resolved, url: `${resolved.url}${MARK}${count}` } : resolved
    },
    load(url, context, next) {
      const file = url.includes(MARK) ? loadedFrom(url) : undefined
      if (file === undefined) return next(url, context)
      const source = file === changed.file ? changed.text : textOf(file)
      return { format: 'module', source, shortCircuit: true }
    },
  })
  return {
    change(file, text) {
      changed = { file, text, fresh: leadingTo(imports, file) }
      count += 1
    },
    load: (file) => import(urlOf(file).href),
  }
}
