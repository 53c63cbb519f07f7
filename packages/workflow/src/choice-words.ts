/** How a choice is written to a reader, in a form, a reason, a message and a report. */
import type { TSchema } from 'typebox'
import { annotations } from './params.ts'

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
