/** The syntax tree of a module, as far as a mutant needs it: nodes with their place in the text, and a walk over them. */
import { stripTypeScriptTypes } from 'node:module'
import { type Node, parse, tokenizer } from 'acorn'

export interface SyntaxNode extends Node {
  readonly [member: string]: unknown
}

/** The text of a TypeScript module with blanks in place of its types, so that every place keeps its column and line. */
export const withoutTypes = (text: string): string => stripTypeScriptTypes(text, { mode: 'strip' })

export const syntaxOf = (text: string): SyntaxNode =>
  parse(text, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as SyntaxNode

/** A text with its words left out where it has several: what a person reads, and no name or unit that code goes by. */
export const numbersOfProse = (text: string): string => (/\s/.test(text) ? text.replace(/[^0-9]+/g, ' ') : text)

/** The tokens of a module: without comments, and of what a person reads only the numbers. */
export const withoutWords = (text: string): string =>
  [...tokenizer(text, { ecmaVersion: 'latest', sourceType: 'module' })]
    .map(({ type, start, end }) => {
      const own = text.slice(start, end)
      return READ.has(type.label) ? numbersOfProse(own) : own
    })
    .join('\n')

/** Tokens that may be prose: a regular expression is held against one. */
const READ: ReadonlySet<string> = new Set(['string', 'template', 'regexp'])

const isNode = (v: unknown): v is SyntaxNode => typeof v === 'object' && v !== null && 'type' in v

/** The direct parts of a node, with the member that each stands in. */
export function* partsOf(node: SyntaxNode): Generator<readonly [member: string, part: SyntaxNode]> {
  for (const [member, value] of Object.entries(node)) {
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) yield [member, part]
  }
}

/** A node and everything in it, for as long as `enters` says so. */
export function* within(node: SyntaxNode, enters: (node: SyntaxNode) => boolean = () => true): Generator<SyntaxNode> {
  if (!enters(node)) return
  yield node
  for (const [, part] of partsOf(node)) yield* within(part, enters)
}
