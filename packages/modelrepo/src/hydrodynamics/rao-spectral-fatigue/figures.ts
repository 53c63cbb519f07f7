/** The sea around the ship: the mean direction of the waves, those off it with their weights, and her speed. */
import { type Drawing, figure, labelled, named } from '@keelson/figures'
import { hullPlan, meanDirection, type Waves, wavesOnHull, wayAhead } from '@keelson/figures/things/hull-plan.ts'
import type { FiguresOf } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

/** Directions up to which each has its weight beside it. */
const MOST_LABELS = 9
/** What stands around the hull, half each way: at the least, and where waves come from many sides. */
const [AROUND, BEAM_SIDE, SPREAD] = [8, 3, 14] as const

export const figuresOf = (p: Params, { spread }: Found): FiguresOf<typeof contract> => ({
  plan: plan(p, spread?.weights),
})

function plan(p: Params, weights: readonly number[] | undefined): Drawing {
  const { vessel_speed: U } = p
  return figure(
    { unit: 'm', scale: 'none', ...around(p, weights !== undefined) },
    hullPlan(),
    wavesOnHull(weights === undefined ? [mean(p)] : directions(p, weights)),
    U > 0 && wayAhead(labelled('U', U, 'm/s')),
    weights !== undefined && meanDirection(p.wave_heading, labelled('beta', p.wave_heading, 'deg', 'mean')),
  )
}

/** The frame, and the proportions that leave the hull its own. */
function around({ wave_heading: beta }: Params, spread: boolean) {
  const x = spread ? SPREAD : AROUND + (SPREAD - AROUND) * Math.abs(Math.cos(beta))
  const y = spread ? SPREAD : BEAM_SIDE + (SPREAD - BEAM_SIDE) * Math.abs(Math.sin(beta))
  return { aspect: y / x, frame: { x: [-x, x], y: [-y, y] } } as const
}

const mean = ({ wave_heading }: Params): Waves => ({
  towards: wave_heading,
  share: 1,
  label: labelled('beta', wave_heading, 'deg', 'waves'),
})

function directions(p: Params, weights: readonly number[]): readonly Waves[] {
  const most = Math.max(...weights)
  const labels = weights.length <= MOST_LABELS
  return weights.map((w, j) => ({
    towards: p.wave_heading + (p.heading_offsets?.[j] ?? 0),
    share: w / most,
    ...(labels && { label: named('weight', w, '%') }),
  }))
}
