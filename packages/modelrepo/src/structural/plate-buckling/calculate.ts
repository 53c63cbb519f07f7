/** The plate between stiffeners: yield, pressure, buckling in each direction and together, and the elastic plate. */
import type { Trace } from '@keelson/equations'
import { elasticUse } from '@keelson/physics/plate-buckling/elastic.ts'
import {
  utilisation as atItsLimit,
  capitalised,
  notApplicable,
  type Outcome,
  once,
  type RunContext,
  shownIn,
  shownLength,
  shownPressure,
  shownUtilisation,
} from '@keelson/workflow'
import { type Elastic, elasticOf } from './calculate-elastic.ts'
import { type Assessed, assess, isLoaded, loadsOf, plateOf } from './calculate-plate.ts'
import { minimumThickness, type Thinnest } from './calculate-thickness.ts'
import {
  COMBINED,
  governing,
  LONGITUDINAL,
  type NamedUse,
  PRESSURE,
  SHEAR,
  TRANSVERSE,
  type Use,
  usesOf,
  YIELD,
  YIELD_ELSEWHERE,
} from './calculate-uses.ts'
import { interactionChart, resistanceChart, thicknessChart, utilisationChart } from './charts.ts'
import { checksOf, NO_TRANSVERSE } from './checks.ts'
import type { contract } from './contract.ts'
import { plan, section } from './figures.ts'
import type { Params } from './inputs.ts'
import { componentRows, elasticRows, sweepRows, thicknessRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Answer = Outcome<typeof contract>

/** What reduces a resistance to compression says nothing of tension. */
const NOT_REDUCED = notApplicable('the stress is tension, so the plate does not buckle')

export function calculate(p: Params, { trace }: RunContext): Answer {
  const a = assess(plateOf(p), loadsOf(p), trace)
  const flat = elasticOf(p, trace)
  const thinnest = minimumThickness(a, trace)
  trace.section('Utilisation')
  const uses = usesOf(a, trace)
  const bulging = bulgingOf(a, flat, trace)
  const checks = checksOf(p, a)
  const swept = once(() => thicknessRows(a, thinnest))
  return {
    values: valuesOf(a, uses, flat, bulging, thinnest),
    checks,
    tables: () => ({
      components: componentRows(a),
      elastic: elasticRows(p, flat),
      thickness_sweep: swept(),
      parameter_sweep: sweepRows(a),
    }),
    charts: () => ({
      utilisations: utilisationChart(a),
      interaction: interactionChart(a),
      resistances: resistanceChart(a),
      thickness: thicknessChart(a, thinnest, swept()),
    }),
    figures: () => ({ plan: plan(a, flat), section: section(a) }),
    warnings: warningsOf(p, a, flat, thinnest),
    detail: sentence(a, uses, flat, thinnest, checks),
  }
}

/** Undefined in tension. */
const bulgingOf = ({ loads }: Assessed, flat: Elastic, trace: Trace): number | undefined =>
  loads.sigma_x < 0
    ? undefined
    : trace.apply(elasticUse, { sigma: loads.sigma_x, sigma_E: flat.stress }, { rename: { sigma: 'sigma_x' } })

function valuesOf(
  a: Assessed,
  uses: readonly NamedUse[],
  flat: Elastic,
  bulging: number | undefined,
  thinnest: Thinnest | undefined,
): Answer['values'] {
  return {
    governing_check: isLoaded(a) ? governing(uses).name : notApplicable(NO_LOAD),
    ...resistanceValues(a, (name, none = '') => shownUse(uses.find((u) => u.name === name)?.use, none)),
    elastic_buckling_coefficient: flat.k,
    elastic_buckling_stress: flat.stress,
    serviceability_usage: bulging ?? notApplicable(IN_TENSION),
    minimum_thickness: isLoaded(a) ? (thinnest?.t ?? notApplicable(NOT_HELD)) : notApplicable(NO_LOAD),
  }
}

/** Each stress, what resists it, and how much of that is used. */
function resistanceValues(a: Assessed, use: (name: string, none?: string) => ReturnType<typeof shownUse>) {
  const { along, across, sheared, together, yielding } = a
  return {
    combined_utilisation: use(COMBINED, NO_TRANSVERSE),
    von_mises_stress: yielding.sigma_j,
    von_mises_utilisation: use(YIELD),
    reduced_slenderness_longitudinal: along.lambda_p,
    buckling_factor_longitudinal: along.k_sigma,
    effective_width_factor_longitudinal: a.loads.sigma_x < 0 ? NOT_REDUCED : along.C_x,
    sigma_x_rd: along.resistance,
    utilisation_longitudinal: use(LONGITUDINAL),
    reduced_slenderness_transverse: across.lambda_c,
    kappa: a.loads.sigma_y < 0 ? NOT_REDUCED : across.kappa,
    pressure_reduction_kp: across.k_p,
    transverse_design_stress: across.stress,
    sigma_y_rd: across.resistance,
    utilisation_transverse: use(TRANSVERSE, NO_TRANSVERSE),
    shear_buckling_factor: sheared.k_l,
    reduced_slenderness_shear: sheared.lambda_w,
    tau_rd: sheared.resistance,
    utilisation_shear: use(SHEAR),
    interaction_factor_ci: together.c_i,
    lateral_pressure_capacity: a.pressure,
    utilisation_lateral_pressure: use(PRESSURE, 'the plate yields in its plane and leaves no pressure resistance'),
  }
}

const NO_LOAD = 'no stress or pressure is provided'
const IN_TENSION = 'the longitudinal stress is tension, so the plate does not buckle'
const NOT_HELD = 'a thickness of one fifth of the spacing is still inadequate for these stresses'

const shownUse = (use: Use, none: string) => (use === undefined ? notApplicable(none) : atItsLimit(use))

/** What governs, and the thickness that the stresses require. */
function sentence(
  a: Assessed,
  uses: readonly NamedUse[],
  flat: Elastic,
  thinnest: Thinnest | undefined,
  checks: ReturnType<typeof checksOf>,
): string {
  if (!isLoaded(a))
    return `All stresses and the pressure are zero. Elastic buckling stress ${shownPressure(flat.stress)}`
  const { name, use } = governing(uses)
  const most = use === undefined ? 'no remaining resistance' : `utilisation ${shownUtilisation(atItsLimit(use))}`
  const required = thinnest
    ? `minimum thickness ${shownLength(thinnest.t)} for these stresses`
    : 'no thickness is adequate for these stresses'
  if (name === COMBINED && use === undefined)
    return `The lateral pressure leaves no resistance to transverse stress. ${capitalised(required)}`
  return `Governing: ${name}${STRESSES.includes(name) ? ' stress' : ''}, ${most}${sidesOf(name, checks)}. ${capitalised(required)}`
}
const STRESSES: readonly string[] = [LONGITUDINAL, TRANSVERSE, COMBINED]

const IDS: Readonly<Record<string, keyof ReturnType<typeof checksOf>>> = {
  [YIELD]: 'yield',
  [YIELD_ELSEWHERE]: 'yield_elsewhere',
  [PRESSURE]: 'lateral_pressure',
  [LONGITUDINAL]: 'longitudinal',
  [TRANSVERSE]: 'transverse',
  [SHEAR]: 'shear',
}

/** What acts and what resists it, of a check that compares the two. */
function sidesOf(name: string, checks: ReturnType<typeof checksOf>): string {
  const id = IDS[name]
  const made = id && checks[id]
  if (made === undefined || 'notChecked' in made || typeof made.capacity !== 'number') return ''
  const said = (x: number) => (name === PRESSURE ? shownIn(x, 'kPa') : shownPressure(x))
  return ` (${said(Math.abs(Number(made.demand)))}, resistance ${said(made.capacity)})`
}
