/** Whatever is said and pressed, nothing runs but what the user gave, the service read and the last Run was for. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { step } from './conversation.ts'
import { begun, type Conversation, type Event, type Params, type Refused, type Step, type Want } from './state.ts'
import { version } from './testing/pipe.ts'

const NEEDED = ['outer_diameter', 'wall_thickness']
const text = (said: string): Event => ({ kind: 'text', text: said, surfaces: [] })
const command = (name: string, rest = ''): Event => ({ kind: 'command', name, rest, surfaces: [] })
const textsOf = ({ says }: Step) => says.map((message) => message.text).join('\n')

/** The API as far as a conversation sees it: quantities that end in kg are refused. */
function answerTo(want: Want): Event {
  if (want.call === 'find')
    return { kind: 'found', search: { query: want.query, answer: { fits: false, unmatched: [], hits: [] } } }
  if (want.call === 'open') return { kind: 'opened', version, reason: '' }
  if (want.call === 'run') return { kind: 'failed', call: 'run' }
  const missing = NEEDED.filter((name) => !Object.hasOwn(want.params, name))
  const wrong = Object.entries(want.params).flatMap(([name, value]) => (String(value).endsWith('kg') ? [name] : []))
  const errors = [
    ...missing.map((name) => ({ pointer: `/${name}`, message: 'is required' })),
    ...wrong.map((name) => ({ pointer: `/${name}`, message: 'kg is no unit for it' })),
  ]
  const problem: Refused = { title: 'Invalid inputs', detail: 'refused', errors }
  if (errors.length > 0) return { kind: 'refused', call: 'validate', problem }
  return { kind: 'valid', valid: { inputs: [], input_hash: 'h', warnings: [] } }
}

/** The conversation after these events and the answers to them, with all that was said and wanted in the last. */
function after(start: Conversation, ...events: readonly Event[]) {
  let [conversation, said, wanted]: [Conversation, string, Want[]] = [start, '', []]
  for (const first of events) {
    ;[said, wanted] = ['', []]
    for (let event: Event | undefined = first; event; ) {
      const done: Step = step(conversation, event)
      conversation = done.conversation
      said += `${textsOf(done)}\n`
      if (done.wants) wanted.push(done.wants)
      event = done.wants && answerTo(done.wants)
    }
  }
  return {
    conversation,
    said,
    wanted,
    buttons: (what: string) => ({ kind: 'button' as const, data: `${conversation.turn} ${what}` }),
  }
}
const opened = () => after(begun(1000), text('modelrepo:pipe')).conversation
const BOTH = text('outer_diameter = 12 in; wall_thickness = 0.5 in')
const runs = (wanted: readonly Want[]) => wanted.filter(({ call }) => call === 'run')

function assertGiven(want: Want): void {
  const given: Params = { ...(want as Extract<Want, { call: 'run' }>).params }
  for (const name of NEEDED) assert.match(String(given[name]), /^[124] mm?$/)
  for (const [name, value] of Object.entries(given))
    assert.match(String(value), name === 'note' ? /./ : /^([124] mm?|low|very_high|bogus = 1)$/)
}

