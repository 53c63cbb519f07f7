/** The defect that governs in the wall and on its pipe, and the defects that have a place on the unrolled wall. */
import { type At, type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import { boxOf, depthOf, lossOnPipe, spanOf, type WallLoss, wallWithLoss } from '@keelson/figures/things/wall-loss.ts'
import { firstOf, type NotApplicable, notApplicable, saying } from '@keelson/workflow'
import type { Assessed } from './calculate-assessed.ts'
import { NOTHING } from './calculate-checks.ts'

export function figuresOf(governing: Assessed | undefined, ranked: readonly Assessed[]) {
  const none = notApplicable(NOTHING)
  return {
    wall: governing === undefined ? none : wallOf(governing),
    on_pipe: governing === undefined ? none : onPipe(governing),
    unrolled: unrolled(ranked),
  }
}

/** As assessed, with the tolerances of the tool; a profile where there is one, else a box. */
function lossOf({ row, size }: Assessed): WallLoss {
  const { profile, d, L } = size
  if (profile === undefined) return boxOf(row.t, d, L)
  return { wall: row.t, left: profile.x.map((x, i): At => [x, row.t - (profile.y[i] ?? 0)]) }
}

/** Room above and below the wall, over its thickness. */
const AIR = 0.3

function wallOf(a: Assessed): Drawing {
  const { t, id } = a.row
  const loss = lossOf(a)
  const { from, to, thinnest } = spanOf(loss)
  const at = a.size.profile === undefined ? (from + to) / 2 : thinnest[0]
  const depth = t - thinnest[1]
  const effective = a.strength?.effective
  return figure(
    { unit: 'm', scale: 'stretched', frame: { y: [-AIR * t, (1 + AIR) * t] } },
    wallWithLoss(loss),
    { kind: 'dimension', from: [from, 0], to: [from, t], edge: 'left', label: labelled('t', t, 'mm') },
    depth > 0 && depthOf(loss, at, labelled('d', depth, 'mm')),
    { kind: 'dimension', from: [from, t], to: [to, t], edge: 'above', label: labelled('L', to - from, 'mm', id) },
    effective && {
      kind: 'dimension',
      from: [effective[0], 0],
      to: [effective[1], 0],
      edge: 'below',
      label: named('effective', effective[1] - effective[0], 'mm'),
    },
  )
}

function onPipe(a: Assessed): Drawing {
  const { D, P } = a.row
  return figure(
    { unit: 'm', scale: 'true' },
    lossOnPipe(lossOf(a), {
      outerDiameter: D,
      diameter: ofDiameter(labelled('D', D, 'mm')),
      acting: P === undefined ? undefined : labelled('P_o', P, 'MPa', 'MAOP'),
      allowed: a.strength && labelled('P_a', a.strength.P_a, 'MPa', 'allowable'),
    }),
  )
}

/** Defects drawn, and those of them that are named. */
const [DRAWN, NAMED] = [60, 6]
/** Shortest line of a defect, as a share of the length drawn. */
const LEAST = 0.006

/** Position along the pipe to the right, place around it upwards from the top; the width of a defect is not known. */
function unrolled(ranked: readonly Assessed[]): Drawing | NotApplicable {
  const placed = ranked.flatMap(({ row, size, verdict }) =>
    row.x === undefined || row.theta === undefined ? [] : [{ row, L: size.L, x: row.x, theta: row.theta, verdict }],
  )
  const { shown, note } = firstOf(placed, { most: DRAWN, things: 'defects', by: 'the most severe' })
  const names = firstOf(shown, { most: NAMED, things: 'defects', as: 'named', by: 'the most severe' })
  const [first] = shown
  if (first === undefined) return notApplicable('no defect has both an axial and a clock position')
  const from = Math.min(...shown.map((s) => s.x))
  const to = Math.max(...shown.map((s) => s.x + s.L))
  const turn = Math.PI * first.row.D
  const margin = 0.06 * (to - from)
  const map = figure(
    { unit: 'm', scale: 'stretched', frame: { x: [from - margin, to + margin], y: [0, turn] } },
    { kind: 'ruler', along: 'x', title: 'Position', unit: 'm' },
    { kind: 'ruler', along: 'y', title: 'Clock position', unit: 'deg', factor: 360 / turn },
    {
      kind: 'polyline',
      role: 'outline',
      points: [
        [from - margin, 0],
        [to + margin, 0],
        [to + margin, turn],
        [from - margin, turn],
        [from - margin, 0],
      ],
    },
    shown.map(({ x, L, theta, verdict, row }, i): Parts => {
      const y = turn * ((theta / (2 * Math.PI)) % 1)
      const role = verdict === 'repair' || verdict === 'replace' ? 'flaw' : 'outline'
      return [
        {
          kind: 'polyline',
          role,
          points: [
            [x, y],
            [x + Math.max(L, LEAST * (to - from)), y],
          ],
        },
        i < NAMED && { kind: 'text', at: [x + L / 2, y], towards: 'n', label: { text: row.id } },
      ]
    }),
  )
  return saying(map, note, names.note)
}
