/** The checks of a run, each by its clause. */
import {
  anodeCharge,
  currentDemand,
  netAnodeMass,
  requiredCharge,
  totalOutput,
} from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { dnvRpF103 } from '@keelson/standards/dnv-rp-f103-2019/source.ts'
import { anodeSpacing, longestSpacing, midSpanDrop } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { checkOf } from '@keelson/workflow'
import { COATING_TEMPERATURE } from './calculate-coating.ts'

export const checks = {
  final_current: checkOf('electric_current', {
    title: 'Final anode output',
    criterion: totalOutput,
    demand: { title: 'Final current demand', unit: currentDemand.unit },
    capacity: totalOutput,
    reach: [COATING_TEMPERATURE],
  }),
  anode_charge: checkOf('electric_charge', {
    title: 'Anode mass over design life',
    criterion: netAnodeMass,
    demand: requiredCharge,
    capacity: anodeCharge,
    reach: [COATING_TEMPERATURE],
  }),
  spacing: checkOf('position_along_line', {
    title: 'Anode spacing',
    criterion: longestSpacing,
    demand: anodeSpacing,
    capacity: longestSpacing,
    reach: [COATING_TEMPERATURE],
  }),
  mid_span_potential: checkOf('protection_potential', {
    title: 'Mid-span potential',
    criterion: { source: dnvRpF103, clause: '6.7.11; 2010 edition 5.6' },
    demand: midSpanDrop,
    capacity: 'Driving voltage to protective potential',
    reach: [COATING_TEMPERATURE],
  }),
}
