/** What the browser keeps for this reader alone: drafts, title blocks, what was opened. A browser that keeps nothing loses only that. */
import type { Params } from '@keelson/form/case/field.ts'
import type { RunMeta } from '@keelson/workflow/record.ts'
import type { Drafts } from '../case/address.ts'

const MOST_DRAFTS = 30
const MOST_OPENED = 8

export interface Opened {
  readonly ref: string
  readonly title: string
  readonly path: string
}

/** Title blocks by the name of their project. */
export const titleBlocks = {
  all: () => read<Readonly<Record<string, RunMeta>>>('titles', {}),
  keep: (meta: RunMeta) => write('titles', { ...titleBlocks.all(), [meta.project ?? '']: meta }),
}

export const opened = {
  all: () => read<readonly Opened[]>('opened', []),
  add: (one: Opened) =>
    write('opened', [one, ...opened.all().filter((o) => o.path !== one.path)].slice(0, MOST_OPENED)),
}

/** Cases that are too long for an address; the oldest go first. */
export const drafts: Drafts = {
  keep: (params) => {
    const text = JSON.stringify(params)
    const name = nameOf(text)
    const others = read<readonly (readonly [string, Params])[]>('drafts', []).filter(([known]) => known !== name)
    write('drafts', [[name, params], ...others].slice(0, MOST_DRAFTS))
    return name
  },
  find: (name) => read<readonly (readonly [string, Params])[]>('drafts', []).find(([known]) => known === name)?.[1],
}

/** Equal cases have one name. */
function nameOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193) >>> 0
    b = Math.imul(b ^ code, 0x85ebca6b) >>> 0
  }
  return a.toString(36) + b.toString(36)
}

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`keelson.${name}`) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`keelson.${name}`, JSON.stringify(value))
  } catch {
    // A full or forbidden store: the page works without.
  }
}
