/** The inputs by which workflows take RAOs: a table over periods and headings, and where it is asked. */
import { MOTIONS } from '@keelson/physics/rao/rao.ts'
import { capitalised, choice, quantity, quantityCube, quantityList, type RaoInputs } from '@keelson/workflow'

const MOST_PERIODS = 200
const MOST_HEADINGS = 73
/** Of a table: as large as a motion can be in any unit. */
const MOST_AMPLITUDE = 10_000

const columns = MOTIONS.map(capitalised)
const axes = ['periods', 'headings'] as const

/** `rotations`: in which unit the table holds them, in words; `said`: what says so, and which sign the phases have. */
export const tableParams = (rotations: string, said: Pick<RaoInputs, 'rotations' | 'sense'>) => ({
  periods: quantityList('wave_period', {
    title: 'Periods',
    description: 'Wave periods in the table, in ascending order.',
    symbol: 'T_j',
    above: 0,
    minItems: 1,
    maxItems: MOST_PERIODS,
  }),
  headings: quantityList('heading', {
    title: 'Headings',
    description:
      'Directions of wave travel in the table, in ascending order. 0 deg is following seas, 180 deg is head seas and 90 deg is waves from starboard. A full circle of headings does not require 360 deg.',
    symbol: 'beta_j',
    minimum: 0,
    maximum: 360,
    minItems: 1,
    maxItems: MOST_HEADINGS,
  }),
  amplitudes: quantityCube('-', {
    title: 'Amplitudes',
    description: `Surge, sway, heave, roll, pitch and yaw amplitudes for each period and heading. Translations are in metres per metre of wave amplitude, and rotations ${rotations}.`,
    symbol: 'A_j',
    minimum: 0,
    maximum: MOST_AMPLITUDE,
    minItems: 1,
    maxItems: MOST_PERIODS,
    columns,
    axes,
    raos: { phases: 'phases', symmetry: 'symmetry', ...said },
  }),
  phases: quantityCube('motion_phase', {
    title: 'Phases',
    description:
      'Phases for the same entries relative to the wave crest at the vessel origin. All must be leads or all must be lags.',
    symbol: 'phi_j',
    minItems: 1,
    maxItems: MOST_PERIODS,
    columns,
    axes,
  }),
})

export const queryParams = {
  query_period: quantity('wave_period', {
    title: 'Query period',
    description: 'Period at which motions are required. Must be within the table, which is not extrapolated.',
    symbol: 'T',
    above: 0,
    example: 8,
  }),
  query_heading: quantity('heading', {
    title: 'Query heading',
    description:
      'Heading at which motions are required. Must be within the table, which wraps from 360 to 0 deg if it covers the full circle. For a symmetrical vessel the mirror image may be used.',
    symbol: 'beta',
    minimum: 0,
    maximum: 360,
    example: 45,
  }),
  symmetry: choice(
    { none: 'None', port_starboard: 'Port-starboard' },
    {
      title: 'Symmetry',
      description:
        'Port-starboard symmetry. For headings outside the table, the mirror image of the table is used, with sway, roll and yaw reversed.',
      default: 'none',
    },
  ),
}
