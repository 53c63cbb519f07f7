/** Claims about calls: they are read by what a command declares, help says exactly that, and the nearest is named. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Declared } from './command.ts'
import { COMMANDS } from './commands.ts'
import { helpOf, helpOfAll } from './help.ts'
import { notThere, readCall } from './read-call.ts'

const sail: Declared = {
  about: 'sail somewhere',
  args: [{ name: 'SHIP', about: 'which one' }],
  options: {
    to: { value: 'PORT', about: 'where', required: true, choices: ['bergen', 'aberdeen'] },
    cargo: { value: 'THING', about: 'what', repeatable: true },
    fast: { about: 'with all sails' },
  },
}
const read = (...words: string[]) => readCall('sail', sail, words)
const refused = (why: RegExp, ...words: string[]) => assert.throws(() => read(...words), why)

test('options are read by their names, in any order, repeated where they may be', () => {
  const { args, options } = read('--cargo', 'a=-1', 'Anna', '--to=bergen', '--cargo=b=c', '--fast')
  assert.deepEqual(args, ['Anna'])
  assert.deepEqual({ ...options }, { cargo: ['a=-1', 'b=c'], to: ['bergen'], fast: [''] })
})

test('what is not declared is refused, and the nearest is named', () => {
  refused(/^CallError: no option --carggo; did you mean --cargo\?$/, 'Anna', '--to', 'bergen', '--carggo', 'x')
  refused(/no option --constructor; valid: --to, --cargo/, 'Anna', '--constructor')
  refused(/no option -x; valid:/, 'Anna', '-x')
  refused(
    /--to must be one of bergen, aberdeen \(entered: abberdeen\); did you mean aberdeen\?/,
    'Anna',
    '--to',
    'abberdeen',
  )
  assert.equal(notThere('command', 'replya', Object.keys(COMMANDS)), 'no command replya; did you mean replay?')
})

test('what is missing, too much or without its value is refused', () => {
  refused(/sail requires --to PORT/, 'Anna')
  refused(/sail requires SHIP$/, '--to', 'bergen')
  refused(/sail requires SHIP$/, 'Anna', 'Berta', '--to', 'bergen')
  refused(/--to requires a value: --to PORT/, 'Anna', '--to')
  refused(/--to requires a value/, 'Anna', '--to', '--fast')
  refused(/--to must be given once \(entered: 2 times\)/, 'Anna', '--to', 'bergen', '--to', 'aberdeen')
  refused(/--fast has no value/, 'Anna', '--to', 'bergen', '--fast=yes')
  assert.throws(() => readCall('serve', { about: '' }, ['now']), /serve has no arguments/)
})

test('help needs nothing else of the call', () => {
  assert.deepEqual(Object.keys(read('-h').options), ['help'])
})

test('the help of a command names its arguments, options, choices and what may be repeated', () => {
  const help = helpOf('sail', sail)
  assert.match(help, /^keelson sail SHIP --to PORT \[--cargo THING\.\.\.\] \[--fast\]$/m)
  assert.match(help, /^ {2}--to PORT +where \(one of bergen, aberdeen; required\)$/m)
  assert.match(help, /^ {2}--cargo THING +what \(repeatable\)$/m)
  assert.match(helpOfAll([['sail', sail]]), /^keelson sail SHIP --to PORT \[options\] {2}sail somewhere$/m)
})

test('every example in the help of a command is a call of it', async () => {
  for (const [name, load] of Object.entries(COMMANDS)) {
    const command = await load()
    for (const example of command.examples ?? []) assert.doesNotThrow(() => readCall(name, command, example), name)
  }
})
