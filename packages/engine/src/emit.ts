/**
 * From an outcome in SI to the result that leaves the service. It holds the calculation to its contract: a value that
 * is not declared, not finite, or missing without reason is an error of the workflow, never an answer.
 */
import type { Step } from '@keelson/equations'
import {
  type Acceptance,
  type AnyContract,
  type CheckSpec,
  ContractError,
  commonWarnings,
  type DrawnOutcome,
  deliverableNames,
  type FileOut,
  inWords,
  lexiconOf,
  type ReadParams,
  toldWarning,
  type Warning,
} from '@keelson/workflow'
import { assumedDefaults } from './assumed.ts'
import { csvFiles, csvNamesOnRequest, lastingCsvFiles, mapKeysOf } from './csv-files.ts'
import { checkAnswers, noCheckWarning, notAssessedWarnings, selfCheckAnswers, sentenceOf } from './emit-checks.ts'
import { chartAnswers, figureAnswers, pictureNames } from './emit-pictures.ts'
import { stepAnswer, tableAnswers } from './emit-tables.ts'
import { emittedValues, SHOWN_ENTRIES, shortened } from './emit-values.ts'
import { statedInputs } from './long-inputs.ts'
import { type Origins, originsOf } from './origins.ts'
import { type Parts, WHOLE } from './parts.ts'
import type { CheckAnswer, DrawnResult, Quantity, Result, SideOrigins, TableAnswer } from './result.ts'
import { type Counts, countsOf, type RunStatus, statusOf } from './status.ts'

/** `R`: a result whose pictures are drawn, unless they are only named. */
export interface Emitted<R extends Result = DrawnResult> extends Counts {
  readonly status: RunStatus
  readonly detail: string
  readonly result: R
  readonly warnings: readonly Warning[]
  readonly confidence: unknown
  readonly files: readonly FileOut[]
  /** Names of files that are not made, as a record gives them at any time. */
  readonly onRequest: readonly string[]
  /** Declared files that the run does not hand over. */
  readonly missing: readonly string[]
  /** Values, checks and tables, whole: the result hash is of what `coveredIn` takes of them. */
  readonly hashed: Hashed
}

/** What a result is: its values, checks and tables, whole and in their units. */
export interface Hashed {
  readonly values: Readonly<Record<string, Quantity>>
  readonly checks: readonly CheckAnswer[]
  readonly tables: readonly TableAnswer[]
}

/** The result of an outcome. Throws ContractError when it breaks its contract, CalculationError if a self-check fails. */
export function hashedOf(
  contract: AnyContract,
  read: ReadParams,
  outcome: DrawnOutcome,
  accepted: readonly Acceptance[] = [],
): Hashed & Required<Pick<Result, 'self_checks'>> {
  return {
    values: emittedValues(contract, read, outcome),
    checks: checkAnswers(contract, read, outcome, accepted),
    tables: tableAnswers(contract, read, outcome),
    self_checks: selfCheckAnswers(contract, read, outcome),
  }
}

/** Emits an outcome, whole. Throws as `hashedOf` does. */
export function emit(
  contract: AnyContract,
  read: ReadParams,
  outcome: DrawnOutcome,
  steps: readonly Step[],
  accepted: readonly Acceptance[] = [],
): Emitted {
  return emitParts(contract, read, outcome, steps, accepted, WHOLE) as Emitted
}

/** The same of the parts that are asked for, of which the outcome holds no others. */
export function emitParts(
  contract: AnyContract,
  read: ReadParams,
  outcome: DrawnOutcome,
  steps: readonly Step[],
  accepted: readonly Acceptance[],
  parts: Parts,
): Emitted<Result> {
  const lexicon = lexiconOf(contract)
  const { self_checks, ...hashed } = hashedOf(contract, read, outcome, accepted)
  const { values: whole, checks, tables } = hashed
  const origins = parts.steps ? originsOf(contract, read, outcome, steps) : undefined
  const counts = countsOf(checks)
  const { checks_made } = counts
  const sentence = sentenceOf(checks, outcome.detail, contract.title)
  const detail = inWords(sentence, lexicon)
  const result: Result = {
    kind: contract.kind,
    ...(detail !== sentence && { said: sentence }),
    values: Object.fromEntries(Object.entries(whole).map(([name, q]) => [name, shortened(q)])),
    checks,
    self_checks,
    ...(origins && { check_origins: checkOrigins(contract, outcome, origins) }),
    assumed: assumedDefaults(contract, read.inputs, outcome.assumed),
    not_checked: contract.notChecked,
    tables: tables.map((t) => ({ ...t, rows: t.rows.slice(0, SHOWN_ENTRIES) })),
    charts: parts.pictures ? chartAnswers(contract, read, outcome) : pictureNames(contract.charts, read),
    figures: parts.pictures ? figureAnswers(contract, read, outcome) : pictureNames(contract.figures, read),
    steps: origins ? steps.map((step) => stepAnswer(step, origins.ofArguments(step))) : [],
    inputs: statedInputs(read.inputs),
  }
  const { files, onRequest } = filesOf(contract, hashed, outcome, parts)
  const missing = missingFiles(contract, read, [...files.map(({ name }) => name), ...onRequest])
  const warnings = [
    ...read.warnings,
    ...(outcome.warnings ?? []),
    ...(checks_made === 0 ? [noCheckWarning(checks)] : notAssessedWarnings(checks)),
  ]
  return {
    status: statusOf(checks, missing),
    ...counts,
    detail: missing.length > 0 ? `Missing output files: ${missing.join(', ')}` : detail,
    result,
    warnings: warnings.map((w) => told(w, contract)),
    confidence: outcome.confidence ?? null,
    files,
    onRequest,
    missing,
    hashed,
  }
}

function filesOf(
  contract: AnyContract,
  whole: Hashed,
  { files: own = [] }: DrawnOutcome,
  { files: wanted }: Parts,
): Pick<Emitted, 'files' | 'onRequest'> {
  const keys = mapKeysOf(contract)
  if (wanted === 'all') return { files: [...own, ...csvFiles(whole, keys)], onRequest: [] }
  const lasting = wanted === 'lasting' ? lastingCsvFiles(whole, keys) : []
  return { files: [...own, ...lasting], onRequest: csvNamesOnRequest(whole, keys) }
}

/** Declared files that are not among those that a run has. */
export const missingFiles = (contract: AnyContract, read: ReadParams, names: readonly string[]): string[] =>
  deliverableNames(contract.deliverables, read.params).filter((name) => !names.includes(name))

/** A warning as it is answered. Throws ContractError for a code that is not declared. */
function told(warning: Warning, contract: AnyContract): Warning {
  const { code } = warning
  if (!Object.hasOwn(contract.warnings, code) && !Object.hasOwn(commonWarnings, code))
    throw new ContractError(`warning ${code} is not declared`)
  return toldWarning(warning, contract)
}

/** Where demand and capacity of each check that was made come from. */
function checkOrigins(contract: AnyContract, outcome: DrawnOutcome, origins: Origins): Record<string, SideOrigins> {
  const made = Object.entries(outcome.checks ?? {})
  return Object.fromEntries(
    made.flatMap(([id, check]) => {
      if (!check || 'notChecked' in check) return []
      const { unit, source, ...titles }: CheckSpec = contract.checks[id]
      const of = (side: 'demand' | 'capacity') =>
        origins.of({ value: check[side], unit, title: titles[side], source: source.id, constant: check.cited?.[side] })
      const [demand, capacity] = [of('demand'), of('capacity')]
      return [[id, { ...(demand && { demand }), ...(capacity && { capacity }) }] as const]
    }),
  )
}
