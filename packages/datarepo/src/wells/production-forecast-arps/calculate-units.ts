/** Times, rates and volumes in the units that are asked for, by the year of the run: for axes, keys and sentences. */
import { fromSI, toSI } from '@keelson/units'
import { idsOf, shown } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import { RATE_UNITS, TIME_UNITS } from './modes.ts'

const DAY = 86_400

/** A unit that follows the choice of the caller, for values and for columns of tables. */
const chosen = <const U extends string>(input: string, all: readonly string[], unit: U, of = (own: string) => own) => ({
  unit,
  unitBy: { input, units: Object.fromEntries(all.map((own) => [own, of(own)])) },
})
export const RATE = chosen('rate_unit', RATE_UNITS, 'bbl/d')
export const VOLUME = chosen('rate_unit', RATE_UNITS, 'bbl', (rate) => rate.split('/')[0] as string)
export const TIME = chosen('time_unit', idsOf(TIME_UNITS), 'year')
export const DECLINE = chosen('time_unit', idsOf(TIME_UNITS), '1/year', (time) => `1/${time}`)

export interface Units {
  readonly rateUnit: string
  readonly volumeUnit: string
  readonly timeUnit: string
  readonly rate: (si: number) => number
  readonly volume: (si: number) => number
  readonly time: (si: number) => number
  readonly decline: (si: number) => number
  /** One of the units of rate and of time in SI, by the year of the run. */
  readonly oneRate: number
  readonly oneTime: number
  /** One month and one year in s. */
  readonly month: number
  readonly year: number
  /** How steps print rates and volumes: of oil in barrels, of gas in Mcf, both by the day. */
  readonly printed: Readonly<Record<string, string>>
}

const RATES = ['q', 'q_i', 'q_s', 'q_y']
const VOLUMES = [
  'N_p',
  'N_s',
  'N_inf',
  'N_c',
  'N_r',
  'N_e',
  'N_h',
  'N_f',
  'N_w',
  'N_d',
  'x_1',
  'x_2',
  'EUR',
  'E_90',
  'E_50',
  'E_10',
  'E_S',
]

export function unitsOf(p: Pick<Params, 'rate_unit' | 'time_unit' | 'days_per_year'>): Units {
  const year = p.days_per_year
  const month = year / 12
  const second = { d: DAY, month, year }[p.time_unit]
  const [volumeUnit = 'bbl', per = 'd'] = p.rate_unit.split('/')
  const rateSecond = per === 'month' ? month : DAY
  const isGas = volumeUnit === 'Mcf'
  return {
    rateUnit: p.rate_unit,
    volumeUnit,
    timeUnit: p.time_unit,
    rate: (si) => fromSI(si * rateSecond, volumeUnit),
    volume: (si) => fromSI(si, volumeUnit),
    time: (si) => si / second,
    decline: (si) => si * second,
    oneRate: toSI(1, volumeUnit) / rateSecond,
    oneTime: second,
    month,
    year,
    printed: isGas
      ? { ...Object.fromEntries(RATES.map((s) => [s, 'Mcf/d'])), ...Object.fromEntries(VOLUMES.map((s) => [s, 'Mcf'])) }
      : {},
  }
}

export const shownRate = (u: Units, si: number): string => `${shown(u.rate(si), 4)} ${u.rateUnit}`
export function shownTime(u: Units, si: number): string {
  const time = shown(u.time(si), 4)
  return `${time} ${TIMES[u.timeUnit]}${time === '1' ? '' : 's'}`
}
const TIMES: Readonly<Record<string, string>> = { d: 'day', month: 'month', year: 'year' }

/** From a million on in millions. */
export function shownVolume(u: Units, si: number): string {
  const volume = u.volume(si)
  const [large, unit] = u.volumeUnit === 'bbl' ? [1e6, 'MMbbl'] : [1e3, 'MMcf']
  return volume >= 1e6 ? `${shown(volume / large, 4)} ${unit}` : `${shown(volume, 4)} ${u.volumeUnit}`
}
