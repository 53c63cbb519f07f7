/** The caisson in the clay, to scale: its wall and lid, the padeye and the pull, the optimum and the centre of rotation. */
import { type At, type Drawing, figure, type Label, labelled, type Parts } from '@keelson/figures'
import { pulling } from '@keelson/figures/things/hanging-line.ts'
import { depthCurve, soilColumn, strengthOfLayers } from '@keelson/figures/things/soil-profile.ts'
import { caissonAcross, type SuctionCaisson, suctionCaisson } from '@keelson/figures/things/suction-caisson.ts'
import { clayWithGradient, profileOf } from '@keelson/physics/soil/profile.ts'
import type { SolvedCaisson } from './calculate-caisson.ts'
import type { Given } from './inputs.ts'

type Pulls = Given<'horizontal_demand' | 'required_vertical_capacity'>

export const figures = {
  caisson: {
    title: 'Caisson in clay',
    description: 'Section through the caisson to scale, with the clay strength profile.',
  },
}

/** Clay shown below the tip, as a share of the length. */
const BELOW = 0.2

export function caissonFigures(p: Pulls, solved: SolvedCaisson): { caisson: Drawing } {
  const { D, L, t, s_u0, k, gamma_s } = solved.caisson
  const layers = profileOf([
    clayWithGradient({
      thickness: (1 + BELOW) * L,
      effectiveUnitWeight: gamma_s,
      strengthAtSeabed: s_u0,
      strengthGradient: k,
    }),
  ])
  const drawn: SuctionCaisson = { diameter: D, length: L, wall: t }
  const { column, curve } = caissonAcross((1 + BELOW) * L, drawn)
  return {
    caisson: figure(
      { unit: 'm', scale: 'true' },
      soilColumn(layers, column),
      depthCurve(strengthOfLayers(layers), curve),
      suctionCaisson(drawn),
      onAxis(solved),
      padeye(p, solved),
    ),
  }
}

const onAxis = ({ lateral }: SolvedCaisson): Parts => [
  pointOf('cross', lateral.z_opt, labelled('z_opt', lateral.z_opt, 'm', 'optimum')),
  lateral.z_c !== undefined && pointOf('ring', lateral.z_c, labelled('z_c', lateral.z_c, 'm', 'centre of rotation')),
]

const pointOf = (sign: 'cross' | 'ring', depth: number, label: Label): Parts => [
  { kind: 'mark', at: [0, -depth], sign, role: 'answer' },
  { kind: 'note', at: [0, -depth], side: 'left', label },
]

/** Where the line is attached, at the optimum where nothing else was given, and what it pulls. */
function padeye(p: Pulls, { caisson, lateral, z_a }: SolvedCaisson): Parts {
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
