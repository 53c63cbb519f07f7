/** A black oil at its bubble point by three sets of correlations, and over pressure. */
import type { Trace } from '@keelson/equations'
import {
  glasoBubbleNumber,
  glasoBubblePoint,
  glasoOilVolumeFactor,
  glasoVolumeNumber,
} from '@keelson/physics/pvt/glaso.ts'
import {
  bealDeadOilViscosity,
  deadOilViscosity,
  glasoDeadOilViscosity,
  saturatedOilViscosity,
} from '@keelson/physics/pvt/oil-viscosity.ts'
import {
  bubblePointNotBelowStandard,
  oilGravity,
  standingBubblePoint,
  standingOilVolumeFactor,
} from '@keelson/physics/pvt/standing.ts'
import { vasquezBeggsBubblePoint, vasquezBeggsOilVolumeFactor } from '@keelson/physics/pvt/vasquez-beggs.ts'
import { inPractice, shown, shownIn } from '@keelson/workflow'
import { temperatureProblems } from '../_shared/lift/rules.ts'
import { fluidCharts, NO_OIL } from './charts.ts'
import { fluidRows, pressuresOf, tableValues, warmOil } from './fluid.ts'
import { type Some, way } from './inputs.ts'
import { oilCharts } from './pictures.ts'
import { oilWarnings } from './warnings.ts'

const { gives, givesAs } = inPractice('oilfield')

const bubblePoint = (by: string, symbol: string) =>
  givesAs(
    symbol,
    `${by} bubble point`,
    'well_pressure_absolute',
    'Bubble point pressure at the solution gas-oil ratio, not below standard pressure.',
  )
const volumeFactor = (by: string, symbol: string) =>
  givesAs(
    symbol,
    `${by} oil formation volume factor`,
    'formation_volume_factor',
    'Formation volume factor at the bubble point.',
  )
const viscosity = (equation: typeof deadOilViscosity | typeof saturatedOilViscosity, description: string) =>
  gives(equation, 'dynamic_viscosity', description, { signed: true })
const DEAD = 'Gas-free oil viscosity at the entered temperature.'

export const blackOil = way({
  takes: ['temperature', 'oil_api_gravity', 'gas_specific_gravity', 'solution_gas_oil_ratio'],
  rules: (p) => temperatureProblems({ temperature: p.temperature }, p.oil_api_gravity),
  values: {
    bubble_point_pressure_standing: bubblePoint('Standing', 'p_bS'),
    bubble_point_pressure_vasquez_beggs: bubblePoint('Vasquez and Beggs', 'p_bV'),
    bubble_point_pressure_glaso: bubblePoint('Glaso', 'p_bG'),
    oil_formation_volume_factor_standing: volumeFactor('Standing', 'B_oS'),
    oil_formation_volume_factor_vasquez_beggs: volumeFactor('Vasquez and Beggs', 'B_oV'),
    oil_formation_volume_factor_glaso: volumeFactor('Glaso', 'B_oG'),
    dead_oil_viscosity_beal: viscosity(bealDeadOilViscosity, DEAD),
    dead_oil_viscosity_beggs_robinson: viscosity(deadOilViscosity, DEAD),
    dead_oil_viscosity_glaso: viscosity(glasoDeadOilViscosity, DEAD),
    saturated_oil_viscosity_beggs_robinson: viscosity(saturatedOilViscosity, 'Oil viscosity at the bubble point.'),
    ...tableValues,
  },
  checks: {},
  charts: oilCharts,
  calculate: (p, trace) => {
    const { p_bS, B_oS } = atBubblePoint(p, trace)
    const { oil_api_gravity: API, gas_specific_gravity: gamma_g, solution_gas_oil_ratio: R, temperature: T } = p
    const by = (set: 'standing_default' | 'vasquez_beggs' | 'glaso') => warmOil({ API, gamma_g, R, T, set })
    const sets = { Standing: by('standing_default'), 'Vasquez-Beggs': by('vasquez_beggs'), Glaso: by('glaso') }
    const oils = Object.entries(sets).flatMap(([name, warm]) => (warm ? [[name, warm] as const] : []))
    const { Standing: usual } = sets
    return {
      values: { pvt_table: usual ? fluidRows(usual, pressuresOf(usual)) : NO_OIL },
      charts: () => fluidCharts(oils),
      warnings: oilWarnings(p),
      detail: `Bubble point ${shownIn(p_bS, 'psia')}, oil formation volume factor ${shown(B_oS, 4)} (Standing)`,
    }
  },
})

type Oil = Some<'temperature' | 'oil_api_gravity' | 'gas_specific_gravity' | 'solution_gas_oil_ratio'>
const PRODUCED = { R_p: 'R_sb' }
const DISSOLVED = { R_s: 'R_sb' }
/** No separator is asked for here: the gravity of Vasquez and Beggs is that of the gas. */
const AS_GIVEN = { gamma_gs: 'gamma_g' }

/** Bubble points, volume factors and viscosities of an oil that holds R_sb at its bubble point. */
function atBubblePoint(p: Oil, trace: Trace) {
  const { solution_gas_oil_ratio: R, temperature: T, oil_api_gravity: API, gas_specific_gravity: gamma_g } = p
  const held = (p_bS: number, as: string) =>
    trace.apply(bubblePointNotBelowStandard, { p_bS }, { as, rename: { p_bS: `${as}0` } })
  trace.section('Bubble point')
  const x_G = trace.apply(glasoBubbleNumber, { R_p: R, gamma_g, T, API }, { rename: PRODUCED })
  const standing = trace.apply(standingBubblePoint, { R_p: R, gamma_g, T, API }, { as: 'p_bS0', rename: PRODUCED })
  const vasquez = trace.apply(
    vasquezBeggsBubblePoint,
    { R_p: R, gamma_gs: gamma_g, API, T },
    { as: 'p_bV0', rename: { ...PRODUCED, ...AS_GIVEN } },
  )
  const glaso = trace.apply(glasoBubblePoint, { x_G }, { as: 'p_bG0' })
  const p_bS = held(standing, 'p_bS')
  held(vasquez, 'p_bV')
  held(glaso, 'p_bG')
  trace.section('Formation volume factor at the bubble point')
  const gamma_o = trace.apply(oilGravity, { API })
  const B_star = trace.apply(glasoVolumeNumber, { R_s: R, gamma_g, gamma_o, T }, { rename: DISSOLVED })
  const dissolved = { R_s: R, gamma_g, gamma_o, T }
  const B_oS = trace.apply(standingOilVolumeFactor, dissolved, { as: 'B_oS', rename: DISSOLVED })
  trace.apply(
    vasquezBeggsOilVolumeFactor,
    { R_s: R, T, API, gamma_gs: gamma_g },
    { as: 'B_oV', rename: { ...DISSOLVED, ...AS_GIVEN } },
  )
  trace.apply(glasoOilVolumeFactor, { B_star }, { as: 'B_oG' })
  trace.section('Viscosity')
  const mu_od = trace.apply(deadOilViscosity, { API, T })
  trace.apply(bealDeadOilViscosity, { API, T })
  trace.apply(glasoDeadOilViscosity, { API, T })
  trace.apply(saturatedOilViscosity, { R_s: R, mu_od }, { rename: DISSOLVED })
  return { p_bS, B_oS }
}
