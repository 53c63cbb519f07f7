/** The rate at which operating ends to pay. */
import { silent } from '@keelson/equations'
import * as cost from '@keelson/physics/field-cost/economic-limit.ts'
import { flagValue, inPractice, notApplicable, notChecked, once, shown, shownIn, shownYears } from '@keelson/workflow'
import { basisFile, ownBasis } from '../_shared/basis/basis.ts'
import { limitCharts, limitPictures } from './charts-limit.ts'
import { type Answer, moved, sensitivity, sensitivityPicture } from './charts-sensitivity.ts'
import { daysProblems } from './days.ts'
import { earned, said, way } from './inputs.ts'
import { economicLimit, type Limit, type Limited } from './limit.ts'
import { checks, revenueValues, unheld } from './revenue.ts'
import { basisOf, basisTables } from './tables.ts'
import { basisWarnings, limitWarnings, priceWarnings, unitCostWarnings } from './warnings.ts'

const { gives, mapValue } = inPractice('oilfield')

export const atLimit = way({
  takes: ['fixed_opex', 'variable_opex', 'evaluation_rates', 'oil_price', ...earned],
  may: ['days_per_year', 'initial_rate', 'nominal_decline', 'net_revenue_interest', ...said],
  rules: daysProblems,
  values: {
    economic_limit_rate: gives(
      cost.economicLimit,
      'field_rate',
      "Gross rate below which the owner's operating cost exceeds the owner's revenue.",
      { signed: true },
    ),
    economic_limit_defined: flagValue({
      title: 'Economic limit defined',
      description: 'True if net revenue per barrel exceeds the variable cost.',
    }),
    time_to_limit: gives(
      cost.timeToLimit,
      'design_life',
      'Time for the initial rate to fall to the economic limit at the entered decline rate.',
      {
        signed: true,
        needs: ['initial_rate', 'nominal_decline'],
      },
    ),
    unit_opex_at: mapValue('oil_price', {
      title: 'Unit cost at evaluation rates',
      description: 'Gross unit operating cost at each evaluation rate.',
      keys: 'rates in bbl/d: 20000_bbl_d',
      minimum: 0,
    }),
    ...revenueValues,
  },
  checks,
  tables: basisTables,
  charts: { ...limitPictures, ...sensitivityPicture },
  calculate: (p, trace) => {
    const limit = economicLimit(p, trace)
    const basis = once(() => basisOf(ownBasis(p.cost_source, p.cost_year), p, true))
    const detail = inWords(limit)
    return {
      values: limitTold(p, limit),
      checks: { ...unheld(limit.R, limit.today, NO_RATE), ...unlimited(p, limit) },
      beside: { operating_pays: { note: 'at the current rate' } },
      tables: () => ({ basis: basis() }),
      charts: () => ({ ...limitCharts(p, limit), sensitivity: sensitivity(p, limitRate) }),
      files: () => [basisFile(detail, basis())],
      warnings: [
        ...unitCostWarnings(
          Object.entries(limit.at).map(([key, u]) => [
            `Unit operating cost at ${shown(Number(key.split('_')[0]), 12)} bbl/d`,
            u,
          ]),
        ),
        ...limitWarnings(p, limit),
        ...priceWarnings(p),
        ...basisWarnings(p, 'the costs'),
      ],
      detail,
    }
  },
})

const limitRate: Answer<Limited> = {
  title: 'Economic limit',
  unit: 'bbl/d',
  of: (p) => economicLimit(p, silent).q_el,
  inputs: [
    moved('oil_price', 'oil price', 'USD/bbl'),
    moved('fixed_opex', 'fixed cost', 'MUSD/year'),
    moved('variable_opex', 'variable cost', 'USD/bbl'),
    moved('royalty', 'royalty', '%'),
    moved('gas_price', 'gas price', 'USD/Mcf'),
  ],
}

const NO_RATE = 'no current rate is entered'

function unlimited({ initial_rate: q_i }: Limited, { q_el }: Limit) {
  if (q_el === undefined) return { above_economic_limit: notChecked('not_requested', 'no rate is economic') }
  return q_i === undefined ? { above_economic_limit: notChecked('input_missing', NO_RATE) } : {}
}

function limitTold(p: Limited, { R, margin, q_el, time, at }: Limit) {
  const why = `net revenue is ${shownIn(R, 'USD/bbl')} and variable cost is ${shownIn(R - margin, 'USD/bbl')} (owner's share)`
  const timeless = p.initial_rate !== undefined && p.nominal_decline !== undefined && time === undefined
  return {
    ...(q_el === undefined && { economic_limit_rate: notApplicable(why) }),
    economic_limit_defined: q_el !== undefined,
    unit_opex_at: at,
    ...(timeless && { time_to_limit: notApplicable('the rate does not decline to an economic limit') }),
  }
}

function inWords({ q_el, time }: Limit): string {
  if (q_el === undefined) return 'No rate is economic: variable cost is not less than net revenue per barrel'
  const left = time === undefined ? '' : `, reached in ${shownYears(time)}`
  return `Gross economic limit ${shownIn(q_el, 'bbl/d', 3)}${left}`
}
