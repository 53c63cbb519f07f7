/** The pipe in section under its pressures, and the wall with its allowances beside the walls that the codes ask for. */

import { type Drawing, figure, type Label, labelled, named, type Parts, type Role } from '@keelson/figures'
import { type Pressure, pipePressures } from '@keelson/figures/things/pipe-pressure.ts'
import { diameters, layerNotes, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { COLLAPSE, CONTAINMENT, PROPAGATION, type Required, type State } from './calculate-limit-states.ts'
import type { Pressures } from './calculate-pressures.ts'
import type { SelectedWall } from './calculate-selected-wall.ts'
import type { Params } from './inputs.ts'

/** The wall that is drawn: the selected one, else the next standard one, else the largest that is asked for. */
interface Drawn {
  readonly t: number
  readonly symbol: string
}
export function drawnWall(
  p: Params,
  standard: number | NotApplicable,
  governing: Required | undefined,
): Drawn | undefined {
  const { wall_thickness, characteristic_wall_thickness } = p
  if (wall_thickness !== undefined) return { t: wall_thickness, symbol: 't' }
  if (characteristic_wall_thickness !== undefined) return { t: characteristic_wall_thickness, symbol: 't_1' }
  if (typeof standard === 'number') return { t: standard, symbol: 't_std' }
  return governing?.nominal === undefined ? undefined : { t: governing.nominal, symbol: 't_nom' }
}

export function section(p: Params, { p_e, p_li }: Pressures, drawn: Drawn | undefined): Drawing | NotApplicable {
  if (drawn === undefined) return notApplicable('no wall thickness is selected or required')
  const { outer_diameter: D } = p
  const pipe: PipeSection = { at: [0, 0], outerDiameter: D, wall: drawn.t }
  const inside: Pressure = { value: p.design_pressure, label: labelled('p_d', p.design_pressure, 'MPa') }
  const outside: Pressure = { value: p_e, label: labelled('p_e', p_e, 'MPa') }
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.85 * D, 0.85 * D], y: [-0.6 * D, 0.6 * D] } },
    pipeSection(pipe),
    diameters(pipe, { steel: 'D' }),
    layerNotes(pipe, drawn.symbol),
    pipePressures({ at: [0, 0], outerDiameter: D, wall: drawn.t, inside, outside }),
    p_li !== undefined && {
      kind: 'note',
      at: [-0.3 * D, 0.2 * D],
      side: 'left',
      label: labelled('p_li', p_li, 'MPa', 'incidental'),
    },
  )
}

const SHORT: Readonly<Record<State, string>> = {
  [CONTAINMENT]: '',
  [COLLAPSE]: ' collapse',
  [PROPAGATION]: ' propagation',
}

/** Height of a strip, and of a row with the air below it, over the thickest wall. */
const STRIP = 0.075
const ROW = 0.125

/** The selected wall in its parts, and below what each code and limit state asks for; outside on the left. */
export function walls(p: Params, all: readonly Required[], wall: SelectedWall | undefined): Drawing | NotApplicable {
  const asked = all.flatMap((r) => (r.nominal === undefined || r.nominal <= 0 ? [] : [{ ...r, nominal: r.nominal }]))
  const t = p.wall_thickness
  const thickest = Math.max(t ?? 0, ...asked.map((r) => r.nominal))
  if (asked.length === 0) return notApplicable('no code requires a wall thickness')
  const level = (row: number) => -row * ROW * thickest
  const height = STRIP * thickest
  const foot = level(asked.length) - 0.2 * height
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [0, thickest], y: [foot, t === undefined ? level(1) + height : height] } },
    t !== undefined && selected(p, t, wall, height),
    asked.map((r, i) => asks(r, level(i + 1), height, p.corrosion_allowance)),
    t !== undefined && {
      kind: 'polyline',
      points: [
        [t, foot],
        [t, 0],
      ],
      role: 'limit',
    },
  )
}

/** Wall that is left, tolerance and corrosion allowance: from the outside inwards. */
function strips(y: number, height: number, left: number, tolerance: number, whole: number): Parts {
  const strip = (from: number, to: number, role: Role, is: string): Parts =>
    to > from && {
      kind: 'polygon',
      role,
      cut: true,
      is,
      points: rectangle(from, y, to, y + height),
    }
  return [
    strip(0, left, 'steel', 'wall'),
    strip(left, left + tolerance, 'coating', 'tolerance'),
    strip(left + tolerance, whole, 'flaw', 'corrosion allowance'),
  ]
}

function selected(p: Params, t: number, wall: SelectedWall | undefined, height: number): Parts {
  const { corrosion_allowance: t_corr } = p
  const t_1 = wall?.f101?.t_1
  const tolerance = t_1 === undefined ? 0 : Math.max(0, t - t_corr - t_1)
  const left = t - t_corr - tolerance
  const across = (from: number, to: number, label: Label): Parts => ({
    kind: 'dimension',
    from: [from, height],
    to: [to, height],
    edge: 'above',
    label,
  })
  return [
    strips(0, height, left, tolerance, t),
    across(0, t, labelled('t', t, 'mm', 'selected')),
    t_1 !== undefined && t_1 < t && across(0, t_1, labelled('t_1', t_1, 'mm')),
    tolerance > 0 && across(left, left + tolerance, named('tolerance', tolerance, 'mm')),
    t_corr > 0 && across(t - t_corr, t, labelled('t_corr', t_corr, 'mm')),
  ]
}

/** A wall that is asked for. */
function asks(
  { code, state, net, nominal }: Required & { readonly nominal: number },
  y: number,
  height: number,
  t_corr: number,
): Parts {
  const allowances = Math.max(0, nominal - (net ?? nominal))
  const tolerance = Math.max(0, allowances - t_corr)
  return [
    strips(y, height, nominal - allowances, tolerance, nominal),
    {
      kind: 'note',
      at: [nominal, y + height / 2],
      side: 'right',
      label: named(`${code}${SHORT[state]}`, nominal, 'mm'),
    },
  ]
}
