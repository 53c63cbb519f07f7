/** What the one sentence of an answer says of the checks that fail. */
import type { CheckResult, NotChecked } from '@keelson/workflow'

/** Ids of the checks that were made and fail. */
export const failing = (checks: Readonly<Record<string, CheckResult | NotChecked>>): readonly string[] =>
  Object.entries(checks).flatMap(([id, c]) => ('notChecked' in c || c.passes ? [] : [id]))

/** The checks by their titles. */
export const named = (ids: readonly string[]): string => ids.map((id) => `{${id}}`).join('; ')

/** The end of a sentence; nothing where none fails. */
export const notMet = (ids: readonly string[]): string => (ids.length === 0 ? '' : `; not met: ${named(ids)}`)
