/** The pipe in section under its pressures, and lengthwise under tension and bending. */

import { type At, type Drawing, figure, labelled, ofDiameter, type Parts } from '@keelson/figures'
import { onCircle } from '@keelson/figures/polar.ts'
import { type Pressure, pipePressures } from '@keelson/figures/things/pipe-pressure.ts'
import { diameters, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import type { Pipe, Some } from './inputs.ts'
import type { Loads } from './loads.ts'
import type { Run, Wall } from './states.ts'

export const figures = {
  section: {
    title: 'Pipe under pressure',
    description:
      'Pipe section with internal and external pressures and the burst and collapse pressures of the net wall thickness. The corrosion allowance is drawn on the inside, wherever the corrosion occurs.',
  },
  lengthwise: {
    title: 'Pipe under tension and bending',
    description: 'Pipe length with the applied effective tension and bending.',
  },
}

const MPA = 'MPa'

/** What is inside: the pressure itself, or the net one where only that was given. */
const insideOf = ({ internal_pressure, net_internal_pressure }: Pipe, { P_net }: Loads): Pressure =>
  net_internal_pressure === undefined && internal_pressure !== undefined
    ? { value: internal_pressure, label: labelled('P_i', internal_pressure, MPA) }
    : { value: P_net, label: labelled('P_net', P_net, MPA) }

const outsideOf = (p: Pipe, { external, hydrostatic, P_ext }: Loads): Pressure => {
  if (external === undefined) return { value: P_ext, label: labelled('P_ext', P_ext, MPA) }
  const symbol = p.external_pressure === undefined && hydrostatic !== undefined ? 'P_hyd' : 'P_o'
  return { value: external, label: labelled(symbol, external, MPA) }
}

/** The allowance is drawn on the inside, wherever the metal may be lost. */
export function section({ p, loads }: Run, wall: Wall): Drawing {
  const { outer_diameter: D, wall_thickness: t_nom, corrosion_allowance: t_corr } = p
  const at: At = [0, 0]
  const inner = D / 2 - t_nom
  const pipe: PipeSection = { at, outerDiameter: D, wall: t_nom - t_corr }
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.85 * D, 0.85 * D], y: [-0.6 * D, 0.6 * D] } },
    pipeSection(pipe),
    t_corr > 0 && { kind: 'circle', at, radius: inner + t_corr, inner, role: 'flaw', is: 'corrosion' },
    diameters(pipe, { steel: 'D' }),
    pipePressures({ at, outerDiameter: D, wall: t_nom, inside: insideOf(p, loads), outside: outsideOf(p, loads) }),
    {
      kind: 'note',
      at: onCircle(at, (D / 2 + inner) / 2, 42),
      side: 'right',
      label: labelled('t_nom', t_nom, 'mm', 'nominal wall'),
    },
    t_corr > 0 && {
      kind: 'note',
      at: onCircle(at, inner + t_corr / 2, 18),
      side: 'right',
      label: labelled('t_corr', t_corr, 'mm', 'corrosion'),
    },
    {
      kind: 'note',
      at: onCircle(at, D / 2, -6),
      side: 'right',
      label: labelled('P_c', wall.collapse.P_c, MPA, 'collapse'),
    },
    {
      kind: 'note',
      at: onCircle(at, inner, -26),
      side: 'right',
      label: labelled('P_b', wall.burst.pressure, MPA, 'burst'),
    },
  )
}

/** Length drawn, in diameters. */
const LENGTH = 2.6

/** A piece of the pipe, cut lengthwise, with what pulls and bends it. */
export function lengthwise(p: Pipe & Some<never, 'bending_moment'>): Drawing {
  const { outer_diameter: D, wall_thickness: t, effective_tension: T, bending_strain: epsilon } = p
  const [half, r] = [(LENGTH / 2) * D, D / 2]
  const strip = (from: number, to: number): Parts => ({
    kind: 'polygon',
    role: 'steel',
    cut: true,
    points: [
      [-half, from],
      [half, from],
      [half, to],
      [-half, to],
    ],
  })
  const pull = (side: 1 | -1): Parts => ({
    kind: 'load',
    at: [side * half, 0],
    towards: side > 0 === T > 0 ? 0 : 180,
    ...(T > 0 && { away: true as const }),
    label: side > 0 ? { symbol: 'T_eff' } : labelled('T_eff', T, 'kN'),
  })
  return figure(
    { unit: 'm', scale: 'true', frame: { y: [-0.75 * D, 0.75 * D] } },
    strip(r - t, r),
    strip(-r, -r + t),
    {
      kind: 'polyline',
      points: [
        [-half, 0],
        [half, 0],
      ],
      role: 'axis',
    },
    T !== 0 && [pull(1), pull(-1)],
    epsilon > 0 && [
      {
        kind: 'arrow',
        from: [-0.12 * D, r + 0.08 * D],
        to: [-0.62 * D, r + 0.08 * D],
        role: 'load',
      },
      {
        kind: 'arrow',
        from: [0.12 * D, r + 0.08 * D],
        to: [0.62 * D, r + 0.08 * D],
        role: 'load',
        label: labelled('epsilon', epsilon, '-', 'bending strain'),
      },
      { kind: 'arrow', from: [-0.62 * D, -r - 0.08 * D], to: [-0.12 * D, -r - 0.08 * D], role: 'load' },
      { kind: 'arrow', from: [0.62 * D, -r - 0.08 * D], to: [0.12 * D, -r - 0.08 * D], role: 'load' },
    ],
    p.bending_moment !== undefined && {
      kind: 'text',
      at: [0, 0],
      towards: 's',
      label: labelled('M', p.bending_moment, 'kN*m'),
    },
    { kind: 'dimension', from: [-half, -r], to: [-half, r], edge: 'left', label: ofDiameter(labelled('D', D, 'mm')) },
  )
}
