/** Stands in for `node:test` where evidence is looked at by other code: it keeps the tests instead of running them. */

export interface CollectedTest {
  readonly name: string
  readonly run: () => unknown
}
interface Options {
  readonly skip?: boolean | string
}

/** Where a hook sends an import of `node:test`. */
export const COLLECTED_TESTS = import.meta.url

let collected: CollectedTest[] = []

export function test(name: string, options: Options | (() => unknown), given?: () => unknown): void {
  const run = typeof options === 'function' ? options : given
  const isSkipped = typeof options === 'object' && options.skip !== undefined && options.skip !== false
  if (run && !isSkipped) collected.push({ name, run })
}

/** What is cleared away at the end of a process is kept: the process goes on. */
export function after(_clear: () => unknown): void {}

/** Hands over what was declared since the last time. */
export function takeTests(): CollectedTest[] {
  const taken = collected
  collected = []
  return taken
}
