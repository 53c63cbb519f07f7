/** A warning as an answer has it: in words, and beside them what a program would have to read out of them. */
import type { TObject } from 'typebox'
import type { AnyContract } from './contract.ts'
import { fieldAt } from './field-at.ts'
import type { Warning } from './outcome.ts'
import { lexiconOf, spokenWarning } from './prose.ts'
import { quantitiesIn } from './quantities-in.ts'

/** The same for one that was spoken or told before. */
export function toldWarning(warning: Warning, contract: AnyContract): Warning {
  const { said, ...told } = spokenWarning(warning, lexiconOf(contract))
  const { message, path } = told
  const field = path === undefined ? undefined : fieldAt(contract.params as TObject, path)
  return { ...told, ...sentenceFacts(said ?? message, field), ...(said !== undefined && { said }) }
}

/** The title of the input that a sentence is of, and its numbers. */
export function sentenceFacts(sentence: string, field: string | undefined): Pick<Warning, 'field' | 'quantities'> {
  const quantities = quantitiesIn(sentence)
  return { ...(field !== undefined && { field }), ...(quantities.length > 0 && { quantities }) }
}
