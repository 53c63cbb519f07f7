/** The vessel in plan and the waves of the query. */
import { type Drawing, figure, labelled } from '@keelson/figures'
import { hullPlan, wavesOnHull } from '@keelson/figures/things/hull-plan.ts'
import type { Params } from './inputs.ts'

/** Of the longest arrow; how far what is drawn reaches along, and at the least across. */
const [WAVES, REACH, ACROSS] = [0.5, 9, 2.6] as const

export function plan({ query_heading: beta }: Params): Drawing {
  const [x, y] = [REACH, ACROSS + (REACH - ACROSS) * Math.abs(Math.sin(beta))]
  return figure(
    { unit: 'm', scale: 'none', aspect: y / x, frame: { x: [-x, x], y: [-y, y] } },
    hullPlan(),
    wavesOnHull([{ towards: beta, share: WAVES, label: labelled('beta', beta, 'deg', 'waves') }]),
  )
}
