/** What the checks say of a safety factor, a friction or a table that is not the one of the standard. */
import { SAFETY_FACTOR } from '@keelson/standards/dnv-rp-e305-1988/simplified.ts'
import { factorRange } from '@keelson/standards/dnv-rp-f109-2021/absolute.ts'
import { FRICTION } from '@keelson/standards/dnv-rp-f109-2021/soil.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import { shown, type Warning } from '@keelson/workflow'
import { asEntered, noteOf } from '../../_shared/pipe/as-entered.ts'
import type { Params } from './inputs.ts'

/** Of the simplified method: its safety factor and its friction. */
export const simplifiedNote = ({ safety_factor: factor, friction_coefficient: mu, soil_type: soil }: Params) =>
  noteOf(
    factor === undefined ? undefined : asEntered('safety_factor', factor, SAFETY_FACTOR, 'below'),
    frictionEntered(mu, soil),
  )

/** Of the absolute method. */
export function enteredCriteria(p: Params): readonly (string | undefined)[] {
  const { safety_factor: factor, friction_coefficient: mu, soil_type: soil } = p
  const { least, most } = factorRange(soil === 'clay' ? 'clay' : 'sand')
  return [
    factor === undefined || factor >= most
      ? undefined
      : `{safety_factor} is ${shown(factor)} as entered, whereas DNV-RP-F109 tables 3-5 to 3-8 give ${least} to ${most} by region and safety class`,
    frictionEntered(mu, soil),
  ]
}

function frictionEntered(mu: number | undefined, soil: Params['soil_type']): string | undefined {
  if (mu === undefined || soil === undefined) return undefined
  return asEntered('friction_coefficient', mu, { value: FRICTION[soil], source: dnvRpF109, clause: '3.4.6' }, 'above')
}

/** What a reader of the verdict must know of the tables and the waves behind it. */
export function notedOf(tables: readonly Warning[], ...others: readonly (string | undefined)[]) {
  const outside = tables.some(({ code }) => code === 'outside_table')
  return noteOf(outside ? 'outside the range of the method tables (see warnings)' : undefined, ...others)
}
