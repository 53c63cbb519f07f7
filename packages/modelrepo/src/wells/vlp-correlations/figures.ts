/** The well of a lift, and the piece of pipe of a gradient. */
import { type Drawing, figure, labelled, named, ofDiameter } from '@keelson/figures'
import type { At } from '@keelson/figures/drawing.ts'
import type { Gradient } from '@keelson/physics/multiphase/gradient-parts.ts'
import { wellElevation } from '../_shared/lift/figures.ts'
import type { Some } from './inputs.ts'
import type { Lift, Lifted } from './rates.ts'

type Well = Some<'water_cut', 'measured_flowing_bottomhole_pressure'>
/** At the rate that is shown. */
export function wellFigure(p: Well, { well }: Lift, { rate, profile }: Lifted): Drawing {
  const { measured_flowing_bottomhole_pressure: measured } = p
  return wellElevation({
    tubing: well,
    wellhead: labelled('p_wh', well.wellheadPressure, 'psia', 'wellhead'),
    bottom: labelled('p_wf', profile.last.p_2, 'psia', 'bottomhole'),
    ...(measured !== undefined && { reservoir: labelled('p_m', measured, 'psia', 'measured') }),
    rate: rate.lifted > 0 ? labelled(p.water_cut === 1 ? 'q_w' : 'q_o', rate.lifted, 'stb/d') : named('at rest'),
    along: { profile, notes: 'states' },
  })
}

/** Length of the piece that is drawn, over its bore. */
const LONG = 7
/** Air around it, over its bore. */
const AIR = 1.2

/** Along its inclination, the flow to the upper right or lower right. */
type Piece = Some<
  'tubing_inner_diameter' | 'inclination_from_horizontal' | 'superficial_liquid_velocity' | 'superficial_gas_velocity'
>
export function pieceFigure(p: Piece, { H_L, G, pattern }: Gradient): Drawing {
  const { tubing_inner_diameter: d, superficial_liquid_velocity: v_sl, superficial_gas_velocity: v_sg } = p
  const theta = p.inclination_from_horizontal
  const [along, across]: readonly [At, At] = [
    [Math.cos(theta), Math.sin(theta)],
    [-Math.sin(theta), Math.cos(theta)],
  ]
  const at = (s: number, n: number): At => [d * (s * along[0] + n * across[0]), d * (s * along[1] + n * across[1])]
  const box = (low: number, high: number): At[] => [at(0, low), at(LONG, low), at(LONG, high), at(0, high)]
  const corners = [...box(-0.5 - AIR, 0.5 + AIR), at(-AIR, 0), at(LONG + AIR, 0)]
  const range = (k: 0 | 1) => [Math.min(...corners.map((c) => c[k])), Math.max(...corners.map((c) => c[k]))] as const
  const words = pattern === 'unspecified' ? 'flow' : `${pattern.replaceAll('_', ' ')} flow`
  return figure(
    { unit: 'm', scale: 'true', frame: { x: range(0), y: range(1) } },
    { kind: 'polygon', points: box(-0.5, 0.5), role: 'air' },
    { kind: 'polygon', points: box(-0.5, H_L - 0.5), role: 'fluid', is: 'liquid' },
    ...[-0.5, 0.5].map((n) => ({ kind: 'polyline', points: [at(0, n), at(LONG, n)], role: 'steel' }) as const),
    { kind: 'dimension', from: at(LONG, -0.5), to: at(LONG, 0.5), label: ofDiameter(labelled('d', d, 'in')) },
    { kind: 'arrow', from: at(0.5, 0), to: at(2, 0), role: 'flow' },
    { kind: 'note', at: at(2, 0), side: 'right', label: labelled('v_sl', v_sl, 'ft/s', 'liquid') },
    { kind: 'arrow', from: at(3.5, 0), to: at(5, 0), role: 'flow' },
    { kind: 'note', at: at(5, 0), side: 'right', label: labelled('v_sg', v_sg, 'ft/s', 'gas') },
    { kind: 'note', at: at(1.2, H_L / 2 - 0.5), side: 'left', label: labelled('H_L', H_L, '-', words) },
    { kind: 'note', at: at(LONG / 2, 0.5), side: 'left', label: labelled('G', G, 'psi/ft') },
    { kind: 'note', at: at(LONG / 2, -0.5), side: 'right', label: labelled('theta', theta, 'deg') },
  )
}
