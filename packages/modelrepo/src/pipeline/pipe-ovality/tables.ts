/** The tables of the run. */
import type { Harmonic } from '@keelson/physics/roundness.ts'
import { notApplicable, shownLength, shownPercent } from '@keelson/workflow'
import type { Collapse } from './calculate-collapse.ts'
import type { Measured } from './calculate-measured.ts'
import type { Params } from './inputs.ts'

export interface Measures {
  readonly ovality: number
  readonly delta: number
  readonly outOfRoundness: number
}

export const measureRows = (p: Params, m: Measures, limit: number | string) => [
  {
    measure: 'Ovality, DNV-ST-F101',
    definition: 'diameter difference divided by nominal diameter',
    ratio: m.ovality,
    length: m.outOfRoundness,
    limit: shownPercent(p.allowable_ovality),
  },
  {
    measure: 'Ovality, API RP 1111',
    definition: 'diameter difference divided by sum of diameters',
    ratio: m.delta,
    length: m.outOfRoundness,
    limit: 'none; ovality reduces the collapse pressure with bending',
  },
  {
    measure: 'Out-of-roundness, API 5L',
    definition: 'diameter difference',
    ratio: m.ovality,
    length: m.outOfRoundness,
    limit: typeof limit === 'number' ? shownLength(limit) : limit,
  },
]

export const meanDiameter = ({ D_max, D_min }: Measured) => (D_max + D_min) / 2

export const sectionRows = (p: Params, m: Measured) => [
  {
    nominal: p.nominal_outer_diameter,
    largest: m.D_max,
    smallest: m.D_min,
    mean: meanDiameter(m),
    deviation: meanDiameter(m) / p.nominal_outer_diameter - 1,
    slenderness: p.wall_thickness === undefined ? null : p.nominal_outer_diameter / p.wall_thickness,
  },
]

export const collapseRows = (collapse: Collapse | undefined) =>
  collapse
    ? collapse.points.map(({ ovality, f_0, p_c }) => ({
        ovality,
        used: f_0,
        pressure: p_c,
        loss: 1 - p_c / collapse.floor,
      }))
    : notApplicable('wall thickness and yield strength are not both entered')

const MEANINGS = ['caliper offset', 'ovality', 'three lobes', 'four lobes (squareness)']

export const harmonicRows = (found: readonly Harmonic[] | undefined) =>
  found
    ? found.map(({ order, amplitude, crest }, i) => ({
        order,
        amplitude,
        crest,
        difference: order % 2 === 0 ? 4 * amplitude : 0,
        meaning: MEANINGS[i] ?? `${order} lobes`,
      }))
    : notApplicable('no caliper trace is entered')
