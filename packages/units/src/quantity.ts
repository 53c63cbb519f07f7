/** A quantity as it was read: as typed, and in SI. */

export interface ReadQuantity {
  value: number
  /** As typed; of feet with inches, and of fractions, the unit of the value. */
  unit: string
  /** In coherent SI, at the reference of the field (absolute, gauge, or none). */
  si: number
  /** Said when an ambiguous thing was read in the one sense that the field can have. */
  note?: string
}

/** Reads a value in a unit that the trade has for what a field measures; undefined where it has none beyond the units. */
export type TradeReader = (value: number, unitText: string, declaredUnit: string) => ReadQuantity | undefined
