/** The wall as it was, is and will be, in strips to one scale against what is required. */

import { type Drawing, figure, type Label, labelled, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import type { Walled } from './wall.ts'

export const wallFigure = {
  wall: {
    title: 'Wall sections over time',
    description:
      'Wall sections to scale at the previous, current and next inspections, with the outside on the left and the required thickness marked. Metal loss from the thickest section is dashed.',
  },
}

/** The wall at one time, m, and what is said of it. */
interface WallAt {
  readonly thickness: number | undefined
  readonly symbol: string
  readonly words: string
}
/** A thickness that has to be left, m. */
interface Limit {
  readonly thickness: number | undefined
  readonly symbol: string
  readonly words: string
}

/** Height of a strip, and of a row with the air below it, over the thickest wall. */
const STRIP = 0.09
const ROW = 0.15

/** Room on the left for the words of a thin wall, over the thickest. */
const LEFT = 0.2

/** The outside on the left; what was lost against the thickest of them is dashed. */
function walls(all: readonly WallAt[], limits: readonly Limit[]): Drawing | NotApplicable {
  const known = all.flatMap(({ thickness, ...said }) =>
    thickness !== undefined && thickness > 0 ? [{ ...said, thickness }] : [],
  )
  const asked = limits.flatMap(({ thickness, ...said }) =>
    thickness !== undefined && thickness > 0 ? [{ ...said, thickness }] : [],
  )
  if (known.length === 0) return notApplicable('no wall thickness remains')
  const sound = Math.max(...known.map((w) => w.thickness))
  const widest = Math.max(sound, ...asked.map((l) => l.thickness))
  const height = STRIP * widest
  const level = (row: number) => -row * ROW * widest
  const foot = level(known.length - 1) - 0.4 * height
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-LEFT * widest, widest], y: [foot, 1.4 * height] } },
    known.map((w, i) => strip(w.thickness, sound, level(i), height, labelled(w.symbol, w.thickness, 'mm', w.words))),
    asked.map(
      ({ thickness, symbol, words }): Parts => [
        {
          kind: 'polyline',
          role: 'limit',
          points: [
            [thickness, foot],
            [thickness, 1.4 * height],
          ],
        },
        {
          kind: 'dimension',
          from: [0, foot],
          to: [thickness, foot],
          edge: 'below',
          label: labelled(symbol, thickness, 'mm', words),
        },
      ],
    ),
  )
}

function strip(thickness: number, sound: number, y: number, height: number, label: Label): Parts {
  const box = (from: number, to: number, role: 'steel' | 'ghost'): Parts =>
    to > from && {
      kind: 'polygon',
      role,
      ...(role === 'steel' && { cut: true, is: 'wall' }),
      points: rectangle(from, y, to, y + height),
    }
  return [
    box(thickness, sound, 'ghost'),
    box(0, thickness, 'steel'),
    { kind: 'note', at: [thickness, y + height / 2], side: 'right', label },
  ]
}

/** By thickness readings: initial, previous, present, and at the next inspection. */
export function byReadings(
  p: Walled,
  { t_act, t_req, t_ret }: { readonly t_act: number; readonly t_req: number; readonly t_ret: number },
  t_next: number | undefined,
): Drawing | NotApplicable {
  const alone = p.thickness_readings === undefined
  return walls(
    [
      { thickness: alone ? p.initial_thickness : undefined, symbol: 't_init', words: 'initial' },
      { thickness: alone ? p.previous_thickness : undefined, symbol: 't_prev', words: 'previous' },
      { thickness: t_act, symbol: 't_act', words: 'now' },
      { thickness: t_next, symbol: 't_next', words: 'next inspection' },
    ],
    [
      { thickness: t_req, symbol: 't_req', words: t_req === p.alert_thickness ? 'alert' : 'required' },
      { thickness: t_ret === t_req ? undefined : t_ret, symbol: 't_ret', words: 'retirement' },
    ],
  )
}

/** By risk: the wall as furnished or measured, against the least that is allowed. */
export const byRiskOf = (p: Some<'thickness', 'minimum_thickness'>): Drawing | NotApplicable =>
  walls(
    [{ thickness: p.thickness, symbol: 't', words: 'wall' }],
    [{ thickness: p.minimum_thickness, symbol: 't_min', words: 'minimum' }],
  )
