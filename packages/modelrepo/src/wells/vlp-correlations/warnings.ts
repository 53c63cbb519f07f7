/** What a specialist would remark on the lift. */
import type { LiftCorrelation } from '@keelson/physics/multiphase/gradient.ts'
import type { Gradient } from '@keelson/physics/multiphase/gradient-parts.ts'
import { fromSI } from '@keelson/units'
import {
  isNotApplicable,
  type NotApplicable,
  quantityMark,
  shown,
  shownIn,
  type Warning,
  warner,
} from '@keelson/workflow'
import { remarksOf } from '../_shared/lift/profile.ts'
import {
  boreWarnings,
  CALLED,
  inclinationWarnings,
  OUTSIDE,
  remarkCodes,
  remarkWarnings,
  temperatureWarnings,
} from '../_shared/lift/warnings.ts'
import type { Lifting, Some } from './inputs.ts'
import type { Lift } from './rates.ts'

export const warnings = {
  ...OUTSIDE,
  ...remarkCodes('over part of the traverse'),
  lift_curve_broken: 'The correlation has no solution at some rates.',
  match_doubtful: 'The matched gravity factor is far from 1. Check the data, the fluid and the correlation.',
  water_rate_unused: 'A water rate is entered although oil flows. The water cut defines the water rate.',
} as const
const warn = warner(warnings)

/** On a tubing and the rates through it. */
export function liftWarnings(p: Lifting, lift: Lift, matched: number | NotApplicable | undefined): Warning[] {
  const { well, answered } = lift
  const remarks = new Set(answered.flatMap(({ profile }) => [...remarksOf(profile)]))
  return [
    ...boreWarnings(p.vlp_correlation, well),
    ...dataWarnings(p.vlp_correlation, well.diameter),
    ...grayWarnings(p, lift),
    ...(well.waterCut < 1 ? gasWarnings(p) : []),
    ...temperatureWarnings(well, p.temperature !== undefined),
    ...flatWarnings(p, lift),
    ...remarkWarnings(remarks, 'over part of the traverse'),
    ...matchWarnings(matched),
    ...waterWarnings(p),
  ]
}

/** On a curve some of whose rates have no answer. */
export function brokenWarnings({ vlp_correlation }: Some<'vlp_correlation'>, { rates, all }: Lift): Warning[] {
  const failed = rates.filter((_, i) => all[i] === undefined)
  if (failed.length === 0) return []
  const list = failed.map(({ lifted }) => shownIn(lifted, 'stb/d')).join(', ')
  const message = `{vlp_correlation} ${CALLED[vlp_correlation]} has no solution at ${list}. The flow chokes or the pressure is unbounded.`
  return [warn('lift_curve_broken', message, '/oil_rates')]
}

/** Inside diameter (in) of the larger pipe of Beggs and Brill. */
const BEGGS_BRILL_BORE = 1.5
function dataWarnings(correlation: LiftCorrelation, diameter: number): Warning[] {
  if (correlation !== 'beggs_brill' || fromSI(diameter, 'in') <= BEGGS_BRILL_BORE) return []
  const message = `Tubing inside diameter is ${shownIn(diameter, 'in')}. The Beggs and Brill data are for pipe of 1 to 1.5 in.`
  return [warn('outside_validity', message, '/tubing_inner_diameter')]
}

const GRAY_VELOCITY = 50
const GRAY_CONDENSATE = 50
const GRAY_WATER = 5
const PER_MILLION = 1e6
/** On velocity and liquid of a gas well by Gray. */
function grayWarnings({ vlp_correlation }: Lifting, { well, answered }: Lift): Warning[] {
  if (vlp_correlation !== 'gray') return []
  const said: Warning[] = []
  const outside = (message: string, path: string) => said.push(warn('outside_validity', message, path))
  const fastest = Math.max(0, ...answered.flatMap(({ profile }) => profile.nodes.map(({ at }) => at.v_m)))
  if (fromSI(fastest, 'ft/s') > GRAY_VELOCITY)
    outside(
      `Mixture velocity reaches ${shownIn(fastest, 'ft/s')}. The Gray data extend only to ${GRAY_VELOCITY} ft/s.`,
      '/oil_rates',
    )
  const condensate = PER_MILLION / fromSI(well.gasOilRatio, 'scf/stb')
  const water = (condensate * well.waterCut) / (1 - well.waterCut)
  const makes = (of: string, limit: number, found: number) =>
    `This well produces ${Number.isFinite(found) ? `${shown(found, 3)} bbl/MMscf of ${of}` : `${of} without gas`}. The Gray data extend only to ${limit} bbl/MMscf.`
  if (!(condensate <= GRAY_CONDENSATE)) outside(makes('condensate', GRAY_CONDENSATE, condensate), '/gas_oil_ratio')
  if (water > GRAY_WATER) outside(makes('water', GRAY_WATER, water), '/water_cut')
  return said
}

