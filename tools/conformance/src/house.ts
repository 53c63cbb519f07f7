/** The rules of a workflow's folder: each declaration has one place in it, and its files are named by what they are. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Folder {
  /** 'mooring/catenary' */
  readonly name: string
  readonly files: readonly { readonly file: string; readonly text: string }[]
}

export interface OutOfPlace {
  /** 'a value of a way'. */
  readonly what: string
  readonly text: string
  readonly file: string
  /** Of the first use, counted from 1; none of a file that is missing. */
  readonly line?: number
}

export function folderAt(path: string, name: string): Folder {
  const files = readdirSync(path)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(path, file), 'utf8') }))
  return { name, files }
}

interface Place {
  readonly what: string
  readonly words: readonly string[]
  readonly files: RegExp
  /** Its file, in words. */
  readonly stands: string
  /** Ways may declare it too. */
  readonly ofWays?: true
}
/** What is declared by which words, and in which files: of a folder whose ways stand whole, in the ways and what they share. */
export const PLACES: readonly Place[] = [
  { what: 'the contract', words: ['defineContract'], files: /^contract\.ts$/, stands: 'contract.ts' },
  { what: 'the workflow', words: ['defineWorkflow'], files: /^index\.ts$/, stands: 'index.ts' },
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
    stands: 'inputs.ts',
  },
  {
    what: 'a value',
    words: ['numberValue', 'listValue', 'matrixValue', 'mapValue', 'textValue', 'textsValue', 'flagValue', 'resultOf'],
    files: /^values(-[a-z-]+)?\.ts$/,
    stands: 'way.ts, or values.ts',
    ofWays: true,
  },
  { what: 'a value of a way', words: ['gives', 'givesAs'], files: /^way/, stands: 'way.ts', ofWays: true },
  {
    what: 'a check',
    words: ['checkOf', 'compares'],
    files: /^checks(-[a-z-]+)?\.ts$/,
    stands: 'way.ts, or checks.ts',
    ofWays: true,
  },
  { what: 'a warning', words: ['warner', 'sayer'], files: /^warnings(-[a-z-]+)?\.ts$/, stands: 'warnings.ts' },
  {
    what: 'a chart',
    words: ['lineChart', 'barChart', 'heatMap', 'spanChart', 'tornado'],
    files: /^(charts|pictures)(-[a-z-]+)?\.ts$/,
    stands: 'pictures.ts, or charts.ts',
    ofWays: true,
  },
  {
    what: 'a figure',
    words: ['figure'],
    files: /^(figures|pictures)(-[a-z-]+)?\.ts$/,
    stands: 'pictures.ts, or figures.ts',
  },
]

/** Names that a file imports from the packages in which declarations are worded. */
function taken(text: string): string[] {
  const lists = text.matchAll(/import (?:type )?\{([^}]*)\} from '@keelson\/(?:workflow|figures)'/g)
  return [...lists].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
}

/** Its ways stand whole: what they give and check is declared in them. */
const isInWays = ({ files }: Folder): boolean => files.some(({ file }) => file.startsWith('way'))

/** What a folder declares elsewhere than CONTRIBUTING says. */
export function outOfPlace(folder: Folder): readonly OutOfPlace[] {
  const inWays = isInWays(folder)
  return PLACES.flatMap(({ what, words, files: place, stands, ofWays }) =>
    folder.files.flatMap(({ file, text }): OutOfPlace[] => {
      if (place.test(file) || (inWays && ofWays)) return []
      const word = taken(text).find((name) => words.includes(name))
      if (word === undefined) return []
      const line = text.split('\n').findIndex((one) => new RegExp(`\\b${word}\\b`).test(one)) + 1
      return [{ what, text: `${what} (${word}) stands in ${file}: it belongs in ${stands}`, file, line }]
    }),
  )
}

/** A folder of a workflow says what it is about, what it is and how it is run, each in its file. */
export function missingFiles({ files }: Folder): readonly OutOfPlace[] {
  if (!files.some(({ text }) => taken(text).includes('defineContract'))) return []
  return ['about.ts', 'contract.ts', 'index.ts']
    .filter((name) => files.every(({ file }) => file !== name))
    .map((file) => ({ what: file, text: `there is no ${file}`, file }))
}

/** Files whose first lines do not say why they exist. */
export const withoutHeader = ({ files }: Folder): readonly OutOfPlace[] =>
  files
    .filter(({ text }) => !text.startsWith('/**'))
    .map(({ file }) => ({
      what: 'a header',
      text: `${file} does not begin with why it exists, in /** ... */`,
      file,
      line: 1,
    }))

/** What a file of a workflow is, before the dash; what of it, after. */
const ROLES = [
  ...['about', 'contract', 'inputs', 'rules', 'modes', 'values', 'outputs', 'pictures', 'way'],
  ...['calculate', 'checks', 'tables', 'charts', 'figures', 'warnings', 'reach', 'detail', 'files'],
  ...['load', 'atlas', 'feeds', 'index'],
]
const SCRIPT = new RegExp(`^(${ROLES.join('|')})(-[a-z0-9]+)*\\.ts$`)
const DATA = /^(example|cases|atlas|worked)\.json$/
/** Works out from the sources what the cases expect. */
const WITNESS = 'worked.py'
const TEST = /^[a-z0-9-]+\.test\.ts$/
const WAY = /^way(-[a-z0-9]+)*\.ts$/

/** Files of one folder that are not named by their role. What ways share is named by the thing: `loads.ts`, `fit.ts`. */
export function misnamed(names: readonly string[]): readonly string[] {
  if (names.some((name) => WAY.test(name))) return []
  return names.filter((name) => name !== WITNESS && ![SCRIPT, DATA, TEST].some((known) => known.test(name)))
}
