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
