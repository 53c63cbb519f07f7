/** The tubing of a request, and what it takes to lift each rate. */
import { type LiftOptions, USUAL_OPTIONS } from '@keelson/physics/multiphase/gradient.ts'
import { type LiftCurve, type LiftWell, liftCurve } from '@keelson/physics/multiphase/lift.ts'
import { erosionalAt, mostErosive, type Profile, profileOf } from '../_shared/lift/profile.ts'
import { tubingOf } from '../_shared/lift/tubing.ts'
import type { Lifting, Some, Taking } from './inputs.ts'

/** How the correlation chosen is taken. */
export const optionsOf = (p: Taking): LiftOptions => ({
  payne: p.payne_correction ?? USUAL_OPTIONS.payne,
  acceleration: p.acceleration ?? USUAL_OPTIONS.acceleration,
  noSlipFloor: p.no_slip_holdup_floor ?? USUAL_OPTIONS.noSlipFloor,
  griffith: p.griffith_bubble ?? USUAL_OPTIONS.griffith,
})

export function wellOf(p: Lifting): LiftWell {
  const { separator_pressure: p_sep, separator_temperature: T_sep, pvt_correlations } = p
  const [gravity, friction] = [p.gravity_correction_factor, p.friction_correction_factor]
  const separated = pvt_correlations === 'vasquez_beggs' && p_sep !== undefined && T_sep !== undefined
  return {
    ...tubingOf(p, optionsOf(p)),
    pvt: pvt_correlations,
    waterTension: p.water_surface_tension,
    ...(separated && { separator: { p_sep, T_sep } }),
    ...((gravity !== 1 || friction !== 1) && { correction: { gravity, friction } }),
    wellheadPressure: p.wellhead_pressure,
  }
}

/** Rates asked for, in their order: of oil, and of what is lifted, the water where all of it is water. SI. */
export interface Rate {
  readonly oil: number
  readonly lifted: number
}
export const ratesOf = (p: Some<'water_cut' | 'liquid_rate'>, oil: readonly number[]): readonly Rate[] =>
  oil.map((q) => ({ oil: q, lifted: p.water_cut === 1 ? p.liquid_rate : q }))

/** A rate that the correlation has an answer for, and the way down at it. */
export interface Lifted {
  readonly rate: Rate
  readonly profile: Profile
}
/** Undefined where the correlation has none. */
function lifted(lift: LiftCurve, well: LiftWell, rate: Rate): Lifted | undefined {
  if (lift.pressureAt(rate.lifted) === undefined) return undefined
  const profile = profileOf(lift, well.bottomholeTemperature, rate.lifted)
  return profile && { rate, profile }
}
export const allLifted = (well: LiftWell, rates: readonly Rate[]): readonly (Lifted | undefined)[] => {
  const lift = liftCurve(well)
  return rates.map((rate) => lifted(lift, well, rate))
}

/** The rate at which the mixture comes nearest to its erosional velocity, anywhere. */
export function nearestToErosion(all: readonly Lifted[]): Lifted | undefined {
  const ratio = ({ profile }: Lifted) => {
    const { at } = mostErosive(profile)
    return at.v_m / erosionalAt(at)
  }
  return all.toSorted((a, b) => ratio(b) - ratio(a))[0]
}

/** What the pressure of a way down is spent on, Pa. */
export function split({ steps }: Pick<Profile, 'steps'>) {
  const sum = (of: 'G_g' | 'G_f' | 'G_a') =>
    steps.reduce((total, { top, bottom, atMiddle }) => total + atMiddle[of] * (bottom - top), 0)
  return { gravity: sum('G_g'), friction: sum('G_f'), acceleration: sum('G_a') }
}

/** All that the lift of the rates asked for gave. */
export interface Lift {
  readonly well: LiftWell
  readonly rates: readonly Rate[]
  /** In the order of the rates. */
  readonly all: readonly (Lifted | undefined)[]
  readonly answered: readonly Lifted[]
  /** The rate that tables and figure show. */
  readonly shown: Lifted | undefined
}
