/** A conversation, step by step: what stood, what happened, what is said, and which call of the API is wanted. Pure. */
import type { SurfaceAnswer } from '@keelson/chat/api/answers.ts'
import { found } from '@keelson/chat/said/found.ts'
import { oneLine, quoted } from '@keelson/chat/said/quoted.ts'
import { ran } from '@keelson/chat/said/ran.ts'
import { kindOf } from '@keelson/web/form/case/field.ts'
import { parseRef } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { actionButtons, hitButtons, type Pressed, pressed } from './buttons.ts'
import {
  askedAgain,
  askingFor,
  checking,
  describedNow,
  type Entering,
  entered,
  isEntering,
  moved,
  opened,
  refusedInputs,
  skipped,
  valid,
} from './entering.ts'
import { CANCELLED, defaultsText, HELP, NOTHING_CHOSEN, OLD_BUTTON, reportMessage, surfaceMessage } from './messages.ts'
import { readAnswer, readInputs } from './read-inputs.ts'
import { refInPayload } from './start-link.ts'
import {
  begun,
  type Chosen,
  type Conversation,
  type Event,
  type Message,
  type Search,
  type Step,
  saying,
} from './state.ts'

const AGAIN = 'To run it with another value, send name = value. Or ask another question.'

export function step(c: Conversation, event: Event): Step {
  switch (event.kind) {
    case 'text':
      return onText(c, event.text.trim(), event.surfaces)
    case 'command':
      return onCommand(c, event)
    case 'button':
      return onButton(c, pressed(event.data, c.chosen))
    case 'found':
      return saying({ ...c, found: event.search }, foundMessage(event.search))
    case 'opened':
      return opened(c, event)
    case 'valid':
      return isEntering(c) ? valid(c, event.valid) : saying(c)
    case 'ran':
      return isEntering(c) ? onRan(c, event) : saying(c)
    case 'refused':
      return onRefused(c, event)
    case 'failed':
      return onFailed(c, event)
  }
}

function onText(c: Conversation, text: string, surfaces: readonly SurfaceAnswer[]): Step {
  const surface = surfaces.find(({ prompt }) => sameSentence(prompt, text))
  if (surface) return saying(c, surfaceMessage(surface))
  if (parseRef(text)) return { conversation: c, says: [], wants: { call: 'open', ref: text } }
  if (!isEntering(c)) return finding(c, text)
  const { schema } = c.chosen
  const named = readInputs(text, schema)
  const [asked] = c.asking
  if (asked !== undefined && !named.namesAny && !(text.includes('=') && isOneValue(c.chosen, asked))) {
    return entered({ ...c, answered: [...c.answered, asked] }, readAnswer(text, asked, schema))
  }
  return named.namesAny || text.includes('=') ? entered(c, named) : finding(c, text)
}

/** A number or a word has no = in it: such a message names an input that is not there. */
const isOneValue = ({ schema }: Chosen, name: string): boolean =>
  ['quantity', 'choice', 'flag'].includes(kindOf(schema.properties[name] as TSchema))

const sameSentence = (a: string, b: string): boolean => plainWords(a) === plainWords(b)
const plainWords = (text: string): string =>
  oneLine(text)
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.?!\s]+$/, '')

const finding = (c: Conversation, query: string): Step =>
  query === '' ? saying(c, HELP) : { conversation: c, says: [], wants: { call: 'find', query: oneLine(query) } }

const foundMessage = ({ query, answer }: Search): Message => ({
  text: found(query, answer).text,
  buttons: hitButtons(answer),
})

function onCommand(c: Conversation, { name, rest, surfaces }: Extract<Event, { kind: 'command' }>): Step {
  switch (name) {
    case 'start':
      return rest === '' ? saying(c, HELP) : started(c, rest, surfaces)
    case 'help':
      return saying(c, HELP)
    case 'find':
      return finding(c, rest)
    case 'cancel':
      return saying(begun(c.turn + 1), CANCELLED)
    case 'back':
      return back(c)
  }
  const does = ENTERING.get(name)
  if (does === undefined) return saying(c, `Unknown command ${quoted(`/${name}`)}.`, HELP)
  return isEntering(c) ? does(c) : saying(c, NOTHING_CHOSEN)
}

