/** Where the method of the motions ends: slender hulls for strips, full ones near head or following seas in closed form. */
import { encounterFrequency, waveNumberDeep } from '@keelson/physics/ship-motions/periods.ts'
import { shown, shownIn, shownRatio } from '@keelson/workflow'
import type { Way } from './calculate-waves.ts'
import type { Params } from './params.ts'

/** Length over breadth above which a hull is slender enough for strips. Journee and Massie (2001), Offshore Hydromechanics. */
const SLENDER = 3
/** Froude number up to which strip theory is valid. */
const MOST_FROUDE = 0.4
/** Frequency of encounter, times the root of breadth over gravity, below which sections do not move as in a high-frequency theory. */
const SLOWEST = 0.1
/** Of the closed form, from head or following seas. Jensen, Mansour and Olsen (2004). */
const WIDEST = Math.PI / 3
const LEAST_BLOCK = 0.5
/** A heading or a ratio given in another unit may miss its limit by the last bit. */
const SAME = 1e-9

/** Which limits a run leaves, each with what it is. */
export interface Beyond {
  readonly code: 'beamy_hull' | 'fast_ship' | 'following_strips' | 'closed_form_heading' | 'closed_form_hull'
  readonly why: string
  readonly at: string
}

export function beyondOf(p: Params, way: Way): readonly Beyond[] {
  if (p.method === 'hydrostatics_only') return []
  const all = p.method === 'strip_theory' ? [beamy(p), fast(p, way), slow(p, way)] : [wide(p), fine(p)]
  return all.filter((one) => one !== undefined)
}

function beamy({ hull_length: L, hull_breadth: B }: Params): Beyond | undefined {
  if (L / B > SLENDER * (1 + SAME)) return undefined
  const why = `outside its limits: length over breadth is ${shownRatio(L / B)}; strip theory is valid above ${SLENDER} and gives half the motions and less of a body of 1 to 3`
  return { code: 'beamy_hull', why, at: '/hull_breadth' }
}

function fast({ froude_number }: Params, { Fn }: Way): Beyond | undefined {
  if (Fn <= MOST_FROUDE) return undefined
  const why = `outside its limits: the Froude number is ${shownRatio(Fn)}; strip theory is valid to ${MOST_FROUDE}`
  return { code: 'fast_ship', why, at: froude_number === undefined ? '/speed' : '/froude_number' }
}

function slow(p: Params, { U }: Way): Beyond | undefined {
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
  const slowest = Math.min(...all)
  if (!(slowest < SLOWEST)) return undefined
  const why = `outside its limits: the ship meets a wave at ${shown(slowest, 3)} of the root of gravity over breadth; strip theory is valid from ${SLOWEST}`
  return { code: 'following_strips', why, at: '/heading' }
}

function wide({ heading }: Params): Beyond | undefined {
  const off = heading.find((beta) => Math.abs(Math.cos(beta)) < Math.cos(WIDEST) - SAME)
  if (off === undefined) return undefined
  const why = `outside its limits: a heading of ${shownIn(off, 'deg')}; the closed form is valid within ${shownIn(WIDEST, 'deg')} of head or following seas`
  return { code: 'closed_form_heading', why, at: '/heading' }
}

function fine({
  displacement,
  water_density: rho,
  hull_length: L,
  hull_breadth: B,
  draft: T,
}: Params): Beyond | undefined {
  if (displacement === undefined) return undefined
  const C_B = displacement / (rho * L * B * T)
  if (C_B >= LEAST_BLOCK) return undefined
  const why = `outside its limits: the block coefficient is ${shownRatio(C_B)}; the closed form is valid from ${LEAST_BLOCK}`
  return { code: 'closed_form_hull', why, at: '/displacement' }
}
