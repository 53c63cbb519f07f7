/** A drag anchor with its line on the seabed, a plate in the clay, and the line in the clay down to its padeye. */
import { type At, type Drawing, figure, labelled } from '@keelson/figures'
import { pulling } from '@keelson/figures/things/hanging-line.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { depthCurve, soilAcross, soilColumn, strengthOfLayers } from '@keelson/figures/things/soil-profile.ts'
import { clayWithGradient, profileOf } from '@keelson/physics/soil/profile.ts'
import { fromSI } from '@keelson/units'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { SolvedDrag } from './calculate-drag.ts'
import type { SolvedLine } from './calculate-line.ts'
import type { SolvedPlate } from './calculate-plate.ts'
import type { Given } from './inputs.ts'
import { lineRows } from './tables.ts'

/** Weight of clay of which nothing is calculated here. */
const ANY_WEIGHT = 6e3

const clayTo = (thickness: number, strengthAtSeabed: number, strengthGradient: number) =>
  profileOf([clayWithGradient({ thickness, effectiveUnitWeight: ANY_WEIGHT, strengthAtSeabed, strengthGradient })])

/** The anchor below the seabed at the left, the line over it to the right; sizes have no scale. */
const [FLUKE, DEEP, LONG] = [1.6, 2, 10]

export function dragFigures(p: Given<'seabed_chain_length'>, { W_A, H_m, F_l, H_d }: SolvedDrag): { drag: Drawing } {
  const shackle: At = [FLUKE, -DEEP]
  const largest = Math.max(H_m, F_l, H_d)
  return {
    drag: figure(
      { unit: 'm', scale: 'none', frame: { x: [-FLUKE, LONG + FLUKE], y: [-2 * DEEP, DEEP] } },
      {
        kind: 'ground',
        points: [
          [0, 0],
          [LONG, 0],
        ],
      },
      {
        kind: 'polygon',
        points: [
          [0, -DEEP],
          [FLUKE, -DEEP],
          [0.2, -1.6 * DEEP],
        ],
        role: 'steel',
      },
      { kind: 'polyline', points: [shackle, [2.5 * FLUKE, 0], [LONG, 0]], role: 'steel' },
      { kind: 'note', at: [0.2, -1.5 * DEEP], side: 'left', label: labelled('W_A', W_A, 'kN', 'anchor') },
      p.seabed_chain_length > 0 && {
        kind: 'dimension',
        from: [2.5 * FLUKE, 0],
        to: [LONG, 0],
        edge: 'below',
        label: labelled('L_s', p.seabed_chain_length, 'm'),
      },
      pulling([0, -DEEP], [{ symbol: 'H_m', force: H_m, towards: 180, text: 'anchor' }], largest),
      pulling([LONG / 2, 0], [{ symbol: 'F_l', force: F_l, towards: 180, text: 'line' }], largest),
      pulling([LONG, 0], [{ symbol: 'H_d', force: H_d, towards: 0, text: 'factored load' }], largest),
    ),
  }
}

/** Clay shown below what lies in it, as a share of its depth, and thickness of a plate over its width. */
const [BELOW, THIN] = [0.2, 0.05]
/** Depth over width below which a dimension has no room for its label. */
const SHALLOW = 0.5

export function plateFigures(
  p: Given<'undrained_shear_strength_mudline' | 'undrained_strength_gradient'>,
  { z_e, z_f, B, Q_u }: SolvedPlate,
): { plate: Drawing } {
  const foot = (1 + BELOW) * Math.max(z_e, B)
  const layers = clayTo(foot, p.undrained_shear_strength_mudline, p.undrained_strength_gradient)
  const { column, curve } = soilAcross(Math.max(foot, 2.5 * B))
  const thick = THIN * B
  const depth = labelled('z_f', z_f, 'm')
  return {
    plate: figure(
      { unit: 'm', scale: 'true' },
      soilColumn(layers, column),
      depthCurve(strengthOfLayers(layers), curve),
      z_e > z_f && {
        kind: 'polyline',
        points: [
          [0, -z_e - B / 2],
          [0, -z_e + B / 2],
        ],
        role: 'ghost',
        dashed: true,
      },
      { kind: 'polygon', points: rectangle(-B / 2, -z_f - thick, B / 2, -z_f), role: 'steel' },
      z_f >= SHALLOW * B
        ? { kind: 'dimension', from: [-B / 2, 0], to: [-B / 2, -z_f], edge: 'left', label: depth }
        : { kind: 'note', at: [-B / 2, -z_f - thick], side: 'left', label: depth },
      { kind: 'text', at: [B / 2, -z_f], towards: 'se', label: labelled('B', B, 'm', 'width') },
      Q_u !== undefined && pulling([0, -z_f], [{ symbol: 'Q_u', force: Q_u, towards: 90 }], Q_u),
    ),
  }
}

/** Width over depth of a line that is drawn to scale; clay beside it, as a share of the width. */
const [WIDEST, BESIDE] = [3.5, 0.15]

export function lineFigures(solved: SolvedLine, why: string): { line: Drawing | NotApplicable } {
  const { end, z_a, s_u0, k, s_av, T_m } = solved
  if (end === undefined) return { line: notApplicable(why) }
  const points = lineRows(solved, end).map(({ distance, depth }): At => [distance, -depth])
  const padeye: At = [0, -z_a]
  const top = points.at(-1) ?? padeye
  const xs = points.map(([x]) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const width = Math.max(z_a, right - left)
  const layers = clayTo((1 + BELOW) * z_a, s_u0, k).map((clay) => ({
    ...clay,
    label: labelled('s_av', s_av, 'kPa', 'clay'),
  }))
  const scale = width > WIDEST * z_a ? 'stretched' : 'true'
  const angle = labelled('theta_a', end.theta_a, 'deg')
  return {
    line: figure(
      { unit: 'm', scale },
      soilColumn(layers, { left: left - BESIDE * width, right: right + BESIDE * width }),
      { kind: 'polyline', points, role: 'steel' },
      { kind: 'mark', at: padeye, sign: 'square', role: 'outline' },
      scale === 'true'
        ? { kind: 'angle', at: padeye, from: 0, to: fromSI(end.theta_a, 'deg'), label: angle }
        : { kind: 'note', at: padeye, side: 'right', label: angle },
      { kind: 'dimension', from: [0, 0], to: padeye, edge: 'left', label: labelled('z_a', z_a, 'm') },
      { kind: 'note', at: padeye, side: 'right', label: labelled('T_a', end.T_a, 'kN', 'padeye') },
      { kind: 'note', at: top, side: 'right', label: labelled('T_m', T_m, 'kN', 'mudline') },
    ),
  }
}
