/** Which inputs the answer rests on: those that the governing check and the key results are worked out from, step by step. */
import type { Origin } from '@keelson/engine/origin.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { StepAnswer } from '@keelson/engine/result.ts'
import { isMade } from '@keelson/engine/status.ts'
import type { InputAnswer } from '@keelson/workflow'
import { headlineOf } from './key-results.ts'

/** The inputs that took part, those that matter first; each part in the order of the contract. */
export interface Ranked {
  readonly matter: readonly InputAnswer[]
  readonly others: readonly InputAnswer[]
  /** Members of tables that matter: 'lines.diameter'. */
  readonly members: ReadonlySet<string>
}

export function rankedInputs(record: RunRecord): Ranked {
  const { result } = record.response
  const used = (result?.inputs ?? []).filter(({ origin, use }) => origin !== 'left out' && use === 'used')
  const names = namesBehind(record)
  const matter = used.filter(({ name }) => names.has(name))
  if (matter.length === 0) return byOrigin(used)
  return { matter, others: used.filter(({ name }) => !names.has(name)), members: names }
}

/** Of a run without steps: what was stated matters. */
const byOrigin = (used: readonly InputAnswer[]): Ranked => ({
  matter: used.filter(({ origin }) => origin === 'given'),
  others: used.filter(({ origin }) => origin === 'default'),
  members: new Set(),
})

/** The names of the inputs that the answer is reached from. */
function namesBehind(record: RunRecord): ReadonlySet<string> {
  const { steps = [], checks = [], check_origins = {} } = record.response.result ?? {}
  const byId = new Map(steps.map((step) => [step.id, step]))
  const names = new Set<string>()
  const seen = new Set<number>()
  const follow = (origin: Origin | undefined): void => {
    if (origin?.kind === 'input' || origin?.kind === 'row') names.add(origin.name)
    if (origin?.kind === 'row' && origin.column !== undefined) names.add(`${origin.name}.${origin.column}`)
    if (origin?.kind === 'members') origin.of.forEach(follow)
    if (origin?.kind === 'step' || origin?.kind === 'cell') visit(origin.id)
  }
  const visit = (id: number): void => {
    if (seen.has(id)) return
    seen.add(id)
    originsOf(byId.get(id)).forEach(follow)
  }
  const made = checks.filter(isMade)
  const governing = made.filter((check) => check.governing)
  for (const { id } of governing.length > 0 ? governing : made) {
    follow(check_origins[id]?.demand)
    follow(check_origins[id]?.capacity)
  }
  const symbols = new Set(headlineOf(record).flatMap(({ symbol }) => symbol ?? []))
  for (const { id, symbol } of steps) if (symbols.has(symbol)) visit(id)
  return names
}

const originsOf = (step: StepAnswer | undefined): readonly (Origin | undefined)[] =>
  [...(step?.arguments ?? []), ...(step?.satisfies?.arguments ?? [])].map(({ origin }) => origin)