/** Gas-oil ratio (scf/stb) at which the data of the sets end. */
const MOST_GAS = { standing_default: 1425, vasquez_beggs: 2070, glaso: 2637 } as const
const SETS = { standing_default: 'Standing', vasquez_beggs: 'Vasquez and Beggs', glaso: 'Glaso' } as const
function gasWarnings(p: Lifting): Warning[] {
  const { gas_oil_ratio } = p
  const most = MOST_GAS[p.pvt_correlations]
  if (fromSI(gas_oil_ratio, 'scf/stb') <= most) return []
  const message = `Gas-oil ratio is ${shownIn(gas_oil_ratio, 'scf/stb')}. The ${SETS[p.pvt_correlations]} black-oil data extend only to ${quantityMark({ value: most, unit: 'scf/stb', digits: 4 })}.`
  return [warn('outside_validity', message, '/gas_oil_ratio')]
}

function flatWarnings(p: Lifting, { well, shown: at }: Lift): Warning[] {
  const flattest = Math.min(...(at?.profile.steps.map(({ theta }) => theta) ?? [well.inclination]))
  return inclinationWarnings(
    p.vlp_correlation,
    flattest,
    well.path ? '/survey_inclination' : '/inclination_from_horizontal',
  )
}

const NEAR = [0.85, 1.15] as const
function matchWarnings(matched: number | NotApplicable | undefined): Warning[] {
  if (matched === undefined || isNotApplicable(matched)) return []
  const factor = matched as number
  if (factor >= NEAR[0] && factor <= NEAR[1]) return []
  const message = `The matched gravity factor is ${shown(factor, 4)}, outside ${NEAR[0]} to ${NEAR[1]}. Check the measured pressure, the rates, the fluid and the correlation before using the factor.`
  return [warn('match_doubtful', message, '/measured_flowing_bottomhole_pressure')]
}

function waterWarnings({ water_cut, liquid_rate }: Lifting): Warning[] {
  if (water_cut === 1 || liquid_rate === 0) return []
  const message = `{liquid_rate} ${shownIn(liquid_rate, 'stb/d')} is not used because oil flows. The water rate is calculated from {water_cut}, ${shown(water_cut, 4)}.`
  return [warn('water_rate_unused', message, '/liquid_rate')]
}

/** On a gradient at given conditions. */
type Point = Some<'vlp_correlation' | 'tubing_inner_diameter' | 'inclination_from_horizontal'>
export function pointWarnings(p: Point, { remarks, v_m }: Gradient): Warning[] {
  const { tubing_inner_diameter: diameter, vlp_correlation: correlation } = p
  const fast = correlation === 'gray' && fromSI(v_m, 'ft/s') > GRAY_VELOCITY
  const speed = `Mixture velocity is ${shownIn(v_m, 'ft/s')}. The Gray data extend only to ${GRAY_VELOCITY} ft/s.`
  return [
    ...boreWarnings(correlation, { diameter, gasOilRatio: 0, waterCut: 0 }),
    ...dataWarnings(correlation, diameter),
    ...(fast ? [warn('outside_validity', speed, '/superficial_gas_velocity')] : []),
    ...inclinationWarnings(correlation, p.inclination_from_horizontal, '/inclination_from_horizontal'),
    ...remarkWarnings(remarks, 'at this point'),
  ]
}

/** Data of the black-oil correlations. */
const DATA = [
  { by: 'Standing', degF: [100, 258], API: [16.5, 63.8], R: [20, 1425], gravity: [0.59, 0.95] },
  { by: 'Vasquez and Beggs', degF: [70, 295], API: [16, 58], R: [20, 2070], gravity: [0.56, 1.18] },
  { by: 'Glaso', degF: [80, 280], API: [22.3, 48.1], R: [90, 2637], gravity: [0.65, 1.276] },
] as const

/** On an oil outside the data of its correlations. */
type Oil = Some<'temperature' | 'oil_api_gravity' | 'gas_specific_gravity' | 'solution_gas_oil_ratio'>
export function oilWarnings(g: Oil): Warning[] {
  const of = [
    ['degF', g.temperature, 'degF', '/temperature'],
    ['API', g.oil_api_gravity, 'degAPI', '/oil_api_gravity'],
    ['R', g.solution_gas_oil_ratio, 'scf/stb', '/solution_gas_oil_ratio'],
    ['gravity', g.gas_specific_gravity, '-', '/gas_specific_gravity'],
  ] as const
  return of.flatMap(([key, value, unit, path]) => {
    const x = unit === 'degAPI' || unit === '-' ? value : fromSI(value, unit)
    const left = DATA.filter((set) => x < set[key][0] || x > set[key][1])
    if (left.length === 0) return []
    const said = (at: number) => (unit === '-' ? shown(at, 4) : quantityMark({ value: at, unit, digits: 4 }))
    const sets = left.map((set) => `${set.by} ${said(set[key][0])} to ${said(set[key][1])}`).join(', ')
    const message = `{${path.slice(1)}} ${said(x)} is outside the correlation data: ${sets}.`
    return [warn('outside_validity', message, path)]
  })
}

/** On a gas outside the range of its compressibility. */
export const gasRangeWarnings = (inRange: boolean): Warning[] =>
  inRange ? [] : remarkWarnings(['gas_correlation'], 'at the entered pressure and temperature')
