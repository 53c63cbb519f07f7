/** The arrows of the house point down only, between rooms, between files and to npm, and what a browser will bundle knows no Node. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'
import { everyFile, importedFile, packageOf } from './imports.ts'
import { declaredBy, folderOf, rooms } from './rooms.ts'

/** What each room may import, besides the packages of npm that its package.json declares: a package, or a folder of one that has arrows of its own. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  units: [],
  equations: ['units'],
  kinds: ['units'],
  figures: ['units', 'equations', 'numerics'],
  numerics: [],
  physics: ['units', 'equations', 'numerics'],
  standards: ['units', 'equations', 'numerics', 'physics'],
  'standards/catalogue': ['standards'],
  workflow: ['units', 'kinds', 'standards/catalogue', 'equations', 'figures'],
  files: ['units', 'workflow'],
  engine: ['units', 'kinds', 'equations', 'figures', 'workflow'],
  'modelrepo/_shared/fields': ['units', 'kinds', 'equations', 'numerics', 'physics', 'standards', 'workflow'],
  studies: ['units', 'kinds', 'equations', 'numerics', 'workflow', 'engine'],
  projects: ['units', 'kinds', 'equations', 'workflow', 'engine'],
  modelrepo: [
    'units',
    'kinds',
    'modelrepo/_shared/fields',
    'equations',
    'figures',
    'numerics',
    'physics',
    'standards',
    'workflow',
    'studies',
  ],
  datarepo: [
    'units',
    'kinds',
    'modelrepo/_shared/fields',
    'equations',
    'figures',
    'numerics',
    'physics',
    'standards',
    'workflow',
    'files',
  ],
  report: ['units', 'kinds', 'equations', 'figures', 'workflow', 'engine', 'studies', 'projects'],
  'web/form': ['units', 'numerics', 'workflow', 'engine', 'report'],
  'web/pages': [
    'units',
    'numerics',
    'standards/catalogue',
    'workflow',
    'files',
    'engine',
    'report',
    'web/form',
    'studies',
    'projects',
  ],
  'web/surfaces': [
    'units',
    'equations',
    'numerics',
    'figures',
    'workflow',
    'engine',
    'studies',
    'modelrepo',
    'report',
    'web/form',
    'web/pages',
  ],
  chat: ['units', 'workflow', 'files', 'engine', 'projects', 'web/form'],
  telegram: ['units', 'workflow', 'engine', 'web/form', 'chat'],
  service: [
    'units',
    'kinds',
    'equations',
    'workflow',
    'files',
    'engine',
    'studies',
    'projects',
    'modelrepo',
    'datarepo',
    'report',
    'web/form',
    'web/pages',
    'web/surfaces',
    'chat',
    'telegram',
  ],
  cli: [
    'units',
    'kinds',
    'equations',
    'workflow',
    'files',
    'engine',
    'studies',
    'projects',
    'modelrepo',
    'datarepo',
    'report',
    'chat',
    'service',
  ],
}
/** Rooms whose every file runs in a browser too. */
const PORTABLE = [
  'units',
  'kinds',
  'equations',
  'figures',
  'numerics',
  'physics',
  'standards',
  'workflow',
  'files',
  'engine',
  'studies',
  'projects',
  'modelrepo/_shared/fields',
  'report',
  'web/form',
]
/** The one place of a workflow where Node is allowed, with its helpers. */
const LOADERS =
  /(^|\/)(load(-[a-z-]+)?|atlas(-[a-z-]+)?|atlases|catalog)\.ts$|(^|\/)(duckdb|_shared\/files|test-data)\//

/** Of a repo of workflows, what helps their tests: it may run them. */
const TESTED = /(^|\/)(testing|test-data)\//
/** What helps the tests runs under Node. */
const TESTING = /^testing\/|\.fixture\.ts$/
/** Of the surfaces, what makes the pages and hands them out. */
const BUILDERS = /^(bundle\/|published\.ts$|testing\/)/

const everything = everyFile(false)
/** Those within others first. */
const ROOMS = Object.keys(ARROWS).toSorted((a, b) => b.length - a.length)
const roomOf = (path: string): string | undefined => ROOMS.find((room) => path.startsWith(`${room}/`))

/** Tools stand in no arrow: they may import every room, and no room them. */
const sources = everything.flatMap((source) => {
  const path = `${source.name}/${source.file}`
  const room = roomOf(path)
  return room === undefined ? [] : [{ ...source, path, room, within: path.slice(room.length + 1) }]
})

