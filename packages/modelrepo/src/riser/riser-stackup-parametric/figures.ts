/** The cases side by side: each tube in its depth, with its mud and the wall that it needs. */
import { type Drawing, figure, labelled } from '@keelson/figures'
import { FOOT_ROOM, type RiserTube, riserTubes, tubeAt } from '@keelson/figures/things/riser-tubes.ts'
import { fromSI } from '@keelson/units'
import { type NotApplicable, notApplicable, saying, worstFirst } from '@keelson/workflow'
import type { GoodCase } from './calculate-cases.ts'
import type { Params } from './inputs.ts'

/** Cases that are drawn. */
const MOST = 3

export function casesFigure(p: Params, good: readonly GoodCase[]): Drawing | NotApplicable {
  if (good.length === 0) return notApplicable('no case has a result')
  const { shown: drawn, note } = worstFirst(good, {
    most: MOST,
    things: 'cases',
    by: 'the thickest required wall',
    worse: ({ result }) => result.t_req,
  })
  const tubes = drawn.map((c): RiserTube => ({ depth: c.h, outerDiameter: p.outer_diameter, wall: c.result.t_req }))
  const deepest = Math.max(...tubes.map((t) => t.depth))
  const above = 0.2 * deepest
  const beside = tubeAt(tubes, 1) / 2
  const cases = figure(
    {
      unit: 'm',
      scale: 'none',
      aspect: 0.9,
      frame: { x: [-beside, tubeAt(tubes, tubes.length) - beside], y: [-(1 + FOOT_ROOM) * deepest, above] },
    },
    { kind: 'ruler', along: 'y', title: 'Water depth', unit: 'ft', factor: -fromSI(1, 'ft') },
    riserTubes(tubes),
    drawn.flatMap((c, k) => {
      const x = tubeAt(tubes, k)
      const mud = labelled('d_m', c.d_m, 'lbf/ft3', `case ${c.i + 1}`)
      return [
        { kind: 'text', at: [x, 0.04 * deepest], towards: 'n', label: mud },
        { kind: 'text', at: [x, -c.h - 0.02 * deepest], towards: 's', label: labelled('t_req', c.result.t_req, 'mm') },
      ] as const
    }),
  )
  return saying(cases, note)
}
