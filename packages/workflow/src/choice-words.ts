/** How a choice is written to a reader, in a form, a reason, a message and a report. */
import type { TSchema } from 'typebox'
import { annotations } from './annotations.ts'

/** An id in words, of a choice that declares no label: well_path as well path; a flag as yes or no. */
export function choiceInWords(choice: unknown): string {
  if (typeof choice === 'boolean') return choice ? 'yes' : 'no'
  return String(choice).replaceAll('_', ' ')
}

/** The label of an option of an input; its id in words where none is declared. */
export function choiceLabel(schema: TSchema | undefined, choice: unknown): string {
  const label = schema && typeof choice === 'string' ? annotations(schema).labels[choice] : undefined
  return label ?? choiceInWords(choice)
}

/** The option that a word is, whatever its case, blanks, hyphens and underscores; the word itself where none or several are. */
export function foldedOption(schema: TSchema, typed: string): string {
  const { enum: options = [] } = schema as { readonly enum?: readonly unknown[] }
  const ids = options.filter((one) => typeof one === 'string')
  if (ids.includes(typed)) return typed
  const { aliases } = annotations(schema)
  const own = Object.hasOwn(aliases, typed) ? aliases[typed] : undefined
  if (own !== undefined) return own
  if (typed.length > LONGEST_OPTION) return typed
  const plain = folded(typed)
  const is = (name: string) => folded(name) === plain
  const meant = ids.filter((id) => is(id) || is(choiceLabel(schema, id)))
  const named = Object.keys(aliases)
    .filter(is)
    .flatMap((alias) => aliases[alias] ?? [])
  const [only, ...others] = new Set([...meant, ...named])
  return only !== undefined && others.length === 0 ? only : typed
}

const LONGEST_OPTION = 200
const folded = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
