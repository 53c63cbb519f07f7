/** Reads the words after a command against its declaration; what it does not declare is refused, and the nearest is named. */
import { parseArgs } from 'node:util'
import { didYouMean } from '@keelson/units/errors.ts'
import { nearNames } from '@keelson/workflow/near-names.ts'
import { type Argument, type Call, CallError, type Declared, type Option } from './command.ts'

/** What every command takes. */
export const COMMON: Readonly<Record<string, Option>> = {
  json: { about: 'print the result as JSON' },
  help: { about: 'print this help' },
}

/** The call of a command. Throws CallError where it is not one. */
export function readCall(name: string, command: Declared, words: readonly string[]): Call {
  const known = { ...command.options, ...COMMON }
  const config = Object.entries(known).map(([option, { value }]) => [option, configOf(option, value)] as const)
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(config),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const args: string[] = []
  const options: Record<string, readonly string[]> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value)
    if (token.kind !== 'option') continue
    const value = optionValue(token, known)
    options[token.name] = [...(options[token.name] ?? []), value]
  }
  if (options.help === undefined) refuseIncomplete(name, command, { args, options })
  return { args, options }
}

const configOf = (name: string, value: string | undefined) =>
  ({
    type: value === undefined ? 'boolean' : 'string',
    multiple: true,
    ...(name === 'help' && { short: 'h' }),
  }) as const

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

/** The value of an option, '' of a switch. */
function optionValue({ name, rawName, value, inlineValue }: OptionToken, known: Readonly<Record<string, Option>>) {
  const option = Object.hasOwn(known, name) ? known[name] : undefined
  if (option === undefined) throw new CallError(notThere('option', rawName, optionNames(known)))
  if (option.value === undefined) {
    if (inlineValue) throw new CallError(`${rawName} has no value`)
    return ''
  }
  const isOption = !inlineValue && value !== undefined && value.startsWith('-') && value !== '-'
  if (value === undefined || isOption) throw new CallError(`${rawName} requires a value: ${rawName} ${option.value}`)
  if (option.choices) refuseOther(rawName, value, option.choices)
  return value
}

const optionNames = (known: Readonly<Record<string, Option>>) => Object.keys(known).map((name) => `--${name}`)

function refuseIncomplete(name: string, { args = [], options = {} }: Declared, call: Call): void {
  const least = args.filter((a) => !a.optional).length
  const most = args.some((a) => a.many) ? Number.POSITIVE_INFINITY : args.length
  if (call.args.length < least || call.args.length > most) {
    throw new CallError(args.length === 0 ? `${name} has no arguments` : `${name} requires ${argumentsOf(args)}`)
  }
  args.forEach(({ name: argument, choices }, i) => {
    const sent = call.args[i]
    if (choices && sent !== undefined) refuseOther(argument, sent, choices)
  })
  for (const [option, { value, required, repeatable }] of Object.entries(options)) {
    const times = call.options[option]?.length ?? 0
    if (required && times === 0) throw new CallError(`${name} requires --${option} ${value}`)
    if (!repeatable && times > 1) throw new CallError(`--${option} must be given once (entered: ${times} times)`)
  }
}

/** 'REF [WORD...]'; a choice as its words. */
export const argumentsOf = (args: readonly Argument[]): string =>
  args.map((a) => (a.optional ? `[${argumentWord(a)}]` : argumentWord(a))).join(' ')

export const argumentWord = ({ name, many, choices }: Argument): string =>
  `${choices?.join('|') ?? name}${many ? '...' : ''}`

function refuseOther(name: string, sent: string, choices: readonly string[]): void {
  if (choices.includes(sent)) return
  const meant = meantBy(sent, choices)
  throw new CallError(`${name} must be one of ${choices.join(', ')} (entered: ${sent})${meant && `; ${meant}`}`)
}

/** "no command shwo; did you mean show?", or all that there are. */
export function notThere(what: string, sent: string, known: readonly string[]): string {
  return `no ${what} ${sent}; ${meantBy(sent, known) || `valid: ${known.join(', ')}`}`
}

const meantBy = (sent: string, known: readonly string[]): string =>
  didYouMean(
    nearNames(
      sent,
      known.map((name) => ({ name })),
    ),
  ) ?? ''
