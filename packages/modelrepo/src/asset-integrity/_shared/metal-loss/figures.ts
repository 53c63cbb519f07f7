/** The flaw of a run: its profile in the wall, on its pipe, and the grid of readings in plan. */

import { type At, type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { boxOf, depthOf, lossOnPipe, spanOf, type WallLoss, wallWithLoss } from '@keelson/figures/things/wall-loss.ts'
import type { Profile } from '@keelson/physics/metal-loss/profile.ts'
import { type NotApplicable, notApplicable, once } from '@keelson/workflow'
import { type Assessed, riverBottom, thicknessProfile } from './assess.ts'
import { geometryOf } from './compare.ts'
import type { General } from './general.ts'
import type { Params } from './inputs.ts'
import { GML, LML1, LML2, type Method, RSTRENG } from './methods.ts'
import { methodsOf } from './runs.ts'

/** The flaw as the method that governs knows it. */
interface Flaw {
  readonly loss: WallLoss
  readonly method: Method
  /** A profile, or only a depth and a length. */
  readonly profiled: boolean
  /** The stretch that governs. */
  readonly stretch?: { readonly x_1: number; readonly x_2: number } | undefined
}

export function figuresOf(p: Params, r: Assessed) {
  const flaw = once(() => flawOf(p, r))
  const none = notApplicable('flaw length is zero')
  const drawn = (draw: (flaw: Flaw) => Drawing): Drawing | NotApplicable => {
    const found = flaw()
    return found === undefined ? none : draw(found)
  }
  return {
    wall: drawn((f) => wallProfile(p, r, f)),
    on_pipe: drawn((f) => onPipe(p, r, f)),
    grid: r.general ? gridPlan(p, r.general) : notApplicable('API 579-1 Part 4 is not run'),
  }
}

function flawOf(p: Params, r: Assessed): Flaw | undefined {
  const method = r.governing?.method ?? methodsOf(p)[0]
  if (method === undefined) return undefined
  const flaw = knownTo(method, p, r)
  if (flaw === undefined) return undefined
  const { from, to } = spanOf(flaw.loss)
  return to > from ? { ...flaw, method } : undefined
}

function knownTo(method: Method, p: Params, r: Assessed): Omit<Flaw, 'method'> | undefined {
  const t = p.wall_thickness
  const along = ({ x, y }: Profile, left: (value: number) => number): WallLoss => ({
    wall: t,
    left: x.map((at, i): At => [at, left(y[i] ?? 0)]),
  })
  if (method === GML) return r.general && { loss: along(r.general.longitudinal, (y) => y), profiled: true }
  if (method === LML2) return { loss: along(thicknessProfile(p), (y) => y), profiled: true, stretch: r.level2 }
  if (method === RSTRENG) return { loss: along(riverBottom(p), (d) => t - d), profiled: true, stretch: r.effective }
  const size = geometryOf(p, r, method)
  return size && { loss: boxOf(t, size.d, size.L), profiled: false }
}

/** Room above and below the wall, over its thickness. */
const AIR = 0.3

function wallProfile(p: Params, r: Assessed, { loss, method, profiled, stretch }: Flaw): Drawing {
  const t = p.wall_thickness
  const { from, to, thinnest } = spanOf(loss)
  const depth = t - thinnest[1]
  const at = profiled ? thinnest[0] : (from + to) / 2
  return figure(
    { unit: 'm', scale: 'stretched', frame: { y: [-AIR * t, (1 + AIR) * t] } },
    wallWithLoss(loss),
    { kind: 'dimension', from: [from, 0], to: [from, t], edge: 'left', label: labelled('t_nom', t, 'mm') },
    depth > 0 && depthOf(loss, at, profiled ? named('deepest', depth, 'mm') : depthLabel(p, method, depth)),
    thinnest[1] > 0 && {
      kind: 'dimension',
      from: [at, 0],
      to: [at, thinnest[1]],
      label:
        method === LML1 || method === GML ? labelled('t_mm', thinnest[1], 'mm') : named('remaining', thinnest[1], 'mm'),
    },
    { kind: 'dimension', from: [from, t], to: [to, t], edge: 'above', label: lengthLabel(method, to - from) },
    stretch && {
      kind: 'dimension',
      from: [stretch.x_1, 0],
      to: [stretch.x_2, 0],
      edge: 'below',
      label: named('governing', stretch.x_2 - stretch.x_1, 'mm'),
    },
    method === GML && r.general !== undefined && required(r.general, from, to),
  )
}

const depthLabel = (p: Params, method: Method, depth: number) =>
  method !== LML1 && p.defect_depth === depth ? labelled('d', depth, 'mm') : named('depth', depth, 'mm')
const lengthLabel = (method: Method, length: number) =>
  method === LML1
    ? labelled('s', length, 'mm')
    : method === GML || method === LML2 || method === RSTRENG
      ? named('profile', length, 'mm')
      : labelled('L', length, 'mm')

const required = ({ t_min }: General, from: number, to: number): Parts => [
  {
    kind: 'polyline',
    role: 'limit',
    points: [
      [from, t_min],
      [to, t_min],
    ],
  },
  { kind: 'note', at: [to, t_min], side: 'right', label: labelled('t_min', t_min, 'mm', 'required') },
]

function onPipe(p: Params, r: Assessed, { loss }: Flaw): Drawing {
  const D = p.outer_diameter
  const P = p.maximum_allowable_operating_pressure ?? p.operating_pressure
  const symbol = p.maximum_allowable_operating_pressure === undefined ? 'P_op' : 'MAOP'
  return figure(
    { unit: 'm', scale: 'true' },
    lossOnPipe(loss, {
      outerDiameter: D,
      diameter: ofDiameter(labelled('D_o', D, 'mm')),
      acting: P === undefined ? undefined : labelled(symbol, P, 'MPa'),
      allowed: r.P_a === undefined ? undefined : labelled('P_a', r.P_a, 'MPa', 'allowable'),
    }),
  )
}

/** Blocks of the grid each way. */
const BLOCKS = 10

/** Readings in plan, along the pipe to the right: where most is lost, and the least of them. */
function gridPlan(p: Params, g: General): Drawing {
  const rows = p.thickness_grid ?? []
  const step = p.grid_spacing ?? 0
  const columns = rows[0]?.length ?? 0
  const [length, width] = [(rows.length - 1) * step, (columns - 1) * step]
  const least: At = [g.at[0] * step, g.at[1] * step]
  const half = step / 2
  const window = (x: readonly number[]) => [x[0] ?? 0, x.at(-1) ?? 0] as const
  const [x_1, x_2] = window(g.s.window.x)
  const [y_1, y_2] = window(g.c.window.x)
  return figure(
    { unit: 'm', scale: 'true' },
    {
      kind: 'polygon',
      role: 'steel',
      points: rectangle(-half, -half, length + half, width + half),
    },
    lostBlocks(rows, step, p.wall_thickness, g.t_mm),
    {
      kind: 'polyline',
      role: 'axis',
      points: [
        [-half, least[1]],
        [length + half, least[1]],
      ],
    },
    {
      kind: 'polyline',
      role: 'axis',
      points: [
        [least[0], -half],
        [least[0], width + half],
      ],
    },
    { kind: 'mark', at: least, sign: 'cross', role: 'outline' },
    { kind: 'note', at: least, side: 'right', label: labelled('t_mm', g.t_mm, 'mm', 'minimum') },
    x_2 > x_1 && {
      kind: 'dimension',
      from: [x_1, -half],
      to: [x_2, -half],
      edge: 'below',
      label: labelled('t_am_s', g.s.t_am, 'mm'),
    },
    y_2 > y_1 && {
      kind: 'dimension',
      from: [-half, y_1],
      to: [-half, y_2],
      edge: 'left',
      label: labelled('t_am_c', g.c.t_am, 'mm'),
    },
  )
}

/** Shares of the greatest loss from which a block is shown, and shown as a flaw. */
const [SHOWN, FLAW] = [1 / 3, 2 / 3]

/** Blocks of readings shaded by the greatest loss in them. */
function lostBlocks(rows: readonly (readonly number[])[], step: number, t: number, t_mm: number): Parts {
  const columns = rows[0]?.length ?? 0
  const [down, across] = [Math.ceil(rows.length / BLOCKS), Math.ceil(columns / BLOCKS)]
  const starts = (count: number, size: number) => Array.from({ length: Math.ceil(count / size) }, (_, k) => k * size)
  return starts(rows.length, down).flatMap((i) =>
    starts(columns, across).map((j): Parts => {
      const block = rows.slice(i, i + down).flatMap((row) => row.slice(j, j + across))
      const share = t > t_mm ? (t - Math.min(...block)) / (t - t_mm) : 0
      const [a, b] = [(i - 0.5) * step, (j - 0.5) * step]
      const [c, d] = [(Math.min(i + down, rows.length) - 0.5) * step, (Math.min(j + across, columns) - 0.5) * step]
      return (
        share >= SHOWN && {
          kind: 'polygon',
          ...(share >= FLAW
            ? ({ role: 'flaw', is: 'over 2/3 of the greatest loss' } as const)
            : ({ role: 'coating', is: '1/3 to 2/3' } as const)),
          points: rectangle(a, b, c, d),
        }
      )
    }),
  )
}
