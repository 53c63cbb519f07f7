/** Where a formula or a code ends: outside it a check may fail and does not pass. */
import { house, reachRange, silent } from '@keelson/equations'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { BENDING_THIN_WALL } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { WELD_JOINT } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { DERATING_TABLE, TEMPERATURES, temperatureFactor } from '@keelson/standards/asme-b31.8-2020/temperature.ts'
import { toSI } from '@keelson/units'
import {
  type CheckResult,
  type Left,
  type NotChecked,
  openIf,
  outOf,
  shown,
  shownRatio,
  shownTemperature,
} from '@keelson/workflow'
import { watersDiffer } from '../_shared/criteria/water-pressure.ts'
import { BENDING, BURST, COLLAPSE, COMBINED, PROPAGATION, type State, type Wall } from './calculate-states.ts'
import type { Params } from './inputs.ts'
import { RP1111 } from './modes.ts'

export const THIN_RING = reachRange({
  symbol: 'D/t',
  title: 'Diameter to net wall thickness ratio',
  unit: '-',
  from: 10,
  unsafe: 'below',
  because: 'collapse and propagation are those of a thin ring',
  source: house,
  clause: 'thin ring',
})

/** A pass that shows nothing is open; `made` stands if it fails, or if nothing is required of the pipe. */
export function inReach(p: Params, wall: Wall, state: State, made: CheckResult): CheckResult | NotChecked {
  if (state.demand <= 0) return made
  if (state.name === BURST) return burstInReach(p, made)
  const left = leftOf(p, wall, state)
  if (left) return openIf('out_of_reach', left, made)
  return state.name === BENDING ? openIf('input_missing', strainNotGiven(p), made) : made
}

function burstInReach(p: Params, made: CheckResult): CheckResult | NotChecked {
  if (p.code !== RP1111) return made
  const left = outOf(WELD_JOINT, p.weld_joint_factor) ?? beyondDerating(p)
  return left ? openIf('out_of_reach', left, made) : openIf('contradiction', deratingMissing(p), made)
}

/** Where the thickness of the net wall leaves the formulas of a limit state. */
function leftOf({ outer_diameter: D }: Params, { t, combined }: Wall, { name }: State): Left | undefined {
  const thin = name === PROPAGATION || name === BENDING
  const ring = thin || name === COLLAPSE || (name === COMBINED && combined.byCollapse)
  return (thin ? outOf(BENDING_THIN_WALL, D / t) : undefined) ?? (ring ? outOf(THIN_RING, D / t) : undefined)
}

/** Whether a buckle may run where nothing shows that it does not. */
export const propagationUnknown = (p: Params, wall: Wall): boolean =>
  wall.states.some((state) => state.name === PROPAGATION && state.demand > 0 && leftOf(p, wall, state) !== undefined)

/** The external pressure and the water depth must be of one point. */
export const pressuresDiffer = ({ external_pressure, water_depth }: Params): string | undefined =>
  watersDiffer({
    external: external_pressure,
    depth: water_depth,
    gravity: STANDARD_GRAVITY.value,
    said: 'water_depth',
  })

/** By API STD 2RD the moment is in another check than the strain. */
export const strainNotGiven = (p: Params): string | undefined =>
  p.code !== RP1111 && (p.bending_moment ?? 0) !== 0 && p.bending_strain === 0
    ? '{bending_moment} was given and no {bending_strain}'
    : undefined

const beyondDerating = ({ design_temperature: T }: Params): Left | undefined =>
  T === undefined ? undefined : outOf(DERATING_TABLE, T)

/** Above 121 degC something must have been de-rated. */
export function deratingMissing(p: Params): string | undefined {
  const { design_temperature: T, temperature_derating_factor: f_t } = p
  const first = toSI(TEMPERATURES[0] ?? 0, 'degC')
  if (T === undefined || T <= first) return undefined
  const hot = `{design_temperature} ${shownTemperature(T)} is above ${shownTemperature(first)}`
  if (p.code !== RP1111) return `${hot}: the strengths are used as entered, enter them de-rated for API STD 2RD`
  const beyond = beyondDerating(p)
  if (beyond) return beyond.reason
  const tabled = temperatureFactor(T, silent)
  if (f_t <= tabled) return undefined
  return `${hot}, and {temperature_derating_factor} is ${shown(f_t)}: ASME B31.8 de-rates to ${shownRatio(tabled)} there`
}
