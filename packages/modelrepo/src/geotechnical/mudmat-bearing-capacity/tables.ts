/** The same mat under other loads, of other width and on other soil: what tables and charts show. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { numberColumn } from '@keelson/workflow'
import { type Capacity, capacityOf, type Ground } from './calculate-capacity.ts'
import type { Consolidation } from './calculate-settlement.ts'
import type { Mat } from './inputs.ts'

const used = (title: string) => numberColumn('utilisation', title)
const load = (title: string) => numberColumn('foundation_load', title)
const stress = (title: string, symbol: string) => numberColumn('soil_stress', title, { symbol })

export const tables = {
  envelope: {
    title: 'Bearing envelope',
    description:
      'Ultimate combinations of horizontal and vertical load for bearing failure at the entered eccentricities.',
    columns: {
      horizontal: load('Horizontal load'),
      vertical: load('Vertical load'),
      pressure: numberColumn('soil_stress', 'Net pressure'),
    },
  },
  width: {
    title: 'Utilisation against width',
    description: 'Utilisation of mats of other widths under the same loads. Blank if there is no bearing capacity.',
    columns: {
      width: numberColumn('structure_dimension', 'Width'),
      capacity: load('Ultimate vertical capacity'),
      bearing: used('Bearing'),
      sliding: used('Sliding'),
    },
  },
  layers: {
    title: 'Compressible layers',
    description: 'Stresses at the middle of each layer below the mat centre.',
    columns: {
      depth: numberColumn('soil_depth', 'Depth below base'),
      thickness: numberColumn('soil_depth', 'Thickness', { symbol: 'h' }),
      initial: stress('Initial effective stress', 'sigma_0'),
      increase: stress('Stress increase', 'Delta_sigma'),
      loaded: stress('Stress under load', 'sigma_1'),
      preconsolidation: stress('Preconsolidation pressure', 'sigma_c'),
      settlement: numberColumn('displacement', 'Settlement'),
    },
  },
}

/** Steps of a sweep. */
export const STEPS = 40

export interface Pair {
  readonly horizontal: number
  readonly vertical: number
  readonly pressure: number
}

/** What fails in bearing at the eccentricities of the run, from no horizontal load to the largest, closer towards that. */
export function envelopeRows<P extends Mat>(p: P, c: Capacity, ground: Ground<P>): Pair[] {
  const clay = ground.kind === 'clay'
  const V = p.vertical_load
  const most = clay ? c.H_max : c.H_max * (1 - 1e-6)
  const held = { ...p, depth_factor: p.depth_factor ?? !(p.embedded_section_area > 0) }
  return spaced(0, 1, STEPS + 1).flatMap((share) => {
    const horizontal_load = most * (1 - (1 - share) ** 2)
    const { Q, q_u } = capacityOf({ ...held, horizontal_load }, ground, silent)
    if (Q === undefined || q_u === undefined) return []
    return [{ horizontal: clay ? horizontal_load : (horizontal_load / V) * Q, vertical: Q, pressure: q_u }]
  })
}

export interface Turned {
  readonly vertical: number
  readonly eccentricity: number
}

/** Eccentricities from none to the edge, with the vertical load that fails there; the horizontal load as in the run. */
export function momentRows<P extends Mat>(p: P, ground: Ground<P>): Turned[] {
  return spaced(0, (p.width / 2) * (1 - 1e-6), 2 * STEPS + 1).flatMap((eccentricity) => {
    const { Q } = capacityOf({ ...p, moment_about_length_axis: eccentricity * p.vertical_load }, ground, silent)
    return Q === undefined ? [] : [{ vertical: Q, eccentricity }]
  })
}

export interface Swept {
  readonly at: number
  readonly capacity: number | null
  readonly bearing: number | null
  readonly sliding: number
}

/** Shares of the width from and up to which it is tried. */
const [NARROW, WIDE] = [0.5, 1.5]

export function widthRows<P extends Mat>(p: P, ground: Ground<P>): Swept[] {
  const widths = spaced(NARROW * p.width, Math.min(p.length, WIDE * p.width), STEPS + 1)
  return sweptRows(ground, widths, p.width, (width) => ({ ...p, width }))
}

/** The mats of a list with the run itself among them; one that a run would refuse is left out. */
export const sweptRows = <P extends Mat>(
  ground: Ground<P>,
  list: readonly number[],
  own: number,
  matAt: (x: number) => P,
): Swept[] =>
  withOwn(list, own).flatMap((at) => {
    const p = matAt(at)
    if (ground.problems(p).length > 0) return []
    const { Q, bearingUse, slidingUse } = capacityOf(p, ground, silent)
    return [{ at, capacity: Q ?? null, bearing: bearingUse ?? null, sliding: slidingUse }]
  })

const withOwn = (list: readonly number[], own: number): number[] =>
  [...list.filter((x) => Math.abs(x / own - 1) > 1e-9), own].sort((a, b) => a - b)

export const widthTable = (rows: readonly Swept[]) => rows.map(({ at, ...rest }) => ({ width: at, ...rest }))

export const layerRows = ({ layers }: Consolidation) =>
  layers.map(({ middle, thickness, sigma_0, increase, sigma_1, sigma_c, settlement }) => ({
    depth: middle,
    thickness,
    initial: sigma_0,
    increase,
    loaded: sigma_1,
    preconsolidation: sigma_c,
    settlement,
  }))
