/** Runs every case of a sweep: one that fails is a result too, with its reason, and never stops or hides the others. */
import { CalculationError, type Problem, Refusal } from '@keelson/workflow'
import { type Expansion, expand } from '../expand.ts'
import { boundProblem, type Parameter } from './fields.ts'

/** Inputs of the swept workflow by name, SI. */
export type CaseInputs = Readonly<Record<string, number>>
interface CaseBase {
  /** From 1, in case order. */
  readonly number: number
  /** Place of the case's value in each list. */
  readonly places: readonly number[]
  /** The swept inputs of the case, SI. */
  readonly inputs: CaseInputs
}
export type Succeeded<R> = CaseBase & { readonly result: R; readonly failure?: never }
export type Failed = CaseBase & { readonly failure: string; readonly result?: never }
export type SweptCase<R> = Succeeded<R> | Failed

export const succeeded = <R>(cases: readonly SweptCase<R>[]): Succeeded<R>[] =>
  cases.filter((c): c is Succeeded<R> => c.failure === undefined)
export const failed = <R>(cases: readonly SweptCase<R>[]): Failed[] =>
  cases.filter((c): c is Failed => c.failure !== undefined)

/**
 * Runs `run` on each case in order. Values outside the bounds of their field, refusals, calculations that do not
 * complete and results that are not finite make the case a failed one; a defect of the code is thrown on.
 */
export function runCases<R extends object>(
  how: Expansion,
  parameters: readonly Parameter[],
  run: (inputs: CaseInputs) => R,
): SweptCase<R>[] {
  const lengths = parameters.map((p) => p.values.length)
  return expand(how, lengths).map((places, k) => {
    const values = parameters.map((p, i) => p.values[places[i] ?? 0] ?? Number.NaN)
    const inputs = Object.fromEntries(parameters.map((p, i) => [p.field.name, values[i] ?? Number.NaN]))
    const base = { number: k + 1, places, inputs }
    const outside = parameters.flatMap((p, i) => boundProblem(p.field, values[i] ?? Number.NaN) ?? [])
    if (outside.length > 0) return { ...base, failure: outside.join('; ') }
    return { ...base, ...attempt(() => run(inputs)) }
  })
}

/** The result of a run, or why there is none. */
export function attempt<R extends object>(run: () => R): { readonly result: R } | { readonly failure: string } {
  try {
    const result = run()
    const bad = Object.values(result).some((v) => typeof v === 'number' && !Number.isFinite(v))
    return bad
      ? { failure: 'the result is not a finite number because an input is far outside the range of the method' }
      : { result }
  } catch (error) {
    return { failure: reasonOf(error) }
  }
}

/** The engineer's reason in an error that a case may end with. Throws every other error on. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal)
    return error.problems.map((p: Problem) => `${p.pointer.slice(1).replaceAll('_', ' ')} ${p.message}`).join('; ')
  if (error instanceof CalculationError) return error.message
  if (error instanceof Error && error.name === 'NumericsError') return error.message
  throw error
}
