/**
 * `npm run fix` lays out the JSON of cases, examples and worked values; `npm run check` refuses another layout (`--check`).
 * Of paths that are named, it looks at these alone.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { laidOut } from './layout/layout.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** What biome leaves to it. */
const DATA = [
  'packages/*/src/**/{cases,example,moorpy}.json',
  'packages/*/src/**/*worked.json',
  'packages/*/src/**/test-data/*.json',
  'examples/**/example.json',
  'examples/new-workflow/*.json',
]

const check = process.argv.includes('--check')
const asked = process.argv.slice(2).filter((argument) => argument !== '--check')
const places = asked.map((path) => resolve(path))
const isAsked = (file: string) =>
  places.length === 0 || places.some((place) => file === place || file.startsWith(`${place}${sep}`))

const odd: string[] = []
for (const name of globSync(DATA, { cwd: ROOT })) {
  const file = join(ROOT, name)
  if (!isAsked(file)) continue
  const text = readFileSync(file, 'utf8')
  const better = laidOut(text)
  if (better === text) continue
  odd.push(name)
  if (!check) writeFileSync(file, better)
}
if (check && odd.length > 0) {
  process.stderr.write(`not one quantity a line (npm run fix):\n${odd.map((name) => `  ${name}\n`).join('')}`)
  process.exitCode = 1
}
