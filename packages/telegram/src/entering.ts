/** The inputs of the calculation that is chosen: taken from messages, read by the service, asked again where they are refused. */
import type { ValidAnswer } from '@keelson/chat/api/answers.ts'
import { ApiProblem } from '@keelson/chat/api/api.ts'
import { checkedSaid } from '@keelson/chat/said/checked.ts'
import { type Described, described, schemaOf } from '@keelson/chat/said/described.ts'
import { nameSaid } from '@keelson/chat/said/quoted.ts'
import { lines } from '@keelson/chat/said/said.ts'
import type { Problem } from '@keelson/workflow'
import { partsOf } from '@keelson/workflow/place.ts'
import { actionButtons, choiceButtons, wordButtons } from './buttons.ts'
import { askText, faultsText, neededText, openedText, refusedText, sentText } from './messages.ts'
import type { InputsRead } from './read-inputs.ts'
import {
  type Chosen,
  type Conversation,
  type Event,
  type Message,
  type Params,
  type Refused,
  type Step,
  saying,
} from './state.ts'

/** A conversation in which a calculation is chosen. */
export interface Entering extends Conversation {
  readonly chosen: Chosen
}

export const isEntering = (c: Conversation): c is Entering => c.chosen !== undefined

/** What is asked once these inputs are given; where one of them cannot stand, what is asked without any. */
export function describedNow({ chosen, given }: Entering): Described {
  try {
    return described(chosen.version, given).facts
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return described(chosen.version, {}).facts
  }
}

export function opened(c: Conversation, { version, reason }: Extract<Event, { kind: 'opened' }>): Step {
  if (reason !== '') return saying(c, `${version.title} cannot be run here: ${reason}`)
  const { found } = c
  const chosen: Chosen = { version, schema: schemaOf(version) }
  const dropped =
    c.chosen && Object.keys(c.given).length > 0 ? `Inputs entered for ${c.chosen.version.title} are discarded.` : ''
  const turn = c.turn + 1
  const fresh = {
    turn,
    chosen,
    given: {},
    asking: [],
    oneByOne: false,
    answered: [],
    ready: false,
    ...(found && { found }),
  }
  if (version.request_schema === null) {
    const { conversation, says } = checking(fresh)
    return saying(conversation, lines(dropped, version.title, version.question), ...says)
  }
  const facts = describedNow(fresh)
  return saying(
    fresh,
    ...(dropped === '' ? [] : [dropped]),
    { text: openedText(facts), buttons: choiceButtons(turn, chosen, facts.choices) },
    { text: neededText(facts, {}), buttons: [actionButtons(turn, 'ask', 'cancel')] },
  )
}

/** What a message gave, put beside what stands. Where a part of it was not read nothing goes on: a default would stand for it. */
export function entered(c: Entering, { params, echoes, faults }: InputsRead): Step {
  const next = moved(c, {
    given: { ...c.given, ...params },
    asking: c.asking.filter((name) => !Object.hasOwn(params, name)),
  })
  if (faults.length === 0) return { ...checking(next), says: echoes.length === 0 ? [] : [{ text: lines(echoes) }] }
  const taken = Object.keys(params)
  const text = lines(
    faultsText(faults),
    echoes,
    taken.length === 0 ? '' : `Accepted: ${taken.map(nameSaid).join(', ')}`,
    'Please correct and resend; /check continues without it.',
  )
  return next.asking.length === 0 ? saying(next, text) : saying(next, text, askMessage(next))
}

/** The service reads what is given; only then can it be run. */
export function checking(c: Entering): Step {
  const { version } = c.chosen
  if (version.request_schema !== null)
    return { conversation: c, says: [], wants: { call: 'validate', ref: version.ref, params: c.given } }
  const next = moved(c, { ready: true })
  const text = lines(version.ref, 'It has no inputs and can be run as it is.')
  return saying(next, { text, buttons: [actionButtons(next.turn, 'run', 'cancel')] })
}

