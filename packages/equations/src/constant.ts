/** A coefficient with the clause that gives it, so that a step can say where its number comes from. */
import { toSI } from '@keelson/units'
import type { Source } from './source.ts'

export interface ConstantDefinition {
  readonly symbol: string
  readonly title?: string
  /** In `unit`, as the source prints it. */
  readonly value: number
  readonly unit: string
  readonly source: Source
  /** Clause, table or figure in the source. */
  readonly clause: string
}
export interface Constant extends ConstantDefinition {
  /** The value in SI, as a calculation takes it. */
  readonly si: number
  /** What a formula makes of it: loops pass coefficients on as they are and pay nothing where there is none. */
  readonly [Symbol.toPrimitive]: () => number
}

/** Of the few coefficients that no publication gives: chosen here, with the reason as their clause. */
export const house: Source = {
  id: 'Keelson',
  title: 'Calculation basis',
  publisher: 'Keelson',
  revision: 'this version',
}

/** Declares a coefficient. Throws UnitError for a unit that does not exist. */
export function constant(definition: ConstantDefinition): Constant {
  const si = toSI(definition.value, definition.unit)
  return Object.freeze({ ...definition, si, [Symbol.toPrimitive]: () => si })
}

export const isConstant = (v: unknown): v is Constant =>
  typeof v === 'object' && v !== null && 'si' in v && 'clause' in v

/** Where a coefficient stands in print. */
export interface Cited {
  readonly source: string
  readonly clause: string
}
export const citedOf = ({ source, clause }: Constant): Cited => ({ source: source.id, clause })

/** The number in SI, whether it comes plain or with its clause. */
export const numberOf = (v: number | Constant): number => (typeof v === 'number' ? v : v.si)
