/** The values that a run answers with. */

import { meanDriftForce } from '@keelson/physics/waves/mean-drift.ts'
import * as environment from '@keelson/standards/api-rp-2sk-2005/environment.ts'
import { designTension, strengthUtilisation } from '@keelson/standards/dnv-os-e301-2018/strength.ts'
import * as ocimf from '@keelson/standards/ocimf-1994/loads.ts'
import { listValue, numberValue, resultOf, textValue } from '@keelson/workflow'
import { spreadValues } from '../_shared/spread/values.ts'

const composite = { needs: ['line_segments'] } as const
const compared = { needs: ['consequence_class'] } as const
const pairs = { onlyWhen: { check_two_lines_lost: [true] } } as const

const environmentValues = {
  wind_force: resultOf(environment.forceSize, 'hull_force', {
    title: 'Wind force',
    description: 'Its size.',
    symbol: 'F_w',
  }),
  wind_force_x: resultOf(ocimf.windForceX, 'hull_force', { description: 'In axes of the vessel.' }),
  wind_force_y: resultOf(ocimf.windForceY, 'hull_force', { description: 'In axes of the vessel.' }),
  wind_moment_z: resultOf(ocimf.windMoment, 'hull_moment', { description: 'Counter-clockwise positive.' }),
  current_force: resultOf(environment.forceSize, 'hull_force', {
    title: 'Current force',
    description: 'Its size.',
    symbol: 'F_c',
  }),
  current_force_x: resultOf(ocimf.currentForceX, 'hull_force', { description: 'In axes of the vessel.' }),
  current_force_y: resultOf(ocimf.currentForceY, 'hull_force', { description: 'In axes of the vessel.' }),
  current_moment_z: resultOf(ocimf.currentMoment, 'hull_moment', { description: 'Counter-clockwise positive.' }),
  wave_drift_force: resultOf(meanDriftForce, 'hull_force', { description: 'Along the heading of the waves.' }),
}

const segmentValues = {
  segment_utilisations: listValue('utilisation', {
    ...composite,
    title: 'Utilisation by segment',
    description: 'From anchor to fairlead, largest over the lines, intact, mean position.',
  }),
  critical_segment: numberValue('-', {
    ...composite,
    title: 'Segment used most',
    description: 'Its number from the anchor; the lowest where several are the same.',
    count: true,
  }),
}

const informationValues = {
  two_lost_least_factor: numberValue('safety_factor', {
    ...pairs,
    title: 'Breaking load over tension, two lines lost',
    description: 'The least over all pairs, at the extreme position where the motions are given; for information.',
  }),
  two_lost_lines: textValue({
    ...pairs,
    title: 'Pair of lines that leaves it',
    description: 'Their numbers.',
  }),
  two_lost_largest_offset: numberValue('vessel_offset', {
    ...pairs,
    title: 'Largest offset, two lines lost',
    description: 'Over all pairs, at the extreme position where the motions are given; for information.',
  }),
  e301_design_tension: resultOf(designTension, 'line_tension', {
    ...compared,
    title: 'Design tension of DNV-OS-E301',
    description: 'Intact: mean and dynamic tension of the segment used most, each with its partial factor.',
  }),
  e301_utilisation: resultOf(strengthUtilisation, 'utilisation', {
    ...compared,
    title: 'Utilisation by DNV-OS-E301',
    description: 'Design tension over characteristic strength, intact; for information, no part of the status.',
  }),
}

export const values = { ...environmentValues, ...spreadValues, ...segmentValues, ...informationValues }
