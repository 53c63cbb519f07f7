/** The inputs: method, ship, wind, current, and what each method knows of the hull. */
import { choice, grouped, type ParamsOf } from '@keelson/workflow'
import { blendermannParams, isherwoodParams, tableParams } from './inputs-coefficients.ts'
import { currentParams, windParams } from './inputs-environment.ts'
import { shipParams } from './inputs-ship.ts'
import { ufcParams } from './inputs-ufc.ts'
import { METHODS } from './modes.ts'

const methodParams = {
  method: choice(METHODS, {
    title: 'Method',
    description:
      "Source of the coefficients: the user's own tables in the form of OCIMF, a regression of the wind by Isherwood or Blendermann, or UFC 4-159-03 for wind and current.",
    default: 'coefficient_table',
  }),
}

export const inputs = grouped({
  Method: methodParams,
  Ship: shipParams,
  Wind: windParams,
  Current: currentParams,
  'Coefficient tables': tableParams,
  'Ship by Isherwood': isherwoodParams,
  'Ship by Blendermann': blendermannParams,
  'Ship by UFC 4-159-03': ufcParams,
})
export type Params = ParamsOf<typeof inputs>
