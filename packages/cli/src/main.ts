#!/usr/bin/env node
/** The command line of Keelson: reads the command, runs it, and turns its outcome into an exit code. */
import { parseArgs } from 'node:util'
import { atlasCommand } from './atlas.ts'

const USAGE = `Usage: keelson atlas build|check ID [--json]

  atlas build ID   compute the grid of an atlas from its parent's own solver and write its file
  atlas check ID   recompute a sample of it: exit code 0 fresh, 1 stale, 2 error

  --json           print the outcome as JSON
  --help           print this text
`

/** Runs one command and gives its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    })
    if (values.help) {
      process.stdout.write(USAGE)
      return 0
    }
    const [command, ...rest] = positionals
    if (command === 'atlas') return await atlasCommand(rest, { json: values.json })
    process.stderr.write(command === undefined ? USAGE : `keelson: no command ${command}\n\n${USAGE}`)
  } catch (error) {
    process.stderr.write(`keelson: ${error instanceof Error ? error.message : String(error)}\n`)
  }
  return 2
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
