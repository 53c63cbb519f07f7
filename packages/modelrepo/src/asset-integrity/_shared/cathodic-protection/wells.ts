/** Wells that drain current from a structure, where they are counted and not left to the current drain. */
import type { Constant, Trace } from '@keelson/equations'
import { drainWithWells } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { commonWarnings, count, optional, quantity, type Warning, warner } from '@keelson/workflow'

const warn = warner(commonWarnings)

/** Inputs; `usual` is what one well drains where it is not given, A. */
export const wellParams = (usual: number) => ({
  connected_wells: optional(
    count({
      title: 'Connected wells',
      description:
        'Number of wells whose casings draw current from the structure, unless included in the current drain.',
      symbol: 'n_w',
      minimum: 0,
      usual: [0, 60],
      example: 1,
    }),
  ),
  drain_per_well: optional(
    quantity('electric_current', {
      title: 'Current drain per well',
      description: `Current drain of each connected well with its casings. Default: ${usual} A.`,
      symbol: 'I_w',
      minimum: 0,
      usual: [2, 15],
      example: usual,
    }),
  ),
})

export interface DrainInputs {
  /** A. */
  readonly current_drain: number
  readonly connected_wells?: number
  readonly drain_per_well?: number
  /** What the practice says of a well whose drain is not given. */
  readonly usual_drain?: Constant
}
export interface Drain {
  /** A, and the symbol that it is printed under. */
  readonly current: number
  readonly symbol: string
}

/** The drain of what is not counted in wells. */
export const plainDrain = (current: number): Drain => ({ current, symbol: 'I_d' })

/** The inputs with the usual drain of a well, where there are wells and theirs is not given. */
export const withWells = <P extends DrainInputs>(p: P, usual: Constant): P =>
  p.connected_wells && p.drain_per_well === undefined ? { ...p, usual_drain: usual } : p

/** What connected items drain in every phase, wells with the rest. */
export function drainOf(p: DrainInputs, trace: Trace): Drain {
  const { current_drain: I_o, connected_wells: n_w, drain_per_well, usual_drain } = p
  const I_w = drain_per_well ?? usual_drain
  if (!n_w || I_w === undefined) return plainDrain(I_o)
  const printed = { as: 'I_dw', rename: { I_o: 'I_d' } }
  return { current: trace.apply(drainWithWells, { I_o, n_w, I_w }, printed), symbol: 'I_dw' }
}

/** A drain for each well is idle without wells. */
export const wellWarnings = ({ connected_wells, drain_per_well }: DrainInputs): Warning[] =>
  connected_wells || drain_per_well === undefined
    ? []
    : [warn('unused', '{drain_per_well} is not used because {connected_wells} is 0 or not entered.', '/drain_per_well')]
