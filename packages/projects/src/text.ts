/** A project as text: JSON in one fixed form, and YAML whose comments and order survive a change of one entry. */
import type { Problem } from '@keelson/workflow'
import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  stringify,
  visit,
} from 'yaml'
import type { Project } from './document.ts'

/** The keys in the order of the document, two spaces, a line feed at the end. */
export const projectJson = (project: Project): string => `${JSON.stringify(project, null, 2)}\n`

/** The same as YAML: read, it is that JSON. */
export const projectYaml = (project: Project): string =>
  stringify(project, { lineWidth: 0, aliasDuplicateObjects: false })

export type ParsedText = { readonly value: unknown } | { readonly problems: readonly Problem[] }

/** In all, and of one anchor with aliases within aliases multiplied: a source that every entry names is no attack. */
const MOST_ALIASES = 10_000

/** What a JSON or YAML text says; a fault names its line. `most`: aliases, each of which costs as much as there are of them. */
export function parsedText(text: string, most = MOST_ALIASES): ParsedText {
  const parsed = documentOf(text)
  if ('problems' in parsed) return parsed
  const { document } = parsed
  const aliases = aliasesIn(document)
  if (aliases > most) return { problems: [{ pointer: '', message: `has ${aliases} aliases; the limit is ${most}` }] }
  try {
    return { value: document.toJS({ maxAliasCount: most }) }
  } catch (error) {
    return { problems: [{ pointer: '', message: `is not readable YAML: ${(error as Error).message}` }] }
  }
}

function aliasesIn(document: Document.Parsed): number {
  let count = 0
  visit(document, { Alias: () => void count++ })
  return count
}

function documentOf(text: string): { readonly document: Document.Parsed } | { readonly problems: readonly Problem[] } {
  const lines = new LineCounter()
  // The library takes the square of the length for the surroundings of each error, and for names that are there twice.
  const document = parseDocument(withoutMark(text), { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  const [first] = document.errors
  const fault = first ? { at: first.pos[0], says: first.message } : nameTwice(document)
  if (fault === undefined) return { document }
  return { problems: [{ pointer: '', message: `line ${lines.linePos(fault.at).line}: ${fault.says}` }] }
}

function nameTwice(document: Document.Parsed): { readonly at: number; readonly says: string } | undefined {
  let found: number | undefined
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<unknown>()
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key
        if (names.has(name)) found = isNode(key) ? key.range?.[0] : 0
        if (found !== undefined) return visit.BREAK
        names.add(name)
      }
      return undefined
    },
  })
  return found === undefined ? undefined : { at: found, says: 'Map keys must be unique' }
}

/** Some editors begin a file with a mark of its byte order. */
const withoutMark = (text: string) => text.replace(/^\ufeff/, '')

export interface Edit {
  /** Keys and indices from the root. */
  readonly at: readonly (string | number)[]
  /** undefined: it is removed. */
  readonly value: unknown
}

/** The text with one place changed: the value of a scalar within its line, and whole entries with all comments kept. */
export function editedText(sent: string, edit: Edit): ParsedText & { readonly text?: string } {
  const text = withoutMark(sent)
  const parsed = documentOf(text)
  if ('problems' in parsed) return parsed
  try {
    const changed = scalarInPlace(text, parsed.document, edit) ?? anew(parsed.document, edit)
    const read = parsedText(changed)
    return 'problems' in read ? read : { text: changed, value: read.value }
  } catch (error) {
    return { problems: [{ pointer: '', message: `cannot be changed here: ${(error as Error).message}` }] }
  }
}

/** undefined where no scalar of one line is there, or the value is none. */
function scalarInPlace(text: string, document: Document.Parsed, { at, value }: Edit): string | undefined {
  const held = sharedBy(document, at) === undefined ? document.getIn(at, true) : undefined
  const isOneLine = isScalar(held) && held.type !== Scalar.BLOCK_LITERAL && held.type !== Scalar.BLOCK_FOLDED
  if (!isOneLine || value === undefined || (typeof value === 'object' && value !== null)) return undefined
  const [from, to] = held.range ?? [0, 0]
  return from === to ? undefined : `${text.slice(0, from)}${JSON.stringify(value)}${text.slice(to)}`
}

function anew(document: Document.Parsed, { at, value }: Edit): string {
  const shared = sharedBy(document, at)
  if (shared !== undefined) throw new Error(`other places share it as *${shared}; write it out first`)
  if (value === undefined) document.deleteIn(at)
  else {
    const held = document.getIn(at, true)
    document.setIn(at, isCollection(held) || typeof value === 'object' ? document.createNode(value) : value)
  }
  return document.toString({ lineWidth: 0 })
}

/** Name of an anchor above a place: a change there would change every place that names it. */
function sharedBy(document: Document.Parsed, at: Edit['at']): string | undefined {
  const above = at.slice(0, -1).map((_, k) => document.getIn(at.slice(0, k + 1), true))
  return above.map((node) => (isAlias(node) ? node.source : isCollection(node) ? node.anchor : undefined)).find(Boolean)
}
