/** A project as text: JSON in one fixed form, and YAML whose comments and order survive a change of one entry. */
import type { Problem } from '@keelson/workflow'
import { type Document, isCollection, LineCounter, parseDocument } from 'yaml'
import type { Project } from './document.ts'

/** The keys in the order of the document, two spaces, a line feed at the end. */
export const projectJson = (project: Project): string => `${JSON.stringify(project, null, 2)}\n`

export type ParsedText = { readonly value: unknown } | { readonly problems: readonly Problem[] }

const MOST_ALIASES = 100

/** What a JSON or YAML text says; a fault names its line. */
export function parsedText(text: string): ParsedText {
  const parsed = documentOf(text)
  if ('problems' in parsed) return parsed
  try {
    return { value: parsed.document.toJS({ maxAliasCount: MOST_ALIASES }) }
  } catch (error) {
    return { problems: [{ pointer: '', message: `is not readable YAML: ${(error as Error).message}` }] }
  }
}

function documentOf(text: string): { readonly document: Document.Parsed } | { readonly problems: readonly Problem[] } {
  const document = parseDocument(text.replace(/^\ufeff/, ''), { lineCounter: new LineCounter(), uniqueKeys: true })
  const [first] = document.errors
  if (!first) return { document }
  const line = first.linePos?.[0].line ?? 1
  const [says = ''] = first.message.split(/ at line |\n/)
  return { problems: [{ pointer: '', message: `line ${line}: ${says}` }] }
}

export interface Edit {
  /** Keys and indices from the root. */
  readonly at: readonly (string | number)[]
  /** undefined: it is removed. */
  readonly value: unknown
}

/** The text with one place changed, and all else as it was written. */
export function editedText(text: string, { at, value }: Edit): ParsedText & { readonly text?: string } {
  const parsed = documentOf(text)
  if ('problems' in parsed) return parsed
  const { document } = parsed
  if (value === undefined) document.deleteIn(at)
  else {
    const held = document.getIn(at, true)
    document.setIn(at, isCollection(held) || typeof value === 'object' ? document.createNode(value) : value)
  }
  return { text: document.toString({ lineWidth: 0 }), value: document.toJS({ maxAliasCount: MOST_ALIASES }) }
}
