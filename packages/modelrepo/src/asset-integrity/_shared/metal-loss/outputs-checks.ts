/** The acceptance checks of the run, as the contract declares them. */
import { api579 } from '@keelson/standards/api-579-1-2021/source.ts'
import { asmeB31G } from '@keelson/standards/asme-b31g-2012/source.ts'
import { dnvRpF101 } from '@keelson/standards/dnv-rp-f101-2021/source.ts'

const API = { source: api579 } as const

export const checks = {
  remaining_strength_factor: {
    ...API,
    title: 'Remaining strength factor',
    clause: '5.4.2.2, 5.4.3.2',
    demand: 'Allowable remaining strength factor',
    capacity: 'Remaining strength factor',
    unit: '-',
  },
  reduced_pressure: {
    ...API,
    title: 'Operating pressure within the reduced allowable pressure',
    clause: '2.4.2.2',
    demand: 'Operating pressure',
    capacity: 'Reduced allowable pressure',
    unit: 'MPa',
  },
  average_thickness_longitudinal: {
    ...API,
    title: 'Average thickness along the pipe',
    clause: '4.4.3.2, level 2',
    demand: 'RSF_a times the minimum required thickness',
    capacity: 'Average thickness less future corrosion',
    unit: 'mm',
  },
  average_thickness_circumferential: {
    ...API,
    title: 'Average thickness around the pipe',
    clause: '4.4.3.2, level 2',
    demand: 'RSF_a times the minimum required thickness',
    capacity: 'Average thickness less future corrosion',
    unit: 'mm',
  },
  minimum_thickness: {
    ...API,
    title: 'Least wall',
    clause: '4.4.2.2, 5.4.2.2',
    demand: 'Limiting thickness (part 4: also half the required one)',
    capacity: 'Least wall less future corrosion',
    unit: 'mm',
  },
  thickness_ratio: {
    ...API,
    title: 'Least remaining thickness ratio',
    clause: '5.4.2.2',
    demand: 'Least ratio',
    capacity: 'Remaining thickness ratio',
    unit: '-',
  },
  distance_to_discontinuity: {
    ...API,
    title: 'Distance to a structural discontinuity',
    clause: '4.4.2, 5.4.2.2',
    demand: 'Required distance',
    capacity: 'Distance given',
    unit: 'mm',
  },
  safe_pressure: {
    title: 'Safe pressure of every method run',
    source: asmeB31G,
    clause: 'section 1',
    demand: 'MAOP',
    capacity: 'Lowest safe pressure',
    unit: 'MPa',
    needs: ['maximum_allowable_operating_pressure'],
  },
  depth_limit_b31g: {
    title: 'Depth within ASME B31G',
    source: asmeB31G,
    clause: 'section 1, 80 % of the wall',
    demand: 'Deepest loss',
    capacity: 'Deepest loss of the method',
    unit: 'mm',
  },
  depth_limit_f101: {
    title: 'Depth within DNV-RP-F101',
    source: dnvRpF101,
    clause: 'section 1, 85 % of the wall',
    demand: 'Relative depth as measured',
    capacity: 'Largest relative depth',
    unit: '-',
  },
}
