/** Criteria that the request sets weaker than those of the code or the method: the check says so. */
import { RSF_ALLOWABLE } from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import { F_PIPELINE } from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import { DESIGN_FACTOR } from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import { asmeB318 } from '@keelson/standards/asme-b31.8-2020/source.ts'
import { LEAST_SAFETY_FACTOR } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { GAMMA_M_NORMAL } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { asEntered, noteOf } from '../../../_shared/pipe/as-entered.ts'
import type { Params } from './inputs.ts'
import { API_579, B31G_2012, type Method, MODIFIED, PART_A } from './methods.ts'

const B318_PIPELINE = {
  value: DESIGN_FACTOR['class 1 div 2'],
  source: asmeB318,
  clause: 'table 841.1.6-1, class 1 division 2,',
}

const strengthFactor = (p: Params): string | undefined =>
  asEntered('remaining_strength_factor_allowable', p.remaining_strength_factor_allowable, RSF_ALLOWABLE, 'below')

/** Of the pressure that one method grants. */
export function remarksOn(p: Params, method: Method): (string | undefined)[] {
  const { safety_factor: SF, model_factor_gamma_m: gamma_m } = p
  if (method === PART_A) return [asEntered('model_factor_gamma_m', gamma_m, GAMMA_M_NORMAL, 'above')]
  const given = SF !== undefined && (method === B31G_2012 || method === MODIFIED)
  return [
    API_579.includes(method) ? strengthFactor(p) : undefined,
    given ? asEntered('safety_factor', SF, LEAST_SAFETY_FACTOR, 'below') : designFactor(p),
  ]
}

const designFactor = (p: Params) =>
  asEntered('design_factor', p.design_factor, p.code === 'ASME B31.4' ? F_PIPELINE : B318_PIPELINE, 'above')

export const remarkOnFactor = (p: Params) => noteOf(strengthFactor(p))
