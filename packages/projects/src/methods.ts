/** What a project needs to know of the workflows that it uses, and what it keeps of their runs. */
import type { CheckAnswer, Quantity, RunStatus, TableAnswer } from '@keelson/engine'
import type { AnyContract, DataDigest } from '@keelson/workflow'

/** One version of a workflow. */
export interface Method {
  readonly repo: string
  readonly contract: AnyContract
  /** Of the modules that its calculation imports; not of words, charts or figures. */
  readonly digest: string
  /** The newest stable version, where that is a later one. */
  readonly newer?: number
}
/** By a ref with its version; undefined where there is none that can be run. */
export type MethodOf = (ref: string) => Method | undefined

/** What is kept of the run of one case. */
export interface CaseResult {
  readonly run_id?: string
  readonly ref: string
  /** Of the method that it was made with. */
  readonly digest: string
  readonly data: readonly DataDigest[]
  readonly status: RunStatus | 'ERROR'
  readonly checks_made: number
  readonly checks_open: number
  readonly checks_accepted: number
  readonly detail: string
  readonly input_hash: string
  /** null where it could not be calculated. */
  readonly result_hash: string | null
  readonly values: Readonly<Record<string, Quantity>>
  readonly tables: readonly Pick<TableAnswer, 'id' | 'columns' | 'rows'>[]
  readonly checks: readonly CheckAnswer[]
  /** Of a run that repeats, with the same result, a run that was imported. */
  readonly origin?: ResultOrigin
}
/** A run of another service, as its record states it. */
interface ResultOrigin {
  readonly service: string
  readonly run_id: string
  readonly created_at: string
  /** SHA-256 of its record. */
  readonly record: string
}
/** The last results by calculation and name of case, '' of a calculation without cases. */
export type Results = Readonly<Record<string, Readonly<Record<string, CaseResult>>>>

export const resultOf = (results: Results, calculation: string, name: string): CaseResult | undefined => {
  const own = Object.hasOwn(results, calculation) ? results[calculation] : undefined
  return own && Object.hasOwn(own, name) ? own[name] : undefined
}

/** The results with one more. */
export const withResult = (results: Results, calculation: string, name: string, result: CaseResult): Results => ({
  ...results,
  [calculation]: { ...results[calculation], [name]: result },
})

/** SHA-256 of a text, in hexadecimal. */
export type Sha256 = (text: string) => string
