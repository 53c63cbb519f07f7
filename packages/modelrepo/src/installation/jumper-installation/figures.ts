/** The jumper in the wave zone, on two lift points, on its wire, and far below. */

import { silent } from '@keelson/equations'
import { type At, type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import { hungObject, momentDiagram, wavesAbove } from '@keelson/figures/things/hung-object.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { topTension } from '@keelson/standards/dnv-rp-h103-2011/lowering.ts'
import type { Given, Perhaps } from './inputs.ts'
import type { SplashRun } from './splash.ts'
import type { Hanging, WireRun } from './wire.ts'

/** Length over width of the jumper seen from above, as it is drawn. */
const SLENDER = 8

export function splashFigure(p: Given<'projected_area' | 'submergence_depth'>, { worst }: SplashRun): Drawing {
  const { projected_area: A_p } = p
  const { stage, forces } = worst
  const [d, zeta] = [p.submergence_depth, stage.amplitude]
  const length = Math.sqrt(SLENDER * A_p)
  const height = length / SLENDER
  const reach = Math.max(0.75 * length, 1.2 * zeta)
  const tip = Math.max(1.1 * length, 2 * zeta)
  const depth = Math.max(d + height, zeta) + 0.25 * length
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-reach, reach], y: [-depth, 1.15 * tip] } },
    { kind: 'layer', top: 0, role: 'water' },
    wavesAbove(zeta, reach),
    { kind: 'water-line', at: 0 },
    hungObject({ at: [0, -d], length, height, tip: [0, tip] }),
    zeta > 0 && { kind: 'note', at: [reach, zeta], side: 'right', label: labelled('zeta_a', zeta, 'm', 'waves') },
    d > 0 && { kind: 'note', at: [-length / 2, -d], side: 'left', label: labelled('d', d, 'm', 'below still water') },
    { kind: 'note', at: [0, tip], side: 'left', label: labelled('eta_ct', stage.tip.amplitude, 'm', 'crane tip') },
    { kind: 'note', at: [0, 0.6 * tip], side: 'right', label: labelled('F_hook', forces.hook, 'kN', 'hook load') },
    { kind: 'note', at: [0.25 * length, -d], side: 'right', label: labelled('F_hyd', forces.hydrodynamic, 'kN') },
    {
      kind: 'note',
      at: [-0.25 * length, -d],
      side: 'left',
      label: labelled('F_stat', forces.submergedWeight, 'kN', 'submerged'),
    },
  )
}

const STEPS = 61
/** Height of the moment diagram, over the length. */
const DIAGRAM = 0.16

export function beamFigure(
  p: Given<'jumper_length' | 'unit_weight' | 'lift_point_overhang'> & Perhaps<'outer_diameter'>,
  { hogging, sagging }: { readonly hogging: number; readonly sagging: number },
): Drawing {
  const { jumper_length: L, unit_weight: w, lift_point_overhang: a } = p
  const moment = (x: number): number => {
    const over = (from: number) => Math.max(0, x - from)
    return (w * L * (over(a) + over(L - a))) / 2 - (w * x ** 2) / 2
  }
  const points = spaced(0, L, STEPS).map((x): At => [x, moment(x)])
  const level = -0.3 * L
  const depth = Math.max(0.012 * L, p.outer_diameter ?? 0)
  const supports = [a, L - a]
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.12 * L, 1.12 * L], y: [level - 1.4 * DIAGRAM * L, 0.3 * L] } },
    { kind: 'polygon', points: rectangle(0, -depth / 2, L, depth / 2), role: 'steel' },
    supports.map(
      (x): Parts => ({
        kind: 'polyline',
        points: [
          [x, 0],
          [L / 2, 0.22 * L],
        ],
        role: 'outline',
      }),
    ),
    supports.map((x): Parts => ({ kind: 'mark', at: [x, 0], sign: 'ring', role: 'outline' })),
    momentDiagram(points, level, DIAGRAM * L),
    { kind: 'dimension', from: [0, 0], to: [L, 0], edge: 'below', label: labelled('L', L, 'm') },
    a > 0 && { kind: 'dimension', from: [0, 0.05 * L], to: [a, 0.05 * L], label: labelled('a', a, 'm') },
    { kind: 'note', at: [L - a, level], side: 'right', label: labelled('M_hog', hogging, 'kN*m', 'hogging') },
    { kind: 'note', at: [L / 2, level], side: 'left', label: labelled('M_sag', sagging, 'kN*m', 'sagging') },
  )
}

export function hungFigure(p: Given<'snap_velocity' | 'crane_wire_stiffness'>, force: number): Drawing {
  return figure(
    { unit: 'm', scale: 'none', frame: { x: [-1, 1], y: [-1.1, 1.3] } },
    hungObject({ at: [0, -0.5], length: 1.1, height: 0.14, tip: [0, 1] }),
    { kind: 'load', at: [0, -0.1], towards: 90, away: true, label: labelled('F_snap', force, 'kN') },
    {
      kind: 'arrow',
      from: [-0.4, -0.62],
      to: [-0.4, -0.95],
      role: 'flow',
      label: labelled('v_snap', p.snap_velocity, 'm/s'),
    },
    { kind: 'note', at: [0, 0.6], side: 'right', label: labelled('K', p.crane_wire_stiffness, 'kN/m', 'wire') },
  )
}

export function loweredFigure(p: Hanging, run: WireRun): Drawing {
  const { wire_length: L, jumper_mass: M, submerged_volume: V } = p
  const tip = 0.08 * L
  const foot = silent.apply(topTension, {
    ...{ M, rho: p.water_density, V, g: p.gravity, L: 0 },
    ...{ m: p.wire_mass_per_length, A_w: p.wire_cross_sectional_area },
  })
  return figure(
    { unit: 'm', scale: 'none', aspect: 0.9, frame: { x: [-0.5 * L, 0.5 * L], y: [-1.15 * L, 0.22 * L] } },
    { kind: 'layer', top: 0, role: 'water' },
    { kind: 'water-line', at: 0, label: named('still water') },
    hungObject({ at: [0, -L], length: 0.3 * L, height: 0.03 * L, tip: [0, tip] }),
    { kind: 'dimension', from: [0, -L], to: [0, 0], edge: 'left', label: labelled('L', L, 'm') },
    { kind: 'note', at: [0, tip], side: 'right', label: labelled('T_top', run.tension, 'kN', 'at the crane') },
    { kind: 'note', at: [0, -0.35 * L], side: 'right', label: labelled('K', run.K, 'kN/m', 'wire') },
    { kind: 'note', at: [0, -0.6 * L], side: 'right', label: labelled('e', run.stretch, 'm', 'stretch') },
    { kind: 'note', at: [0, -0.95 * L], side: 'right', label: named('tension at the jumper', foot, 'kN') },
    { kind: 'note', at: [-0.1 * L, -L], side: 'left', label: labelled('T_0', run.period, 's', 'natural period') },
  )
}
