/** Help, made from the declarations that calls are read by. */

import { asSentence } from '@keelson/workflow/shown.ts'
import { type Argument, columns, type Declared, type Option } from './command.ts'
import { argumentsOf, argumentWord, COMMON } from './read-call.ts'

const EXITS = 'Exit codes: 0 done or PASS, 1 FAIL or mismatch, 2 ERROR, 3 SKIPPED (a check is not assessed).'

/** Every command in a line each. */
export function helpOfAll(commands: readonly (readonly [name: string, command: Declared])[]): string {
  const rows = commands.map(([name, command]) => [briefly(name, command), command.about])
  return `${columns(rows)}\n\nEvery command accepts --json; see keelson COMMAND --help for details. ${EXITS}\n`
}

/** One command: its call, what it takes, and calls that work. */
export function helpOf(name: string, command: Declared): string {
  const { about, args = [], options = {}, examples = [], exits = EXITS } = command
  const taken = args.map((a) => [`  ${argumentWord(a)}`, a.about])
  const chosen = Object.entries({ ...options, ...COMMON }).map(([option, o]) => [
    `  ${optionOf(option, o)}${option === 'help' ? ', -h' : ''}`,
    aboutOption(o),
  ])
  const parts = [
    usageOf(name, command),
    asSentence(about),
    taken.length > 0 ? `Arguments\n${columns(taken)}` : '',
    `Options\n${columns(chosen)}`,
    examples.length > 0 ? `Examples\n${examples.map((e) => `  ${called(name, e)}`).join('\n')}` : '',
    exits,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Its call with what it must have. */
function briefly(name: string, { args = [], options = {} }: Declared): string {
  const required = Object.entries(options).filter(([, o]) => o.required)
  const more = Object.keys(options).length > required.length ? ['[options]'] : []
  return words(name, args, [...required.map(([option, o]) => optionOf(option, o)), ...more])
}

function usageOf(name: string, { args = [], options = {} }: Declared): string {
  const own = Object.entries(options).map(([option, o]) => {
    const text = `${optionOf(option, o)}${o.repeatable ? '...' : ''}`
    return o.required ? text : `[${text}]`
  })
  return words(name, args, own)
}

const words = (name: string, args: readonly Argument[], options: readonly string[]) =>
  ['keelson', name, ...(args.length > 0 ? [argumentsOf(args)] : []), ...options].join(' ')

const optionOf = (name: string, { value }: Option) => `--${name}${value === undefined ? '' : ` ${value}`}`

function aboutOption({ about, choices, required, repeatable }: Option): string {
  const more = [
    ...(choices ? [`one of ${choices.join(', ')}`] : []),
    ...(required ? ['required'] : []),
    ...(repeatable ? ['repeatable'] : []),
  ]
  return more.length === 0 ? about : `${about} (${more.join('; ')})`
}

const called = (name: string, call: readonly string[]) => ['keelson', name, ...call.map(quoted)].join(' ')

/** As a shell takes it. */
const quoted = (word: string): string => (/^[\w@:=.,/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
