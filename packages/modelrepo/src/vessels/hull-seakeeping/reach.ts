/** Where the method of the motions ends: slender hulls for strips, full ones near head or following seas in closed form. */
import { BLOCK_REACH, HEADING_REACH } from '@keelson/physics/ship-motions/closed-form.ts'
import { encounterFrequency, waveNumberDeep } from '@keelson/physics/ship-motions/periods.ts'
import { ENCOUNTER_REACH, SLENDER_REACH, SPEED_REACH } from '@keelson/physics/strip-theory/reach.ts'
import { firstOutOf, type Left, outOf } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'
import type { Course } from './waves.ts'

/** The reach of the motions, of both methods. */
export const REACH = [SLENDER_REACH, SPEED_REACH, ENCOUNTER_REACH, HEADING_REACH, BLOCK_REACH]

/** Which limits a run leaves, and the input that leaves each. */
export interface Beyond {
  readonly code: 'beamy_hull' | 'fast_ship' | 'following_strips' | 'closed_form_heading' | 'closed_form_hull'
  readonly left: Left
  readonly at: string
}

const found = (all: readonly (Omit<Beyond, 'left'> & { readonly left: Left | undefined })[]): readonly Beyond[] =>
  all.flatMap(({ left, ...rest }) => (left === undefined ? [] : [{ ...rest, left }]))

type Ship = Given<'hull_length' | 'hull_breadth' | 'heading' | 'gravity'> &
  Perhaps<'froude_number' | 'wave_length_over_ship_length' | 'wave_frequency'>

export const beyondStrips = (p: Ship, course: Course) =>
  found([
    { code: 'beamy_hull', left: outOf(SLENDER_REACH, p.hull_length / p.hull_breadth), at: '/hull_breadth' },
    {
      code: 'fast_ship',
      left: outOf(SPEED_REACH, course.Fn),
      at: p.froude_number === undefined ? '/speed' : '/froude_number',
    },
    { code: 'following_strips', left: slow(p, course), at: '/heading' },
  ])

type Box = Given<'heading' | 'water_density' | 'hull_length' | 'hull_breadth' | 'draft'> & Perhaps<'displacement'>

export const beyondClosedForm = (p: Box) =>
  found([
    { code: 'closed_form_heading', left: firstOutOf(HEADING_REACH, p.heading.map(fromAxis)), at: '/heading' },
    { code: 'closed_form_hull', left: fine(p), at: '/displacement' },
  ])

/** Angle from head or following seas, whichever is nearer, rad. */
const fromAxis = (beta: number): number => Math.acos(Math.min(1, Math.abs(Math.cos(beta))))

function slow(p: Ship, { U }: Course): Left | undefined {
  if (U === 0) return undefined
  const { hull_length: L, hull_breadth: B, gravity: g } = p
  const waves =
    p.wave_length_over_ship_length?.map((l) => Math.sqrt((2 * Math.PI * g) / (l * L))) ?? p.wave_frequency ?? []
  const all = p.heading.flatMap((beta) =>
    waves.map((omega_0) => {
      const k = waveNumberDeep.evaluate({ omega_0, g })
      return Math.abs(encounterFrequency.evaluate({ omega_0, k, U, beta })) * Math.sqrt(B / g)
    }),
  )
  return outOf(ENCOUNTER_REACH, Math.min(...all))
}

function fine({ displacement, water_density: rho, hull_length: L, hull_breadth: B, draft: T }: Box) {
  return displacement === undefined ? undefined : outOf(BLOCK_REACH, displacement / (rho * L * B * T))
}
