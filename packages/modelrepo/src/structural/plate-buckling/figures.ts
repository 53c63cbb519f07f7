/** The plate as the run took it: in plan with its stresses, and in section with its pressure. */

import { type Drawing, figure, type Label, labelled, named } from '@keelson/figures'
import {
  type EdgeStress,
  longitudinalStress,
  nodalLines,
  type PlateField,
  plateField,
  shearStress,
  transverseStress,
} from '@keelson/figures/things/plate-field.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { otherEdgeStress } from '@keelson/standards/dnv-rp-c201-2010/yield-and-pressure.ts'
import type { Elastic } from './calculate-elastic.ts'
import type { Assessed, Loads } from './calculate-plate.ts'

const MPA = 'MPa'

/** A stress with its sign in words. */
const stressLabel = (symbol: string, stress: number): Label =>
  labelled(symbol, Math.abs(stress), MPA, stress < 0 ? 'tension' : 'compression')

function edgeStress(symbol: string, near: number, ratio: number): EdgeStress {
  const far = otherEdgeStress.evaluate({ sigma: near, psi: ratio })
  const label = stressLabel(symbol, near)
  return ratio === 1 ? { near, far, label } : { near, far, label, farLabel: stressLabel(`${symbol}2`, far) }
}

/** Beside the plate, for the arrows and what is said of them, as a share of the spacing. */
const ROOM = 0.55

export function plan({ plate, loads }: Assessed, flat: Elastic): Drawing {
  const { s, l } = plate
  const field: PlateField = { length: l, width: s }
  const along = edgeStress('sigma_x', loads.sigma_x, loads.psi)
  const across = edgeStress('sigma_y', loads.sigma_y, loads.psi_t)
  const largest = Math.max(...[along, across].flatMap(({ near, far }) => [Math.abs(near), Math.abs(far)]))
  const room = ROOM * s
  const buckled = loads.sigma_x > 0 ? flat.halfWaves : undefined
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-room, l + room], y: [-room, s + room] } },
    plateField(field),
    buckled !== undefined && nodalLines(field, buckled),
    longitudinalStress(field, along, largest),
    transverseStress(field, across, largest),
    loads.tau > 0 && shearStress(field, labelled('tau', loads.tau, MPA)),
    loads.p_Sd > 0 && { kind: 'mark', at: [l / 2, s / 2], sign: 'cross', role: 'load', label: pressureLabel(loads) },
    buckled !== undefined && {
      kind: 'text',
      at: [l / (2 * buckled), s / 2],
      towards: 'e',
      label: named(buckled === 1 ? 'one half-wave' : `${buckled} half-waves`),
    },
    { kind: 'dimension', from: [0, 0], to: [l, 0], edge: 'below', label: labelled('l', l, 'mm') },
    { kind: 'dimension', from: [0, 0], to: [0, s], edge: 'left', label: labelled('s', s, 'mm') },
  )
}

const pressureLabel = ({ p_Sd }: Loads): Label => labelled('p_Sd', p_Sd, 'kPa')

/** Height of a stiffener whose size nobody gave, and what is shown of the neighbours, as shares of the spacing. */
const [STIFFENER, NEIGHBOUR] = [0.22, 0.15]

export function section({ plate, loads }: Assessed): Drawing {
  const { s, t } = plate
  const [left, right] = [-NEIGHBOUR * s, (1 + NEIGHBOUR) * s]
  const stiffener = (x: number) => ({
    kind: 'polyline' as const,
    points: [
      [x, 0],
      [x, -STIFFENER * s],
    ] as const,
    role: 'ghost' as const,
    dashed: true as const,
  })
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [left, right], y: [-1.2 * STIFFENER * s, 0.3 * s] } },
    { kind: 'polygon', points: rectangle(left, 0, right, t), role: 'steel', cut: true, is: 'plate' },
    stiffener(0),
    stiffener(s),
    loads.p_Sd > 0 && { kind: 'load', at: [0, t], to: [s, t], towards: -90, label: pressureLabel(loads) },
    { kind: 'note', at: [right, t / 2], side: 'right', label: labelled('t', t, 'mm', 'plate') },
    { kind: 'text', at: [s, -STIFFENER * s], towards: 'w', label: named('stiffener, not to scale') },
    {
      kind: 'dimension',
      from: [0, -STIFFENER * s],
      to: [s, -STIFFENER * s],
      edge: 'below',
      label: labelled('s', s, 'mm'),
    },
  )
}
