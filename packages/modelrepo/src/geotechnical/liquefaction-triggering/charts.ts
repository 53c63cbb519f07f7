/** The charts: stress and resistance with depth, the triggering curve, and what settles below each depth. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { potentialIndex, settlement, severityNumber } from '@keelson/physics/soil/liquefaction-consequences.ts'
import { resistanceInPlace, stressRatioInReference } from '@keelson/physics/soil/liquefaction-demand.ts'
import {
  blowCountResistance,
  coneResistance,
  DENSE,
  youdResistance,
} from '@keelson/physics/soil/liquefaction-resistance.ts'
import { type ChartDefinition, lineChart, type Point, type Series } from '@keelson/workflow'
import { isCounted } from './calculate-normalised.ts'
import type { Placed } from './calculate-profile.ts'
import type { Params } from './inputs.ts'
import { YOUD } from './modes.ts'
import { resistanceIn } from './tables.ts'

const DEPTH = { title: 'Depth', unit: 'm', reverse: true, zero: true } as const

/** A line down the layers; nothing where a layer has none. */
const downwards = (name: string, layers: readonly Placed[], of: (layer: Placed) => number | undefined): Series => ({
  name,
  dots: true,
  points: layers.flatMap((layer): Point[] => {
    const value = of(layer)
    return value === undefined ? [] : [[value, layer.z]]
  }),
})

export const ratioChart = (layers: readonly Placed[]): ChartDefinition =>
  lineChart({
    x: { title: 'Cyclic stress ratio', unit: '-', zero: true },
    y: DEPTH,
    series: [
      downwards('stress', layers, ({ demand }) => demand.CSR),
      downwards('resistance', layers, ({ resistance: r }) =>
        r?.CRR === undefined ? undefined : resistanceInPlace({ ...r, CRR: r.CRR }),
      ),
    ].filter(({ points }) => points.length > 0),
  })

export const safetyChart = (p: Params, layers: readonly Placed[]): ChartDefinition =>
  lineChart({
    x: { title: 'Factor of safety', unit: '-', zero: true },
    y: DEPTH,
    series: [downwards('factor of safety', layers, ({ resistance }) => resistance?.FS)],
    limits: [{ at: p.required_factor_of_safety, label: 'required', along: 'y' }],
  })

/** Where the curves are drawn to, beyond which they rise out of sight. */
const [MOST_BLOWS, MOST_TIP, STEPS] = [37, 190, 80]

export function triggeringChart(p: Params, layers: readonly Placed[]): ChartDefinition {
  const counted = isCounted(p)
  const youd = p.method === YOUD
  const end = counted ? (youd ? DENSE.value : MOST_BLOWS) : MOST_TIP
  const at = (x: number) => {
    if (!counted) return coneResistance.evaluate({ q_1cs: x })
    return (youd ? youdResistance : blowCountResistance).evaluate({ N_1cs: x })
  }
  return lineChart({
    x: { title: counted ? 'Clean-sand blow count' : 'Clean-sand cone resistance', unit: '-', zero: true },
    y: { title: 'Cyclic stress ratio', unit: '-', zero: true },
    series: [
      { name: 'cyclic resistance ratio', points: spaced(0, end * (1 - 1e-9), STEPS + 1).map((x): Point => [x, at(x)]) },
    ],
    markers: layers.flatMap((layer) => {
      const { resistance: r, demand } = layer
      const x = resistanceIn(layer)
      return r?.FS === undefined || x === undefined
        ? []
        : [{ x, y: stressRatioInReference({ ...r, CSR: demand.CSR }), label: '' }]
    }),
  })
}

/** Sum over what lies below a depth. */
function below(layers: readonly Placed[], of: (layer: Placed) => number) {
  const depths = [0, ...layers.map(({ base }) => base)]
  return depths.map((z): readonly [sum: number, z: number] => {
    const sum = layers.reduce((total, layer) => total + (layer.top >= z ? of(layer) : 0), 0)
    return [sum, z]
  })
}

export const settlementChart = (layers: readonly Placed[]): ChartDefinition =>
  lineChart({
    x: { title: 'Settlement', unit: 'mm', zero: true },
    y: DEPTH,
    series: [
      {
        name: 'settlement',
        dots: true,
        points: below(layers, ({ resistance, thickness: h }) =>
          settlement.evaluate({ epsilon_v: [resistance?.epsilon_v ?? 0], h: [h] }),
        ),
      },
    ],
  })

export const indexChart = (layers: readonly Placed[]): ChartDefinition =>
  lineChart({
    x: { title: 'Liquefaction index', unit: '-', zero: true },
    y: DEPTH,
    series: [
      {
        name: 'potential index',
        dots: true,
        points: below(layers, ({ F, W }) => potentialIndex.evaluate({ F: [F], W: [W] })),
      },
      {
        name: 'severity number',
        dots: true,
        points: below(layers, ({ resistance, thickness: h, z }) =>
          severityNumber.evaluate({ epsilon_v: [resistance?.epsilon_v ?? 0], h: [h], z: [z] }),
        ),
      },
    ],
  })
