/**
 * Sentences of a run are templates: `{wall_thickness} exceeds {12.5 mm 4}` has an input or a value, and a quantity, in braces.
 * A message has the title in words and the quantity in its unit; a report adds the typeset symbol and prints the quantity in
 * the units of its reader. No raw name and no typed symbol reaches a reader.
 */
import type { TObject, TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import type { AnyContract } from './contract.ts'
import { Refusal } from './errors.ts'
import type { Warning } from './outcome.ts'
import { withQuantities } from './quantity-text.ts'
import { midSentence } from './shown.ts'
import type { ValueSpec } from './values.ts'

/** What a name in braces stands for. */
export interface Called {
  readonly title: string
  readonly symbol?: string
}
export type Lexicon = ReadonlyMap<string, Called>

const NAMED = /\{([A-Za-z]\w*)\}/g

/** The names that the sentences of a contract may use: its values and checks, its inputs and their members. */
export function lexiconOf(contract: AnyContract): Lexicon {
  const kept = known.get(contract) ?? lexicon(contract)
  known.set(contract, kept)
  return kept
}
const known = new WeakMap<AnyContract, Lexicon>()

export const called = (title: string, symbol: string | undefined): Called => ({
  title,
  ...(symbol !== undefined && { symbol }),
})

function lexicon({ params, values, checks }: AnyContract): Lexicon {
  return new Map<string, Called>([
    ...Object.entries(checks as Readonly<Record<string, Called>>).map(
      ([id, c]) => [id, called(c.title, undefined)] as const,
    ),
    ...Object.entries(values as Readonly<Record<string, ValueSpec>>).map(
      ([n, v]) => [n, called(v.title, v.symbol)] as const,
    ),
    ...members(params as TObject),
  ])
}

/** Of a name that an input shares with a member of rows, the input's is the later. */
function members(schema: TObject): (readonly [string, Called])[] {
  const fields = Object.entries(schema.properties)
  const inner = fields.flatMap(([, spec]) => {
    const { items } = spec as { readonly items?: TSchema & { readonly properties?: TObject['properties'] } }
    return items?.properties === undefined ? [] : members(items as TObject)
  })
  const own = fields.map(([name, spec]) => {
    const { title, symbol } = annotations(spec)
    return [name, called(title, symbol)] as const
  })
  return [...inner, ...own]
}

/** The sentence with names as words and quantities in their units; a name that the lexicon lacks stays, for the suite to find. */
export const inWords = (sentence: string, lexicon: Lexicon): string =>
  sentence.includes('{') ? withQuantities(withNames(sentence, lexicon)) : sentence

const withNames = (sentence: string, lexicon: Lexicon): string =>
  sentence.replace(NAMED, (whole, name: string, at: number) => {
    const title = lexicon.get(name)?.title
    return title === undefined ? whole : titleAt(title, beginsSentence(sentence, at))
  })

/** A title in a sentence, which it may begin. */
export const titleAt = (title: string, first: boolean): string => (first ? title : midSentence(title))
const beginsSentence = (sentence: string, at: number) => at === 0 || /[.!?] $/.test(sentence.slice(0, at))

/** A warning in words; with its template, where that names anything. */
export function spokenWarning(warning: Warning, lexicon: Lexicon): Warning {
  const { message } = warning
  const words = inWords(message, lexicon)
  return words === message ? warning : { ...warning, message: words, said: message }
}

export const spokenRefusal = ({ problems }: Refusal, lexicon: Lexicon): Refusal =>
  new Refusal(problems.map((problem) => ({ ...problem, message: inWords(problem.message, lexicon) })))

/** A name in a sentence, and whether a sentence begins with it. */
export interface Name {
  readonly name: string
  readonly first: boolean
}

/** A sentence in its parts, for a page that sets names apart. */
export function partsOf(sentence: string): readonly (string | Name)[] {
  const parts: (string | Name)[] = []
  let from = 0
  for (const { 0: whole, 1: name = '', index } of sentence.matchAll(NAMED)) {
    if (index > from) parts.push(sentence.slice(from, index))
    parts.push({ name, first: beginsSentence(sentence, index) })
    from = index + whole.length
  }
  if (from < sentence.length) parts.push(sentence.slice(from))
  return parts
}
