/** The block around the hull from which its wetted area is estimated, and an impressed current anode with its shield. */
import { type Drawing, figure, labelled, type named, ofDiameter, type Shape } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Areas } from './calculate-hull.ts'
import type { Impressed } from './calculate-impressed.ts'
import type { Params } from './inputs.ts'

/** Between the profile and the section, and water beneath, in breadths and draughts; water before the hull, in lengths. */
const APART = 0.5
const BENEATH = 0.4
const BEFORE = 0.13

/** The profile and the section of the block; the hull within it is not known. */
export function blockFigure(p: Params, { hull }: Areas): Drawing | NotApplicable {
  const { hull_length: L, hull_breadth: B, block_coefficient: C_b, depth: T } = p
  if (L === undefined || B === undefined || C_b === undefined) return notApplicable('the hull area is entered')
  const section = L + APART * B
  const under = T > 0 ? T : B
  const block = (from: number, to: number): Shape => ({
    kind: 'polygon',
    points: rectangle(from, -T, to, 0),
    role: 'coating',
    is: 'hull block',
  })
  return figure(
    {
      unit: 'm',
      scale: 'stretched',
      frame: { x: [-BEFORE * L, section + (1 + APART) * B], y: [-T - BENEATH * under, 0] },
    },
    { kind: 'layer', top: 0, bottom: -T - BENEATH * under, role: 'water' },
    { kind: 'water-line', at: 0 },
    block(0, L),
    block(section, section + B),
    { kind: 'dimension', from: [0, 0], to: [L, 0], edge: 'above', label: labelled('L_h', L, 'm') },
    { kind: 'dimension', from: [section, 0], to: [section + B, 0], edge: 'above', label: labelled('B', B, 'm') },
    T > 0 && { kind: 'dimension', from: [0, -T], to: [0, 0], edge: 'left', label: labelled('T', T, 'm') },
    { kind: 'note', at: [section + B, -0.3 * T], side: 'right', label: labelled('C_b', C_b, '-', 'block coefficient') },
    { kind: 'note', at: [section + B, -0.8 * T], side: 'right', label: labelled('A_h', hull, 'm2', 'wetted') },
  )
}

/** Hull drawn around disc and shield, as a share of the larger. */
const AROUND = 1.25
const UP_RIGHT = Math.SQRT1_2

/** Seen from the water, to scale. */
export function discFigure(p: Params, { iccp, discResistance: R_d, shield: r_s }: Impressed): Drawing | NotApplicable {
  const { disc_anode_diameter: d } = p
  if (d === undefined || R_d === undefined) return notApplicable('no impressed current anode is entered')
  const r = d / 2
  const side = AROUND * Math.max(r, r_s ?? 0)
  const note = (radius: number, share: number, label: ReturnType<typeof named>): Shape => ({
    kind: 'note',
    at: [radius * UP_RIGHT, share * radius * UP_RIGHT],
    side: 'right',
    label,
  })
  return figure(
    { unit: 'm', scale: 'true' },
    { kind: 'polygon', points: rectangle(-side, -side, side, side), role: 'steel' },
    r_s !== undefined &&
      r_s > r && { kind: 'circle', at: [0, 0], radius: r_s, inner: r, role: 'coating', is: 'shield' },
    { kind: 'circle', at: [0, 0], radius: r, role: 'metal', is: 'anode' },
    { kind: 'dimension', from: [-r, 0], to: [r, 0], edge: 'below', label: ofDiameter(labelled('d', d, 'mm')) },
    r_s !== undefined && [
      r_s <= r && { kind: 'circle', at: [0, 0], radius: r_s, role: 'limit' },
      { kind: 'dimension', from: [0, 0], to: [r_s, 0], edge: 'above', label: labelled('r_s', r_s, 'm', 'shield') },
    ],
    iccp.anodes !== undefined && note(r, 1, labelled('N_ic', iccp.anodes, '-', 'anodes')),
    iccp.perAnode !== undefined && note(r, 0, labelled('I_1', iccp.perAnode, 'A', 'per anode, maximum')),
    note(r, -1, labelled('R_d', R_d, 'ohm', 'per anode')),
  )
}