export function valid(c: Entering, answer: ValidAnswer): Step {
  if (c.asking.length > 0) return saying(c, askMessage(c))
  const next = { ...moved(c, { ready: true, oneByOne: false }) }
  const { text } = checkedSaid(c.chosen.version, c.given, answer)
  const sent = answer.inputs?.length ? '' : sentText(c.given)
  const hasOptional = describedNow(next).optional.length > 0
  const actions = actionButtons(next.turn, 'run', ...(hasOptional ? (['optional'] as const) : []), 'cancel')
  return saying(next, { text: lines(text, sent), buttons: actions.map((button) => [button]) })
}

/** What was given and refused is asked for again; what is missing is said, or asked for in its turn. */
export function refusedInputs(c: Entering, { errors, detail }: Refused): Step {
  if (errors.length === 0) return saying(c, `Not valid: ${detail}`)
  const names = [...new Set(errors.map(inputOf))]
  const faulty = names.filter((name) => Object.hasOwn(c.given, name))
  const missing = names.filter((name) => Object.hasOwn(c.chosen.schema.properties, name) && !faulty.includes(name))
  const given = Object.fromEntries(Object.entries(c.given).filter(([name]) => !faulty.includes(name)))
  const asking = [...new Set([...faulty, ...(c.oneByOne ? missing : []), ...c.asking])]
  const next = moved(c, { given, asking, ready: false })
  const facts = describedNow(next)
  const isSaidBelow = (problem: Problem) =>
    facts.needed.some(({ name }) => name === inputOf(problem)) && missing.includes(inputOf(problem))
  const said = errors.filter((problem) => !isSaidBelow(problem))
  const refusal = said.length === 0 ? [] : [refusedText(said)]
  if (asking.length > 0) return saying(next, ...refusal, askMessage(next))
  const buttons = [...choiceButtons(next.turn, next.chosen, facts.choices), actionButtons(next.turn, 'ask', 'cancel')]
  return saying(next, ...refusal, { text: neededText(facts, given), buttons })
}

/** `/layers/0/depth` is about `layers`. */
const inputOf = ({ pointer }: Problem): string => partsOf(pointer)[0] ?? ''

/** Asked one by one from here: what is needed, or what is optional. */
export function askingFor(c: Entering, which: 'needed' | 'optional'): Step {
  const facts = describedNow(c)
  const names = facts[which].map(({ name }) => name).filter((name) => !Object.hasOwn(c.given, name))
  const next = moved(c, { asking: names, oneByOne: which === 'needed', ready: false })
  return names.length === 0 ? checking(next) : saying(next, askMessage(next))
}

/** The input that is asked for is left out, where it may be. */
export function skipped(c: Entering): Step {
  const [name, ...asking] = c.asking
  if (name === undefined) return saying(c, 'No input is expected. Send /check to read the inputs so far.')
  if (isNeeded(c, name)) return saying(c, `${nameSaid(name)} is required.`, askMessage(c))
  const next = moved(c, { asking })
  return asking.length > 0 ? saying(next, askMessage(next)) : checking(next)
}

/** To the input answered before; then to what was found. */
export function askedAgain(c: Entering): Step | undefined {
  const name = c.answered.at(-1)
  if (name === undefined) return undefined
  const { [name]: _, ...given } = c.given
  const asking = [name, ...c.asking.filter((other) => other !== name)]
  const next = moved(c, { given, asking, answered: c.answered.slice(0, -1), ready: false })
  return saying(next, askMessage(next))
}

/** The first that is asked for. */
function askMessage(c: Entering): Message {
  const [name = ''] = c.asking
  const needed = isNeeded(c, name)
  const actions = actionButtons(c.turn, ...(needed ? [] : (['skip'] as const)), 'cancel')
  return { text: askText(c.chosen, name, needed), buttons: [...wordButtons(c.turn, c.chosen, name), actions] }
}

const isNeeded = (c: Entering, name: string): boolean => {
  const { [name]: _, ...given } = c.given
  return describedNow({ ...c, given }).needed.some((input) => input.name === name)
}

/** The next turn: buttons of before do nothing any more, and nothing is ready that was not read again. */
export const moved = (c: Entering, changes: Partial<Entering> & { readonly given?: Params }): Entering => ({
  ...c,
  ready: false,
  ...changes,
  turn: c.turn + 1,
})
