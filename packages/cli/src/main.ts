/** The command line of Keelson: reads the command, runs it, and turns its outcome into an exit code. */
import { parseArgs } from 'node:util'
import { ServiceProblem } from '@keelson/service/problems.ts'
import type { Command } from './command.ts'

/** Each command is loaded when it is called: a list of words needs no engine. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  list: async () => (await import('./catalog.ts')).list,
  show: async () => (await import('./catalog.ts')).show,
  run: async () => (await import('./run.ts')).run,
  verify: async () => (await import('./verify.ts')).verify,
  report: async () => (await import('./recorded.ts')).report,
  replay: async () => (await import('./recorded.ts')).replay,
  compare: async () => (await import('./compare.ts')).compare,
  publish: async () => (await import('./recorded.ts')).publish,
  prune: async () => (await import('./recorded.ts')).prune,
  atlas: async () => (await import('./atlas.ts')).atlas,
}

/** Runs one command and gives its exit code: 2 where the call or the work was in error. */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    process[name === undefined ? 'stderr' : 'stdout'].write(await usage())
    return name === undefined ? 2 : 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) return failed(new Error(`no command ${name}; there are ${Object.keys(COMMANDS).join(', ')}`))
  try {
    return await runCommand(name, await load(), args)
  } catch (error) {
    return failed(error)
  }
}

async function runCommand(name: string, command: Command, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' }, ...command.options },
    allowPositionals: true,
  })
  if (values.help) {
    process.stdout.write(`${usageLine(name, command)}\n`)
    return 0
  }
  const { json, help: _, ...options } = values as Record<string, string | boolean>
  const print = (outcome: unknown, words: string) => {
    process.stdout.write(`${json ? JSON.stringify(outcome) : words}\n`)
  }
  return command.run({ positionals, options, print })
}

async function usage(): Promise<string> {
  const lines: string[] = []
  for (const [name, load] of Object.entries(COMMANDS)) lines.push(usageLine(name, await load()))
  return `${lines.join('\n')}\n\nEvery command takes --json and --help. Exit codes: 0 done or PASS, 1 FAIL or not as it should be, 2 ERROR, 3 SKIPPED.\n`
}

const usageLine = (name: string, { usage, about }: Command) => `keelson ${`${name} ${usage}`.padEnd(44)} ${about}`

function failed(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error)
  const fields = error instanceof ServiceProblem ? error.errors.map((e) => `  ${e.pointer}: ${e.message}\n`) : []
  process.stderr.write(`keelson: ${message}\n${fields.length > 1 ? fields.join('') : ''}`)
  return 2
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
