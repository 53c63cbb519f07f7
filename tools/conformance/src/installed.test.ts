/** What an operator installs (`npm ci --omit=dev`) is what the running service and the command line load: no less, and no more. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'
import { everyFile, type ImportingFile, importedFile, packageOf } from './imports.ts'
import { declaredBy, rooms, urlOf } from './rooms.ts'

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

interface Needs {
  readonly files: readonly string[]
  readonly packages: readonly string[]
}
type Graph = ReadonlyMap<string, Needs>

/** The files that a file imports or names. */
const leadsTo = (source: ImportingFile): string[] =>
  [...source.imports, ...namedIn(source)].flatMap((to) => importedFile(source.name, source.file, to) ?? [])

const graph: Graph = new Map(
  everyFile(false).map((source) => {
    const files = leadsTo(source)
    return [`${source.name}/${source.file}`, { files, packages: source.imports.flatMap((t) => packageOf(t) ?? []) }]
  }),
)

/** Every file that is reached from these, with the file that led to it. */
function reachedIn(files: Graph, from: readonly string[]): ReadonlyMap<string, string> {
  const ledBy = new Map(from.map((file) => [file, 'the start']))
  for (const [file] of ledBy) for (const to of files.get(file)?.files ?? []) if (!ledBy.has(to)) ledBy.set(to, file)
  return ledBy
}

/** The packages of npm that an operator installs with each room: those that its package.json declares. */
type Installed = Readonly<Record<string, readonly string[]>>
const installed: Installed = Object.fromEntries(
  rooms.map((room) => [room, Object.keys(declaredBy(room).dependencies ?? {})]),
)
const roomOf = (file: string): string => file.split('/', 1)[0] ?? ''

/** 'acorn, by a/b.ts, to which c/d.ts leads' for each package of npm that is reached and is not installed with its room. */
const notInstalled = (files: Graph, from: readonly string[], having: Installed): string[] =>
  [...reachedIn(files, from)].flatMap(([file, leads]) =>
    (files.get(file)?.packages ?? [])
      .filter((name) => !having[roomOf(file)]?.includes(name))
      .map((name) => `${name}, by ${file}, to which ${leads} leads`),
  )

const reached = reachedIn(graph, [...STARTED, ...LOADED])

test('no file that runs for an operator needs a development dependency', () => {
  assert.deepEqual(notInstalled(graph, [...STARTED, ...LOADED], installed), [])
})

test('every dependency of a room is needed there; what only tests need is a development dependency', () => {
  const needed = Map.groupBy(reached.keys(), roomOf)
  for (const [room, names] of Object.entries(installed)) {
    const own = (needed.get(room) ?? []).flatMap((file) => graph.get(file)?.packages ?? [])
    assert.deepEqual([...new Set(own)].toSorted(), names.toSorted(), room)
  }
})

test('every file is imported or named by another, or started or named by the scripts of the root', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const begun = [
    ...Object.values<string>(scripts)
      .join(' ')
      .matchAll(/(?:packages|tools)\/(\w+)\/src\/([\w/-]+\.ts)/g),
  ]
  const ofScripts = globSync('scripts/**/*.ts', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED)].flatMap(
      ([, to = '']) => importedFile('', file, to) ?? [],
    ),
  )
  const known = new Set([
    ...[...STARTED, ...LOADED, ...ofScripts],
    ...begun.map(([, room, path]) => `${room}/${path}`),
    ...[...graph.values()].flatMap(({ files }) => files),
    ...everyFile(true).flatMap(leadsTo),
  ])
  assert.deepEqual(
    [...graph.keys()].filter((file) => !known.has(file)),
    [],
  )
})

test('the root installs nothing but what its own scripts need', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  assert.equal(dependencies, undefined)
})

test('threads, child processes and the scripts of pages are among the files that run', () => {
  const some = [
    'service/engines/render-thread.ts',
    'service/engines/child.ts',
    'service/studies/thread.ts',
    'service/documents/documents.ts',
    'web/surfaces/page/start.ts',
    'web/pages/browser/study-side.ts',
    'modelrepo/mooring/catenary/answer.ts',
  ]
  assert.deepEqual(
    some.filter((file) => !reached.has(file)),
    [],
  )
})

test('a development dependency behind a thread is found, with the way that leads to it', () => {
  const files: Graph = new Map([
    ['a/a.ts', { files: ['b/b.ts'], packages: ['fastify'] }],
    ['b/b.ts', { files: ['a/a.ts'], packages: ['acorn'] }],
    ['c/c.ts', { files: [], packages: ['axe-core'] }],
  ])
  const having: Installed = { a: ['fastify'], b: [], c: [] }
  assert.deepEqual(notInstalled(files, ['a/a.ts'], having), ['acorn, by b/b.ts, to which a/a.ts leads'])
})
