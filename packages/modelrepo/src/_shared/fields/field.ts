/** A named field: the wording, symbol and bounds of an input that many workflows take, over its kind. */
import { type Defaulted, type Measure, type NumberOptions, quantity } from '@keelson/workflow'

type Base = Pick<NumberOptions, 'title' | 'description'> & Partial<NumberOptions & Defaulted<number>>

/** The field as a contract calls it; what a workflow or its standard has of its own is given there. */
export const fieldOf =
  (of: Measure, base: Base) =>
  (own: Partial<NumberOptions & Defaulted<number>> = {}) =>
    quantity(of, { ...base, ...own })
