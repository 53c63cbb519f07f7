/** The mat as the run took it: in plan with its effective area, and in section with its loads and the soil. */
import { type At, type Drawing, figure, labelled, named, type Shape } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { type DepthCurve, type DrawnLayer, depthCurve, soilColumn } from '@keelson/figures/things/soil-profile.ts'
import type { Capacity } from './calculate-capacity.ts'
import type { Consolidation } from './calculate-settlement.ts'
import type { Mat, OnClay, OnSand } from './inputs.ts'

export const figures = {
  plan: {
    title: 'Mat in plan',
    description: 'Plan to scale, with the effective area centred on the vertical load.',
  },
  section: {
    title: 'Mat section',
    description:
      'Section across the width to scale, with the loads at base level, effective width, soil and clay strength profile. The mat thickness is schematic.',
  },
}

export function plan(p: Mat, { area }: Pick<Capacity, 'area'>): Drawing {
  const { width: B, length: L } = p
  const { e_B, e_L } = area
  const [x, y] = [(L - 2 * e_L) / 2, (B - 2 * e_B) / 2]
  return figure(
    { unit: 'm', scale: 'true' },
    { kind: 'polygon', points: rectangle(-L / 2, -B / 2, L / 2, B / 2), role: 'steel' },
    { kind: 'polygon', points: rectangle(e_L - x, e_B - y, e_L + x, e_B + y), role: 'answer', is: 'effective area' },
    {
      kind: 'polyline',
      points: [
        [-L / 2, 0],
        [L / 2, 0],
      ],
      role: 'axis',
    },
    {
      kind: 'polyline',
      points: [
        [0, -B / 2],
        [0, B / 2],
      ],
      role: 'axis',
    },
    { kind: 'mark', at: [e_L, e_B], sign: 'cross', role: 'load' },
    { kind: 'note', at: [e_L, e_B], side: 'right', label: labelled('V', p.vertical_load, 'kN') },
    {
      kind: 'note',
      at: [e_L + x, e_B - y / 2],
      side: 'right',
      label: labelled('A_prime', area.A_prime, 'm2', 'effective area'),
    },
    { kind: 'dimension', from: [-L / 2, -B / 2], to: [L / 2, -B / 2], edge: 'below', label: labelled('L', L, 'm') },
    { kind: 'dimension', from: [-L / 2, -B / 2], to: [-L / 2, B / 2], edge: 'left', label: labelled('B', B, 'm') },
  )
}

/** Ground beside and below the mat, and water above it, in widths. */
const [BESIDE, BELOW, ABOVE] = [0.5, 0.6, 0.35]

/** What is said of the soil beside the section, of its half breadth and its foot. */
interface Beside {
  readonly kind: 'clay' | 'sand'
  readonly drawn: (side: number, foot: number) => Shape | readonly Shape[]
}

export function section(p: Mat, c: Pick<Capacity, 'area'>, settled: Consolidation | undefined, soil: Beside): Drawing {
  const { width: B, embedment_depth: D, vertical_load: V, horizontal_load: H } = p
  const { e_B } = c.area
  const side = (0.5 + BESIDE) * B
  const foot = -D - Math.max(BELOW * B, settled?.layers.at(-1)?.base ?? 0)
  const plate = p.skirted ? 0 : -D
  const half = B / 2 - e_B
  const largest = Math.max(V, H)
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-side, side], y: [foot, ABOVE * B] } },
    soilColumn(layersOf(p, soil.kind, -foot, settled), { left: -side, right: side }),
    !p.skirted && D > 0 && { kind: 'polygon', points: rectangle(-B / 2, -D, B / 2, 0), role: 'water' },
    line([-B / 2, plate], [B / 2, plate], 'steel'),
    p.skirted && D > 0 && [line([-B / 2, 0], [-B / 2, -D], 'steel'), line([B / 2, 0], [B / 2, -D], 'steel')],
    line([e_B - half, -D], [e_B + half, -D], 'answer'),
    { kind: 'load', at: [e_B, plate], towards: -90, share: V / largest, label: labelled('V', V, 'kN') },
    H > 0 && { kind: 'load', at: [-B / 2, -D], towards: 0, share: H / largest, label: labelled('H', H, 'kN') },
    e_B > 0 && {
      kind: 'dimension',
      from: [e_B - half, foot],
      to: [e_B + half, foot],
      edge: 'below',
      label: labelled('B_e', 2 * half, 'm'),
    },
    { kind: 'dimension', from: [-B / 2, foot], to: [B / 2, foot], edge: 'below', label: labelled('B', B, 'm') },
    D > 0 && { kind: 'dimension', from: [side * 0.9, 0], to: [side * 0.9, -D], label: labelled('D', D, 'm') },
    e_B > 0 && { kind: 'dimension', from: [0, foot], to: [e_B, foot], edge: 'below', label: labelled('e_B', e_B, 'm') },
    soil.drawn(side, foot),
  )
}

const line = (from: At, to: At, role: 'steel' | 'answer'): Shape => ({
  kind: 'polyline',
  points: [from, to],
  role,
})

/** One layer, or what lies above base level and each of the compressible layers below it. */
function layersOf(
  p: Mat,
  kind: Beside['kind'],
  foot: number,
  settled: Consolidation | undefined,
): readonly DrawnLayer[] {
  const D = p.embedment_depth
  if (settled === undefined) return [{ top: 0, base: foot, kind }]
  const above: DrawnLayer[] = D > 0 ? [{ top: 0, base: D, kind }] : []
  const below = settled.layers.map(
    ({ top, base, settlement }, i): DrawnLayer => ({
      top: D + top,
      base: D + base,
      kind,
      label: named(`settlement of layer ${i + 1}`, settlement, 'mm'),
    }),
  )
  const rest = D + (settled.layers.at(-1)?.base ?? 0)
  return [...above, ...below, ...(rest < foot ? [{ top: rest, base: foot, kind } as const] : [])]
}

/** Clay with its strength over depth. */
export const clayBeside = (p: OnClay): Beside => ({
  kind: 'clay',
  drawn: (side, foot) => depthCurve(strengthCurve(p, -foot), { left: 1.08 * side, right: 1.8 * side }),
})
/** Sand with its friction angle. */
export const sandBeside = ({ friction_angle: phi }: OnSand): Beside => ({
  kind: 'sand',
  drawn: (side, foot) => ({
    kind: 'note',
    at: [side * 0.5, foot * 0.8],
    side: 'right',
    label: labelled('phi', phi, 'deg'),
  }),
})

/** The undrained strength that the run took, above base level and below it. */
function strengthCurve(p: OnClay, foot: number): DepthCurve {
  const { embedment_depth: D, undrained_shear_strength: s_u0, undrained_strength_gradient: k } = p
  const above = p.strength_above_base
  const piece = (from: number, to: number, first: number, last: number) => [
    { depth: from, value: first },
    { depth: to, value: last },
  ]
  return {
    symbol: 's_u',
    unit: 'kPa',
    pieces: [
      ...(D > 0 && above !== undefined ? [piece(0, D, above, above)] : []),
      piece(D, foot, s_u0, s_u0 + k * (foot - D)),
    ],
  }
}
