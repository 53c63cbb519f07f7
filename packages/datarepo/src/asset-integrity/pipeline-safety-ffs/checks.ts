/** The checks of a survey: MAOP against what is allowed, Part A where it is asked for, neighbours, and the deepest defect. */

import { allowablePressureOfFlaw } from '@keelson/physics/metal-loss/allowable-pressure.ts'
import { DEPTH_LIMIT } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { pressureResistance } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { dnvRpF101 } from '@keelson/standards/dnv-rp-f101-2021/source.ts'
import { estimatedRepairFactor } from '@keelson/standards/pof-100-2021/repair-factor.ts'
import { checkOf } from '@keelson/workflow'
import { METAL_LOSS, NEIGHBOURS } from './checks-doubts.ts'
import { BY_F101 } from './modes.ts'
import { MAOP } from './outputs.ts'

export const checks = {
  erf: checkOf('pipe_pressure', {
    title: 'Single-defect burst',
    criterion: estimatedRepairFactor,
    demand: 'MAOP at the governing defect',
    capacity: allowablePressureOfFlaw,
    needs: MAOP,
    demands: MAOP,
    reach: [METAL_LOSS],
  }),
  part_a: checkOf('pipe_pressure', {
    title: 'DNV-RP-F101 Part A burst',
    criterion: pressureResistance,
    demand: 'MAOP at the minimum-margin defect',
    capacity: pressureResistance,
    onlyWhen: BY_F101,
    needs: [...MAOP, 'depth_standard_deviation'],
    reach: [METAL_LOSS],
  }),
  interaction: checkOf('pipe_pressure', {
    title: 'Interacting-defect burst',
    criterion: { source: dnvRpF101, clause: '4.4, interacting defects' },
    demand: 'MAOP at the governing combination',
    capacity: 'Combination allowable pressure',
    needs: MAOP,
    reach: [METAL_LOSS, NEIGHBOURS],
  }),
  depth: checkOf('-', {
    title: 'Maximum defect depth',
    criterion: { source: DEPTH_LIMIT.source, clause: 'section 1, 80 % of the wall thickness' },
    demand: 'Depth ratio',
    capacity: 'Depth ratio limit',
    reach: [METAL_LOSS],
  }),
}
