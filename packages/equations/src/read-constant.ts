/** A coefficient that stands by itself, in no formula: a step of the record says what was read and why. */
import type { Constant } from './constant.ts'
import type { Trace } from './trace.ts'

/** The value in SI; `as` where a run knows the coefficient by another symbol or title than its own. */
export function readConstant(
  constant: Constant,
  cell: string,
  trace: Trace,
  as: { readonly symbol?: string; readonly title?: string } = {},
): number {
  const { unit, source, clause, si: value } = constant
  const { symbol = constant.symbol, title = constant.title ?? '' } = as
  return trace.lookup({ symbol, title, unit, source, clause, value, cell })
}
