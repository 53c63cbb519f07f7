/** What is allowed of an axial capacity, and the load held against it. */
import type { Trace } from '@keelson/equations'
import { allowableCapacity, axialUtilisation, INTO_BEARING_LAYER } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { TESTED_RATIO } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import {
  compares,
  gives,
  type Left,
  shown,
  shownIn,
  shownUtilisation,
  utilisation,
  withoutDemand,
} from '@keelson/workflow'
import { asEntered } from './warnings.ts'

export const LOAD = 'foundation_load'
export const signed = true
export const NO_LOAD = '{applied_load} is zero'
const kN = (newton: number) => shownIn(newton, 'kN')

export const allowedValues = {
  allowable_capacity: gives(
    allowableCapacity,
    LOAD,
    'Ultimate capacity in the load direction divided by the factor of safety.',
    { signed },
  ),
  utilisation: gives(axialUtilisation, 'utilisation', 'Applied load divided by allowable capacity.'),
}

export const axialChecks = {
  axial_load: compares(LOAD, {
    title: 'Axial capacity',
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
  const said = `Allowable capacity ${kN(Q_a)} (ultimate ${kN(Q)}, required factor of safety ${shown(FoS)})`
  return {
    checks: { axial_load: P > 0 ? undefined : withoutDemand(NO_LOAD) },
    beside: {
      axial_load: {
        ...asEntered(FoS),
        ...(doubt && { doubt: { kind: 'out_of_reach', why: doubt } as const }),
      },
    },
    detail: P > 0 ? `${said}; applied load ${kN(P)}, utilisation ${shownUtilisation(use)}` : said,
  }
}

export const shareCharts = {
  shares: {
    title: 'Shaft and tip capacity',
    description:
      'Shaft and tip contributions to the compression capacity. A required compression capacity is drawn across them.',
    apart: { 'required capacity': 'Applied load multiplied by the factor of safety.' },
  },
}
export const pileFigures = {
  pile_in_soil: {
    title: 'Pile and soil profile',
    description:
      'Pile and soil layers to scale. Clay undrained shear strength is plotted on its own scale; sand is labelled by its table 1 class.',
  },
}
