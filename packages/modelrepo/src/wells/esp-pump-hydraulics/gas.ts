/** Gas at the pump: its share of the volume and whether the pump bears it, before or after separation. */
import { GAS_LOCKS, TURPIN_LIMIT, turpinNumber } from '@keelson/physics/esp/gas.ts'
import { freeGasShare } from '@keelson/physics/esp/intake.ts'
import { STANDING_API, STANDING_GOR, STANDING_TEMPERATURE } from '@keelson/physics/pvt/standing.ts'
import { compares, type Doubt, flagValue, gives, type Left, outOf, shown, shownPercent } from '@keelson/workflow'
import type { Given } from './inputs.ts'

export const STANDING = [STANDING_API, STANDING_TEMPERATURE, STANDING_GOR]

export const gasValues = {
  free_gas_percent_at_intake: gives(
    freeGasShare,
    'fraction',
    'Free gas as a fraction of the intake volume: before separation in a design from inflow, after separation in gas handling.',
    { title: 'Free gas at intake', unit: '%' },
  ),
  turpin_number: gives(
    turpinNumber,
    '-',
    'Turpin number; gas handling is stable below 1. In a design from inflow all free gas is included, before separation.',
  ),
  gas_handling_stable: flagValue({
    title: 'Gas handling stability',
    description: 'True if the Turpin number is below 1.',
  }),
}
export const gasChecks = {
  gas_stability: compares('-', {
    title: 'Gas stability',
    criterion: turpinNumber,
    demand: turpinNumber,
    capacity: { constant: TURPIN_LIMIT, title: 'Turpin number limit' },
    reach: STANDING,
  }),
  free_gas: compares('fraction', {
    title: 'Free gas',
    criterion: GAS_LOCKS,
    demand: freeGasShare,
    capacity: { constant: GAS_LOCKS, title: 'Free gas limit without gas handler' },
    reach: STANDING,
  }),
}

export const isStable = (Phi: number): boolean => Phi < TURPIN_LIMIT.value

const unstable = (when: string) => `the Turpin number ${when} is not below 1, so the pump may surge or gas lock`
const locked = (when: string) => `free gas ${when} exceeds 40 %, so the method is not valid without a gas handler`

/** Said beside the checks. `when`: before or after separation; `left`: what the oil leaves of the data by which its gas was found. */
export function besideGas(Phi: number, f_g: number, when: 'before' | 'after', left?: Left) {
  const [doubt, note] = [outOfReach(left), `${when} separation`]
  return {
    gas_stability: { doubt, note, ...(!isStable(Phi) && { failure: unstable(note) }) },
    free_gas: { doubt, note, ...(f_g > GAS_LOCKS.value && { failure: locked(note) }) },
  }
}
export const outOfReach = (why: Left | undefined): Doubt | undefined => why && { kind: 'out_of_reach', why }

/** What the oil leaves of the data of Standing, by which its gas comes free. */
export function standingLeft(
  p: Given<'oil_api_gravity' | 'bottomhole_temperature' | 'gas_oil_ratio'>,
): Left | undefined {
  if (p.gas_oil_ratio === 0) return undefined
  return (
    outOf(STANDING_API, p.oil_api_gravity) ??
    outOf(STANDING_TEMPERATURE, p.bottomhole_temperature) ??
    outOf(STANDING_GOR, p.gas_oil_ratio)
  )
}

export const ofGas = (Phi: number, f_g: number): string =>
  `Turpin number ${shown(Phi, 3)}, free gas ${shownPercent(f_g)} of the intake volume`
