/** What each process of `npm test` runs: a group of files, a part of the versions that conformance holds, or one file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CONFORMANCE, GROUPS, LONGEST } from './groups.ts'

/** Tests of one process. */
export interface Job {
  readonly name: string
  readonly files: readonly string[]
  /** The part of the versions that conformance holds in it: '2/6'. */
  readonly part?: string
}

/** The jobs of these files, those that take longest first; so many processes share the versions that conformance holds. */
export function jobsOf(files: readonly string[], sharing: number = CONFORMANCE.processes): Job[] {
  const groups = Map.groupBy(files, (file) => GROUPS.find(({ has }) => has(file)))
  const alone = (groups.get(undefined) ?? []).filter((file) => file !== CONFORMANCE.file)
  const parts = files.includes(CONFORMANCE.file) ? numbered(sharing) : []
  const jobs: Job[] = [
    ...parts.map((k) => ({
      ...{ name: `conformance-${k}`, files: [CONFORMANCE.file] },
      ...(sharing > 1 && { part: `${k}/${sharing}` }),
    })),
    ...GROUPS.flatMap((group) => {
      const own = groups.get(group) ?? []
      return numbered(group.processes).map((k) => ({
        name: `${group.name}-${k}`,
        files: own.filter((_, i) => i % group.processes === k - 1),
      }))
    }),
    ...alone.map((file) => ({ name: file, files: [file] })),
  ]
  return jobs.filter((job) => job.files.length > 0).toSorted((a, b) => placeOf(a) - placeOf(b))
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

/** Its place among those that take long; a group of files stands right after them, before single files. */
function placeOf({ files }: Job): number {
  const [file = ''] = files
  const place = LONGEST.findIndex((long) => file.includes(long))
  if (place !== -1) return place
  return files.length > 1 ? LONGEST.length : LONGEST.length + 1
}

/**
 * The module that runs a job: the file itself, or one written into `folder` that loads its files. Tests begin once all are
 * loaded: the process would end, and what the files tidy away be gone, as soon as those of the first were through.
 */
export function moduleOf({ name, files, part }: Job, root: string, folder: string): string {
  const [only = ''] = files
  if (files.length === 1 && part === undefined) return join(root, only)
  const set = part === undefined ? [] : [`process.env.KEELSON_VERSIONS = ${JSON.stringify(part)}`]
  const loads = files.map((file) => `  await import(${JSON.stringify(pathToFileURL(join(root, file)).href)})`)
  const module = join(folder, `${name}.mjs`)
  mkdirSync(dirname(module), { recursive: true })
  writeFileSync(module, `${[...set, ...waiting(name), ...settled(loads)].join('\n')}\n`)
  return module
}

const waiting = (name: string): string[] => [
  "import { test } from 'node:test'",
  'const loaded = Promise.withResolvers()',
  `test(${JSON.stringify(`the files of ${name} are loaded`)}, () => loaded.promise)`,
]

/** A file that does not load fails at once: waiting would end at the time limit. */
const settled = (loads: readonly string[]): string[] => [
  'try {',
  ...loads,
  '  loaded.resolve()',
  '} catch (error) {',
  '  loaded.reject(error)',
  '}',
]
