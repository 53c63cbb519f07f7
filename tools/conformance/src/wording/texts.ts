/** Every text that a person reads, with where it stands: what contracts and messages say in the sources, and the documents. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'
import { partsOf, type SyntaxNode, syntaxOf, withoutTypes } from '../mutation/syntax.ts'

export type Scope = 'title' | 'sentence' | 'message' | 'document'
export interface Text {
  readonly scope: Scope
  readonly text: string
  /** 'packages/modelrepo/src/mooring/catenary/about.ts' */
  readonly file: string
}

/** Searches and quotations of users, and names of what others published, are as they are. */
const EXEMPT = new Set([
  'askedAs',
  'prompts',
  'synonyms',
  'alsoCalled',
  'publisher',
  'revision',
  'clause',
  'source',
  'pattern',
  'module',
  'read',
])
const TITLES = new Set(['title', 'label', 'short'])
/** A text of fewer words is an id, a key or a unit. */
const FEWEST_WORDS = 3
const SOURCES = 'packages/*/src/**/*.ts'
const DOCUMENTS = ['*.md', 'docs/*.md', 'packages/*/README.md', 'tools/*/README.md']
/** It quotes the words that it is against. */
const SHEET = 'docs/words.md'

export function everyText(): readonly Text[] {
  return [...globSync(SOURCES, { cwd: ROOT }).filter(isRead).flatMap(textsOfModule), ...documents()]
}

/** Tests and what they need, the words of searches, and styles. */
const isRead = (file: string): boolean =>
  !/\.(test|long)\.ts$|-suite\.ts$|\/(testing|fixtures|durability|hostile|test-data)[/-]|testing|\/find\/(synonyms|implied|words)\.ts$|css\.ts$|\.fixture\.ts$|\/(study-kit|study-kills|chaos|proper-names|systems)\.ts$/.test(
    file,
  )

function textsOfModule(file: string): Text[] {
  const found: Text[] = []
  const visit = (node: SyntaxNode, key: string): void => {
    const named = keyOf(node) ?? key
    if (EXEMPT.has(named) || node.type === 'ImportDeclaration' || isPublication(node)) return
    for (const text of saidBy(node)) if (!CODE.test(text)) found.push({ scope: scopeOf(named, text), text, file })
    for (const [, part] of partsOf(node)) visit(part, named)
  }
  visit(syntaxOf(withoutTypes(readFileSync(join(ROOT, file), 'utf8'))), '')
  return found.filter(({ scope, text }) => scope === 'title' || text.split(' ').length >= FEWEST_WORDS)
}

/** Its title is as its publisher wrote it. */
const isPublication = (node: SyntaxNode): boolean =>
  node.type === 'ObjectExpression' &&
  (node.properties as readonly SyntaxNode[]).some((property) => keyOf(property) === 'publisher')

function keyOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'Property' || node.computed) return undefined
  const { name, value } = node.key as { readonly name?: string; readonly value?: string }
  return name ?? value
}

/** A text; of a template its words with numbers as '#', of markup what stands between its tags. */
function saidBy(node: SyntaxNode): readonly string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type !== 'TemplateLiteral') return []
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
  const text = quasis.map(({ value }) => value.cooked).join('#')
  return text
    .split(/<\/?[a-zA-Z][^<>]*>/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A query, a style, a script or a command is not read by people. */
const CODE = new RegExp(
  [
    String.raw`\b(?:SELECT|INSERT INTO|CREATE (?:TABLE|INDEX)|DROP INDEX|UPDATE \w+ SET|DELETE FROM|ALTER TABLE|PRAGMA|BEGIN ISOLATION)\b`,
    String.raw`^said[ .]|default-src|\bdatum\.|^\w+ -\w|^(?:\d+ )+\d`,
    String.raw`[\w.\-\])] ?\{[^{}]*:[^{}]*\}|\b(?:const|require|exec|ulimit|kill)\b ?[({\w-]`,
  ].join('|'),
)

const scopeOf = (key: string, text: string): Scope =>
  TITLES.has(key) ? 'title' : /^[A-Z]/.test(text) ? 'sentence' : 'message'

/** Paragraphs outside of code. */
function documents(): Text[] {
  const files = globSync(DOCUMENTS, { cwd: ROOT }).filter((file) => file !== SHEET)
  return files.flatMap((file) => {
    const prose = readFileSync(join(ROOT, file), 'utf8').replaceAll(/```[\s\S]*?```|`[^`]*`/g, ' ')
    return prose
      .split(/\n\s*\n|\n(?=\||[-*] |\d+\. )/)
      .map((text): Text => ({ scope: 'document', text: text.replaceAll(/\s+/g, ' '), file }))
  })
}
