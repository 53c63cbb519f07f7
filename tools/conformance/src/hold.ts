/** `npm run hold -- ID ...`: holds the workflows named, in all their versions, to the suite, and says what is wrong. */
import { everyVersion } from './every-version.ts'
import { suite } from './suite.ts'

const ids = process.argv.slice(2)
const asked = everyVersion.filter(({ id }) => ids.includes(id))
if (asked.length === 0) throw new Error(`no workflow is named ${ids.join(', ')}`)

let found = 0
for (const { ref, subject } of asked) {
  for (const check of suite) {
    const problems = await check.problems(subject())
    found += problems.length
    if (problems.length > 0) process.stdout.write(`${ref}: ${check.name}\n${problems.map((p) => `  ${p}\n`).join('')}`)
  }
}
process.stdout.write(`${asked.map(({ ref }) => ref).join(', ')}: ${found === 0 ? 'sound' : `${found} problems`}\n`)
process.exitCode = found === 0 ? 0 : 1
