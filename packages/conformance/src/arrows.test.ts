/** The arrows of the house point down only, and what a browser will bundle knows no Node. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { filesOf } from './constants.ts'

/** What each package may import, besides npm packages. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  units: [],
  equations: ['units'],
  kinds: ['units'],
  numerics: ['units', 'equations'],
  physics: ['units', 'equations', 'numerics'],
  standards: ['units', 'equations', 'numerics', 'physics'],
  workflow: ['units', 'kinds', 'equations'],
  fields: ['units', 'kinds', 'equations', 'numerics', 'physics', 'standards', 'workflow'],
  modelrepo: ['units', 'kinds', 'fields', 'equations', 'numerics', 'physics', 'standards', 'workflow'],
  datarepo: ['units', 'kinds', 'fields', 'equations', 'numerics', 'physics', 'standards', 'workflow'],
  report: ['units', 'equations', 'workflow'],
  surfaces: ['units', 'equations', 'workflow', 'modelrepo', 'report'],
  service: ['units', 'equations', 'workflow', 'modelrepo', 'datarepo', 'report', 'surfaces'],
  cli: ['units', 'equations', 'workflow', 'modelrepo', 'datarepo', 'report', 'service'],
}
/** Packages whose every file runs in a browser too. */
const PORTABLE = ['units', 'kinds', 'equations', 'numerics', 'physics', 'standards', 'workflow', 'fields', 'report']
/** The one place of a workflow where Node is allowed, with its helpers. */
const LOADERS = /(^|\/)(load(-[a-z-]+)?|atlas(-[a-z-]+)?|atlases)\.ts$|(^|\/)(duckdb|test-data)\//

/** Of the surfaces, what makes the pages and hands them out. */
const BUILDERS = /^(bundle\/|published\.ts$|testing\/)/

const importsOf = (name: string, file: string): string[] => {
  const text = readFileSync(fileURLToPath(new URL(`../../${name}/src/${file}`, import.meta.url)), 'utf8')
  return [
    ...text.matchAll(
      /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ].map((m) => m[1] ?? m[2] ?? m[3] ?? '')
}
const sources = Object.keys(ARROWS).flatMap((name) =>
  filesOf(name, false).map((file) => ({ name, file, imports: importsOf(name, file) })),
)

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
        PORTABLE.includes(name) ||
        (name.endsWith('repo') && !LOADERS.test(file)) ||
        (name === 'surfaces' && !BUILDERS.test(file)),
    )
    .filter(({ imports }) => imports.some((to) => to.startsWith('node:')))
  assert.deepEqual(
    wrong.map(({ name, file }) => `${name}/${file}`),
    [],
  )
})
