/** The checks of a run, each by its clause. */
import { bearingPressure, supportHeight, toleratedLength } from '@keelson/physics/span-supports.ts'
import { onsetFrequency } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { allowableLengthByFrequency } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { designDamage } from '@keelson/standards/dnv-rp-f105-2017/stress.ts'
import { checkOf } from '@keelson/workflow'
import { IN_LINE_REACH } from '../_shared/free-span/warnings.ts'
import { FATIGUE } from '../free-span-f105/reach.ts'

/** Bed and supports. DNV-RP-F105 (2017) 7. */
const SUPPORTS = { source: dnvRpF105, clause: '7' } as const
export const checks = {
  rectified_span: checkOf('span_length', {
    title: 'Rectified span length',
    selfCheck: 'no span between the calculated supports exceeds the allowable length',
    criterion: onsetFrequency,
    demand: toleratedLength,
    capacity: allowableLengthByFrequency,
    reach: IN_LINE_REACH,
  }),
  support_bearing: checkOf('soil_stress', {
    title: 'Support bearing pressure',
    criterion: SUPPORTS,
    demand: bearingPressure,
    capacity: 'Allowable bearing pressure',
    needs: ['support_base_area', 'allowable_bearing_pressure'],
  }),
  support_height: checkOf('structure_dimension', {
    title: 'Support height',
    criterion: SUPPORTS,
    demand: supportHeight,
    capacity: 'Maximum support height',
    needs: ['gap_profile', 'maximum_support_height'],
  }),
  fatigue: checkOf('-', {
    title: 'Rectified span fatigue',
    criterion: designDamage,
    demand: designDamage,
    capacity: 'Utilisation factor',
    needs: ['total_damping_ratio', 'turbulence_intensity', 'design_life'],
    reach: FATIGUE,
  }),
} as const
