/** The acceptance of the mat: its checks by their two sides, why one is not made, and what is said beside one. */
import { netCapacity } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import { eccentricityLimit, SHALLOW_EMBEDMENT } from '@keelson/standards/api-rp-2geo-2011/effective-area.ts'
import {
  BEARING_SAFETY,
  requiredCapacity,
  SLIDING_SAFETY,
  slidingCapacity,
} from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { inclinationFactor, LOAD_LEAVES_CAPACITY, SOIL_ONCE } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { compares, notChecked, shownRatio } from '@keelson/workflow'
import type { Capacity } from './calculate-capacity.ts'
import { bearingDoubt, type OnAny, slidingDoubt } from './doubt.ts'
import type { Mat } from './inputs.ts'

const overturning = (title: string, input: keyof Mat, side: string) =>
  compares('foundation_moment', {
    title,
    demand: { input, title: 'Overturning moment' },
    capacity: { symbol: `M_lim_${side}`, title: eccentricityLimit.title },
    criterion: eccentricityLimit,
  })
export const checks = {
  bearing: compares('foundation_load', {
    title: 'Bearing',
    demand: { symbol: 'V_req', title: requiredCapacity.title },
    capacity: netCapacity,
    criterion: netCapacity,
    reach: [LOAD_LEAVES_CAPACITY, SHALLOW_EMBEDMENT, SOIL_ONCE],
  }),
  inclined_load: compares('foundation_load', {
    title: 'Load inclination',
    demand: { input: 'horizontal_load', title: 'Horizontal load' },
    capacity: { symbol: 'H_max', title: 'Maximum horizontal load' },
    criterion: inclinationFactor,
  }),
  sliding: compares('foundation_load', {
    title: 'Sliding',
    demand: { symbol: 'H_req', title: requiredCapacity.title },
    capacity: slidingCapacity,
    criterion: slidingCapacity,
  }),
  overturning_width: overturning('Overturning (width direction)', 'moment_about_length_axis', 'B'),
  overturning_length: overturning('Overturning (length direction)', 'moment_about_width_axis', 'L'),
}

export const NO_CAPACITY = 'no bearing capacity remains under the {horizontal_load}'
const NO_LOAD = notChecked('not_requested', '{horizontal_load} is zero')
const NO_MOMENT = notChecked('not_requested', 'the moment is zero')

export const notMade = (p: Mat, { Q }: Capacity) => ({
  ...(Q === undefined && {
    bearing: notChecked('out_of_reach', { reach: LOAD_LEAVES_CAPACITY, reason: NO_CAPACITY }),
  }),
  ...(!(p.horizontal_load > 0) && { inclined_load: NO_LOAD, sliding: NO_LOAD }),
  ...(!(p.moment_about_length_axis > 0) && { overturning_width: NO_MOMENT }),
  ...(!(p.moment_about_width_axis > 0) && { overturning_length: NO_MOMENT }),
})

export const besideChecks = (p: OnAny, { Q }: Capacity) => ({
  bearing: { ...asEntered(p.factor_of_safety_bearing, BEARING_SAFETY.value), doubt: bearingDoubt(p) },
  inclined_load: Q === undefined ? { failure: 'no bearing capacity remains' } : {},
  sliding: { ...asEntered(p.factor_of_safety_sliding, SLIDING_SAFETY.value), doubt: slidingDoubt(p) },
})

/** A factor of safety below that of the practice is noted as entered. */
export const asEntered = (FS: number, required: number): { readonly note?: string } =>
  FS >= required
    ? {}
    : { note: `Factor of safety ${shownRatio(FS)} as entered; API RP 2GEO requires ${required.toFixed(1)}.` }
