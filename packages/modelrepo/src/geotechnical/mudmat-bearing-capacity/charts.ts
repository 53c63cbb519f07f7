/** The charts: loads together, utilisations over strength and width, pressures below the mat, and what settles. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { contactPressure } from '@keelson/physics/soil/contact-pressure.ts'
import { axisOf, type ChartDefinition, lineChart, type Point, type Series } from '@keelson/workflow'
import type { Capacity } from './calculate-capacity.ts'
import { type Consolidation, increaseAt } from './calculate-settlement.ts'
import { loads, type Mat } from './inputs.ts'
import type { Pair, Swept, Turned } from './tables.ts'

export const charts = {
  envelope: {
    title: 'Vertical and horizontal load envelope',
    description:
      'Ultimate and allowable bearing and sliding envelopes at the entered eccentricities, with the applied load.',
  },
  moment: {
    title: 'Vertical load and moment envelope',
    description:
      'Bearing envelope for moment about the length axis, at constant horizontal load in clay or constant inclination in sand.',
  },
  strength: {
    title: 'Utilisation against strength',
    description:
      'Utilisation against undrained shear strength of clay or friction angle of sand, with the entered value marked.',
  },
  width: {
    title: 'Utilisation against width',
    description: 'Utilisation of mats of other widths, up to the length, under the same loads, with this mat marked.',
  },
  pressure: {
    title: 'Contact pressure across the width',
    description:
      'Contact pressure of a rigid mat on no-tension elastic ground and uniform pressure on the effective width, with the failure pressure.',
    apart: { failure: 'Capacity divided by effective area.' },
  },
  stress: {
    title: 'Stress increase against depth',
    description: 'Vertical stress increase below the mat centre, with the compressible layers.',
  },
  settlement: {
    title: 'Settlement against depth',
    description: 'Consolidation settlement of the ground below each depth.',
    needs: ['compressible_layers'],
  },
}

const OWN = 'this mat'

export function envelopeChart(p: Mat, c: Capacity, rows: readonly Pair[], clay: boolean): ChartDefinition {
  const { factor_of_safety_bearing: FS, factor_of_safety_sliding: FS_H, vertical_load: V, horizontal_load: H } = p
  const top = Math.max(V, ...rows.map(({ vertical }) => vertical))
  const bearing = (name: string, share: number): Series => ({
    name,
    points: rows.map(({ horizontal, vertical }): Point => [vertical / share, clay ? horizontal : horizontal / share]),
  })
  const slidesAt = (load: number) => (clay ? c.sliding.H_d : (c.sliding.H_b / V) * load + c.sliding.H_p)
  const sliding = (name: string, share: number): Series => ({
    name,
    points: [0, top].map((load): Point => [load, slidesAt(load) / share]),
  })
  return lineChart({
    x: { ...axisOf(loads.vertical_load), zero: true },
    y: { ...axisOf(loads.horizontal_load), zero: true },
    series: [
      bearing('bearing, ultimate', 1),
      bearing('bearing, allowable', FS),
      sliding('sliding, ultimate', 1),
      sliding('sliding, allowable', FS_H),
    ],
    markers: [{ x: V, y: H, label: OWN }],
  })
}

export function momentChart(p: Mat, rows: readonly Turned[]): ChartDefinition {
  const line = (name: string, share: number): Series => ({
    name,
    points: rows.map(({ vertical, eccentricity }): Point => [vertical / share, (vertical / share) * eccentricity]),
  })
  return lineChart({
    x: { ...axisOf(loads.vertical_load), zero: true },
    y: { title: 'Moment about length axis', unit: 'kN*m', zero: true },
    series: [line('bearing, ultimate', 1), line('bearing, allowable', p.factor_of_safety_bearing)],
    markers: [{ x: p.vertical_load, y: p.moment_about_length_axis, label: OWN }],
  })
}

/** Utilisation above which a line is not drawn. */
const HIGHEST = 3

