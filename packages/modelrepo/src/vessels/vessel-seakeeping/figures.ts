/** The ship in her governing sea state, and the station at the bow: its freeboard and draught, and how far the water moves against it. */
import { type At, type Drawing, figure, labelled, named, type Shape } from '@keelson/figures'
import { bowInProfile } from '@keelson/figures/things/bow.ts'
import { hullElevation } from '@keelson/figures/things/hull-elevation.ts'
import { turningArrow } from '@keelson/figures/things/turning-arrow.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { significantMotion } from '@keelson/physics/seakeeping/response.ts'
import { type FiguresOf, type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export const figuresOf = (p: Params, found: Found): FiguresOf<typeof contract> => ({
  motions: motions(found),
  profile: profile(p, found),
})

/** Half of what is shown; of the arrows the length of heave and the radius of pitch, in sizes of the drawn hull. */
const [REACH, HEAVE, PITCH] = [8.5, 2.6, 6.2] as const
/** Of the wave that is drawn, whose length is not an input. */
const [WAVE_LENGTH, WAVE_HEIGHT, WAVE_POINTS] = [9, 0.9, 61] as const

/** What the waves of the governing sea state do to the ship. */
function motions({ shown: { row, heave, pitch = 0, roll = 0 } }: Found): Drawing {
  return figure(
    { unit: 'm', scale: 'none', aspect: 0.6, frame: { x: [-REACH, REACH], y: [-3, 4.2] } },
    hullElevation(),
    {
      kind: 'polyline',
      points: spaced(-REACH, REACH, WAVE_POINTS).map(
        (x): At => [x, (WAVE_HEIGHT / 2) * Math.cos((2 * Math.PI * x) / WAVE_LENGTH)],
      ),
      role: 'flow',
      dashed: true,
    },
    { kind: 'note', at: [-7.5, 0.4], side: 'left', label: labelled('H_s', row.significant_wave_height, 'm', 'waves') },
    { kind: 'note', at: [-6.5, 0], side: 'left', label: labelled('T_p', row.peak_period, 's') },
    { kind: 'mark', at: [0, 0], sign: 'dot', role: 'outline' },
    heave > 0 && { kind: 'arrow', from: [0, 0], to: [0, HEAVE], role: 'answer', label: named('heave', heave, 'm') },
    pitch > 0 &&
      turningArrow({
        ...{ at: [0, 0], radius: PITCH, middle: 0, anticlockwise: true, role: 'answer' },
        label: named('pitch', pitch, 'deg'),
      }),
    roll > 0 && { kind: 'note', at: [3.5, 0.2], side: 'right', label: named('roll', roll, 'deg') },
  )
}

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
