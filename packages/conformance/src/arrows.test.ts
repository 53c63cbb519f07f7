/** The arrows of the house point down only, between packages and between files, and what a browser will bundle knows no Node. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyFile, importedFile } from './imports.ts'

/** What each package may import, besides npm packages. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  units: [],
  equations: ['units'],
  kinds: ['units'],
  figures: ['units', 'equations', 'numerics'],
  numerics: [],
  physics: ['units', 'equations', 'numerics'],
  standards: ['units', 'equations', 'numerics', 'physics'],
  workflow: ['units', 'kinds', 'equations', 'figures'],
  fields: ['units', 'kinds', 'equations', 'numerics', 'physics', 'standards', 'workflow'],
  studies: ['units', 'kinds', 'equations', 'numerics', 'workflow'],
  modelrepo: [
    'units',
    'kinds',
    'fields',
    'equations',
    'figures',
    'numerics',
    'physics',
    'standards',
    'workflow',
    'studies',
  ],
  datarepo: ['units', 'kinds', 'fields', 'equations', 'figures', 'numerics', 'physics', 'standards', 'workflow'],
  report: ['units', 'kinds', 'equations', 'figures', 'workflow', 'studies'],
  form: ['units', 'numerics', 'workflow', 'report'],
  chat: ['units', 'workflow', 'form'],
  pages: ['units', 'numerics', 'workflow', 'report', 'form', 'studies'],
  surfaces: ['units', 'equations', 'numerics', 'figures', 'workflow', 'modelrepo', 'report', 'form', 'pages'],
  scaffold: ['units', 'kinds', 'fields', 'workflow', 'modelrepo', 'datarepo'],
  service: [
    'units',
    'kinds',
    'equations',
    'workflow',
    'studies',
    'modelrepo',
    'datarepo',
    'report',
    'form',
    'pages',
    'surfaces',
    'chat',
  ],
  cli: ['units', 'equations', 'workflow', 'studies', 'modelrepo', 'datarepo', 'report', 'chat', 'service'],
}
/** Packages whose every file runs in a browser too. */
const PORTABLE = [
  'units',
  'kinds',
  'equations',
  'figures',
  'numerics',
  'physics',
  'standards',
  'workflow',
  'studies',
  'fields',
  'report',
  'form',
]
/** The one place of a workflow where Node is allowed, with its helpers. */
const LOADERS =
  /(^|\/)(load(-[a-z-]+)?|atlas(-[a-z-]+)?|atlases|catalog)\.ts$|(^|\/)(duckdb|_shared\/files|test-data)\//

/** What helps the tests runs under Node. */
const TESTING = /^testing\/|\.fixture\.ts$/
/** Of the surfaces, what makes the pages and hands them out. */
const BUILDERS = /^(bundle\/|published\.ts$|testing\/)/

/** Those that nothing may import stand in no arrow: conformance and bench. */
const everything = everyFile(false)
const sources = everything.filter(({ name }) => Object.hasOwn(ARROWS, name))

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
  const wrong = sources.flatMap(({ name, file, imports }) =>
    imports.flatMap((to) => {
      const target = /^@keelson\/([a-z]+)/.exec(to)?.[1]
      return target === undefined || target === name || ARROWS[name]?.includes(target)
        ? []
        : [`${name}/${file} imports ${to}`]
    }),
  )
  assert.deepEqual(wrong, [])
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
    wrong.map(({ name, file }) => `${name}/${file}`),
    [],
  )
})

test('what the explorers will bundle imports no Node', () => {
  const wrong = sources
    .filter(
      ({ name, file }) =>
        (PORTABLE.includes(name) && !TESTING.test(file)) ||
        (name.endsWith('repo') && !LOADERS.test(file)) ||
        (name === 'surfaces' && !BUILDERS.test(file)),
    )
    .filter(({ imports }) => imports.some((to) => to.startsWith('node:')))
  assert.deepEqual(
    wrong.map(({ name, file }) => `${name}/${file}`),
    [],
  )
})