/** Commands on the calculation that is chosen. */
const ENTERING: ReadonlyMap<string, (c: Entering) => Step> = new Map([
  ['skip', skipped],
  ['check', (c) => checking(moved(c, { asking: [], oneByOne: false }))],
  ['optional', (c) => askingFor(c, 'optional')],
  ['defaults', (c) => saying(c, defaultsText(c.chosen, describedNow(c), c.given))],
])

/** By a link: the surface or the workflow that its payload names. */
function started(c: Conversation, payload: string, surfaces: readonly SurfaceAnswer[]): Step {
  const ref = refInPayload(payload)
  const surface = surfaces.find((one) => one.surface === ref)
  if (surface) return saying(c, surfaceMessage(surface))
  if (ref === undefined) return saying(c, `The link is not recognised: ${quoted(payload)}.`, HELP)
  return { conversation: c, says: [], wants: { call: 'open', ref } }
}

function back(c: Conversation): Step {
  const before = isEntering(c) ? askedAgain(c) : undefined
  if (before) return before
  if (c.found === undefined) return saying(c, `There is no earlier list to return to. ${NOTHING_CHOSEN}`)
  const { found } = c
  return saying({ ...begun(c.turn + 1), found }, foundMessage(found))
}

function onButton(c: Conversation, button: Pressed): Step {
  if (button.kind === 'open') return { conversation: c, says: [], wants: { call: 'open', ref: button.ref } }
  if (button.kind === 'unknown' || button.turn !== c.turn || !isEntering(c)) return saying(c, OLD_BUTTON)
  if (button.kind === 'set')
    return entered(c, { params: { [button.name]: button.value }, echoes: [], faults: [], namesAny: true })
  switch (button.what) {
    case 'run':
      return running(c)
    case 'ask':
      return askingFor(c, 'needed')
    case 'optional':
      return askingFor(c, 'optional')
    case 'skip':
      return skipped(c)
    case 'cancel':
      return saying(begun(c.turn + 1), CANCELLED)
  }
}

function running(c: Entering): Step {
  if (!c.ready) return saying(c, OLD_BUTTON)
  const { ref, request_schema } = c.chosen.version
  const params = request_schema === null ? undefined : c.given
  return { conversation: moved(c, {}), says: [{ text: 'Running.' }], wants: { call: 'run', ref, params } }
}

function onRan(c: Entering, { response, report }: Extract<Event, { kind: 'ran' }>): Step {
  const text = ran(response, c.chosen.version, c.given).text.replace('(get_run)', '(see the report)')
  return saying(moved(c, { answered: [] }), text, reportMessage(response, report), AGAIN)
}

function onRefused(c: Conversation, { call, problem }: Extract<Event, { kind: 'refused' }>): Step {
  const why = `${oneLine(problem.title)}: ${oneLine(problem.detail)}`
  if (call === 'find') return saying(c, why)
  if (call === 'open') return saying(c, why, HELP)
  if (!isEntering(c)) return saying(c, why)
  if (problem.errors.length > 0) return refusedInputs(c, problem)
  if (call === 'validate') return saying(c, why, 'Your inputs are kept; send /check to try again.')
  const next = moved(c, { ready: true })
  return saying(next, {
    text: `Not run. ${why}`,
    buttons: [actionButtons(next.turn, 'run', 'cancel')],
  })
}

function onFailed(c: Conversation, { call }: Extract<Event, { kind: 'failed' }>): Step {
  if (call === 'run')
    return saying(
      c,
      'Keelson did not respond, so it is not known whether the run was recorded. Send /check to run it again.',
    )
  const kept = isEntering(c) ? ' Your inputs are kept; send /check to try again.' : ' Try again later.'
  return saying(c, `Keelson did not respond.${kept}`)
}
