/** The tables of galvanic designs: demand by zone, sensitivity, editions. */

import { attempt } from '@keelson/studies/sweep/run.ts'
import { CalculationError, idsOf, numberColumn, Refusal, textColumn, wordedColumn } from '@keelson/workflow'
import type { Design } from './design.ts'
import { type EditionYear, YEARS } from './editions.ts'
import type { Part } from './parts.ts'

const counted = {
  mean_demand: numberColumn('electric_current', 'Mean demand', { symbol: 'I_cm' }),
  final_demand: numberColumn('electric_current', 'Final demand', { symbol: 'I_cf' }),
  net_mass: numberColumn('anode_mass', 'Required net mass', { symbol: 'M' }),
  by_mass: numberColumn('-', 'Anodes by mass', { symbol: 'N_m' }),
  by_initial: numberColumn('-', 'Anodes by initial current', { symbol: 'N_i' }),
  by_final: numberColumn('-', 'Anodes by final current', { symbol: 'N_f' }),
  required: numberColumn('-', 'Anodes required', { symbol: 'N_req' }),
  governing: wordedColumn('Governing'),
}

export const tableSpecs = {
  demand_by_zone: {
    title: 'Current demand by zone',
    description:
      'Breakdown factors (mean and final) and current demands (initial, mean and final) of each zone, excluding the current drain.',
    columns: {
      zone: textColumn('Zone'),
      exposure: wordedColumn('Exposure'),
      coating: wordedColumn('Coating'),
      depth: numberColumn('depth_below_surface', 'Depth'),
      area: numberColumn('steel_surface_area', 'Area', { symbol: 'A_c' }),
      mean_density: numberColumn('current_density', 'Mean current density', { symbol: 'i_cm' }),
      mean_factor: numberColumn('coating_breakdown_factor', 'Mean breakdown factor', { symbol: 'f_cm' }),
      final_factor: numberColumn('coating_breakdown_factor', 'Final breakdown factor', { symbol: 'f_cf' }),
      initial: numberColumn('electric_current', 'Initial demand', { symbol: 'I_ci' }),
      mean: numberColumn('electric_current', 'Mean demand', { symbol: 'I_cm' }),
      final: numberColumn('electric_current', 'Final demand', { symbol: 'I_cf' }),
    },
  },
  sensitivity: {
    title: 'Anode number sensitivity',
    description: 'Number of anodes required, with one input changed at a time.',
    columns: { variation: wordedColumn('Variation'), ...counted },
  },
  editions: {
    title: 'Design by edition',
    description:
      'Design by the tables of each DNV-RP-B401 edition with the same inputs. Anode properties differ, and category IV is in the 2021 edition only. Entered values replace the table values.',
    columns: { edition: textColumn('Edition'), ...counted },
  },
} as const

export const zoneRows = (parts: readonly Part[]) =>
  parts.map(({ zone, exposure, coating, depth, area, density, factor, demand }) => ({
    ...{ zone, exposure, coating, depth, area },
    mean_density: density.mean,
    mean_factor: factor.mean,
    final_factor: factor.final,
    ...demand,
  }))

/** Inputs that the sensitivity changes. */
export interface Varied {
  readonly design_life: number
  readonly seawater_resistivity: number
}
/** Designs the anodes for changed inputs, with coatings that wear faster or slower. */
export type Redesign<P> = (inputs: P, wear?: number) => Design

export function sensitivityRows<P extends Varied>(p: P, redesign: Redesign<P>) {
  const { design_life, seawater_resistivity } = p
  const both = (name: string, of: (k: number) => Design) =>
    SHARES.map((k) => ({ variation: `${name} ${k > 1 ? '+' : '−'}25 %`, ...rowOf(() => of(k)) }))
  return [
    { variation: 'this run', ...rowOf(() => redesign(p)) },
    ...both('resistivity', (k) => redesign({ ...p, seawater_resistivity: k * seawater_resistivity })),
    ...both('coating breakdown rate', (k) => redesign(p, k)),
    ...both('design life', (k) => redesign({ ...p, design_life: k * design_life })),
  ]
}
const SHARES = [0.75, 1.25]

export const editionRows = (redesign: (edition: EditionYear) => Design) =>
  idsOf(YEARS).map((edition) => ({ edition: `${edition}`, ...rowOf(() => redesign(edition)) }))

/** A refusal in its own words: a row of the table has no input that it could stand at. */
function inItsWords(run: () => Design): Design {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new CalculationError(error.problems.map(({ message }) => message).join('; '))
  }
}

function rowOf(run: () => Design) {
  const tried = attempt(() => inItsWords(run))
  if ('failure' in tried) {
    const none = null
    return {
      ...{ mean_demand: none, final_demand: none, net_mass: none, by_mass: none },
      ...{ by_initial: none, by_final: none, required: none },
      governing: tried.failure,
    }
  }
  const { demand, M, counts } = tried.result
  return {
    mean_demand: demand.mean,
    final_demand: demand.final,
    net_mass: M,
    by_mass: counts.mass,
    by_initial: counts.initial,
    by_final: counts.final ?? null,
    required: counts.required,
    governing: counts.governing,
  }
}
