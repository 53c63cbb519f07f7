/** The righting lever curve of an intact ship against IS Code A/2.2. */
import type { Constant, Source, Trace } from '@keelson/equations'
import { areaOfPieces, type Largest, type Pieces, piecesOf } from '@keelson/physics/ship-stability/righting-curve.ts'
import * as lever from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { isCode } from '@keelson/standards/imo-is-code-2008/source.ts'
import { check, compares, givesAs, shownIn } from '@keelson/workflow'
import { largestOf, type TabledCurve } from './levers.ts'

export const AREA = { unit: 'm*rad', noKind: 'area under a righting lever curve over heel' } as const
const area = (symbol: string, title: string, description: string) =>
  givesAs(symbol, title, AREA, description, { signed: true })
const WHOLE = 'Maximum over the whole curve.'
const OR_FLOODED = 'Area up to the stated heel angle or the downflooding angle, whichever is less.'

export const curveValues = {
  area_0_30: area('A_30', 'Righting lever area to 30 degrees', 'Area under the righting lever curve up to 30 degrees.'),
  area_0_40: area('A_40', 'Righting lever area to 40 degrees', OR_FLOODED),
  area_30_40: area('A_30_40', 'Righting lever area from 30 to 40 degrees', OR_FLOODED),
  maximum_gz: givesAs('GZ_max', 'Maximum righting lever', 'righting_arm', WHOLE, { signed: true }),
  angle_of_maximum_gz: givesAs(
    'phi_max',
    'Heel angle at maximum righting lever',
    'heel_angle',
    'Heel angle at the maximum of the whole curve.',
    {
      signed: true,
    },
  ),
  vanishing_angle: givesAs(
    'phi_v',
    'Vanishing angle',
    'heel_angle',
    'Heel angle at which the righting lever becomes zero.',
    {
      signed: true,
    },
  ),
}

/** Not less than: the demand is what the code asks for. */
const least = (criterion: Constant, title: string) => ({
  criterion,
  demand: { constant: criterion, title },
})
/** IS Code A/2.2, but for the metacentric height. */
export const curveChecks = {
  area_up_to_30: compares(AREA, {
    title: 'Righting lever area to 30°',
    ...least(lever.LEAST_AREA_30, 'Minimum righting lever area'),
    capacity: { symbol: 'A_30', title: 'Righting lever area' },
  }),
  area_up_to_40: compares(AREA, {
    title: 'Righting lever area to 40° or downflooding',
    ...least(lever.LEAST_AREA_40, 'Minimum righting lever area'),
    capacity: { symbol: 'A_40', title: 'Righting lever area' },
  }),
  area_from_30_to_40: compares(AREA, {
    title: 'Righting lever area from 30° to 40° or downflooding',
    ...least(lever.LEAST_AREA_30_40, 'Minimum righting lever area'),
    capacity: lever.areaBetween,
  }),
  lever_at_30: compares('righting_arm', {
    title: 'Righting lever at 30° or more',
    ...least(lever.LEAST_LEVER, 'Minimum righting lever'),
    capacity: { symbol: 'GZ_30', title: 'Maximum lever at 30° or more' },
  }),
  heel_of_largest: compares('heel_angle', {
    title: 'Heel angle at maximum righting lever',
    ...least(lever.LEAST_HEEL_OF_LARGEST, 'Minimum heel angle'),
    capacity: { symbol: 'phi_max', title: 'Heel angle at maximum lever' },
  }),
}
type Height = { readonly input: 'initial_gm' } | { readonly symbol: string }
export const heightCheck = (capacity: Height) =>
  compares('metacentric_height', {
    title: 'Metacentric height',
    ...least(lever.LEAST_HEIGHT, 'Minimum metacentric height'),
    capacity: { ...capacity, title: 'Metacentric height' },
  })

export interface Intact {
  readonly curve: TabledCurve
  /** Heel at which the second area ends. */
  readonly end: number
  readonly pieces: Pieces
  readonly A_30: number
  readonly A_40: number
  readonly A_30_40: number
  readonly largest: Largest
  readonly GZ_30: number
}

