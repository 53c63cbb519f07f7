/** The station at the bow: its freeboard and draught, and how far the water moves against it. */
import { type Drawing, figure, labelled, named, type Shape } from '@keelson/figures'
import { bowInProfile } from '@keelson/figures/things/bow.ts'
import { significantMotion } from '@keelson/physics/seakeeping/response.ts'
import { type FiguresOf, type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export const figuresOf = (p: Params, found: Found): FiguresOf<typeof contract> => ({ profile: profile(p, found) })

/** Sizes of a bow of which one of its sizes is not given, as shares of the other. */
const SHARE = 0.8

function profile(p: Params, { shown }: Found): Drawing | NotApplicable {
  const { draft_at_station: T, freeboard_at_station: F } = p
  const { station } = shown
  if (station === undefined || (T === undefined && F === undefined))
    return notApplicable('neither draught nor freeboard at a station is provided')
  const draught = T ?? SHARE * (F ?? 1)
  const freeboard = F ?? draught / SHARE
  const r = significantMotion.evaluate({ m_0: station.m_0r })
  const height = draught + freeboard
  const length = 2.6 * height
  const [aft, ahead] = [-0.5 * length, 0.34 * length]
  const level = (y: number): Shape => ({
    kind: 'polyline',
    points: [
      [0, y],
      [ahead, y],
    ],
    role: 'flow',
    dashed: true,
  })
  return figure(
    {
      unit: 'm',
      scale: 'true',
      frame: {
        x: [-length, 0.75 * length],
        y: [-1.3 * Math.max(draught, r), 1.3 * Math.max(freeboard, r)],
      },
    },
    bowInProfile({ draught, freeboard, length }),
    { kind: 'water-line', at: 0 },
    T !== undefined && { kind: 'dimension', from: [aft, -T], to: [aft, 0], label: labelled('T_s', T, 'm') },
    F !== undefined && { kind: 'dimension', from: [aft, 0], to: [aft, F], label: labelled('F_s', F, 'm') },
    r > 0 && [
      level(r),
      level(-r),
      { kind: 'note', at: [ahead, r], side: 'right', label: named('significant relative motion', r, 'm') },
    ],
  )
}
