/** Whoever follows CONTRIBUTING to the letter has a sound workflow: its texts, put into the folder that is written, pass the suite. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { misnamed, missingFiles, outOfPlace, withoutHeader } from '@keelson/conformance/house.ts'
import { kindProblems } from '@keelson/conformance/kind-rules.ts'
import { subjectOf } from '@keelson/conformance/subject.ts'
import { counted, suite } from '@keelson/conformance/suite.ts'
import { workflowsIn } from '@keelson/workflow'
import { NO_MAP, readDescription } from './description.ts'
import { folderOf } from './folder.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const description = readDescription(JSON.parse(read('examples/new-workflow/beam-deflection.json')))

/** The blocks of CONTRIBUTING that say in their first line which file they are of. */
const blocks: ReadonlyMap<string, string> = new Map(
  [...read('CONTRIBUTING.md').matchAll(/^ {3}```ts\n((?: {3}.*\n|\n)*?) {3}```$/gm)].flatMap(([, indented = '']) => {
    const [first = '', ...lines] = indented.split('\n').map((line) => line.slice(3))
    const file = /^\/\/ (\S+\.ts)$/.exec(first)?.[1]
    return file === undefined ? [] : [[file, lines.join('\n')] as const]
  }),
)
const block = (file: string) => blocks.get(file) ?? assert.fail(`CONTRIBUTING has no block of ${file}`)

/** A file of the folder with the members that a block says in place of those that were written. */
function withMembers(written: string, said: string): string {
  const members = [...said.matchAll(/^(\w+): (\[.*\]),$/gm)].filter(([, , value = '']) => !value.includes('...'))
  const [, title = ''] = /^method: \[\{ title: '(.*?)'/m.exec(said) ?? []
  const imports = [...said.matchAll(/^import .*$/gm)].map(([line]) => line)
  const [header = '', ...rest] = written.replace("title: 'Step 1'", `title: '${title}'`).split('\n')
  return members.reduce(
    (text, [, name, value]) => text.replace(new RegExp(`^  ${name}: \\[[^\\]]*\\],$`, 'm'), `  ${name}: ${value},`),
    [header, ...imports, ...rest].join('\n'),
  )
}

const { files: written } = folderOf(description, NO_MAP, {
  // Its library of fields is then had by a name that holds here too.
  repo: 'datarepo',
  route: { domain: 'subsea-pipelines-integrity', subdomain: 'structural' },
})
const EQUATIONS = 'packages/physics/src/beams/simply-supported.ts'
const files: Readonly<Record<string, string>> = {
  ...written,
  'about.ts': withMembers(written['about.ts'] ?? '', block('about.ts')),
  'contract.ts': withMembers(written['contract.ts'] ?? '', block('contract.ts')),
  'way.ts': block('way.ts'),
  'pictures.ts': block('pictures.ts'),
  'beam-deflection.test.ts': block('beam-deflection.test.ts'),
}

const scripts = Object.entries(files).filter(([name]) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

test('its files are those of the house', () => {
  const folder = { name: description.workflow, files: scripts.map(([file, text]) => ({ file, text })) }
  assert.deepEqual(
    [...outOfPlace(folder), ...missingFiles(folder), ...withoutHeader(folder), ...misnamed(Object.keys(files))],
    [],
  )
})

test('it passes every check of the suite, and its own tests', async () => {
  mkdirSync(join(ROOT, 'build'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'build', 'exercise-'))
  after(() => rmSync(folder, { recursive: true }))
  // What it says of its place in the house, as it holds in this folder.
  const here = [
    ['@keelson/physics/beams/simply-supported.ts', './simply-supported.ts'],
    ['datarepo/structural/beam-deflection/way.ts', 'scaffold/exercise.test.ts'],
  ] as const
  const equations = {
    'simply-supported.ts': block(EQUATIONS).replace('../handbooks.ts', '@keelson/physics/handbooks.ts'),
  }
  for (const [name, text] of Object.entries({ ...files, ...equations }))
    writeFileSync(
      join(folder, name),
      here.reduce((own, [from, to]) => own.replace(from, to), text),
    )
  const [workflow] = workflowsIn(await import(pathToFileURL(join(folder, 'index.ts')).href))
  assert.ok(workflow)
  const subject = subjectOf('modelrepo', workflow, join(ROOT, 'datasets'))
  for (const { name, problems } of [...suite, ...counted]) assert.deepEqual(await problems(subject), [], name)
  assert.deepEqual(kindProblems(workflow.contract), [])
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  execFileSync(process.execPath, [join(folder, 'beam-deflection.test.ts')], { env })
})