export function intactOf(opening: number | undefined, curve: TabledCurve, trace: Trace): Intact {
  trace.section('Righting levers')
  const [first, forty] = [lever.FIRST_HEEL.si, lever.LAST_HEEL.si]
  const end = Math.min(opening ?? forty, forty)
  const whole = piecesOf({ ...curve, knots: withKnot(curve.knots, first) }, 0, Math.max(end, first))
  const A_30 = areaUpTo(whole, first, 'A_30', 'Righting lever area to 30 degrees', trace)
  const A_40 = end < first ? beforeThirty(curve, end, trace) : areaUpTo(whole, end, 'A_40', FORTY, trace)
  const A_30_40 = trace.apply(lever.areaBetween, { A_40, A_30 })
  const read = { source: isCode, clause: 'A/2.2.2 and 2.2.3' }
  const beyond = largestOf(curve, first)
  const GZ_30 = trace.lookup({
    ...read,
    symbol: 'GZ_30',
    title: 'Maximum righting lever at 30 degrees or more',
    unit: 'm',
    value: beyond.arm,
    cell: 'maximum of the curve at 30 degrees or more',
  })
  const largest = largestRead(largestOf(curve), read, trace)
  return { curve, end, pieces: whole, A_30, A_40, A_30_40, largest, GZ_30 }
}

/** The largest lever of a whole curve, and its heel. */
export function largestRead(
  { heel, arm }: Largest,
  from: { readonly source: Source; readonly clause: string },
  trace: Trace,
): Largest {
  const of = { ...from, cell: 'maximum of the whole curve' }
  return {
    heel: trace.lookup({
      ...of,
      symbol: 'phi_max',
      title: 'Heel angle at maximum righting lever',
      unit: 'rad',
      value: heel,
    }),
    arm: trace.lookup({ ...of, symbol: 'GZ_max', title: 'Maximum righting lever', unit: 'm', value: arm }),
  }
}
const FORTY = 'Righting lever area to 40 degrees or downflooding'

const withKnot = (knots: readonly number[], heel: number) => [...new Set([...knots, heel])].sort((a, b) => a - b)

function areaUpTo(pieces: Pieces, end: number, as: string, title: string, trace: Trace): number {
  const upTo = pieces.phi_b.filter((b) => b <= end * (1 + 1e-12)).length
  const cut = (list: readonly number[]) => list.slice(0, upTo)
  const { phi_a, phi_b, z_a, z_m, z_b } = pieces
  const lists = { phi_a: cut(phi_a), phi_b: cut(phi_b), z_a: cut(z_a), z_m: cut(z_m), z_b: cut(z_b) }
  return trace.apply(areaOfPieces, lists, { as, title })
}

/** An opening that floods before 30 degrees: the pieces of the table stop short of it. */
const beforeThirty = (curve: TabledCurve, end: number, trace: Trace): number =>
  trace.lookup({
    source: isCode,
    clause: 'A/2.2.1',
    symbol: 'A_40',
    title: 'Righting lever area to downflooding',
    unit: 'm*rad',
    value: areaOfPieces.evaluate(piecesOf(curve, 0, end)),
    cell: 'area of the curve up to the downflooding angle',
  })

export function intactInWords({ A_40, end, largest }: Intact): string {
  const area = `Righting lever area ${shownIn(A_40, 'm*rad')} to ${shownIn(end, 'deg')} (minimum ${lever.LEAST_AREA_40.value} m·rad)`
  return `${area}, maximum lever ${shownIn(largest.arm, 'm')} at ${shownIn(largest.heel, 'deg')}`
}

/** Whether all six are met. */
export const meetsAll = ({ A_30, A_40, A_30_40, GZ_30, largest }: Intact, GM_0: number): boolean =>
  [
    [lever.LEAST_AREA_30, A_30] as const,
    [lever.LEAST_AREA_40, A_40] as const,
    [lever.LEAST_AREA_30_40, A_30_40] as const,
    [lever.LEAST_LEVER, GZ_30] as const,
    [lever.LEAST_HEEL_OF_LARGEST, largest.heel] as const,
    [lever.LEAST_HEIGHT, GM_0] as const,
  ].every(([demand, capacity]) => check({ demand, capacity }).passes)
