/** What every command of the line is made of: its words, its options, and what it prints. */
import type { ParseArgsOptionsConfig } from 'node:util'

export interface Given {
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** Prints an outcome: as JSON where that was asked for, otherwise in words. */
  readonly print: (outcome: unknown, words: string) => void
}
export interface Command {
  /** Its arguments after its name: 'REF [--out DIR]'. */
  readonly usage: string
  readonly about: string
  readonly options?: ParseArgsOptionsConfig
  /** Its exit code: 0 done, 1 not as it should be, 2 could not. */
  readonly run: (given: Given) => Promise<number>
}

/** A wrong call, which ends with 2. */
export class CallError extends Error {
  override readonly name = 'CallError'
}

/** The one positional argument of a command. Throws CallError where there is none, or more than one. */
export function only({ positionals }: Given, what: string): string {
  const [first, ...more] = positionals
  if (first === undefined || more.length > 0) throw new CallError(`say one ${what}`)
  return first
}

/** The text of an option; undefined where it was not given. */
export const textOption = ({ options }: Given, name: string): string | undefined => {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** Columns side by side, each as wide as its widest entry. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((w, row) => row.map((text, i) => Math.max(w[i] ?? 0, text.length)), [])
  return rows
    .map((row) =>
      row
        .map((text, i) => text.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
