/** What every command of the line is made of: one declaration of its words and options, from which it is read and helped. */

export interface Argument {
  /** 'REF'. */
  readonly name: string
  readonly about: string
  readonly optional?: true
  /** One or more of it; only of the last. */
  readonly many?: true
  readonly choices?: readonly string[]
}
export interface Option {
  /** What stands for its value in a help text, such as FILE; absent for a switch. */
  readonly value?: string
  readonly about: string
  readonly choices?: readonly string[]
  readonly required?: true
  readonly repeatable?: true
}
export interface Declared {
  readonly about: string
  readonly args?: readonly Argument[]
  readonly options?: Readonly<Record<string, Option>>
  /** Calls that help shows, after the name of the command. */
  readonly examples?: readonly (readonly string[])[]
  /** Its exit codes, where they are not those of a run. */
  readonly exits?: string
}
export interface Command extends Declared {
  /** Its exit code: 0 done, 1 not as it should be, 2 could not. */
  readonly run: (given: Given) => Promise<number>
}

/** A call as it was read: what its command declares, and nothing else. */
export interface Call {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, readonly string[]>>
}
export interface Given extends Call {
  /** Prints an outcome: as JSON where that was asked for, otherwise in words. */
  readonly print: (outcome: unknown, words: string) => void
}

/** A wrong call, which ends with 2. */
export class CallError extends Error {
  override readonly name = 'CallError'
}

/** The first argument of a command that takes one. */
export function firstOf({ args: [first] }: Call): string {
  if (first === undefined) throw new CallError('an argument is missing')
  return first
}

/** The text of an option; undefined where it was not given. */
export const textOption = ({ options }: Call, name: string): string | undefined => options[name]?.[0]

export const isOn = ({ options }: Call, name: string): boolean => options[name] !== undefined

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
