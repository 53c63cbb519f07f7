/** What is allowed of an axial capacity, and the load held against it. */
import type { Trace } from '@keelson/equations'
import { allowableCapacity, axialUtilisation, INTO_BEARING_LAYER } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { TESTED_RATIO } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { compares, digitsApart, gives, type Left, shown, shownIn, utilisation, withoutDemand } from '@keelson/workflow'
import { asEntered } from './warnings.ts'

export const LOAD = 'foundation_load'
export const signed = true
export const NO_LOAD = 'there is no {applied_load}'
const kN = (newton: number) => shownIn(newton, 'kN')

export const allowedValues = {
  allowable_capacity: gives(
    allowableCapacity,
    LOAD,
    'Ultimate capacity in the sense of the load over the factor of safety.',
    { signed },
  ),
  utilisation: gives(axialUtilisation, 'utilisation', 'Applied load over allowable capacity.'),
}

export const axialChecks = {
  axial_load: compares(LOAD, {
    title: 'Axial load',
    criterion: allowableCapacity,
    demand: { input: 'applied_load', title: 'Applied load' },
    capacity: allowableCapacity,
    reach: [TESTED_RATIO, INTO_BEARING_LAYER],
  }),
}

/** Loads and safety, as every capacity has them. */
export interface Loaded {
  readonly applied_load: number
  readonly factor_of_safety: number
}

interface Held {
  readonly Q: number
  readonly symbol: string
  readonly doubt: Left | undefined
}
/** What is said beside the check, which is not made where nothing is applied, and the sentence. */
export function allowed({ applied_load: P, factor_of_safety: FoS }: Loaded, { Q, symbol, doubt }: Held, trace: Trace) {
  const Q_a = trace.apply(allowableCapacity, { Q, FoS }, { rename: { Q: symbol } })
  const use = utilisation(trace.apply(axialUtilisation, { P, Q_a }))
  const said = `Allowable capacity ${kN(Q_a)}, of ${kN(Q)} with a factor of safety of ${shown(FoS)}`
  return {
    checks: { axial_load: P > 0 ? undefined : withoutDemand(NO_LOAD) },
    beside: {
      axial_load: {
        ...asEntered(FoS),
        ...(doubt && { doubt: { kind: 'out_of_reach', why: doubt } as const }),
      },
    },
    detail: P > 0 ? `${said}; the applied ${kN(P)} uses ${shown(use, digitsApart(use, 1, 3))} of it` : said,
  }
}

export const shareCharts = {
  shares: {
    title: 'Shaft and tip',
    description: 'What each gives to the capacity in compression.',
  },
}
export const pileFigures = {
  pile_in_soil: {
    title: 'Pile in its soil',
    description:
      'To scale. Beside the layers the undrained shear strength of clay by a scale of its own; sand has its class of table 1.',
  },
}
