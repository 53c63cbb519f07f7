/** Rate, required thickness and remaining life: the part that API 510, 570 and 653 share. */
import type { Trace } from '@keelson/equations'
import {
  governingThickness,
  remainingLife,
  retirementThickness,
} from '@keelson/standards/api-570-2016/remaining-life.ts'
import { given } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import { givenRate, governingLocation, type LocationLife, livesOf } from './locations.ts'
import { NO_RATES, type Rates, type Read, ratesOfInputs, ratesOfLocation, type UsedRate, usedRate } from './rates.ts'

/** Everything known about the wall, SI. */
export interface Wall {
  readonly t_act: number
  /** Calendar time of the present reading, where known. */
  readonly year: number | undefined
  readonly rates: Rates
  /** Undefined while the rate is unknown. */
  readonly used: UsedRate | undefined
  /** By pressure and structure. */
  readonly t_ret: number
  /** The same, or the alert thickness above it. */
  readonly t_req: number
  readonly life: number | undefined
  /** Until the retirement thickness. */
  readonly retirement: number | undefined
  /** Of the readings, all locations. */
  readonly lives: readonly LocationLife[]
  readonly governing: LocationLife | undefined
}

export type Walled = Read &
  Some<
    'required_thickness',
    'structural_minimum_thickness' | 'alert_thickness' | 'thickness_readings' | 'corrosion_rate' | 'measurement_year'
  >

export function wallOf(p: Walled, trace: Trace): Wall {
  const { t_ret, t_req } = requiredOf(p, trace)
  trace.section('Corrosion rate')
  const lives = p.thickness_readings === undefined ? [] : livesOf(p, p.thickness_readings, t_req)
  const governing = lives.length === 0 ? undefined : governingLocation(lives)
  const t_act = governing?.location.thicknesses.at(-1) ?? given(p, 'measured_thickness').measured_thickness
  const year = governing?.location.years.at(-1) ?? p.measurement_year
  const { rates, used } = rateOf(p, governing, trace)
  trace.section('Remaining life')
  const life = lifeOf(t_act, t_req, used, trace, 't_req')
  const retirement = t_ret === t_req ? life : lifeOf(t_act, t_ret, used, trace, 't_ret')
  return { t_act, year, rates, used, t_ret, t_req, life, retirement, lives, governing }
}

function requiredOf(p: Walled, trace: Trace) {
  trace.section('Required thickness')
  const t_p = p.required_thickness
  const { structural_minimum_thickness: t_s, alert_thickness: t_alert } = p
  const t_ret = t_s === undefined ? t_p : trace.apply(retirementThickness, { t_p, t_s })
  return { t_ret, t_req: t_alert === undefined ? t_ret : trace.apply(governingThickness, { t_ret, t_alert }) }
}

function rateOf(p: Walled, governing: LocationLife | undefined, trace: Trace) {
  const rates = governing ? ratesOfLocation(governing.location, trace) : ratesOfInputs(p, trace)
  if (p.rate_basis === 'unknown') return { rates: governing ? rates : NO_RATES, used: undefined }
  return {
    rates,
    used:
      p.corrosion_rate === undefined
        ? usedRate(rates, p, trace)
        : givenRate(p.corrosion_rate, p.minimum_corrosion_rate),
  }
}

/** 0 where nothing is left, whatever the rate; undefined while that is unknown. */
function lifeOf(
  t_act: number,
  t_req: number,
  used: UsedRate | undefined,
  trace: Trace,
  limit: 't_req' | 't_ret',
): number | undefined {
  if (used === undefined) return t_act <= t_req ? 0 : undefined
  const options =
    limit === 't_req' ? {} : { as: 'RL_ret', rename: { t_req: 't_ret' }, title: 'Life to retirement thickness' }
  return trace.apply(remainingLife, { t_act, t_req, C_r: used.rate }, options)
}
