/** The pile below its anodes, and the splash zone with the tides that it is found from. */
import { type At, type Drawing, figure, type Label, labelled, named, ofDiameter, type Shape } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Splash } from './calculate-pile.ts'
import type { Params } from './inputs.ts'

/** Pile that is drawn above the anodes, and room beside it, as shares of its length. */
const ABOVE = 0.1
const BESIDE = 0.4

export interface PileNumbers {
  /** A, V. */
  readonly I_cf: number
  readonly drop: number | undefined
}

/** To scale from the anodes to the toe. */
export function pileFigure(p: Params, { I_cf, drop }: PileNumbers): Drawing | NotApplicable {
  const { pile_outer_diameter: D, pile_wall_thickness: t, pile_length_below_anodes: L } = p
  if (D === undefined || t === undefined || L === undefined) return notApplicable('pile dimensions are not entered')
  const [r, top] = [D / 2, ABOVE * L]
  const wall = (side: 1 | -1): Shape => ({
    kind: 'polygon',
    points: rectangle(side * r, -L, side * (r - t), top),
    role: 'steel',
    cut: true,
  })
  const note = (at: At, label: Label): Shape => ({ kind: 'note', at, side: 'right', label })
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-r, r + BESIDE * Math.max(L, D)] } },
    wall(-1),
    wall(1),
    {
      kind: 'polyline',
      points: [
        [0, top],
        [0, -L],
      ],
      role: 'axis',
    },
    { kind: 'break', at: [0, top], across: 'y' },
    ...[-r, r].map((x): Shape => ({ kind: 'mark', at: [x, 0], sign: 'square', role: 'metal' })),
    { kind: 'dimension', from: [-r, -L], to: [r, -L], edge: 'below', label: ofDiameter(labelled('D', D, 'm')) },
    { kind: 'dimension', from: [-r, -L], to: [-r, 0], edge: 'left', label: labelled('L_p', L, 'm') },
    { kind: 'load', at: [r, 0], to: [r, -L], towards: 180, role: 'flow', label: labelled('I_cf', I_cf, 'A') },
    note([r, 0], named('anodes')),
    note([r - t / 2, -0.6 * L], labelled('t', t, 'mm', 'steel wall')),
    drop !== undefined && note([r, -L], labelled('Delta_E_me', drop, 'V', 'drop to toe')),
  )
}

/** Levels above mean sea level, to scale; the pile to its width where that is known. */
export function splashFigure(p: Params, { upper, lower }: Splash): Drawing | NotApplicable {
  if (upper === undefined && lower === undefined) return notApplicable('tides and allowances are not entered')
  const { highest_astronomical_tide: HAT, lowest_astronomical_tide: LAT, pile_outer_diameter: D } = p
  const levels = [upper, lower, 0].filter((z) => z !== undefined)
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const height = Math.max(high - low, 1e-3)
  const side = Math.max(0.75 * height, D ?? 0)
  const [bottom, top] = [low - 0.15 * height, high + 0.15 * height]
  const note = (z: number, label: Label): Shape => ({ kind: 'note', at: [0.8 * side, z], side: 'right', label })
  const allowance = (from: number, to: number, symbol: string): Shape | false =>
    from !== to && {
      kind: 'dimension',
      from: [-side, from],
      to: [-side, to],
      edge: 'left',
      label: labelled(symbol, Math.abs(to - from), 'm'),
    }
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-side, side], y: [bottom, top] } },
    { kind: 'polygon', points: rectangle(-side, bottom, side, 0), role: 'water' },
    D !== undefined && { kind: 'polygon', points: rectangle(-D / 2, bottom, D / 2, top), role: 'steel' },
    { kind: 'polygon', points: rectangle(-side, lower ?? 0, side, upper ?? 0), role: 'answer', is: 'splash zone' },
    { kind: 'water-line', at: 0 },
    note(0, named('mean sea level')),
    upper !== undefined && [level(upper, side, 'limit'), note(upper, labelled('z_u', upper, 'm', 'upper limit'))],
    lower !== undefined && [level(lower, side, 'limit'), note(lower, labelled('z_l', lower, 'm', 'lower limit'))],
    HAT !== undefined &&
      upper !== undefined && [
        level(HAT, side, 'water'),
        note(HAT, labelled('HAT', HAT, 'm')),
        allowance(HAT, upper, 'U'),
      ],
    LAT !== undefined &&
      lower !== undefined && [
        level(LAT, side, 'water'),
        note(LAT, labelled('LAT', LAT, 'm')),
        allowance(LAT, lower, 'L_s'),
      ],
  )
}

const level = (z: number, side: number, role: 'limit' | 'water'): Shape => ({
  kind: 'polyline',
  points: [
    [-side, z],
    [side, z],
  ],
  role,
  dashed: true,
})
