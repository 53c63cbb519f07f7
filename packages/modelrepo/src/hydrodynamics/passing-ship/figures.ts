/** The two ships from above at the first stagger asked for, with the loads there, and their sections over the bed. */
import { type Drawing, figure, labelled, named } from '@keelson/figures'
import type { Shape } from '@keelson/figures/drawing.ts'
import { hullAt } from '@keelson/figures/things/hull-plan.ts'
import { turningArrow } from '@keelson/figures/things/turning-arrow.ts'
import { type FiguresOf, notApplicable } from '@keelson/workflow'
import type { LoadsAt } from './calculate-passage.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { NO_BED } from './modes.ts'

/** Length over breadth of a ship whose breadth is not given. */
const SLENDERNESS = 7

export const figuresOf = (p: Params, loads: readonly LoadsAt[]): FiguresOf<typeof contract> => ({
  plan: plan(p, loads[0]),
  section: section(p),
})

/** The moored ship at the origin, the passing ship to port of it, both with their bows to the right. */
function plan(p: Params, loads: LoadsAt | undefined): Drawing {
  const [xi = 0] = p.stagger
  const { moored_length: L_1, passing_length: L_2, lateral_separation: eta } = p
  const [B_1, B_2] = [p.moored_beam ?? L_1 / SLENDERNESS, p.passing_beam ?? L_2 / SLENDERNESS]
  const ahead = xi + L_2 / 2
  return figure(
    { unit: 'm', scale: 'true' },
    hullAt([0, 0], L_1, B_1),
    hullAt([xi, eta], L_2, B_2),
    {
      kind: 'arrow',
      from: [ahead, eta],
      to: [ahead + 0.2 * L_2, eta],
      role: 'flow',
      label: labelled('U', p.passing_speed, 'kn', 'passing'),
    },
    loads && pushes(loads, L_1),
    dimensions(p, xi, B_1, B_2),
  )
}

/** Both lengths, the separation, and the stagger where there is one. */
function dimensions(p: Params, xi: number, B_1: number, B_2: number): readonly Shape[] {
  const { moored_length: L_1, passing_length: L_2, lateral_separation: eta } = p
  const sternmost = Math.min(-L_1 / 2, xi - L_2 / 2)
  const shapes: Shape[] = [
    {
      kind: 'dimension',
      from: [-L_1 / 2, -B_1 / 2],
      to: [L_1 / 2, -B_1 / 2],
      edge: 'below',
      label: labelled('L_1', L_1, 'm', 'moored'),
    },
    {
      kind: 'dimension',
      from: [xi - L_2 / 2, eta + B_2 / 2],
      to: [xi + L_2 / 2, eta + B_2 / 2],
      edge: 'above',
      label: labelled('L_2', L_2, 'm', 'passing'),
    },
    {
      kind: 'dimension',
      from: [sternmost, 0],
      to: [sternmost, eta],
      edge: 'left',
      label: labelled('eta', eta, 'm'),
    },
  ]
  if (xi === 0) return shapes
  const stagger = labelled('xi', xi, 'm', 'stagger')
  return [...shapes, { kind: 'dimension', from: [0, 0], to: [xi, eta], edge: 'above', label: stagger }]
}

/** Surge and sway on the moored ship from midships, and yaw as it turns her about them. */
function pushes({ surge, sway, yaw }: LoadsAt, length: number): readonly Shape[] {
  const longest = Math.max(Math.abs(surge), Math.abs(sway))
  const arrow = (force: number, towards: number, symbol: string): readonly Shape[] =>
    Math.abs(force) <= SEEN * longest
      ? []
      : [
          {
            kind: 'load',
            at: [0, 0],
            towards: force < 0 ? towards + 180 : towards,
            share: Math.abs(force) / longest,
            away: true,
            label: labelled(symbol, force, 'kN'),
          },
        ]
  const label = labelled('N', yaw, 'kN*m', 'yaw')
  const turns = Math.abs(yaw) > SEEN * longest * length
  const turn: readonly Shape[] = turns
    ? turningArrow({ at: [0, 0], radius: TURN * length, middle: 0, anticlockwise: yaw > 0, role: 'load', label })
    : [{ kind: 'note', at: [length / 2, 0], side: 'right', label }]
  return [...arrow(surge, 0, 'X'), ...arrow(sway, 90, 'Y'), ...turn]
}
/** Radius of the yaw moment about midships, over the length: clear of the bow. */
const TURN = 0.6
/** Share of the longer force below which one is not drawn. */
const SEEN = 0.005

/** Both midship sections as boxes in the water, seen from astern, the moored ship to the right. */
function section(p: Params) {
  const { moored_beam: B_1, passing_beam: B_2, moored_draft: T_1, passing_draft: T_2, water_depth: h } = p
  if (B_1 === undefined || B_2 === undefined || T_1 === undefined || T_2 === undefined)
    return notApplicable('ship breadths and draughts not provided')
  if (h === 'infinite') return notApplicable(NO_BED)
  const eta = p.lateral_separation
  const [left, right] = [-eta - 0.7 * B_2, 0.7 * B_1]
  const box = (x: number, B: number, T: number): Shape => ({
    kind: 'polygon',
    points: [
      [x - B / 2, FREEBOARD * T],
      [x - B / 2, -T],
      [x + B / 2, -T],
      [x + B / 2, FREEBOARD * T],
    ],
    role: 'steel',
  })
  return figure(
    { unit: 'm', scale: 'stretched', frame: { x: [left, right] } },
    { kind: 'water-line', at: 0 },
    {
      kind: 'ground',
      points: [
        [left, -h],
        [right, -h],
      ],
    },
    box(0, B_1, T_1),
    box(-eta, B_2, T_2),
    { kind: 'dimension', from: [right, -h], to: [right, 0], edge: 'right', label: labelled('h', h, 'm') },
    { kind: 'dimension', from: [0, -h], to: [0, -T_1], label: named('under keel', h - T_1, 'm') },
    { kind: 'dimension', from: [-eta, -h], to: [-eta, -T_2], label: named('under keel', h - T_2, 'm') },
    { kind: 'dimension', from: [-eta, -h], to: [0, -h], edge: 'below', label: labelled('eta', eta, 'm') },
  )
}
/** Height of the boxes above water, of their draughts. */
const FREEBOARD = 0.4
