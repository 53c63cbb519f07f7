/**
 * `npm run mutate [-- PART ...]`: would the evidence notice a mistake? Holds every mutant of standards and of physics
 * against the tests beside them and the cases of the workflows, and writes evidence/mistakes. A module whose code
 * and tests are as they were, apart from their words, is not held again; PART picks modules by a part of their name, whether they changed or not.
 * Then does the same with the wiring of the workflows, which it writes to evidence/wiring; the id of a workflow as PART
 * tries its wiring alone.
 */

import type { Noticed } from '@keelson/engine/mistakes.ts'
import { writeDocuments } from '../documents.ts'
import { everyVersion } from '../every-version.ts'
import { formulasByText, mutantsByFile } from './catalogue.ts'
import { isEquivalent } from './equivalent.ts'
import { evidenceHash, type ModuleEntry, readModuleEntries, type Survivor, writeFolderOf } from './lock.ts'
import { type Mutant, mutated, namesOf } from './mutant.ts'
import { evidenceFiles, importGraph } from './reach.ts'
import { textOf } from './text.ts'
import { holdAll } from './threads.ts'
import { wiringUnits } from './wiring/units.ts'
import { tryWiring } from './wiring.ts'
import type { Answer, Order } from './worker.ts'

const imports = importGraph()
const all = mutantsByFile()
const before = readModuleEntries()
const formulas = [...formulasByText().values()]
const parts = process.argv.slice(2)
const workflows = new Set<string>(everyVersion.map(({ id }) => id))
const triable = [...all.keys(), ...workflows, ...wiringUnits(imports).map(({ name }) => name)]
const unmatched = parts.filter((part) => !triable.some((name) => name.includes(part)))
if (unmatched.length > 0) {
  process.stderr.write(
    `mutate: ${unmatched.join(', ')} is part of the name of no module with formulas and of no workflow of the catalog (npm run lock lists a new one)\n`,
  )
  process.exit(2)
}
const partsOfModules = parts.filter((part) => !workflows.has(part))
const asked = [...all].filter(([file]) =>
  parts.length > 0
    ? partsOfModules.some((part) => file.includes(part))
    : before[file]?.hash !== evidenceHash(imports, file),
)

const evidence = new Map(asked.map(([file]) => [file, evidenceFiles(imports, file)]))
const each = (kind: 'tests' | 'workflows') => [...new Set([...evidence.values()].flatMap((files) => files[kind]))]
const asItIs: Order[] = [
  ...each('tests').map((file) => ({ file, text: textOf(file), tests: [file], workflows: [] })),
  ...each('workflows').map((file) => ({ file, text: textOf(file), tests: [], workflows: [file] })),
]
await holdAll(imports, asItIs, ({ file }, answer) => {
  if (Object.keys(answer).length > 0) throw new Error(`${file} fails as it is: ${JSON.stringify(answer)}`)
})

const entries: Record<string, ModuleEntry> = Object.fromEntries(
  Object.entries(before).filter(([file]) => all.has(file)),
)
const answers = new Map<Mutant, Answer>()
const left = new Map(asked.map(([file, ofFile]) => [file, ofFile.length]))
const orders = asked.flatMap(([file, ofFile]) => {
  const order = { file, text: textOf(file), ...evidenceFiles(imports, file) }
  return ofFile.map((mutant) => ({ ...order, text: mutated(order.text, mutant), mutant }))
})
await holdAll(imports, orders, ({ file, mutant }, answer) => {
  answers.set(mutant, answer)
  left.set(file, (left.get(file) ?? 0) - 1)
  if (left.get(file) === 0) done(file, all.get(file) ?? [])
})

for (const [file, ofFile] of all) if (!evidence.has(file)) rename(file, ofFile)

await tryWiring(imports, parts)
await writeDocuments()

/** A module is written down when its last mutant is answered, so that what is cut off goes on where it was. */
function done(file: string, ofFile: readonly Mutant[]): void {
  const entry = entryOf(file, ofFile)
  entries[file] = entry
  writeFolderOf(file, entries)
  process.stdout.write(`${file}: ${entry.survivors.length} of ${entry.tried} survive\n`)
  for (const { ground, clause, name } of entry.survivors) {
    process.stdout.write(`  ${ground}, ${clause || 'no clause'} | ${name}\n`)
  }
}

/** What is not tried again keeps what was found, under its clauses as they are worded now. */
function rename(file: string, ofFile: readonly Mutant[]): void {
  const entry = entries[file]
  if (entry === undefined || entry.survivors.length === 0) return
  const names = namesOf(ofFile)
  const clauses = new Map(ofFile.map(({ clause }, k) => [names[k], clause]))
  const survivors = entry.survivors.map((s) => ({ ...s, clause: clauses.get(s.name) ?? s.clause }))
  entries[file] = { ...entry, survivors }
  writeFolderOf(file, entries)
}

function entryOf(file: string, ofFile: readonly Mutant[]): ModuleEntry {
  const names = namesOf(ofFile)
  const noticed: Partial<Record<Noticed, number>> = {}
  const survivors: Survivor[] = []
  const text = textOf(file)
  let [equivalent, stillborn, inCode] = [0, 0, 0]
  ofFile.forEach((mutant, k) => {
    const answer = answers.get(mutant) ?? {}
    if (!('stillborn' in answer) && mutant.ground === 'code') inCode += 1
    if ('stillborn' in answer) stillborn += 1
    else if (answer.noticed) noticed[answer.noticed] = (noticed[answer.noticed] ?? 0) + 1
    else if (mutant.ground === 'equation' && formulas.some((f) => isEquivalent(mutant, text, f))) equivalent += 1
    else survivors.push({ ground: mutant.ground, clause: mutant.clause, name: names[k] ?? '' })
  })
  const tried = ofFile.length - equivalent - stillborn
  return { hash: evidenceHash(imports, file), tried, noticed, equivalent, stillborn, inCode, survivors }
}
