/** The hull in profile with bulb, transom and propeller, and her waterline from above. */
import { type At, type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { shipFromAbove, shipInProfile } from '@keelson/figures/things/ship-plan.ts'
import type { Hull } from './calculate-hull.ts'
import type { Params } from './inputs.ts'

/** Freeboard of the drawn hull over her draught. */
const FREEBOARD = 0.7
/** Where the propeller is, from midship over the length, and half its drawn breadth over the length. */
const [SHAFT, DISC] = [-0.465, 0.002] as const
/** Clearance of a propeller whose immersion is not known, over its diameter. */
const CLEARANCE = 0.1
const BULB_POINTS = 20

export function profile(p: Params, { dimensions }: Hull): Drawing {
  const { L, T_F, T_A } = dimensions
  const deep = Math.max(T_F, T_A)
  const freeboard = FREEBOARD * deep
  return figure(
    {
      unit: 'm',
      scale: 'none',
      aspect: 0.5,
      frame: { x: [-0.54 * L, 0.58 * L], y: [-1.15 * deep, 0.85 * deep] },
    },
    { kind: 'water-line', at: 0 },
    outlined(shipInProfile({ length: L, draughtAft: T_A, draughtForward: T_F, freeboard })),
    bulbOf(p, L),
    propellerOf(p, dimensions),
    { kind: 'dimension', from: [-L / 2, 0], to: [L / 2, 0], edge: 'above', label: labelled('L', L, 'm') },
    { kind: 'dimension', from: [-L / 2, -T_A], to: [-L / 2, 0], edge: 'left', label: labelled('T_A', T_A, 'm') },
    { kind: 'dimension', from: [L / 2, -T_F], to: [L / 2, 0], edge: 'right', label: labelled('T_F', T_F, 'm') },
    p.transom_area > 0 && {
      kind: 'text',
      at: [-L / 2, 0.35 * freeboard],
      towards: 'e',
      label: labelled('A_T', p.transom_area, 'm2'),
    },
  )
}

const outlined = (points: readonly At[]): Parts => ({
  kind: 'polyline',
  points: [...points, ...points.slice(0, 1)],
  role: 'outline',
})

function bulbOf({ bulb_area: A_BT, bulb_centre_height: h_B, draft_forward: T_F }: Params, L: number): Parts {
  if (A_BT === 0) return null
  const height = Math.sqrt(A_BT)
  const at: At = [L / 2, h_B - T_F]
  const points = Array.from({ length: BULB_POINTS }, (_, i): At => {
    const turned = (2 * Math.PI * i) / BULB_POINTS
    return [at[0] + 0.03 * L * Math.cos(turned), at[1] + (height / 2) * Math.sin(turned)]
  })
  return [
    { kind: 'polygon', points, role: 'metal', is: 'bulb' },
    { kind: 'text', at: [L / 2, at[1]], towards: 'w', label: labelled('A_BT', A_BT, 'm2') },
    { kind: 'dimension', from: [0.25 * L, -T_F], to: [0.25 * L, h_B - T_F], label: labelled('h_B', h_B, 'm') },
  ]
}

function propellerOf(p: Params, { L, T_A }: Hull['dimensions']): Parts {
  const D = p.propeller_diameter
  if (D === undefined) return null
  const h = p.shaft_immersion ?? T_A - (0.5 + CLEARANCE) * D
  const x = SHAFT * L
  return [
    {
      kind: 'polygon',
      points: rectangle(x - DISC * L, -h - D / 2, x + DISC * L, -h + D / 2),
      role: 'steel',
      is: 'propeller',
    },
    { kind: 'text', at: [x, -h], towards: 'e', label: ofDiameter(labelled('D', D, 'm')) },
    p.shaft_immersion !== undefined && {
      kind: 'dimension',
      from: [-0.2 * L, -h],
      to: [-0.2 * L, 0],
      label: labelled('h', h, 'm'),
    },
  ]
}

export function plan({ dimensions: { L, B }, wave: { i_E } }: Hull): Drawing {
  const outline = shipFromAbove({ length: L, breadth: B })
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.58 * L, 0.58 * L], y: [-0.16 * L, 0.16 * L] } },
    outlined(outline),
    {
      kind: 'polyline',
      points: [
        [-0.54 * L, 0],
        [0.54 * L, 0],
      ],
      role: 'axis',
      dashed: true,
    },
    { kind: 'dimension', from: [-L / 2, -B / 2], to: [-L / 2, B / 2], edge: 'left', label: labelled('B', B, 'm') },
    { kind: 'dimension', from: [-L / 2, 0], to: [L / 2, 0], edge: 'below', label: labelled('L', L, 'm') },
    { kind: 'note', at: [L / 2, 0], side: 'right', label: labelled('i_E', i_E, 'deg', 'half angle of entrance') },
    { kind: 'text', at: [0, 0], towards: 'n', label: named('midships') },
  )
}
