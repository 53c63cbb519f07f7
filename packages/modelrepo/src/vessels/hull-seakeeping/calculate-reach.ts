/** Where the method of the motions ends: slender hulls for strips, full ones near head or following seas in closed form. */
import { BLOCK_REACH, HEADING_REACH } from '@keelson/physics/ship-motions/closed-form.ts'
import { encounterFrequency, waveNumberDeep } from '@keelson/physics/ship-motions/periods.ts'
import { ENCOUNTER_REACH, SLENDER_REACH, SPEED_REACH } from '@keelson/physics/strip-theory/reach.ts'
import { firstOutOf, type Left, outOf } from '@keelson/workflow'
import type { Way } from './calculate-waves.ts'
import type { Params } from './inputs.ts'

/** The reach of the motions, of both methods. */
export const REACH = [SLENDER_REACH, SPEED_REACH, ENCOUNTER_REACH, HEADING_REACH, BLOCK_REACH]

/** Which limits a run leaves, and the input that leaves each. */
export interface Beyond {
  readonly code: 'beamy_hull' | 'fast_ship' | 'following_strips' | 'closed_form_heading' | 'closed_form_hull'
  readonly left: Left
  readonly at: string
}

export function beyondOf(p: Params, way: Way): readonly Beyond[] {
  if (p.method === 'hydrostatics_only') return []
  const all = p.method === 'strip_theory' ? ofStrips(p, way) : ofClosedForm(p)
  return all.flatMap(({ left, ...rest }) => (left === undefined ? [] : [{ ...rest, left }]))
}

type Maybe = Omit<Beyond, 'left'> & { readonly left: Left | undefined }

const ofStrips = (p: Params, way: Way): readonly Maybe[] => [
  { code: 'beamy_hull', left: outOf(SLENDER_REACH, p.hull_length / p.hull_breadth), at: '/hull_breadth' },
  {
    code: 'fast_ship',
    left: outOf(SPEED_REACH, way.Fn),
    at: p.froude_number === undefined ? '/speed' : '/froude_number',
  },
  { code: 'following_strips', left: slow(p, way), at: '/heading' },
]

const ofClosedForm = (p: Params): readonly Maybe[] => [
  { code: 'closed_form_heading', left: firstOutOf(HEADING_REACH, p.heading.map(fromAxis)), at: '/heading' },
  { code: 'closed_form_hull', left: fine(p), at: '/displacement' },
]

/** Angle from head or following seas, whichever is nearer, rad. */
const fromAxis = (beta: number): number => Math.acos(Math.min(1, Math.abs(Math.cos(beta))))

function slow(p: Params, { U }: Way): Left | undefined {
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

function fine({ displacement, water_density: rho, hull_length: L, hull_breadth: B, draft: T }: Params) {
  return displacement === undefined ? undefined : outOf(BLOCK_REACH, displacement / (rho * L * B * T))
}
