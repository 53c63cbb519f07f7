/**
 * Would the evidence notice a mistake in what is made of the formulas? Makes small mistakes in the wiring of workflows,
 * so many in each folder, drawn by its name, and holds each against the cases and the tests of the workflow. What neither
 * notices is asked of the lock too, which is counted apart.
 */
import { NOTICED, type Noticed } from '@keelson/engine/mistakes.ts'
import { seeded } from '@keelson/equations/seeded.ts'
import { everyEquation } from '../every-equation.ts'
import type { Imports } from './reach.ts'
import { textOf } from './text.ts'
import { ENDLESS, holdAll } from './threads.ts'
import { readWiring, type WiringEntry, writeWiring } from './wiring/files.ts'
import { dimensionsOfNames } from './wiring/names.ts'
import { outcomeMistakes } from './wiring/outcome-catalogue.ts'
import { inWords, type OutcomeMistake } from './wiring/outcome-mistakes.ts'
import { type KnownNames, sourceMistakes } from './wiring/source-mistakes.ts'
import { hashOfUnit, type WiringUnit, wiringUnits } from './wiring/units.ts'
import type { Answer, Order } from './worker.ts'

/** Mistakes tried in a folder: in what it hands over, and in its texts. */
const [MOST_IN_OUTCOMES, MOST_IN_TEXTS] = [30, 30]

/** Times what the evidence takes as it is, after which a mistake has no end: a busy machine notices nothing. */
const AS_LONG = 20

interface Tried extends Order {
  readonly name: string
  readonly wiring: true
}

/** Tries the folders that a part names, or those that changed since they were tried. */
export async function tryWiring(imports: Imports, parts: readonly string[]): Promise<void> {
  const names: KnownNames = { dimensions: dimensionsOfNames(), equations: equationsByName() }
  const isAsked = (unit: WiringUnit) =>
    parts.length > 0 ? parts.some((part) => unit.name.includes(part)) : readWiring(unit.name)?.hash !== hashOfUnit(unit)
  for (const unit of wiringUnits(imports).filter(isAsked)) {
    const begun = performance.now()
    if (!(await isSound(imports, unit))) continue
    const endless = Math.max(ENDLESS, (AS_LONG * (performance.now() - begun)) / 1000)
    const answers: (readonly [Tried, Answer])[] = []
    const orders = [...(await inOutcomes(unit)), ...inTexts(unit, names)]
    await holdAll(imports, orders, (order, answer) => answers.push([order, answer]), endless)
    tell(unit, entryOf(unit, answers))
  }
}

const equationsByName = (): KnownNames['equations'] =>
  Map.groupBy(
    everyEquation.map(({ name, equation }) => ({ name: name.split('.').at(-1) ?? name, where: equation.where })),
    ({ name }) => name,
  )

/** Whether its cases and tests pass as they are; where they do not, nothing can be said of a mistake. */
async function isSound(imports: Imports, { tests, workflows }: WiringUnit): Promise<boolean> {
  const asItIs = workflows
    .slice(0, 1)
    .map((file) => ({ file, text: textOf(file), tests, workflows, wiring: true as const }))
  let sound = true
  await holdAll(imports, asItIs, ({ file }, answer) => {
    if ('locked' in answer) return
    sound = false
    process.exitCode = 1
    process.stdout.write(`${file} fails as it is: ${JSON.stringify(answer)}\n`)
  })
  return sound
}

async function inOutcomes(unit: WiringUnit): Promise<Tried[]> {
  const [file] = unit.workflows
  const found: { readonly version: number; readonly mistake: OutcomeMistake }[] = []
  for (const { version, subject } of unit.versions) {
    for (const mistake of await outcomeMistakes(subject())) found.push({ version, mistake })
  }
  if (file === undefined) return []
  return drawn(found, MOST_IN_OUTCOMES, `${unit.name} outcomes`).map(({ version, mistake }) => ({
    ...orderOf(unit, file),
    text: `${textOf(file)}\n${making(textOf(file), version, mistake)}`,
    name: `@${version} ${inWords(mistake)}`,
  }))
}

const MAKER = new URL('./wiring/outcome-mistakes.ts', import.meta.url).href

function making(text: string, version: number, mistake: OutcomeMistake): string {
  const exported = [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name)
  return `import { makeMistake } from ${JSON.stringify(MAKER)}
makeMistake([${exported.join(', ')}], ${version}, ${JSON.stringify(mistake)})`
}

function inTexts(unit: WiringUnit, names: KnownNames): Tried[] {
  const all = unit.files.flatMap((file) => sourceMistakes(file, textOf(file), names))
  return drawn(all, MOST_IN_TEXTS, `${unit.name} texts`).map(({ file, of, change, start, end, becomes }) => {
    const text = textOf(file)
    const name = `${file.slice(unit.name.length + 1)} ${of}: ${change}`
    return { ...orderOf(unit, file), text: text.slice(0, start) + becomes + text.slice(end), name }
  })
}

const orderOf = ({ tests, workflows }: WiringUnit, file: string) => ({ file, tests, workflows, wiring: true as const })

/** So many of a list, drawn by a name: the same of the same list each time. */
function drawn<T>(all: readonly T[], most: number, name: string): T[] {
  const random = seeded([...name].reduce((sum, letter) => (31 * sum + (letter.codePointAt(0) ?? 0)) | 0, 7))
  const keyed = all.map((one) => ({ one, key: random() }))
  return keyed
    .toSorted((a, b) => a.key - b.key)
    .slice(0, most)
    .map(({ one }) => one)
}

function entryOf(unit: WiringUnit, answers: readonly (readonly [Tried, Answer])[]): WiringEntry {
  const noticed: Partial<Record<Noticed, number>> = {}
  const survivors: string[] = []
  let [tried, locked] = [0, 0]
  for (const [{ name }, answer] of answers) {
    if ('stillborn' in answer) continue
    tried += 1
    if (answer.noticed) noticed[answer.noticed] = (noticed[answer.noticed] ?? 0) + 1
    else survivors.push(name)
    if (answer.locked) locked += 1
  }
  const inOrder = Object.fromEntries(NOTICED.flatMap((by) => (noticed[by] ? [[by, noticed[by]]] : [])))
  return { hash: hashOfUnit(unit), tried, noticed: inOrder, locked, survivors: survivors.sort() }
}

/** A folder is written down when its last mistake is answered, so that what is cut off goes on where it was. */
function tell({ name }: WiringUnit, entry: WiringEntry): void {
  writeWiring(name, entry)
  const { survivors, tried, locked } = entry
  process.stdout.write(
    `${name}: ${survivors.length} of ${tried} survive cases and tests, ${locked} of them not the lock\n`,
  )
  for (const survivor of survivors) process.stdout.write(`  ${survivor}\n`)
}
