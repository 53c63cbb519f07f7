/** What the browser keeps for this reader alone: drafts, title blocks, what was opened. A browser that keeps nothing loses only that. */
import type { RunMeta } from '@keelson/engine/record.ts'
import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import type { Drafts, KeptCase } from '../case/address.ts'

const MOST_DRAFTS = 30
const MOST_OPENED = 8
const MOST_MAPPINGS = 60

export interface Opened {
  readonly title: string
  /** Of the page; with the case in it, where the reader changed one. */
  readonly path: string
}

/** Title blocks by the name of their project. */
export const titleBlocks = {
  all: () => read<Readonly<Record<string, RunMeta>>>('titles', {}),
  keep: (meta: RunMeta) => {
    if (meta.project !== undefined) write('titles', { ...titleBlocks.all(), [meta.project]: ofProject(meta) })
  },
}

/** What the engineer says of one calculation is not said of the next. */
const ofProject = ({ purpose: _, conclusion: __, holds: ___, references: ____, ...rest }: RunMeta): RunMeta => rest

export const opened = {
  all: () => read<readonly Opened[]>('opened', []),
  add: (one: Opened) =>
    write('opened', [one, ...opened.all().filter((o) => pageOf(o) !== pageOf(one))].slice(0, MOST_OPENED)),
}

/** One of each page, with the case as it was left. */
const pageOf = ({ path }: Opened) => path.split('#')[0]

type Draft = readonly [name: string, params: KeptCase['params'], bases?: KeptCase['bases']]
const keptDrafts = () => read<readonly Draft[]>('drafts', [])

/** Cases that are too long for an address; the oldest go first, and equal cases have one name. */
export const drafts: Drafts = {
  keep: (params, bases) => {
    const text = JSON.stringify([params, bases])
    const all = keptDrafts()
    const known = all.find(([, ...kept]) => JSON.stringify(kept) === text)
    const [name] = known ?? [Date.now().toString(36)]
    write('drafts', [[name, params, bases], ...all.filter((draft) => draft !== known)].slice(0, MOST_DRAFTS))
    return name
  },
  find: (name) => {
    const [, params, bases] = keptDrafts().find(([known]) => known === name) ?? []
    return params && { params, ...(bases && { bases }) }
  },
}

type KeptMapping = readonly [key: string, mapping: Mapping]
const keptMappings = () => read<readonly KeptMapping[]>('files', [])

/** Mappings that were confirmed, by what they are for: workflow, inputs and headings; the oldest go first. */
export const fileMappings = {
  of: (key: string) => keptMappings().find(([known]) => known === key)?.[1],
  keep: (key: string, mapping: Mapping) => {
    const others = keptMappings().filter(([known]) => known !== key)
    write('files', [[key, mapping], ...others].slice(0, MOST_MAPPINGS))
  },
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
