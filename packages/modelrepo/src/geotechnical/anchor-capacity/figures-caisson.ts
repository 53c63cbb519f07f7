/** The caisson in the clay, to scale: its wall and lid, the padeye and the pull, the optimum and the centre of rotation. */
import { type At, type Drawing, figure, type Label, labelled, type Parts } from '@keelson/figures'
import { pulling } from '@keelson/figures/things/hanging-line.ts'
import { type Across, depthCurve, soilColumn, strengthOfLayers } from '@keelson/figures/things/soil-profile.ts'
import { clayWithGradient, profileOf } from '@keelson/physics/soil/profile.ts'
import type { SolvedCaisson } from './calculate-caisson.ts'
import type { Params } from './params.ts'

/** Clay shown below the tip, as a share of the length. */
const BELOW = 0.2

export function caissonFigures(p: Params, solved: SolvedCaisson): { caisson: Drawing } {
  const { D, L, t, s_u0, k, gamma_s } = solved.caisson
  const layers = profileOf([
    clayWithGradient({
      thickness: (1 + BELOW) * L,
      effectiveUnitWeight: gamma_s,
      strengthAtSeabed: s_u0,
      strengthGradient: k,
    }),
  ])
  const { column, curve } = acrossOf((1 + BELOW) * L, D)
  return {
    caisson: figure(
      { unit: 'm', scale: 'true' },
      soilColumn(layers, column),
      depthCurve(strengthOfLayers(layers), curve),
      { kind: 'polygon', points: wallOf(D, L, t), role: 'steel' },
      { kind: 'dimension', from: [-D / 2, -L], to: [D / 2, -L], edge: 'below', label: labelled('D', D, 'm') },
      { kind: 'dimension', from: [-D / 2, 0], to: [-D / 2, -L], edge: 'left', label: labelled('L', L, 'm') },
      { kind: 'note', at: [-D / 2 + t / 2, -L / 2], side: 'left', label: labelled('t', t, 'mm', 'wall') },
      onAxis(solved),
      padeye(p, solved),
    ),
  }
}

/** Half the width of the column and the width of the curve, as shares of the depth; diameters that the half is at least. */
const [HALF, CURVE, ROOM] = [0.48, 0.3, 1.3]

/** Wide enough for the pull beside the caisson. */
function acrossOf(depth: number, D: number): { readonly column: Across; readonly curve: Across } {
  const half = Math.max(HALF * depth, ROOM * D)
  const left = half + 0.2 * CURVE * depth
  return { column: { left: -half, right: half }, curve: { left, right: left + CURVE * depth } }
}

/** Open below: the lid is as thick as the wall. */
const wallOf = (D: number, L: number, t: number): readonly At[] => [
  [-D / 2, -L],
  [-D / 2, t],
  [D / 2, t],
  [D / 2, -L],
  [D / 2 - t, -L],
  [D / 2 - t, 0],
  [-D / 2 + t, 0],
  [-D / 2 + t, -L],
]

const onAxis = ({ lateral }: SolvedCaisson): Parts => [
  pointOf('cross', lateral.z_opt, labelled('z_opt', lateral.z_opt, 'm', 'optimum')),
  lateral.z_c !== undefined && pointOf('ring', lateral.z_c, labelled('z_c', lateral.z_c, 'm', 'centre of rotation')),
]

const pointOf = (sign: 'cross' | 'ring', depth: number, label: Label): Parts => [
  { kind: 'mark', at: [0, -depth], sign, role: 'answer' },
  { kind: 'note', at: [0, -depth], side: 'left', label },
]

/** Where the line is attached, at the optimum where nothing else was given, and what it pulls. */
function padeye(p: Params, { caisson, lateral, z_a }: SolvedCaisson): Parts {
  const depth = z_a ?? lateral.z_opt
  const at: At = [caisson.D / 2, -depth]
  const { horizontal_demand: H, required_vertical_capacity: V } = p
  return [
    { kind: 'mark', at, sign: 'square', role: 'outline' },
    z_a !== undefined && { kind: 'note', at, side: 'right', label: labelled('z_a', z_a, 'm', 'padeye') },
    pulling(
      at,
      [
        { symbol: 'H', force: H, towards: 0 },
        { symbol: 'V', force: V, towards: 90 },
      ],
      Math.max(H, V),
    ),
  ]
}
