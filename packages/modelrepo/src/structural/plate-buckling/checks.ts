/** The acceptance checks of the run. */
import * as combined from '@keelson/standards/dnv-rp-c201-2010/combined.ts'
import { longitudinalResistance, modulusOfSteel } from '@keelson/standards/dnv-rp-c201-2010/longitudinal.ts'
import { shearResistance } from '@keelson/standards/dnv-rp-c201-2010/shear.ts'
import { transverseDesignStress, transverseResistance } from '@keelson/standards/dnv-rp-c201-2010/transverse.ts'
import * as pressed from '@keelson/standards/dnv-rp-c201-2010/yield-and-pressure.ts'
import {
  type CheckResult,
  check,
  checkOf,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
} from '@keelson/workflow'
import type { Assessed } from './calculate-plate.ts'
import type { Params } from './inputs.ts'

const yielding = { demand: pressed.equivalentStress, capacity: pressed.designYieldStrength } as const

export const checks = {
  yield: checkOf('stress', { ...yielding, title: 'Yield', criterion: pressed.equivalentStress }),
  yield_elsewhere: checkOf('stress', {
    ...yielding,
    title: 'Yield at other edges',
    criterion: pressed.equivalentStress,
  }),
  lateral_pressure: checkOf('lateral_pressure', {
    title: 'Lateral pressure',
    demand: 'Lateral pressure',
    capacity: pressed.pressureResistance,
    criterion: pressed.pressureResistance,
  }),
  longitudinal: checkOf('stress', {
    title: 'Longitudinal stress',
    demand: 'Longitudinal stress',
    capacity: longitudinalResistance,
    criterion: longitudinalResistance,
    reach: [modulusOfSteel],
  }),
  transverse: checkOf('stress', {
    title: 'Transverse stress',
    demand: transverseDesignStress,
    capacity: transverseResistance,
    criterion: transverseResistance,
  }),
  shear: checkOf('stress', {
    title: 'Shear',
    demand: 'Shear stress',
    capacity: shearResistance,
    criterion: shearResistance,
  }),
  combined: checkOf('-', {
    title: 'Combined stress',
    demand: combined.combinedStress,
    capacity: 'Combined stress limit',
    criterion: combined.combinedStress,
    reach: [modulusOfSteel, combined.transverseLeft],
  }),
}

type Made = { readonly [N in keyof typeof checks]: CheckResult | NotChecked }

/** What nothing is asked of is not checked. */
export function checksOf(
  p: Params,
  { loads, yielding: y, pressure, along, across, sheared, together }: Assessed,
): Made {
  const { sigma_x, sigma_y, tau, p_Sd } = loads
  const left = softerThanSteel(p)
  const inPlane = sigma_x !== 0 || sigma_y !== 0 || tau !== 0
  return {
    yield: inPlane ? check({ demand: y.sigma_j, capacity: y.f_d }) : notChecked('not_requested', NO_STRESS),
    yield_elsewhere:
      y.elsewhere === undefined
        ? notChecked('not_requested', 'no stress varies over the plate')
        : check({ demand: y.elsewhere.sigma, capacity: y.f_d }),
    lateral_pressure:
      p_Sd === 0
        ? notChecked('not_requested', '{lateral_pressure} is zero')
        : check({ demand: p_Sd, capacity: pressure }),
    longitudinal: openIf(
      'out_of_reach',
      left,
      stressCheck(sigma_x, sigma_x, along.resistance, '{longitudinal_stress}'),
    ),
    transverse: stressCheck(sigma_y, across.stress, across.resistance, '{transverse_stress}'),
    shear: stressCheck(tau, tau, sheared.resistance, '{shear_stress}'),
    combined: inPlane
      ? openIf('out_of_reach', left, togetherCheck(together.use))
      : notChecked('not_requested', NO_STRESS),
  }
}

export const softerThanSteel = (p: Params): Left | undefined =>
  p.longitudinal_stress > 0 && p.longitudinal_stress_ratio !== 1 ? outOf(modulusOfSteel, p.youngs_modulus) : undefined

const TENSION = 'the stress is tension, which is limited by the design yield strength'
const NO_STRESS = 'there is no in-plane stress'
export const NO_TRANSVERSE = 'the lateral pressure leaves no resistance to transverse stress'

/** Tension counts by its size. */
const stressCheck = (given: number, demand: number, capacity: number, name: string) =>
  given === 0
    ? notChecked('not_requested', `${name} is zero`)
    : check({
        demand,
        capacity,
        ...(demand < 0 && { utilisation: combined.resistanceUse.evaluate({ S: demand, R: capacity }), note: TENSION }),
      })

const togetherCheck = (use: number | undefined) =>
  use === undefined
    ? notChecked('out_of_reach', { reach: combined.transverseLeft, reason: NO_TRANSVERSE })
    : check({ demand: use, capacity: combined.COMBINED_LIMIT })
