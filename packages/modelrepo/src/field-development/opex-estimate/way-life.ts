/** Cost and oil of every year of a life. */
import { silent } from '@keelson/equations'
import * as years from '@keelson/physics/field-cost/field-life.ts'
import { toSI } from '@keelson/units'
import { inPractice, once, type Problem, shownIn } from '@keelson/workflow'
import { basisFile, roughly } from '../_shared/basis/basis.ts'
import { lifeCharts, lifePictures } from './charts-life.ts'
import { type Answer, moved, sensitivity, sensitivityPicture } from './charts-sensitivity.ts'
import { daysProblems } from './days.ts'
import { earned, said, way } from './inputs.ts'
import { fieldLife, type Life, type Living } from './life.ts'
import { checks, NO_CAPACITY, noLimit, revenueValues, unheld } from './revenue.ts'
import { basisOf, basisTables, lifeBasis, yearRows, yearsTable } from './tables.ts'
import { basisWarnings, fixedShareWarnings, payingWarnings, priceWarnings, unitCostWarnings } from './warnings.ts'

const { gives, givesAs } = inPractice('oilfield')
const signed = { signed: true } as const
const ofYear = (symbol: string, title: string, description: string) =>
  gives(years.costOfBarrel, 'oil_price', description, { symbol, title, signed: true })

export const ofLife = way({
  takes: [
    ...['fixed_opex', 'variable_opex', 'transport_tariff', 'escalation_rate', 'discount_rate', 'initial_rate'],
    ...['nominal_decline', 'years'],
    ...earned,
  ] as const,
  may: [
    ...['days_per_year', 'turnaround_cost', 'turnaround_interval', 'abandonment_cost', 'oil_price'],
    'net_revenue_interest',
    ...said,
  ] as const,
  rules: (p) => [...daysProblems(p), ...turnaroundProblems(p), ...declineProblems(p)],
  values: {
    life_opex_nominal: gives(years.lifeCost, 'cost', 'Escalated operating cost, summed over all years.', signed),
    present_value_opex: gives(
      years.presentLifeCost,
      'cost',
      'Escalated operating cost, discounted to the start of the first year.',
      signed,
    ),
    levelised_unit_opex: gives(
      years.levelisedCost,
      'oil_price',
      'Discounted cost divided by discounted oil production.',
      signed,
    ),
    unit_opex_year_1: ofYear(
      'u_k_1',
      'First-year unit operating cost',
      'First-year cost divided by first-year oil production.',
    ),
    unit_opex_last_year: ofYear(
      'u_k_n',
      'Last-year unit operating cost',
      'Escalated last-year cost divided by last-year oil production.',
    ),
    cumulative_oil: gives(years.lifeVolume, 'produced_volume', 'Oil produced, summed over all years.', signed),
    abandonment_provision: gives(
      years.provisionOfBarrel,
      'oil_price',
      'Abandonment provision per barrel by unit of production, in money of the day and without interest.',
      { signed: true, needs: ['abandonment_cost'] },
    ),
    economic_years: givesAs(
      'n_el',
      'Economic years',
      '-',
      'Number of years to the maximum cumulative net operating cash flow of the owner.',
      { needs: ['oil_price'] },
    ),
    ...revenueValues,
  },
  checks,
  tables: { ...basisTables, ...yearsTable },
  charts: { ...lifePictures, ...sensitivityPicture },
  calculate: (p, trace) => {
    const life = fieldLife(p, trace)
    const basis = once(() => basisOf(lifeBasis(p), p, true))
    const detail = inWords(life)
    return {
      checks: { ...unheld(life.R, life.ownersLast, NO_CAPACITY), ...noLimit },
      beside: { operating_pays: { note: 'in the last year' } },
      tables: () => ({ basis: basis(), years: yearRows(life) }),
      charts: () => ({ ...lifeCharts(life, p.working_interest), sensitivity: sensitivity(p, levelised) }),
      files: () => [basisFile(detail, basis())],
      warnings: [
        ...unitCostWarnings([
          ['{unit_opex_year_1}', life.first],
          ['{unit_opex_last_year}', life.last],
        ]),
        ...fixedShareWarnings(life),
        ...payingWarnings(p, life),
        ...priceWarnings(p),
        ...basisWarnings(p, 'the costs'),
      ],
      detail,
    }
  },
})

const levelised: Answer<Living> = {
  title: 'Levelised unit cost',
  unit: 'USD/bbl',
  of: (p) => fieldLife(p, silent).levelised,
  inputs: [
    moved('fixed_opex', 'fixed cost', 'MUSD/year'),
    moved('variable_opex', 'variable cost', 'USD/bbl'),
    moved('initial_rate', 'initial rate', 'bbl/d'),
    moved('nominal_decline', 'decline', '%/year'),
    moved('escalation_rate', 'escalation', '%/year'),
    moved('discount_rate', 'discount rate', '%/year'),
  ],
}

function inWords({ nominal, levelised: u_L, years: all, paying }: Life): string {
  const pay = paying === undefined ? '' : `, ${paying} of ${all.length} years economic`
  return `Operating cost about ${roughly(nominal, 'MUSD')} over ${all.length} years, ${roughly(u_L, 'USD/bbl')} levelised${pay}`
}

function turnaroundProblems({ turnaround_cost: cost, turnaround_interval: interval }: Living): Problem[] {
  if ((cost === undefined) === (interval === undefined)) return []
  const pointer = cost === undefined ? '/turnaround_cost' : '/turnaround_interval'
  const given = cost === undefined ? '{turnaround_interval}' : '{turnaround_cost}'
  return [{ pointer, message: `is required when ${given} is entered` }]
}

/** Decline over the whole life, as a logarithm, that leaves no oil worth the name. */
const ALL_GONE = 100

function declineProblems({ nominal_decline: D, years: n }: Living): Problem[] {
  const logarithm = D * toSI(1, 'year') * n
  if (logarithm <= ALL_GONE) return []
  return [
    {
      pointer: '/nominal_decline',
      message: `must leave some oil production in the last of the {years}, ${n}, so the maximum is ${shownIn(ALL_GONE / n / toSI(1, 'year'), '1/year')} (entered: ${shownIn(D, '1/year')})`,
    },
  ]
}
