/**
 * `npm run try -- ID ...`: is a workflow sound? Holds its folder to the rules of the house, its versions to the suite and to
 * the lock, runs the tests of its folder beside, and says in a few lines what fails, at which member, and where to look.
 */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type NamedWorkflow, workflowNamed } from './tests/named.ts'
import { type Tried, textOf } from './try/failure.ts'
import { triedHouse } from './try/house.ts'
import { triedTests } from './try/tests.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Where formulas and workflows are written. */
const OF_AN_AUTHOR = /^packages.(?:physics|standards|numerics|modelrepo|datarepo)\b/

try {
  const asked = process.argv.slice(2)
  if (asked.length === 0) throw new Error('npm run try -- ID: a ref, an id, or a part that one id has')
  for (const named of asked.map((one) => workflowNamed(ROOT, one))) {
    const isSound = await tryOne(named)
    if (!isSound) process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 2
}

async function tryOne(named: NamedWorkflow): Promise<boolean> {
  const began = performance.now()
  const running = triedTests(named.folder, ROOT)
  const conformance = together(triedHouse(named.folder, ROOT), await triedConformance(named).catch(notLoaded))
  const tests = await running
  const failures = [...conformance.failures, ...tests.failures]
  const took = ((performance.now() - began) / 1000).toFixed(1)
  const counts = `${passed(conformance, 'checks of conformance')}, ${passed(tests, 'tests')}, ${took} s`
  const lines = [
    `${named.folder}: ${failures.length === 0 ? 'sound' : `${failures.length} ${failures.length === 1 ? 'failure' : 'failures'}`} (${counts})`,
  ]
  const telling = failures.filter(({ problems }) => problems.length > 0)
  const silent = failures.length - telling.length
  const rest = silent > 0 ? [`  and ${silent} more for the same reasons`] : []
  const next = failures.length === 0 ? [nextOf(named)] : []
  process.stdout.write(`${[...lines, ...telling.map(textOf), ...rest, ...next].join('\n')}\n`)
  return failures.length === 0
}

function together(a: Tried, b: Tried): Tried {
  return { count: a.count + b.count, failures: [...a.failures, ...b.failures] }
}

function nextOf({ id }: NamedWorkflow): string {
  return `sound; types are not checked here: before a commit npm run check, npm run lock, npm test -- ${id}`
}

/** The suite loads every formula of the house: one that is wrong is told as what it is. */
async function triedConformance(named: NamedWorkflow): Promise<Tried> {
  const conformance = await import('./try/conformance.ts')
  return conformance.triedConformance(named, ROOT)
}

function notLoaded(error: Error): Tried {
  const place = framesOf(error).find((frame) => OF_AN_AUTHOR.test(frame))
  return { count: 1, failures: [{ what: 'it does not load', problems: [{ text: error.message, place }] }] }
}

function framesOf({ stack = '' }: Error): string[] {
  return [...stack.matchAll(/(file:.*):(\d+):\d+/g)].map(
    ([, url = '', line]) => `${relative(ROOT, fileURLToPath(url))}:${line}`,
  )
}

function passed({ count, failures }: Tried, what: string): string {
  return `${count - failures.length} of ${count} ${what}`
}
