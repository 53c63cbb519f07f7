/** How each calculation stands: whether its results are those of its inputs, and why not. */
import { canonicalText, hashedInput } from '@keelson/engine'
import { type DataDigest, pinnedRef, Refusal, readParams } from '@keelson/workflow'
import type { LaidCalculation, LaidCase, LaidOut } from './laid-out.ts'
import { type CaseResult, type Results, resultOf, type Sha256 } from './methods.ts'
import { resolve } from './resolve.ts'

export const freshnessStates = ['never_run', 'current', 'stale', 'blocked'] as const
export type Freshness = (typeof freshnessStates)[number]

/** What is not as it was when the case was run. */
type StaleBy = 'input' | 'version' | 'method' | 'data' | 'upstream'
interface CaseStanding {
  readonly name: string
  readonly freshness: Freshness
  readonly stale_by: readonly StaleBy[]
  /** In words; '' where it is current or never run. */
  readonly why: string
}
export interface CalculationStanding {
  readonly id: string
  readonly freshness: Freshness
  readonly why: string
  readonly cases: readonly CaseStanding[]
  /** A newer stable version of its workflow: no reason to be stale. */
  readonly newer?: number
}

export interface Judging {
  readonly sha256: Sha256
  /** Whether data sets that a run read are still the same. */
  readonly isDataSame: (data: readonly DataDigest[]) => boolean
}

/** In the order of the calculation. */
export function standings(laid: LaidOut, results: Results, judging: Judging): readonly CalculationStanding[] {
  const byId = new Map<string, CalculationStanding>()
  for (const one of laid.order) byId.set(one.calculation.id, standingOf(laid, one, results, judging, byId))
  return [...byId.values()]
}

/** `before`: of the calculations whose results it takes. */
export function standingOf(
  laid: LaidOut,
  one: LaidCalculation,
  results: Results,
  judging: Judging,
  before: ReadonlyMap<string, CalculationStanding>,
): CalculationStanding {
  const upstream = one.needs.flatMap((id) => before.get(id) ?? [])
  const cases = one.cases.map((own) => caseStanding(laid, one, own, results, judging, upstream))
  const worst = WORST.find((state) => cases.some(({ freshness }) => freshness === state)) ?? 'never_run'
  const mixed = worst === 'never_run' && cases.some(({ freshness }) => freshness !== 'never_run')
  const why = cases.find(({ freshness }) => freshness === worst)?.why ?? ''
  const { newer } = one.method
  return {
    id: one.calculation.id,
    freshness: mixed ? 'stale' : worst,
    why: mixed ? 'a case has never been run' : why,
    cases,
    ...(newer !== undefined && { newer }),
  }
}
const WORST: readonly Freshness[] = ['blocked', 'stale', 'never_run', 'current']

function caseStanding(
  laid: LaidOut,
  calculation: LaidCalculation,
  one: LaidCase,
  results: Results,
  judging: Judging,
  upstream: readonly CalculationStanding[],
): CaseStanding {
  const { name } = one
  const result = resultOf(results, calculation.calculation.id, name)
  const blocking = upstream.find(({ freshness }) => freshness === 'blocked')
  if (blocking)
    return { name, freshness: 'blocked', stale_by: [], why: `${blocking.id}, whose result is used, is blocked` }
  const waiting = upstream.find(({ freshness }) => freshness !== 'current')
  if (waiting) {
    const why = `${waiting.id}, whose result is used, is ${waiting.freshness === 'stale' ? 'stale' : 'not run'}`
    return result
      ? { name, freshness: 'stale', stale_by: ['upstream'], why }
      : { name, freshness: 'never_run', stale_by: [], why: '' }
  }
  const resolution = resolve(laid, calculation, one, results)
  if ('blocked' in resolution) return { name, freshness: 'blocked', stale_by: [], why: resolution.blocked }
  const now = inputHash(calculation, one, resolution.resolved.params, result?.data ?? [], judging.sha256)
  if ('refused' in now) return { name, freshness: 'blocked', stale_by: [], why: now.refused }
  if (result === undefined) return { name, freshness: 'never_run', stale_by: [], why: '' }
  const stale_by = differences(calculation, result, now.hash, judging)
  const why = stale_by.map((by) => WHY[by]).join('; ')
  return { name, freshness: stale_by.length > 0 ? 'stale' : 'current', stale_by, why }
}

const WHY: Readonly<Record<StaleBy, string>> = {
  input: 'an input changed',
  version: 'another version of the workflow is requested',
  method: 'the method changed',
  data: 'data that it read changed',
  upstream: 'a result that it uses is not current',
}

function differences(
  { method, calculation }: LaidCalculation,
  result: CaseResult,
  hash: string,
  { isDataSame }: Judging,
): readonly StaleBy[] {
  const { repo, contract, digest } = method
  const isVersion =
    result.ref === pinnedRef({ repo, id: contract.id }, contract.version) && result.ref === calculation.ref
  if (!isVersion) return ['version']
  return [
    ...(result.input_hash === hash ? [] : (['input'] as const)),
    ...(result.digest === digest ? [] : (['method'] as const)),
    ...(isDataSame(result.data) ? [] : (['data'] as const)),
  ]
}

type Hashed = { readonly hash: string } | { readonly refused: string }

/** A case is judged before its run, after it and whenever it is looked at; its params are read again only if they changed. */
const known = new WeakMap<LaidCase, { readonly of: string; readonly hashed: Hashed }>()

/** What a run of these params has as its hash, or why they are refused. */
function inputHash(
  calculation: LaidCalculation,
  one: LaidCase,
  params: Readonly<Record<string, unknown>>,
  data: readonly DataDigest[],
  sha256: Sha256,
): Hashed {
  const of = JSON.stringify({ params, data })
  const before = known.get(one)
  if (before?.of === of) return before.hashed
  const hashed = hashOf(calculation, params, data, sha256)
  known.set(one, { of, hashed })
  return hashed
}

function hashOf(
  { method, calculation }: LaidCalculation,
  params: Readonly<Record<string, unknown>>,
  data: readonly DataDigest[],
  sha256: Sha256,
): Hashed {
  const { repo, contract } = method
  try {
    const { used } = readParams(contract, params)
    return { hash: sha256(canonicalText(hashedInput(repo, contract, used, data, calculation.accepted ?? []))) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error.problems.map(({ pointer, message }) => `${pointer.slice(1)} ${message}`).join('; ') }
  }
}
