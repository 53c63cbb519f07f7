/** The rate by each model at one weight and one speed. */
import type { Constant, Trace } from '@keelson/equations'
import { constant } from '@keelson/equations'
import * as by from '@keelson/physics/drilling-rate/bourgoyne-young.ts'
import { LN_TEN } from '@keelson/physics/drilling-rate/bourgoyne-young-limits.ts'
import * as terms from '@keelson/physics/drilling-rate/bourgoyne-young-terms.ts'
import * as models from '@keelson/physics/drilling-rate/models.ts'
import { bourgoyneYoung } from '@keelson/physics/drilling-rate/sources.ts'
import { bourgoyne } from '@keelson/physics/well-planning/sources.ts'
import { given, inPractice } from '@keelson/workflow'
import { at } from './calculate-columns.ts'
import type { Has, Params } from './inputs.ts'
import { BINGHAM, BOURGOYNE_YOUNG, FORM_1986, MAURER, type Model, POWER_LAW, WARREN } from './inputs-models.ts'

/** Of a prediction, and of a calibration. */
export const rateValue = {
  rate_of_penetration: inPractice('oilfield').numberValue('rate_of_penetration', {
    title: 'Rate of penetration',
    symbol: 'R',
    description: 'Rate of penetration predicted by the model.',
    minimum: 0,
  }),
}

/** Weight on bit and rotary speed of a rate. */
export interface Drive {
  readonly W: number
  readonly N: number
}
export interface Rate {
  readonly R: number
  /** f1 to f8 of Bourgoyne and Young. */
  readonly factors?: readonly number[]
  /** Of Warren, with perfect cleaning. */
  readonly clean?: number
}

export const driveOf = (p: Params): Drive => ({ W: at(p, 'weight_on_bit'), N: at(p, 'rotary_speed') })

const speed = (value: number, source: typeof bourgoyne, clause: string): Constant =>
  constant({ symbol: 'N_r', title: 'Reference rotary speed', value, unit: 'rpm', source, clause })
const SPEED_1986 = speed(60, bourgoyne, 'eq. 5.28g, rotary speed')
const SPEED_1974 = speed(100, bourgoyneYoung, 'x6, rotary speed')

/** Speed to which that of the run is normalised. */
export const referenceSpeed = (p: Params): number | Constant =>
  p.reference_rotary_speed ?? (p.equation_form === FORM_1986 ? SPEED_1986 : SPEED_1974)

type Drilling = Has<'bit_diameter'>
const RATES: Readonly<Record<Model, (p: Drilling, drive: Drive, trace: Trace) => Rate>> = {
  [BOURGOYNE_YOUNG]: factored,
  [WARREN]: cleaned,
  [MAURER]: (p, { W, N }, trace) => {
    const of = given(p, 'drillability_constant', 'rock_strength', 'threshold_weight_on_bit')
    const { drillability_constant: K, rock_strength: S, threshold_weight_on_bit: W_0 } = of
    return { R: trace.apply(models.maurerRate, { K, S, W, W_0, d_b: p.bit_diameter, N }) }
  },
  [BINGHAM]: (p, { W, N }, trace) => {
    const { drillability_constant: K, weight_exponent: a_w } = given(p, 'drillability_constant', 'weight_exponent')
    return { R: trace.apply(models.binghamRate, { K, W, d_b: p.bit_diameter, a_w, N }) }
  },
  [POWER_LAW]: (p, { W, N }, trace) => {
    const of = given(p, 'drillability_constant', 'weight_exponent', 'speed_exponent')
    const { drillability_constant: K, weight_exponent: a_w, speed_exponent: b_n } = of
    return { R: trace.apply(models.powerLawRate, { K, W, d_b: p.bit_diameter, a_w, N, b_n }) }
  },
}

export const rateBy = (model: Model, p: Drilling, drive: Drive, trace: Trace): Rate => RATES[model](p, drive, trace)

