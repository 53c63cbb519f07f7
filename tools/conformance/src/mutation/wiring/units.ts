/** The folders in which mistakes of wiring are made: those of workflows, and those that several workflows share. */
import { createHash } from 'node:crypto'
import { type EveryVersion, everyVersion } from '../../every-version.ts'
import { type Imports, leadingTo, wiredBy } from '../reach.ts'
import { rawTextOf, textOf } from '../text.ts'

export interface WiringUnit {
  /** 'modelrepo/installation/lifting-lug-design' */
  readonly name: string
  /** Modules in which mistakes are made, as in the graph of imports. */
  readonly files: readonly string[]
  readonly versions: readonly EveryVersion[]
  /** What may notice: files of tests, and files that wire workflows. */
  readonly tests: readonly string[]
  readonly workflows: readonly string[]
}

/** Words, declarations and drawings; every other module of a workflow carries numbers. */
const CARRIES_NONE = /\/(about|contract|figures|index|inputs|outputs|rules|values)[-\w]*\.ts$/
const SHARED = /^((?:model|data)repo\/(?:[^/]+\/)?_shared\/(?!testing\/)[^/]+)\//
/** Workflows of those that use a shared folder that are asked, the nearest first. */
const MOST_USERS = 4

export function wiringUnits(imports: Imports): WiringUnit[] {
  const files = [...imports.keys()].filter((file) => /^(model|data)repo\//.test(file)).sort()
  const workflows = Map.groupBy(everyVersion, ({ workflow }) => folderOf(workflow.home))
  const ofWorkflows = [...workflows].map(([name, versions]): WiringUnit => {
    const own = files.filter((file) => file.startsWith(`${name}/`))
    return {
      name,
      files: own.filter((file) => !CARRIES_NONE.test(file) && !isTest(file)),
      versions,
      tests: own.filter(isTest),
      workflows: [`${name}/index.ts`],
    }
  })
  return [...ofWorkflows, ...sharedUnits(files, imports)].filter((unit) => unit.files.length > 0)
}

const isTest = (file: string): boolean => file.endsWith('.test.ts')
const folderOf = (home: string): string => wiredBy(home).replace(/\/[^/]+$/, '')

function sharedUnits(files: readonly string[], imports: Imports): WiringUnit[] {
  const shared = Map.groupBy(files, (file) => SHARED.exec(file)?.[1])
  return [...shared].flatMap(([name, own]) => {
    const mutated = own.filter((file) => !isTest(file) && !file.includes('/test-data/') && imports.has(file))
    if (name === undefined) return []
    const users = nearest(imports, mutated)
      .filter((file) => file.endsWith('/index.ts'))
      .slice(0, MOST_USERS)
    const tests = [...own.filter(isTest), ...users.flatMap((user) => testsBeside(user, files))]
    return [{ name, files: mutated, versions: [], tests, workflows: users }]
  })
}

const testsBeside = (index: string, files: readonly string[]): string[] =>
  files.filter((file) => isTest(file) && file.startsWith(index.slice(0, -'index.ts'.length)))

/** Files that lead to any of these, those that lead to the most of them first. */
function nearest(imports: Imports, files: readonly string[]): string[] {
  const met = new Map<string, number>()
  for (const file of files) for (const user of leadingTo(imports, file).keys()) met.set(user, (met.get(user) ?? 0) + 1)
  return [...met].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([file]) => file)
}

/** Raised where other mistakes are made of the same texts. */
const EDITION = '1'

/** Of the unit and of its own evidence, however its JSON is laid out. */
export function hashOfUnit({ files, tests, workflows, versions }: WiringUnit): string {
  const hash = createHash('sha256').update(EDITION)
  const cases = versions.length > 0 ? workflows.map((file) => file.replace('index.ts', 'cases.json')) : []
  const own = versions.length > 0 ? tests : tests.filter((file) => SHARED.test(file))
  for (const file of [...files, ...own]) hash.update(textOf(file))
  for (const file of cases) hash.update(JSON.stringify(JSON.parse(rawTextOf(file))))
  return hash.digest('hex').slice(0, 16)
}
