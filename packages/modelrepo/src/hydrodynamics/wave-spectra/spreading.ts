/** How the energy is spread over directions off the mean: at those asked for, and at any. */
import { silent, type Trace } from '@keelson/equations'
import { cosinePower, halfAnglePower } from '@keelson/physics/waves/spreading.ts'
import { given, listValue, numberColumn } from '@keelson/workflow'
import { COS_2S, COS_N, type Given, type Perhaps } from './inputs.ts'

export const SPREAD = { spreading: [COS_N, COS_2S] }
const SHARE = { unit: '1/rad', noKind: 'a proportion per angle' } as const

export const spreadingInputs = {
  exponent_n: { spreading: [COS_N] },
  exponent_s: { spreading: [COS_2S] },
  offset_angles: SPREAD,
}
export type Spread = Given<'spreading'> & Perhaps<keyof typeof spreadingInputs>

export const spreadingValues = {
  spreading_density: listValue(SHARE, {
    title: 'Spreading',
    description: 'Proportion of energy per radian at each direction offset.',
    symbol: 'D_theta',
    minimum: 0,
    onlyWhen: SPREAD,
  }),
}
export const spreadingTables = {
  directions: {
    title: 'Directions',
    description: 'Spreading at each direction offset.',
    onlyWhen: SPREAD,
    columns: {
      offset: numberColumn('heading', 'Direction offset', { symbol: 'theta' }),
      spreading: numberColumn(SHARE, 'Spreading', { symbol: 'D_theta' }),
    },
  },
}
export const directionRows = (p: Spread, spreading: readonly number[]) =>
  given(p, 'offset_angles').offset_angles.map((offset, i) => ({ offset, spreading: spreading[i] ?? null }))

export function spreadingOf(p: Spread, trace: Trace): readonly number[] | undefined {
  if (p.spreading === 'none') return undefined
  trace.section('Spreading at first direction (others are similar)')
  return given(p, 'offset_angles').offset_angles.map((theta, i) => spreadAt(p, theta, i === 0 ? trace : silent))
}
const FIRST = { as: 'D_theta_1', rename: { theta: 'theta_1' } }

export function spreadAt(p: Spread, theta: number, trace: Trace): number {
  if (p.spreading === COS_N) return trace.apply(cosinePower, { n: given(p, 'exponent_n').exponent_n, theta }, FIRST)
  return trace.apply(halfAnglePower, { s: given(p, 'exponent_s').exponent_s, theta }, FIRST)
}
