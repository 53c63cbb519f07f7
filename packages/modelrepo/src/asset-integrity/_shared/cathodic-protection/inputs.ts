/** What the anode design reads, whichever structure it is for. */
import type { Phase } from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import type { EditionYear } from './editions.ts'
import type { AnodeParams } from './inputs-anode.ts'

/** One number for each phase of the life. */
export type ByPhase = Readonly<Record<Phase, number>>
/** Subscripts of the phases. */
export const MARK = { initial: 'ci', mean: 'cm', final: 'cf' } as const

export interface DesignInputs extends Omit<AnodeParams, 'anode_final_length_factor'> {
  readonly anode_final_length_factor?: number
  readonly edition: EditionYear
  /** s. */
  readonly design_life: number
  /** ohm m. */
  readonly seawater_resistivity: number
  /** A ship's hull by the ABS notes: a spent anode is then shorter by 0.1 u. */
  readonly hull?: boolean
}
