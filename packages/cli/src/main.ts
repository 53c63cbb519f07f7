/** The command line of Keelson: reads the command, runs it, and turns its outcome into an exit code. */
import { databaseInWords } from '@keelson/service/postgres/in-words.ts'
import { registry, ServiceProblem } from '@keelson/service/problems.ts'
import { CallError, type Command, isOn } from './command.ts'
import { COMMANDS } from './commands.ts'
import { helpOf, helpOfAll } from './help.ts'
import { notThere, readCall } from './read-call.ts'

/** Runs one command and gives its exit code: 2 where the call or the work was in error, 1 where the database was. */
export async function main([name, ...words]: readonly string[]): Promise<number> {
  try {
    if (name === undefined) {
      process.stderr.write(await everyHelp())
      return 2
    }
    if (name === 'help' || name === '--help' || name === '-h') return await help(words)
    return await runCommand(name, await commandOf(name), words)
  } catch (error) {
    return failed(error)
  }
}

async function help([name, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0) throw new CallError('help accepts at most one command')
  process.stdout.write(name === undefined ? await everyHelp() : helpOf(name, await commandOf(name)))
  return 0
}

const everyHelp = async () =>
  helpOfAll(await Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => [name, await load()] as const)))

async function commandOf(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) throw new CallError(notThere('command', name, [...Object.keys(COMMANDS), 'help']))
  return load()
}

async function runCommand(name: string, command: Command, words: readonly string[]): Promise<number> {
  const call = readCall(name, command, words)
  if (isOn(call, 'help')) {
    process.stdout.write(helpOf(name, command))
    return 0
  }
  const print = (outcome: unknown, inWords: string) => {
    process.stdout.write(`${isOn(call, 'json') ? JSON.stringify(outcome) : inWords}\n`)
  }
  return command.run({ ...call, print })
}

/** Of several problems each is said once, in a line of its own. A database that cannot be worked on is no fault of the call: 1. */
function failed(error: unknown): number {
  const ofDatabase = databaseInWords(error)
  if (ofDatabase !== undefined) {
    process.stderr.write(`keelson: ${ofDatabase}\n`)
    return 1
  }
  const message = error instanceof Error ? error.message : String(error)
  const several = error instanceof ServiceProblem && error.errors.length > 1
  const lines = several
    ? [registry[error.code].title, ...error.errors.map((e) => `  ${e.pointer}: ${e.message}`)]
    : [message]
  process.stderr.write(`keelson: ${lines.join('\n')}\n`)
  return 2
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
