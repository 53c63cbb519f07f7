/** Where a formula or a code ends: beyond it a check may fail and not pass, and the run warns. */
import { silent } from '@keelson/equations'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { BENDING_D_OVER_T } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { DERATING_FACTORS, TEMPERATURES, temperatureFactor } from '@keelson/standards/asme-b31.8-2020/temperature.ts'
import { toSI } from '@keelson/units'
import { shown, shownRatio, shownTemperature } from '@keelson/workflow'
import { watersDiffer } from '../_shared/criteria/water-pressure.ts'
import {
  BENDING,
  BURST,
  COLLAPSE,
  COMBINED,
  PROPAGATION,
  type State,
  type StateName,
  type Wall,
} from './calculate-states.ts'
import { RP1111 } from './modes.ts'
import type { Params } from './params.ts'

/** D/t below which the thin-ring collapse formulas are stretched. */
const THICK_D_OVER_T = 10

/** Above the one end only what API RP 1111 limits, below the other all that takes the pipe for a thin ring. */
const THIN_WALL: readonly StateName[] = [PROPAGATION, BENDING]
const THICK_WALL: readonly StateName[] = [COLLAPSE, PROPAGATION, BENDING]

/** Why a pass of this limit state would show nothing; undefined where it would, or where nothing is asked of it. */
export function unknownOf(p: Params, wall: Wall, { name, demand }: State): string | undefined {
  if (demand <= 0) return undefined
  if (name === BURST) return weldNotAccepted(p) ?? (p.code === RP1111 ? deratingMissing(p) : undefined)
  const ratio = p.outer_diameter / wall.t
  const beyond = ratio > BENDING_D_OVER_T.value ? THIN_WALL : ratio < THICK_D_OVER_T ? THICK_WALL : []
  if (beyond.includes(name)) return slendernessBeyond(p, wall)
  if (name === COMBINED && wall.combined.byCollapse && ratio < THICK_D_OVER_T) return slendernessBeyond(p, wall)
  return name === BENDING ? strainNotGiven(p) : undefined
}

/** The external pressure and the water depth must be of one point. */
export const pressuresDiffer = ({ external_pressure, water_depth }: Params): string | undefined =>
  watersDiffer({
    external: external_pressure,
    depth: water_depth,
    gravity: STANDARD_GRAVITY.value,
    said: 'water_depth',
  })

export function slendernessBeyond(p: Params, { t }: Wall): string | undefined {
  const ratio = p.outer_diameter / t
  if (ratio > BENDING_D_OVER_T.value)
    return `D/t = ${shownRatio(ratio)} of the net wall is above ${BENDING_D_OVER_T.value}, up to which propagation and bending of API RP 1111 hold`
  if (ratio >= THICK_D_OVER_T) return undefined
  return `D/t = ${shownRatio(ratio)} of the net wall is below ${THICK_D_OVER_T}: a thick wall, beyond thin-ring collapse and propagation`
}

export const weldNotAccepted = (p: Params): string | undefined =>
  p.code === RP1111 && p.weld_joint_factor < 1
    ? `{weld_joint_factor} is ${shown(p.weld_joint_factor)}: API RP 1111 accepts only materials with 1.0`
    : undefined

/** By API STD 2RD the moment is in another check than the strain. */
export const strainNotGiven = (p: Params): string | undefined =>
  p.code !== RP1111 && (p.bending_moment ?? 0) !== 0 && p.bending_strain === 0
    ? '{bending_moment} was given and no {bending_strain}'
    : undefined

/** Above 121 degC something must have been de-rated. */
export function deratingMissing(p: Params): string | undefined {
  const { design_temperature: T, temperature_derating_factor: f_t } = p
  const [first, last] = [toSI(TEMPERATURES[0] ?? 0, 'degC'), toSI(TEMPERATURES.at(-1) ?? 0, 'degC')]
  if (T === undefined || T <= first) return undefined
  const hot = (limit: number) => `{design_temperature} ${shownTemperature(T)} is above ${shownTemperature(limit)}`
  if (p.code !== RP1111) return `${hot(first)}: the strengths are used as entered, enter them de-rated for API STD 2RD`
  const used = `{temperature_derating_factor} is ${shown(f_t)}`
  if (T > last) return `${hot(last)}, where the de-rating of ASME B31.8 ends at ${DERATING_FACTORS.at(-1)}; ${used}`
  const tabled = temperatureFactor(T, silent)
  return f_t <= tabled ? undefined : `${hot(first)}, and ${used}: ASME B31.8 de-rates to ${shownRatio(tabled)} there`
}
