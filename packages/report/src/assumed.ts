/** What a run took where nothing was provided, as the first sheet and the basis print it. */
import { assumedByKind } from '@keelson/engine/assumed.ts'
import type { AssumedAnswer, Result } from '@keelson/engine/result.ts'
import type { InputAnswer } from '@keelson/workflow'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, html, plainText } from './html.ts'
import { inputText } from './inputs.ts'
import { membersOf } from './members.ts'

export interface Assumption {
  readonly said: Content
  /** Why it is safe, where the contract says so. */
  readonly why: string | null
  /** As plain text, for the room that it takes. */
  readonly text: string
}

/** One assumption for each with a reason; the plain defaults together. What was not provided is listed with the inputs. */
export function assumptionsOf(result: Pick<Result, 'assumed' | 'inputs'> | null | undefined): readonly Assumption[] {
  const { reasoned, defaults } = assumedByKind(result?.assumed ?? [])
  const said = (one: AssumedAnswer) => html`${one.title}: ${statedValue(one, result?.inputs ?? [])}`
  const together = defaults.map((one, i) => html`${i > 0 && '; '}${said(one)}`)
  return [
    ...reasoned.map((one) => assumption(said(one), one.why)),
    ...(defaults.length > 0 ? [assumption(html`Defaults: ${together}`, null)] : []),
  ]
}

const assumption = (said: Content, why: string | null): Assumption => ({ said, why, text: plainText(said) })

/** As the table of inputs has it: an option by its label. */
function statedValue({ name, title, value, unit }: AssumedAnswer, inputs: readonly InputAnswer[]): Content {
  const declared = inputs.find((input) => input.name === name)
  const input: InputAnswer = {
    ...(declared ?? { name, origin: 'default', use: 'used' }),
    title,
    value,
    ...(unit !== null && { unit }),
  }
  return inputText(input) ?? rowsText(input) ?? 'see inputs'
}

/** Of few rows their members: 'depth weight 0.4, fluid weight 0.1'. */
function rowsText(input: InputAnswer): Content | undefined {
  const members = membersOf(input)
  return members?.map((one, i) => html`${i > 0 && ', '}${midSentence(one.title)} ${inputText(one)}`)
}
