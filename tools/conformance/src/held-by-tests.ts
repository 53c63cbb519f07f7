/** The equations that the tests of standards and physics hold to worked values: found by running those tests, not by their text. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { heldEquations } from '@keelson/equations/testing.ts'
import { filesOf } from './constants.ts'
import { COLLECTED_TESTS, takeTests } from './mutation/collected-tests.ts'
import { sourceOf } from './rooms.ts'

const HOLDS = /\b(assertEquationHolds|assertScriptAgrees)\(/

/** Runs every test that holds an equation, and returns the equations that were held. Throws what such a test throws. */
export async function equationsHeldByTests(): Promise<ReadonlySet<unknown>> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'node:test' && context.parentURL?.endsWith('.test.ts')
        ? { url: COLLECTED_TESTS, shortCircuit: true }
        : next(specifier, context),
  })
  for (const name of ['standards', 'physics']) {
    for (const file of filesOf(name, true)) {
      const url = new URL(file, sourceOf(name))
      const text = readFileSync(url, 'utf8')
      if (HOLDS.test(text)) await import(url.href)
    }
  }
  hooks.deregister()
  for (const { run } of takeTests()) await run()
  return heldEquations
}