export function useChart(title: string, unit: string, rows: readonly Swept[], own: number): ChartDefinition {
  const line = (name: string, of: (row: Swept) => number | null): Series => ({
    name,
    points: rows.flatMap((row): Point[] => {
      const use = of(row)
      return use === null || use > HIGHEST ? [] : [[row.at, use]]
    }),
  })
  const at = rows.find((row) => row.at === own)
  const used = [at?.bearing, at?.sliding].filter((use): use is number => typeof use === 'number' && use <= HIGHEST)
  return lineChart({
    x: { title, unit },
    y: { title: 'Utilisation', unit: '-', zero: true },
    series: [line('bearing', (r) => r.bearing), line('sliding', (r) => r.sliding)],
    limits: [{ at: 1, label: 'limit', along: 'x' }],
    markers: used.map((use, i) => ({ x: own, y: use, label: i === 0 ? OWN : '' })),
  })
}

export const widthChart = (p: Mat, rows: readonly Swept[]): ChartDefinition => useChart('Width', 'm', rows, p.width)

export function pressureChart(p: Mat, c: Capacity): ChartDefinition {
  const { width: B, length: L, vertical_load: V } = p
  const { e_B, e_L } = c.area
  const even = V / ((B - 2 * e_B) * (L - 2 * e_L))
  const from = e_B - (B - 2 * e_B) / 2
  const failure = c.Q === undefined ? [] : [{ at: c.Q / c.area.A_prime, label: 'failure' }]
  return lineChart({
    x: { title: 'Position across width from centre', unit: 'm' },
    y: { title: 'Contact pressure', unit: 'kPa', zero: true },
    series: [
      {
        name: 'rigid mat on elastic ground',
        points: spaced(-B / 2, B / 2, 101).map((x): Point => [x, contactPressure(V / L, B, e_B, x)]),
      },
      {
        name: 'uniform on effective width',
        points: [
          [-B / 2, 0],
          [from, 0],
          [from, even],
          [B / 2, even],
        ],
      },
    ],
    limits: failure.map((limit) => ({ ...limit, along: 'x' as const, written: true as const })),
  })
}

/** Widths below the base down to which stress is drawn at least. */
const DEEP = 2

export function stressChart(p: Mat, settled: Consolidation | undefined): ChartDefinition {
  const q = p.vertical_load / (p.width * p.length)
  const foot = Math.max(DEEP * p.width, settled?.layers.at(-1)?.base ?? 0)
  const curve = spaced(foot * 1e-6, foot, 81)
  const layers = settled?.layers ?? []
  return lineChart({
    x: { title: 'Vertical stress', unit: 'kPa', zero: true },
    y: { title: 'Depth below base', unit: 'm', reverse: true, zero: true },
    series: [
      { name: 'stress increase', points: curve.map((z): Point => [increaseAt(p, q, z), z]) },
      ...(layers.length > 0
        ? [
            {
              name: 'initial stress',
              dots: true as const,
              points: layers.map((l): Point => [l.sigma_0, l.middle]),
            },
            {
              name: 'preconsolidation pressure',
              dots: true as const,
              points: layers.map((l): Point => [l.sigma_c, l.middle]),
            },
            {
              name: 'stress under load',
              dots: true as const,
              points: layers.map((l): Point => [l.sigma_1, l.middle]),
            },
          ]
        : []),
    ],
  })
}

/** What each layer and those below it settle. */
export function settlementChart({ layers }: Consolidation): ChartDefinition {
  const below = (z: number) =>
    layers.reduce((sum, { top, base, settlement }) => {
      const share = Math.min(1, Math.max(0, (base - z) / (base - top)))
      return sum + share * settlement
    }, 0)
  const depths = [0, ...layers.map(({ base }) => base)]
  return lineChart({
    x: { title: 'Settlement', unit: 'mm', zero: true },
    y: { title: 'Depth below base', unit: 'm', reverse: true, zero: true },
    series: [{ name: 'settlement', dots: true, points: depths.map((z): Point => [below(z), z]) }],
  })
}
