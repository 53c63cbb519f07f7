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
    description: 'Resultant wind force.',
    symbol: 'F_w',
  }),
  wind_force_x: resultOf(ocimf.windForceX, 'hull_force', {
    description: 'Wind surge force in vessel axes, forward positive.',
  }),
  wind_force_y: resultOf(ocimf.windForceY, 'hull_force', {
    description: 'Wind sway force in vessel axes, positive to port.',
  }),
  wind_moment_z: resultOf(ocimf.windMoment, 'hull_moment', {
    description: 'Wind yaw moment, anticlockwise positive.',
  }),
  current_force: resultOf(environment.forceSize, 'hull_force', {
    title: 'Current force',
    description: 'Resultant current force.',
    symbol: 'F_c',
  }),
  current_force_x: resultOf(ocimf.currentForceX, 'hull_force', {
    description: 'Current surge force in vessel axes, forward positive.',
  }),
  current_force_y: resultOf(ocimf.currentForceY, 'hull_force', {
    description: 'Current sway force in vessel axes, positive to port.',
  }),
  current_moment_z: resultOf(ocimf.currentMoment, 'hull_moment', { description: 'Counter-clockwise positive.' }),
  wave_drift_force: resultOf(meanDriftForce, 'hull_force', {
    description: 'Mean wave drift force along the wave heading.',
  }),
}

const segmentValues = {
  segment_utilisations: listValue('utilisation', {
    ...composite,
    title: 'Segment utilisations',
    description:
      'Maximum utilisation of each segment over all lines, from anchor to fairlead, intact at the mean position.',
  }),
  critical_segment: numberValue('-', {
    ...composite,
    title: 'Governing segment',
    description:
      'Number of the governing segment, counted from the anchor. The lowest number is reported if several are equal.',
    count: true,
  }),
}

const informationValues = {
  two_lost_least_factor: numberValue('safety_factor', {
    ...pairs,
    title: 'Minimum ratio of breaking load to tension, two lines failed',
    description:
      'Minimum ratio over all pairs of failed lines, for information. The extreme position is used if motions are provided.',
  }),
  two_lost_lines: textValue({
    ...pairs,
    title: 'Failed pair for minimum ratio',
    description: 'Numbers of the two failed lines that give the minimum ratio.',
  }),
  two_lost_largest_offset: numberValue('vessel_offset', {
    ...pairs,
    title: 'Maximum offset, two lines failed',
    description:
      'Maximum offset over all pairs of failed lines, for information. The extreme position is used if motions are provided.',
  }),
  e301_design_tension: resultOf(designTension, 'line_tension', {
    ...compared,
    title: 'DNV-OS-E301 design tension',
    description: 'Intact mean and dynamic tension of the governing segment, each multiplied by its partial factor.',
  }),
  e301_utilisation: resultOf(strengthUtilisation, 'utilisation', {
    ...compared,
    title: 'DNV-OS-E301 utilisation',
    description:
      'Design tension divided by characteristic strength, intact, for information. It does not affect the status.',
  }),
}

export const values = { ...environmentValues, ...spreadValues, ...segmentValues, ...informationValues }