/** Each way that leads from a file back to it, once. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]) => {
    const before = way.indexOf(file)
    if (before >= 0) found.push([...way.slice(before), file].join(' -> '))
    if (before >= 0 || done.has(file)) return
    for (const to of graph.get(file) ?? []) visit(to, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

test('arrows point down only', () => {
  const wrong = sources.flatMap(({ name, file, path, room, within, imports }) =>
    imports.flatMap((to) => {
      const target = importedFile(name, file, to)
      if (target === undefined) return []
      const into = roomOf(target) ?? target
      const allowed = into === room || ARROWS[room]?.includes(into) || (into === 'engine' && TESTED.test(within))
      return allowed ? [] : [`${path} imports ${to}`]
    }),
  )
  assert.deepEqual(wrong, [])
})

/** Every package that a room declares, with its version. */
const declared = (room: string) => {
  const { dependencies = {}, devDependencies = {} } = declaredBy(room)
  return Object.entries({ ...dependencies, ...devDependencies })
}

test('a room imports the packages of npm that it declares, and no other', () => {
  const wrong = [...everything, ...everyFile(true)].flatMap(({ name, file, imports }) => {
    const own = declared(name).map(([of]) => of)
    const foreign = imports.flatMap((to) => packageOf(to) ?? []).filter((to) => !own.includes(to))
    return foreign.map((to) => `${name}/${file} imports ${to}`)
  })
  assert.deepEqual(wrong, [])
})

test('a room declares no package of npm that none of its files names', () => {
  const idle = rooms.flatMap((room) => {
    const files = globSync('**/*.{ts,cjs}', { cwd: join(ROOT, folderOf(room)) })
    const texts = files.map((file) => readFileSync(join(ROOT, folderOf(room), file), 'utf8')).join('\n')
    const names = declared(room).map(([of]) => of.replace('@types/', ''))
    return names.filter((of) => !new RegExp(`['"\`/@]${of}['"\`/]`).test(texts)).map((of) => `${room}: ${of}`)
  })
  assert.deepEqual(idle, [])
})

test('a package of npm has one version in the house, which is given exactly', () => {
  const versions = Map.groupBy(rooms.flatMap(declared), ([of]) => of)
  const many = [...versions].filter(([, all]) => new Set(all.map(([, version]) => version)).size > 1)
  assert.deepEqual(many, [])
  assert.deepEqual(
    rooms.flatMap(declared).filter(([, version]) => !/^\d/.test(version)),
    [],
  )
})

test('no file imports itself by way of others, in any package and not for types either', () => {
  const graph = new Map(
    everything.map(({ name, file, imports }) => [
      `${name}/${file}`,
      imports.flatMap((to) => importedFile(name, file, to) ?? []),
    ]),
  )
  const unknown = [...graph].flatMap(([file, to]) =>
    to.filter((f) => f.endsWith('.ts') && !graph.has(f)).map((f) => `${file}: ${f}`),
  )
  assert.deepEqual(unknown, [], 'every import names a file that is read here')
  assert.deepEqual(circlesIn(graph), [])
})

test('a circle is found, with its files in order', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b', 'd']],
    ['d', []],
    ['e', ['e']],
  ])
  assert.deepEqual(circlesIn(graph), ['b -> c -> b', 'e -> e'])
})

test('no package reaches into another by a relative path', () => {
  const wrong = sources.filter(({ file, imports }) =>
    imports.some((to) => to.startsWith('../'.repeat(file.split('/').length))),
  )
  assert.deepEqual(
    wrong.map(({ path }) => path),
    [],
  )
})

test('what the explorers will bundle imports no Node', () => {
  const wrong = sources
    .filter(
      ({ room, within }) =>
        (PORTABLE.includes(room) && !TESTING.test(within)) ||
        (room.endsWith('repo') && !LOADERS.test(within)) ||
        (room === 'web/surfaces' && !BUILDERS.test(within)),
    )
    .filter(({ imports }) => imports.some((to) => to.startsWith('node:')))
  assert.deepEqual(
    wrong.map(({ path }) => path),
    [],
  )
})

test('an atlas query reaches into one other workflow at most, its solver, and into no other query', () => {
  const reached = Map.groupBy(
    sources.flatMap(({ name, file, imports }) => {
      const query = name === 'modelrepo' ? /([a-z0-9-]+-atlas-query)\//.exec(file)?.[1] : undefined
      return query === undefined ? [] : imports.map((to) => ({ query, other: /^\.\.\/([a-z0-9-]+)\//.exec(to)?.[1] }))
    }),
    ({ query }) => query,
  )
  assert.ok(reached.size > 10)
  const wrong = [...reached].flatMap(([query, all]) => {
    const others = new Set(all.flatMap(({ other }) => other ?? []))
    return others.size > 1 || [...others].some((other) => other.endsWith('-atlas-query')) ? [[query, ...others]] : []
  })
  assert.deepEqual(wrong, [])
})
