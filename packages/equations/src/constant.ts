/** A coefficient with the clause that gives it, so that a step can say where its number comes from. */
import { toSI } from '@keelson/units'
import type { Source } from './equation.ts'

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
}

/** Of the few coefficients that no publication gives: chosen here, with the reason as their clause. */
export const house: Source = {
  id: 'Keelson',
  title: 'Choices of the calculation itself',
  publisher: 'Keelson',
  revision: 'this version',
}

/** Declares a coefficient. Throws UnitError for a unit that does not exist. */
export const constant = (definition: ConstantDefinition): Constant =>
  Object.freeze({ ...definition, si: toSI(definition.value, definition.unit) })

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
