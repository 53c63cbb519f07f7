/** What scours or protects, by the run's own numbers: the pile in its hole, the pipe over its tunnel, the stones. */
import { type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import {
  blanketTop,
  pileHoleFrame,
  pileInHole,
  pipeOverHole,
  stoneBlanket,
} from '@keelson/figures/things/scour-hole.ts'
import { holeExtent } from '@keelson/physics/scour/pile-depth.ts'
import type { Hole } from './hole.ts'
import { type Given, type Perhaps, WAVES } from './inputs.ts'
import type { RockSize } from './stones.ts'
import type { Tunnel } from './tunnel.ts'

type Pile = Given<'pile_outer_diameter' | 'water_depth' | 'soil_friction_angle' | 'loading'> &
  Perhaps<'current_velocity' | 'velocity_amplitude'>

export function holeFigure(p: Pile, { S, extent }: Hole): Drawing {
  const { pile_outer_diameter: D, water_depth: water } = p
  const downstream = holeExtent.evaluate({ S, phi: p.soil_friction_angle / 2 })
  const shape = { diameter: D, depth: S, upstream: extent, downstream, water }
  const frame = pileHoleFrame(shape)
  const [left, bottom] = [frame.x[0], frame.y[0]]
  return figure(
    { unit: 'm', scale: 'true', frame },
    pileInHole(shape),
    {
      kind: 'dimension',
      from: [-D / 2, frame.y[1]],
      to: [D / 2, frame.y[1]],
      edge: 'above',
      label: ofDiameter(labelled('D', D, 'm')),
    },
    { kind: 'dimension', from: [left, 0], to: [left, water], edge: 'left', label: labelled('h', water, 'm') },
    S > 0 && [
      { kind: 'dimension', from: [left, -S], to: [left, 0], edge: 'left', label: labelled('S', S, 'm') },
      {
        kind: 'dimension',
        from: [-D / 2 - extent, bottom],
        to: [-D / 2, bottom],
        edge: 'below',
        label: labelled('L_S', extent, 'm'),
      },
    ],
    flowArrow(p, left, water / 2, 0.8 * D),
  )
}

/** The current where there is one, else the waves. */
function flowArrow(p: Pile, left: number, y: number, length: number): Parts {
  const { current_velocity: U, velocity_amplitude: U_m } = p
  const from = [left, y] as const
  const to = [left + length, y] as const
  if (p.loading !== WAVES && U !== undefined && U > 0)
    return { kind: 'arrow', from, to, role: 'flow', label: labelled('U', U, 'm/s') }
  if (U_m === undefined || U_m === 0) return []
  return { kind: 'arrow', from, to, role: 'flow', label: labelled('U_m', U_m, 'm/s') }
}

type Pipe = Given<'hydrodynamic_diameter' | 'burial_ratio' | 'gap_ratio'> & Perhaps<'current_velocity'>

export function tunnelFigure(p: Pipe, { S_c, waves }: Tunnel): Drawing {
  const D = p.hydrodynamic_diameter
  const inWaves = Math.max(0, ...(waves ?? []).map((w) => w.S_w))
  const depth = Math.max(S_c, inWaves)
  const clearance = (p.gap_ratio > 0 ? p.gap_ratio : -p.burial_ratio) * D
  const right = 3.5 * D
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-right, right], y: [-depth - 0.6 * D, clearance + 2 * D] } },
    pipeOverHole({ diameter: D, clearance, depth }),
    {
      kind: 'dimension',
      from: [-D / 2, clearance + D / 2],
      to: [D / 2, clearance + D / 2],
      edge: 'above',
      label: ofDiameter(labelled('D', D, 'mm')),
    },
    {
      kind: 'dimension',
      from: [right, -depth],
      to: [right, 0],
      edge: 'right',
      label: inWaves > S_c ? labelled('S_w', inWaves, 'm') : labelled('S_c', S_c, 'm'),
    },
    p.current_velocity !== undefined &&
      p.current_velocity > 0 && {
        kind: 'arrow',
        from: [-right, clearance + D],
        to: [-right + 1.5 * D, clearance + D],
        role: 'flow',
        label: labelled('U', p.current_velocity, 'm/s'),
      },
  )
}

export function blanketFigure({ rock_d50: placed }: Perhaps<'rock_d50'>, { U_l, exposed }: RockSize): Drawing {
  const size = exposed > 0 ? exposed : LEAST_SIZE
  const top = blanketTop(size)
  const right = 5.5 * size
  return figure(
    {
      unit: 'm',
      scale: 'true',
      frame: { x: [-right, right + (placed ?? 0)], y: [-0.5 * size, Math.max(top, placed ?? 0) + size] },
    },
    stoneBlanket(size),
    {
      kind: 'dimension',
      from: [-3.5 * size, 0],
      to: [-3.5 * size, size],
      edge: 'left',
      label: ofDiameter(labelled('d_e', exposed, 'mm')),
    },
    placed !== undefined && [
      { kind: 'circle', at: [right - 0.5 * size + placed / 2, placed / 2], radius: placed / 2, role: 'metal' },
      {
        kind: 'note',
        at: [right - 0.5 * size + placed / 2, placed],
        side: 'right',
        label: ofDiameter(labelled('d_50', placed, 'mm', 'proposed')),
      },
    ],
    U_l > 0
      ? {
          kind: 'arrow',
          from: [-right, top + 0.5 * size],
          to: [-right + 3 * size, top + 0.5 * size],
          role: 'flow',
          label: labelled('U_l', U_l, 'm/s'),
        }
      : { kind: 'text', at: [0, top], towards: 'n', label: named('still water') },
  )
}

/** Drawn where any stone stays. */
const LEAST_SIZE = 0.01
