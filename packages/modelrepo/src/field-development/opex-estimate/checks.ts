/** The checks: operating pays, and the field is above its economic limit. */
import { economicLimit, ownersUnitCost } from '@keelson/physics/field-cost/economic-limit.ts'
import { check, inPractice, notChecked } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import { LIMIT, ofLimit } from './modes.ts'
import type { Params } from './params.ts'

const { checkOf } = inPractice('oilfield')

export const checks = {
  operating_pays: checkOf('oil_price', {
    title: 'Unit cost below revenue',
    demand: ownersUnitCost,
    capacity: 'Net revenue of a barrel',
    criterion: ownersUnitCost,
    needs: ['oil_price'],
  }),
  above_economic_limit: checkOf('field_rate', {
    title: 'Rate above the economic limit',
    demand: economicLimit,
    capacity: 'Oil rate at the start',
    criterion: economicLimit,
    onlyWhen: ofLimit,
  }),
}

export const checksOf = (p: Params, found: Found) => ({
  operating_pays: pays(p, found),
  above_economic_limit: aboveLimit(p, found),
})

function pays(p: Params, { R, owners }: Found) {
  if (R === undefined) return notChecked('not_requested', 'no price of oil is given')
  if (owners === undefined)
    return notChecked(
      'input_missing',
      p.method === LIMIT ? 'no rate of today is given' : 'no capacity is given, over which a barrel costs',
    )
  return check({ demand: owners, capacity: R, note: NOTES[p.method] })
}

const NOTES: Readonly<Record<Params['method'], string>> = {
  benchmark: 'at full capacity, by the base of the benchmark',
  build_up: 'at full capacity',
  economic_limit: 'at the rate of today',
  life_of_field: 'in the last year',
}

function aboveLimit({ method, initial_rate: q_i }: Params, { limit }: Found) {
  if (method !== LIMIT || limit === undefined) return notChecked('other_mode', 'not a part of this method')
  if (limit.q_el === undefined) return notChecked('not_requested', 'no rate is economic')
  if (q_i === undefined) return notChecked('input_missing', 'no rate of today is given')
  return check({ demand: limit.q_el, capacity: q_i })
}
