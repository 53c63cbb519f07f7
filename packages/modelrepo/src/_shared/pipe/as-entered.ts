/** A criterion that the request sets weaker than the code's own: the check says so, and cites the code's. */
import type { Constant } from '@keelson/equations'
import { shown } from '@keelson/workflow'

type Own = Pick<Constant, 'value' | 'source' | 'clause'>

/** Both in the unit of the coefficient. `weaker`: on which side of the code's own value the check demands less. */
export function asEntered(input: string, entered: number, own: Own, weaker: 'above' | 'below'): string | undefined {
  const isWeaker = weaker === 'above' ? entered > own.value : entered < own.value
  if (!isWeaker) return undefined
  return `{${input}} is ${shown(entered)} as entered; ${own.source.id} ${own.clause} gives ${shown(own.value)}`
}

/** Such remarks of one check as its note. */
export function noteOf(...remarks: readonly (string | undefined)[]): { readonly note?: string } {
  const said = remarks.filter((remark) => remark !== undefined)
  return said.length === 0 ? {} : { note: said.join('; ') }
}
