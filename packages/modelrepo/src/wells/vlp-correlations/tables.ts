/** The tables of a lift. */
import { USUAL_OPTIONS } from '@keelson/physics/multiphase/gradient.ts'
import { liftCurve } from '@keelson/physics/multiphase/lift.ts'
import { notApplicable } from '@keelson/workflow'
import { CORRELATIONS } from '../_shared/lift/inputs.ts'
import { stepRows, velocityRows } from '../_shared/lift/profile.ts'
import type { Lift } from './calculate-lift.ts'

export const ALL = [...CORRELATIONS, 'no_slip'] as const

/** Pressure of a rate by each correlation, Pa; the one chosen as it was chosen, the others as they are usually taken. */
export const liftsOfAll = ({ well }: Lift) =>
  ALL.map((correlation) => {
    const options = correlation === well.correlation ? well.options : USUAL_OPTIONS
    return { correlation, pressureAt: liftCurve({ ...well, correlation, options }).pressureAt }
  })

export function correlationRows(lift: Lift) {
  const lifts = liftsOfAll(lift)
  return lift.rates.map(({ oil, lifted }) => {
    const of = (name: (typeof ALL)[number]) =>
      lifts.find(({ correlation }) => correlation === name)?.pressureAt(lifted) ?? null
    return {
      oil_rate: oil,
      hagedorn_brown: of('hagedorn_brown'),
      beggs_brill: of('beggs_brill'),
      gray: of('gray'),
      duns_ros: of('duns_ros'),
      no_slip: of('no_slip'),
    }
  })
}

export const wellheadRows = ({ answered }: Lift) =>
  answered.map(({ rate, profile }) => {
    const { flow } = profile.wellhead.at
    return {
      oil_rate: rate.oil,
      superficial_gas_velocity: flow.v_sg,
      superficial_liquid_velocity: flow.v_sl,
      liquid_density: flow.rho_l,
      gas_density: Number.isNaN(flow.rho_g) ? null : flow.rho_g,
      surface_tension: flow.sigma,
    }
  })

export const NO_ANSWER = notApplicable('the correlation has no answer at any of the rates')

/** The way down at the rate that is shown. */
export const wayRows = ({ shown }: Lift) => ({
  traverse: shown ? stepRows(shown.profile) : NO_ANSWER,
  velocities: shown ? velocityRows(shown.profile) : NO_ANSWER,
})
