/** The charts: utilisations, stresses together, resistances over slenderness, and utilisation over thickness. */

import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { stressTogether } from '@keelson/standards/dnv-rp-c201-2010/combined.ts'
import { stressAtYield } from '@keelson/standards/dnv-rp-c201-2010/yield-and-pressure.ts'
import { axisOf, barChart, type ChartDefinition, lineChart, type Point, type Series } from '@keelson/workflow'
import { type Assessed, assess, type Loads } from './calculate-plate.ts'
import type { Thinnest } from './calculate-thickness.ts'
import {
  COMBINED,
  LONGITUDINAL,
  PRESSURE,
  SHEAR,
  TRANSVERSE,
  usesOf,
  YIELD,
  YIELD_ELSEWHERE,
} from './calculate-uses.ts'
import { inputs } from './inputs.ts'
import type { ThicknessRow } from './tables.ts'

/** Utilisation above which a line is not drawn. */
const HIGHEST = 2

export const utilisationChart = (a: Assessed): ChartDefinition =>
  barChart({
    category: 'Resistance',
    y: { title: 'Utilisation', unit: '-' },
    bars: usesOf(a).flatMap(({ name, use }) => (use === undefined ? [] : [{ name, value: use }])),
    limits: [{ at: 1, label: 'limit', along: 'x' }],
    aslant: true,
  })

const DIRECTIONS = 181

/** Ends of the interaction and of yield in each direction from the origin, at the shear and pressure of the run. */
export function interactionChart(a: Assessed): ChartDefinition {
  const { loads, across, yielding } = a
  const turn = spaced(0, 2 * Math.PI, DIRECTIONS)
  const line = (name: string, end: (x: number, y: number) => number): Series => ({
    name,
    points: turn.map((angle): Point => {
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const r = end(x, y)
      return [r * x, r * y]
    }),
  })
  return lineChart({
    x: axisOf(inputs.properties.longitudinal_stress),
    y: axisOf(inputs.properties.transverse_stress),
    series: [
      line('combined stresses', (x, y) => endOfInteraction(a, x, y)),
      line('yield', (x, y) => stressAtYield.evaluate({ f_d: yielding.f_d, tau: loads.tau, x, y })),
    ],
    markers: [{ x: loads.sigma_x, y: across.stress, label: 'this plate' }],
  })
}

/** How far the interaction reaches in a direction, by the resistances there; nowhere where shear alone is not held. */
export function endOfInteraction({ plate, loads }: Assessed, x: number, y: number): number {
  const direction: Loads = { ...loads, sigma_x: signOf(x), psi: x < 0 ? 1 : loads.psi, sigma_y: signOf(y), psi_t: 1 }
  const { along, across, together } = assess(plate, direction, silent)
  const { c_i, tau_Rd } = together
  const held = { sigma_xRd: along.resistance, sigma_yRd: across.resistance, c_i, tau: loads.tau, tau_Rd }
  return loads.tau < tau_Rd ? stressTogether.evaluate({ x, y, ...held }) : Number.NaN
}

/** Only whether a direction is compression or tension matters to the resistances. */
const signOf = (x: number): number => (x < 0 ? -1 : 1)

const STEPS = 100
/** Spacing over thickness at which the chart begins, and ends unless the plate is beyond. */
const [STOCKY, SLENDER] = [15, 130]

export function resistanceChart(a: Assessed): ChartDefinition {
  const { plate, loads, along, across, sheared } = a
  const own = plate.s / plate.t
  const compressed: Loads = { ...loads, sigma_x: Math.max(1, loads.sigma_x), sigma_y: Math.max(1, loads.sigma_y) }
  const ratios = spaced(Math.min(STOCKY, own), Math.max(SLENDER, 1.2 * own), STEPS + 1)
  const plates = ratios.map((ratio) => assess({ ...plate, t: plate.s / ratio }, compressed, silent))
  const line = (name: string, of: (one: Assessed) => number): Series => ({
    name,
    points: plates.map((one): Point => [one.plate.s / one.plate.t, of(one)]),
  })
  return lineChart({
    x: { title: 'Spacing/thickness', unit: '-' },
    y: { title: 'Resistance', unit: 'MPa', zero: true },
    series: [
      line(LONGITUDINAL, (one) => one.along.resistance),
      line(TRANSVERSE, (one) => one.across.resistance),
      line(SHEAR, (one) => one.sheared.resistance),
    ],
    markers: [along, across, sheared].map(({ resistance }, i) => ({
      x: own,
      y: resistance,
      label: i === 0 ? 'this plate' : '',
    })),
  })
}

export function thicknessChart(
  { plate }: Assessed,
  thinnest: Thinnest | undefined,
  rows: readonly ThicknessRow[],
): ChartDefinition {
  const line = (name: string, of: (row: ThicknessRow) => number | null): Series => ({
    name,
    points: rows.flatMap((row): Point[] => {
      const use = of(row)
      return use === null || use > HIGHEST ? [] : [[row.thickness, use]]
    }),
  })
  const own = rows.find((row) => row.thickness === plate.t)?.used
  const least = thinnest === undefined ? [] : [{ at: thinnest.t, label: 'minimum', along: 'y' as const }]
  return lineChart({
    x: axisOf(inputs.properties.plate_thickness),
    y: { title: 'Utilisation', unit: '-', zero: true },
    series: [
      line(YIELD, (r) => r.yield),
      line(YIELD_ELSEWHERE, (r) => r.yield_elsewhere),
      line(PRESSURE, (r) => r.pressure),
      line(LONGITUDINAL, (r) => r.longitudinal),
      line(TRANSVERSE, (r) => r.transverse),
      line(SHEAR, (r) => r.shear),
      line(COMBINED, (r) => r.combined),
    ].filter(({ points }) => points.some(([, use]) => use > 0)),
    limits: [{ at: 1, label: 'limit', along: 'x' }, ...least],
    markers: typeof own === 'number' && own <= HIGHEST ? [{ x: plate.t, y: own, label: 'this plate' }] : [],
  })
}
