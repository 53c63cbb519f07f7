/** What an operator installs (`npm ci --omit=dev`) is what the running service and the command line load: no less, and no more. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'
import { everyFile, type ImportingFile, importedFile } from './imports.ts'
import { urlOf } from './rooms.ts'

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** What is started, and what is loaded by a name that is put together: workflows by the catalog, modules with equations by their folder, islands of pages. */
const STARTED = ['service/main.ts', 'cli/main.ts', 'web/surfaces/bundle/pages.ts', 'service/documents/build.ts']
const LOADED = globSync(
  [
    '{model,data}repo/src/*/*/index.ts',
    '{standards,physics,numerics}/src/**/*.ts',
    'web/src/pages/browser/*-island.ts',
  ],
  { cwd: join(ROOT, 'packages'), exclude: ['**/*.{test,long,d}.ts'] },
).map((file) => file.replaceAll('\\', '/').replace('/src/', '/'))

/** The files that a text names besides those that it imports: threads, child processes, what is bundled for a browser. */
const NAMED = /['"]((?:\.{1,2}|@keelson)\/[\w./-]+\.ts)['"]/g
const namedIn = ({ name, file }: ImportingFile): string[] =>
  [...readFileSync(urlOf(`${name}/${file}`), 'utf8').matchAll(NAMED)].map(([, to = '']) => to)

const isOfNpm = (to: string): boolean => !/^(\.|node:|@keelson\/)/.test(to) && !to.includes('${')
const packageOf = (to: string): string => to.split('/', to.startsWith('@') ? 2 : 1).join('/')

interface Needs {
  readonly files: readonly string[]
  readonly packages: readonly string[]
}
type Graph = ReadonlyMap<string, Needs>

const graph: Graph = new Map(
  everyFile(false).map((source) => {
    const to = [...source.imports, ...namedIn(source)]
    const files = to.flatMap((t) => importedFile(source.name, source.file, t) ?? [])
    return [`${source.name}/${source.file}`, { files, packages: source.imports.filter(isOfNpm).map(packageOf) }]
  }),
)

/** Every file that is reached from these, with the file that led to it. */
function reachedIn(files: Graph, from: readonly string[]): ReadonlyMap<string, string> {
  const ledBy = new Map(from.map((file) => [file, 'the start']))
  for (const [file] of ledBy) for (const to of files.get(file)?.files ?? []) if (!ledBy.has(to)) ledBy.set(to, file)
  return ledBy
}

/** 'acorn, by a.ts, to which b.ts leads' for each package of npm that is reached and not among those installed. */
const notInstalled = (files: Graph, from: readonly string[], installed: readonly string[]): string[] =>
  [...reachedIn(files, from)].flatMap(([file, leads]) =>
    (files.get(file)?.packages ?? [])
      .filter((name) => !installed.includes(name))
      .map((name) => `${name}, by ${file}, to which ${leads} leads`),
  )

const reached = reachedIn(graph, [...STARTED, ...LOADED])

test('no file that runs for an operator needs a development dependency', () => {
  assert.deepEqual(notInstalled(graph, [...STARTED, ...LOADED], Object.keys(dependencies)), [])
})

test('every dependency is needed there; what only tests need is a development dependency', () => {
  const needed = new Set([...reached.keys()].flatMap((file) => graph.get(file)?.packages ?? []))
  assert.deepEqual([...needed].toSorted(), Object.keys(dependencies).toSorted())
})

test('threads, child processes and the scripts of pages are among the files that run', () => {
  const some = [
    'service/engines/render-thread.ts',
    'service/engines/child.ts',
    'service/studies/thread.ts',
    'service/documents/documents.ts',
    'web/surfaces/page/start.ts',
    'web/pages/browser/study-side.ts',
    'modelrepo/mooring/catenary/calculate.ts',
  ]
  assert.deepEqual(
    some.filter((file) => !reached.has(file)),
    [],
  )
})

test('a development dependency behind a thread is found, with the way that leads to it', () => {
  const files: Graph = new Map([
    ['a.ts', { files: ['b.ts'], packages: ['fastify'] }],
    ['b.ts', { files: ['a.ts'], packages: ['acorn'] }],
    ['c.ts', { files: [], packages: ['axe-core'] }],
  ])
  assert.deepEqual(notInstalled(files, ['a.ts'], ['fastify']), ['acorn, by b.ts, to which a.ts leads'])
})
