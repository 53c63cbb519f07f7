/** Stands in for `node:test` where evidence is looked at by other code: it keeps the tests instead of running them. */

export interface CollectedTest {
  readonly name: string
  readonly run: () => unknown
}

/** Where a hook sends an import of `node:test`. */
export const COLLECTED_TESTS = import.meta.url

let collected: CollectedTest[] = []

export function test(name: string, run: () => unknown): void {
  collected.push({ name, run })
}

/** Hands over what was declared since the last time. */
export function takeTests(): CollectedTest[] {
  const taken = collected
  collected = []
  return taken
}
