/** Propeller, jet and rudder from the side, bow to the right and the shaft at y = 0; a rudder alone in a uniform inflow. */
import { silent } from '@keelson/equations'
import { type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import { type EdgeOfJet, jetFromSide, propellerFromSide } from '@keelson/figures/things/propeller.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import * as slipstream from '@keelson/physics/propeller/slipstream.ts'
import type { InJet, Jet } from './calculate-jet.ts'
import type { Interaction } from './calculate-rudder.ts'
import type { Params } from './inputs.ts'

const STEPS = 24
/** Where the quarter chord is, and how far the jet is drawn behind the rudder, over the chord. */
const [QUARTER, BEHIND] = [0.25, 0.35] as const

export const sideView = (p: Params, run: Interaction): Drawing =>
  run.jet && run.inJet ? behindPropeller(run, run.jet, run.inJet) : inStream(p, run)

function behindPropeller({ b, c }: Interaction, jet: Jet, { h_j }: InJet): Drawing {
  const { D, x, r } = jet
  const trailing = -x - (1 - QUARTER) * c
  const end = (1 - QUARTER + BEHIND) * c + x
  const height = Math.max(b, D) / 2
  return figure(
    {
      unit: 'm',
      scale: 'true',
      frame: { x: [-end - 0.1 * D, 0.5 * D], y: [-1.25 * height, 1.25 * height] },
    },
    jetFromSide(edges(jet, end, true), edges(jet, end, false)),
    {
      kind: 'polyline',
      points: [
        [-end, 0],
        [0.4 * D, 0],
      ],
      role: 'axis',
      dashed: true,
    },
    { kind: 'polygon', points: rectangle(trailing, -b / 2, -x + QUARTER * c, b / 2), role: 'steel' },
    propellerFromSide(D),
    arrows(jet),
    { kind: 'dimension', from: [0, -D / 2], to: [0, D / 2], edge: 'right', label: ofDiameter(labelled('D', D, 'm')) },
    { kind: 'dimension', from: [-x, 0], to: [0, 0], edge: 'below', label: labelled('x', x, 'm') },
    { kind: 'dimension', from: [trailing, -b / 2], to: [trailing, b / 2], edge: 'left', label: labelled('b', b, 'm') },
    { kind: 'note', at: [trailing + 0.15 * c, h_j / 2], side: 'left', label: labelled('h_j', h_j, 'm', 'in the jet') },
    { kind: 'note', at: [-x, -r], side: 'right', label: labelled('r', r, 'm', 'before mixing') },
    {
      kind: 'dimension',
      from: [trailing, b / 2],
      to: [-x + QUARTER * c, b / 2],
      edge: 'above',
      label: labelled('c', c, 'm'),
    },
  )
}

/** The edges of the jet up to a distance, with what mixing adds on the way. */
function edges({ r_0, r_inf, V_inf, V_A }: Jet, end: number, mixed: boolean): EdgeOfJet[] {
  return spaced(0, end, STEPS).map((x): EdgeOfJet => {
    const r = silent.apply(slipstream.radiusAtRudder, { r_0, r_inf, x })
    const V_x = silent.apply(slipstream.speedAtRudder, { V_inf, r_inf, r })
    return { behind: x, radius: mixed ? r + silent.apply(slipstream.mixing, { x, V_x, V_A }) : r }
  })
}

function arrows({ D, V_A, V_c, x }: Jet): Parts {
  const longest = 0.3 * D
  return [
    {
      kind: 'arrow',
      from: [-0.5 * x + longest / 2, 0.18 * D],
      to: [-0.5 * x - longest / 2, 0.18 * D],
      role: 'flow',
    },
    { kind: 'note', at: [longest / 2 - 0.5 * x, 0.18 * D], side: 'right', label: labelled('V_c', V_c, 'kn') },
    V_A > 0 && [
      {
        kind: 'arrow',
        from: [0.45 * D, 0.25 * D],
        to: [0.45 * D - (longest * V_A) / V_c, 0.25 * D],
        role: 'flow',
      },
      { kind: 'note', at: [0.45 * D, 0.25 * D], side: 'right', label: labelled('V_A', V_A, 'kn') },
    ],
  ]
}

function inStream(p: Params, { b, c }: Interaction): Drawing {
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-1.2 * c, 1.2 * c], y: [-0.7 * b, 0.7 * b] } },
    { kind: 'polygon', points: rectangle((QUARTER - 1) * c, -b / 2, QUARTER * c, b / 2), role: 'steel' },
    {
      kind: 'dimension',
      from: [(QUARTER - 1) * c, -b / 2],
      to: [(QUARTER - 1) * c, b / 2],
      edge: 'left',
      label: labelled('b', b, 'm'),
    },
    {
      kind: 'dimension',
      from: [(QUARTER - 1) * c, -b / 2],
      to: [QUARTER * c, -b / 2],
      edge: 'below',
      label: labelled('c', c, 'm'),
    },
    {
      kind: 'arrow',
      from: [1.1 * c, 0],
      to: [0.45 * c, 0],
      role: 'flow',
      label: p.inflow_speed === undefined ? named('inflow') : labelled('V_R', p.inflow_speed, 'kn'),
    },
  )
}
