/** The ground as the run took it: its layers, the water table, and the resistance beside them. */
import { type Drawing, figure, named, type Shape } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { type DepthCurve, depthCurve, soilAcross } from '@keelson/figures/things/soil-profile.ts'
import { liquefies } from './calculate-layer.ts'
import { isCounted } from './calculate-normalised.ts'
import type { Placed } from './calculate-profile.ts'
import type { Ground } from './calculate-water.ts'
import type { Params } from './inputs.ts'
import { resistanceIn, stateText } from './tables.ts'

/** Layers that are named, the thickest first. */
const MOST_NAMED = 8

export function profile(p: Ground, layers: readonly Placed[]): Drawing {
  const depth = layers.at(-1)?.base ?? 0
  const { column, curve } = soilAcross(depth)
  const known = layers.filter((layer) => layer.thickness > 0)
  return figure(
    { unit: 'm', scale: 'true' },
    known.map((layer) => block(layer, column)),
    known.flatMap((layer) => (liquefies(p, layer.resistance?.FS) ? [strip(layer, column)] : [])),
    { kind: 'polyline', points: level(column, 0), role: 'outline' },
    p.water_table_depth < depth && water(column, p.water_table_depth),
    thickest(known).map(
      (layer): Shape => ({
        kind: 'note',
        at: [column.left, -(layer.top + layer.base) / 2],
        side: 'left',
        label: named(`${stateText(p, layer)}, sample at`, layer.z, 'm'),
      }),
    ),
    depthCurve(resistanceCurve(p, known), curve),
  )
}

interface Across {
  readonly left: number
  readonly right: number
}
const level = ({ left, right }: Across, depth: number) =>
  [
    [left, -depth],
    [right, -depth],
  ] as const

const block = ({ top, base, resistance }: Placed, { left, right }: Across): Shape => ({
  kind: 'polygon',
  points: rectangle(left, -base, right, -top),
  role: resistance?.state === 'clay' ? 'clay' : 'sand',
})

/** Width of what marks a layer, as a share of the column. */
const STRIP = 0.12

const strip = ({ top, base }: Placed, { left, right }: Across): Shape => ({
  kind: 'polygon',
  points: rectangle(right - STRIP * (right - left), -base, right, -top),
  role: 'flaw',
})

const water = (column: Across, depth: number): Shape[] => [
  { kind: 'polyline', points: level(column, depth), role: 'water' },
  { kind: 'note', at: [column.left, -depth], side: 'left', label: named('water table') },
]

function thickest(layers: readonly Placed[]): readonly Placed[] {
  const chosen = new Set([...layers].sort((a, b) => b.thickness - a.thickness).slice(0, MOST_NAMED))
  return layers.filter((layer) => chosen.has(layer))
}

/** Even within each layer. */
function resistanceCurve(p: Params, layers: readonly Placed[]): DepthCurve {
  return {
    symbol: isCounted(p) ? 'N_1cs' : 'q_1cs',
    unit: '-',
    pieces: layers.flatMap((layer) => {
      const value = resistanceIn(layer)
      if (value === undefined) return []
      return [
        [
          { depth: layer.top, value },
          { depth: layer.base, value },
        ],
      ]
    }),
  }
}
