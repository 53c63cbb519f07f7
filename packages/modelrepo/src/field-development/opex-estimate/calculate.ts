/** The operating cost by its method, and what is held against revenue. */
import type { Trace } from '@keelson/equations'
import { ownersUnitCost } from '@keelson/physics/field-cost/economic-limit.ts'
import { notApplicable, type Outcome, once, type RunContext, shownIn } from '@keelson/workflow'
import { basisFile } from '../_shared/basis/basis.ts'
import { benchmarkYear, type YearCost } from './calculate-benchmark.ts'
import type { Found } from './calculate-found.ts'
import { fieldLife } from './calculate-life.ts'
import { economicLimit } from './calculate-limit.ts'
import { builtUpYear } from './calculate-parts.ts'
import { revenueOf } from './calculate-revenue.ts'
import { chartsOf } from './charts.ts'
import { checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { hostDrawing } from './figures.ts'
import { BENCHMARK, BUILD_UP, LIMIT } from './modes.ts'
import type { Params } from './params.ts'
import { basisOf, partRows, yearRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const found = foundBy(p, trace)
  const { year, parts, life, R } = found
  const basis = once(() => basisOf(p))
  const said = sentence(p, found)
  return {
    values: {
      ...(year && yearValues(p, found, year)),
      ...(found.limit && limitValues(p, found)),
      ...(life && lifeValues(found)),
      ...(R !== undefined && { net_revenue: R }),
    },
    checks: checksOf(p, found),
    tables: () => ({
      basis: basis(),
      ...(parts && { parts: partRows(parts) }),
      ...(life && { years: yearRows(life) }),
    }),
    charts: () => chartsOf(p, found),
    figures: () => (p.method === BENCHMARK && year ? { host: hostDrawing(p, year) } : {}),
    files: () => [basisFile(said, basis())],
    warnings: warningsOf(p, found),
    detail: said,
  }
}

export function foundBy(p: Params, trace: Trace): Found {
  const none = { year: undefined, ageFactor: undefined, parts: undefined, limit: undefined, life: undefined }
  if (p.method === LIMIT) {
    const limit = economicLimit(p, trace)
    return { ...none, limit, R: limit.R, owners: limit.today }
  }
  if (p.method === BENCHMARK) {
    const { f_a, ...year } = benchmarkYear(p, trace)
    return { ...none, year, ageFactor: f_a, ...heldAgainst(p, year, trace) }
  }
  if (p.method === BUILD_UP) {
    const parts = builtUpYear(p, trace)
    return { ...none, year: parts, parts, ...heldAgainst(p, parts, trace) }
  }
  const life = fieldLife(p, trace)
  return { ...none, life, R: life.R, owners: life.ownersLast }
}

function heldAgainst(p: Params, { unit }: YearCost, trace: Trace) {
  const R = revenueOf(p, trace)
  const { working_interest: W } = p
  return { R, owners: R === undefined || unit === undefined ? undefined : trace.apply(ownersUnitCost, { W, u: unit }) }
}

const NOT_STATED = notApplicable('its maker has stated no range')

function yearValues(p: Params, { ageFactor, parts }: Found, { low, base, high, unit }: YearCost) {
  return {
    low_opex: low ?? NOT_STATED,
    base_opex: base,
    high_opex: high ?? NOT_STATED,
    ...(unit !== undefined && { unit_opex: unit }),
    ...(p.method === BENCHMARK && { age_factor: ageFactor }),
    ...(parts && {
      maintenance: parts.maintenance,
      insurance: parts.insurance,
      manning: parts.manning,
      well_intervention: parts.intervention,
    }),
  }
}

function limitValues(p: Params, { limit }: Found) {
  if (limit === undefined) return {}
  const { R, margin, q_el, time } = limit
  const why = `a barrel earns ${shownIn(R, 'USD/bbl')} and its variable cost is ${shownIn(R - margin, 'USD/bbl')}, share of the owner`
  const timed = p.initial_rate !== undefined && p.nominal_decline !== undefined
  return {
    economic_limit_rate: q_el ?? notApplicable(why),
    economic_limit_defined: q_el !== undefined,
    unit_opex_at: limit.at,
    ...(timed && { time_to_limit: time ?? notApplicable('the rate does not decline to an economic limit from here') }),
  }
}

function lifeValues({ life }: Found) {
  if (life === undefined) return {}
  return {
    life_opex_nominal: life.nominal,
    present_value_opex: life.present,
    levelised_unit_opex: life.levelised,
    unit_opex_year_1: life.first,
    unit_opex_last_year: life.last,
    cumulative_oil: life.oil,
    abandonment_provision: life.provision,
    economic_years: life.paying,
  }
}