function cleaned(p: Drilling, { W, N }: Drive, trace: Trace): Rate {
  const g = given(
    p,
    'coefficient_a',
    'coefficient_b',
    'coefficient_c',
    'rock_strength',
    'fluid_specific_gravity',
    'plastic_viscosity',
    'modified_jet_impact_force',
  )
  const rock = { a: g.coefficient_a, S: g.rock_strength, d_b: p.bit_diameter, N, W, b: g.coefficient_b }
  const clean = trace.apply(models.perfectCleaning, rock)
  const mud = { c: g.coefficient_c, gamma_f: g.fluid_specific_gravity, mu: g.plastic_viscosity }
  return { clean, R: trace.apply(models.imperfectCleaning, { ...rock, ...mud, F_jm: g.modified_jet_impact_force }) }
}

/** Of Bourgoyne and Young, in either form. */
function factored(p: Drilling, { W, N }: Drive, trace: Trace): Rate {
  const own = given(p, 'coefficients', 'threshold_weight_per_inch', 'reference_weight_per_inch')
  const { threshold_weight_per_inch: w_t, reference_weight_per_inch: w_r } = own
  const a = own.coefficients as unknown as Eight
  const w = trace.apply(by.weightPerDiameter, { W, d_b: p.bit_diameter })
  const of = { p, a, w, N }
  const [f_1, f_2, f_3, f_4] = p.equation_form === FORM_1986 ? rockFactors(of, trace) : rockFactorsOfTerms(of, trace)
  const [a_5, a_6, a_7, a_8] = [a[4], a[5], a[6], a[7]]
  const f_5 = trace.apply(by.bitWeight, { w, w_t, w_r, a_5 })
  const f_6 = trace.apply(by.bitSpeed, { N, N_r: referenceSpeed(p), a_6 })
  const f_7 = trace.apply(by.toothWear, { a_7, h: at(p, 'bit_tooth_wear') })
  const f_8 = hydraulics(p, a_8, trace)
  const R = trace.apply(by.penetrationRate, { f_1, f_2, f_3, f_4, f_5, f_6, f_7, f_8 })
  return { R, factors: [f_1, f_2, f_3, f_4, f_5, f_6, f_7, f_8] }
}

type Eight = readonly [number, number, number, number, number, number, number, number]
type Four = readonly [number, number, number, number]
interface Of {
  readonly p: Params
  readonly a: Eight
}

const rockOf = (p: Params) => ({
  D: at(p, 'true_vertical_depth'),
  g_p: at(p, 'pore_pressure_gradient'),
  rho_c: at(p, 'equivalent_circulating_density'),
})

function rockFactors({ p, a }: Of, trace: Trace): Four {
  const { D, g_p, rho_c } = rockOf(p)
  const [a_1, a_2, a_3, a_4] = a
  const k = LN_TEN
  return [
    trace.apply(by.drillability, { k, a_1 }),
    trace.apply(by.compaction, { k, a_2, D }),
    trace.apply(by.undercompaction, { k, a_3, D, g_p }),
    trace.apply(by.overbalance, { k, a_4, D, g_p, rho_c }),
  ]
}

/** The factors of the paper: exponentials of its terms. */
function rockFactorsOfTerms({ p, a }: Of, trace: Trace): Four {
  const { D, g_p, rho_c } = rockOf(p)
  const x_2 = trace.apply(terms.depthTerm, { D })
  const x_3 = trace.apply(terms.pressureTerm, { D, g_p })
  const x_4 = trace.apply(terms.overbalanceTerm, { D, g_p, rho_c })
  const factor = (j: number, x: number, coefficient: number) =>
    trace.apply(terms.termFactor, { a: coefficient, x }, { as: `f_${j}`, rename: { a: `a_${j}`, x: `x_${j}` } })
  return [trace.apply(terms.baseRate, { a_1: a[0] }), factor(2, x_2, a[1]), factor(3, x_3, a[2]), factor(4, x_4, a[3])]
}

function hydraulics(p: Params, a_8: number, trace: Trace): number {
  if (p.equation_form === FORM_1986) return trace.apply(by.jetImpact, { F_j: at(p, 'jet_impact_force'), a_8 })
  const x_8 = trace.apply(terms.hydraulicsTerm, { Re: at(p, 'reynolds_number_function') })
  return trace.apply(terms.termFactor, { a: a_8, x: x_8 }, { as: 'f_8', rename: { a: 'a_8', x: 'x_8' } })
}