describe('a conversation', () => {
  it('runs what was given once it was read and shown, and by one press only', () => {
    const { conversation, said, buttons } = after(opened(), BOTH)
    assert.match(said, /COMPLETE/)
    const run = buttons('run')
    const first = after(conversation, run)
    assert.deepEqual(runs(first.wanted), [
      { call: 'run', ref: version.ref, params: { outer_diameter: '12 in', wall_thickness: '0.5 in' } },
    ])
    const second = after(first.conversation, run)
    assert.deepEqual(second.wanted, [])
    assert.match(second.said, /earlier step/)
  })

  it('makes a Run of before do nothing once another value was sent', () => {
    const before = after(opened(), BOTH)
    const changed = after(before.conversation, text('wall = 0.6 in'), before.buttons('run'))
    assert.deepEqual(changed.wanted, [])
    assert.match(changed.said, /earlier step/)
  })

  it('goes no further where a part of a message was not read, since a default would stand for it', () => {
    const { said, wanted, conversation } = after(opened(), text('outer_diameter = 12 in; wall = 1 in; saftey = low'))
    assert.deepEqual(wanted, [])
    assert.match(said, /"saftey" is not an input/)
    assert.equal(conversation.ready, false)
    assert.ok(after(conversation, command('check')).conversation.ready)
  })

  it('asks again for just the input that is refused, and keeps the others', () => {
    const { said, conversation } = after(opened(), text('outer_diameter = 12 kg; wall_thickness = 0.5 in'))
    assert.match(said, /outer_diameter: kg is no unit for it/)
    assert.deepEqual(conversation.given, { wall_thickness: '0.5 in' })
    assert.deepEqual(conversation.asking, ['outer_diameter'])
    assert.ok(after(conversation, text('12 in')).conversation.ready)
  })

  it('asks for each input that is needed in its turn, skips none of them, and goes back', () => {
    const start = after(opened())
    const asked = after(start.conversation, start.buttons('ask'))
    assert.match(asked.said, /^outer_diameter: Outside diameter; number in mm/)
    assert.match(after(asked.conversation, command('skip')).said, / is required/)
    const second = after(asked.conversation, text('323.9'))
    assert.match(second.said, /outer_diameter: read as 323.9 mm\nwall_thickness: Wall/)
    assert.match(after(second.conversation, command('back')).said, /^outer_diameter/)
    const ready = after(second.conversation, text('0.5 in'))
    assert.ok(ready.conversation.ready)
    const optional = after(ready.conversation, ready.buttons('optional'))
    assert.match(optional.said, /^coating_thickness.*\nOptional\. Send \/skip/)
    assert.deepEqual(after(optional.conversation, command('skip')).conversation.asking[0], 'lining_thickness')
    assert.deepEqual(after(optional.conversation, text('yes 3')).conversation.given.coating_thickness, 'yes 3')
  })

  it('keeps what is given when the service does not answer', () => {
    const { conversation } = after(opened(), BOTH)
    const { said } = after(conversation, { kind: 'failed', call: 'validate' })
    assert.match(said, /did not respond.*kept/)
    const lost = after(conversation, { kind: 'button', data: `${conversation.turn} run` })
    assert.match(lost.said, /not known whether the run was recorded/)
    assert.deepEqual(lost.conversation.given, conversation.given)
  })

  it('says what a command or a link that it does not know is, and how to go on', () => {
    for (const event of [command('constructor'), command('start', 'no such thing'), command('start', 'a_b_c')]) {
      const { said, wanted } = after(begun(1), event)
      assert.match(said, /Unknown command|not recognised/)
      assert.match(said, /Send a question/)
      assert.deepEqual(wanted, [])
    }
  })

  it('never runs without an input that is needed, nor with one that was not sent', () => {
    const events = fc.oneof(
      fc.constantFrom<Event | { press: string }>(text('outer_diameter = 1 m; wall = 2 mm'), { press: 'run' }),
      fc
        .constantFrom(
          'outer_diameter = 1 m',
          'wall = 2 mm',
          'wall = 3 kg',
          '4 mm',
          'bogus = 1',
          'safety class = low',
          '',
        )
        .map(text),
      fc.constantFrom('check', 'skip', 'back', 'optional', 'defaults', 'cancel', 'help').map((name) => command(name)),
      fc.constantFrom('run', 'run', 'ask', 'optional', 'skip', 'cancel', 'set 4 1').map((what) => ({ press: what })),
      fc.constantFrom('modelrepo:pipe', 'Outside diameter = 4 mm; wall = 2 mm').map(text),
    )
    let ran = 0
    fc.assert(
      fc.property(fc.array(events, { maxLength: 14 }), (all) => {
        let conversation = opened()
        for (const event of all) {
          const { wanted, conversation: next } = after(
            conversation,
            'press' in event ? { kind: 'button', data: `${conversation.turn} ${event.press}` } : event,
          )
          ran += runs(wanted).length
          for (const want of runs(wanted)) assertGiven(want)
          assert.ok(runs(wanted).length === 0 || conversation.ready)
          conversation = next
        }
      }),
      { numRuns: 200 },
    )
    assert.ok(ran > 20, `${ran} runs`)
  })
})
