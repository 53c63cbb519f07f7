/** The charts of a caisson: envelope, resistance and strength with depth, padeye depth and length. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { type ChartDefinition, type Limit, lineChart, type Marker, type Point } from '@keelson/workflow'
import type { SolvedCaisson } from './calculate-caisson.ts'
import type { Given } from './inputs.ts'
import { type AttachmentRow, type DepthRow, depthStations, type SlendernessRow } from './tables.ts'

export const charts = {
  envelope: {
    title: 'Horizontal and vertical capacity envelope',
    description: 'Interaction envelope of the caisson, with the factored load.',
  },
  resistance: {
    title: 'Resistance against depth',
    description:
      'Lateral resistance and outer friction per unit length, with the padeye, optimum depth and centre of rotation.',
  },
  strength: { title: 'Undrained strength against depth', description: 'Undrained shear strength along the caisson.' },
  attachment: {
    title: 'Horizontal capacity against padeye depth',
    description:
      'Horizontal capacity for a range of padeye depths, highest at the optimum depth, with the factored load.',
  },
  slenderness: {
    title: 'Capacity against length',
    description:
      'Capacity at other lengths for the same diameter and clay, with the padeye at the same fraction of the length.',
  },
}

const DEPTH = { title: 'Depth', unit: 'm', reverse: true } as const

export function caissonCharts(
  p: Given<'horizontal_demand'>,
  solved: SolvedCaisson,
  attachment: readonly AttachmentRow[],
  slenderness: readonly SlendernessRow[],
) {
  const stations = depthStations(solved)
  return {
    envelope: envelope(solved),
    resistance: resistance(solved, stations),
    strength: lineChart({
      x: { title: 'Undrained shear strength', unit: 'kPa', zero: true },
      y: DEPTH,
      series: [{ name: 'strength', points: stations.map((s): Point => [s.strength, s.depth]) }],
    }),
    attachment: overAttachment(p, solved, attachment),
    slenderness: overLength(solved, slenderness),
  }
}

const QUARTER = 91

/** Points of the envelope by the share of the horizontal capacity, close together where it falls. */
function envelope({ vertical, lateral, pull }: SolvedCaisson): ChartDefinition {
  const { a, b, H_d, V_d } = pull
  const points = spaced(0, Math.PI / 2, QUARTER).map((angle): Point => {
    const [h, v] = [Math.cos(angle) ** (2 / a), Math.sin(angle) ** (2 / b)]
    return [h * lateral.H_u, v * vertical.V_u]
  })
  return lineChart({
    x: { title: 'Horizontal load', unit: 'kN', zero: true },
    y: { title: 'Vertical load', unit: 'kN', zero: true },
    series: [{ name: 'envelope', points }],
    markers: H_d > 0 || V_d > 0 ? [{ x: H_d, y: V_d, label: 'factored load' }] : [],
  })
}

function resistance({ lateral, z_a }: SolvedCaisson, stations: readonly DepthRow[]): ChartDefinition {
  const marked: Limit[] = [
    ...(z_a === undefined ? [] : [{ at: z_a, label: 'padeye', along: 'x' as const }]),
    { at: lateral.z_opt, label: 'optimum', along: 'x' },
    ...(lateral.z_c === undefined ? [] : [{ at: lateral.z_c, label: 'centre of rotation', along: 'x' as const }]),
  ]
  return lineChart({
    x: { title: 'Resistance per unit length', unit: 'kN/m', zero: true },
    y: DEPTH,
    series: [
      { name: 'lateral', points: stations.map((s): Point => [s.lateral, s.depth]) },
      { name: 'outer friction', points: stations.map((s): Point => [s.friction, s.depth]) },
    ],
    limits: marked,
  })
}

function overAttachment(
  p: Given<'horizontal_demand'>,
  solved: SolvedCaisson,
  rows: readonly AttachmentRow[],
): ChartDefinition {
  const { lateral, pull, z_a } = solved
  const markers: Marker[] = [
    { x: lateral.z_opt, y: lateral.H_t, label: 'optimum' },
    ...(z_a === undefined ? [] : [{ x: z_a, y: lateral.H_u, label: 'this padeye' }]),
  ]
  return lineChart({
    x: { title: 'Padeye depth', unit: 'm', zero: true },
    y: { title: 'Horizontal capacity', unit: 'kN', zero: true },
    series: [{ name: 'capacity', points: rows.map((r): Point => [r.depth, r.capacity]) }],
    markers,
    ...(p.horizontal_demand > 0 && {
      limits: [{ at: pull.H_d, label: 'factored load', along: 'x' as const, written: true as const }],
    }),
  })
}

function overLength({ caisson, vertical, lateral }: SolvedCaisson, rows: readonly SlendernessRow[]): ChartDefinition {
  const own = caisson.L / caisson.D
  return lineChart({
    x: { title: 'Length to diameter ratio', unit: '-' },
    y: { title: 'Capacity', unit: 'kN', zero: true },
    series: [
      { name: 'vertical', points: rows.map((r): Point => [r.ratio, r.vertical]) },
      { name: 'horizontal', points: rows.map((r): Point => [r.ratio, r.horizontal]) },
    ],
    markers: [
      { x: own, y: vertical.V_u, label: 'this caisson' },
      { x: own, y: lateral.H_u, label: '' },
    ],
  })
}
