/** Each declaration of a workflow stands where CONTRIBUTING says: a reader who looks for it opens one file. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'

interface Folder {
  /** 'mooring/catenary' */
  readonly name: string
  readonly files: readonly { readonly file: string; readonly text: string }[]
  /** Its ways stand whole: what they give and check is declared in them. */
  readonly inWays: boolean
}

const folders = ['modelrepo', 'datarepo'].flatMap((repo) => {
  const root = join(ROOT, 'packages', repo, 'src')
  return foldersIn(root).flatMap((discipline) =>
    foldersIn(join(root, discipline))
      .map((id) => folderAt(join(root, discipline, id), `${discipline}/${id}`))
      .filter(({ files }) => files.some(({ file }) => file === 'contract.ts')),
  )
})

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('_') ? [entry.name] : [],
  )
}

function folderAt(path: string, name: string): Folder {
  const files = readdirSync(path)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(path, file), 'utf8') }))
  return { name, files, inWays: files.some(({ file }) => file.startsWith('way')) }
}

/** Names that a file imports from the packages in which declarations are worded. */
function taken(text: string): string[] {
  const lists = text.matchAll(/import (?:type )?\{([^}]*)\} from '@keelson\/(?:workflow|figures)'/g)
  return [...lists].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
}

/** What is declared by which words, and in which files: of a folder whose ways stand whole, in the ways and what they share. */
const PLACES = [
  { what: 'the contract', words: ['defineContract'], files: /^contract\.ts$/ },
  { what: 'the workflow', words: ['defineWorkflow'], files: /^index\.ts$/ },
  {
    what: 'an input',
    words: [
      'quantity',
      'quantityOr',
      'count',
      'choice',
      'flag',
      'text',
      'quantityList',
      'quantityGrid',
      'textList',
      'openRows',
    ],
    files: /^inputs(-[a-z-]+)?\.ts$/,
  },
  {
    what: 'a value',
    words: ['numberValue', 'listValue', 'matrixValue', 'mapValue', 'textValue', 'textsValue', 'flagValue', 'resultOf'],
    files: /^values(-[a-z-]+)?\.ts$/,
    ofWays: true,
  },
  { what: 'a value of a way', words: ['gives', 'givesAs'], files: /^way/, ofWays: true },
  { what: 'a check', words: ['checkOf', 'compares'], files: /^checks(-[a-z-]+)?\.ts$/, ofWays: true },
  { what: 'a warning', words: ['warner', 'sayer'], files: /^warnings(-[a-z-]+)?\.ts$/ },
  {
    what: 'a chart',
    words: ['lineChart', 'barChart', 'heatMap', 'spanChart', 'tornado'],
    files: /^(charts|pictures)(-[a-z-]+)?\.ts$/,
    ofWays: true,
  },
  { what: 'a figure', words: ['figure'], files: /^(figures|pictures)(-[a-z-]+)?\.ts$/ },
] as const satisfies readonly Place[]
interface Place {
  readonly what: string
  readonly words: readonly string[]
  readonly files: RegExp
  /** Ways may declare it too. */
  readonly ofWays?: true
}

test('a folder of a workflow says what it is about, what it takes and what it warns of, each in its file', () => {
  const own = folders.filter(({ files }) => files.some(({ text }) => taken(text).includes('defineContract')))
  const missing = own.flatMap(({ name, files }) =>
    ['about.ts', 'contract.ts', 'index.ts'].flatMap((file) =>
      files.some((at) => at.file === file) ? [] : [`${name} has no ${file}`],
    ),
  )
  assert.deepEqual(missing, [])
})

for (const { what, words, files: place, ...more } of PLACES as readonly Place[]) {
  test(`${what} is declared in its place`, () => {
    const elsewhere = folders.flatMap(({ name, files, inWays }) =>
      files.flatMap(({ file, text }) => {
        if (place.test(file) || (inWays && more.ofWays)) return []
        return taken(text).some((word) => words.includes(word)) ? [`${name}/${file}`] : []
      }),
    )
    assert.deepEqual(elsewhere, [])
  })
}
