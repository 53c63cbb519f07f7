/** The inputs by which workflows take RAOs: a table over periods and headings, and where it is asked. */
import { MOTIONS } from '@keelson/physics/rao/rao.ts'
import { capitalised, choice, quantity, quantityCube, quantityList } from '@keelson/workflow'

const MOST_PERIODS = 200
const MOST_HEADINGS = 73
/** Of a table: as large as a motion can be in any unit. */
const MOST_AMPLITUDE = 10_000

const columns = MOTIONS.map(capitalised)
const axes = ['periods', 'headings'] as const

/** `rotations`: in which unit the table holds them. */
export const tableParams = (rotations: string) => ({
  periods: quantityList('wave_period', {
    title: 'Periods',
    description: 'Wave periods of the table, ascending.',
    symbol: 'T_j',
    above: 0,
    minItems: 1,
    maxItems: MOST_PERIODS,
  }),
  headings: quantityList('heading', {
    title: 'Headings',
    description:
      'Where the waves of the table go, ascending: 0 follows the vessel, 180 meets her, 90 comes from starboard. Headings that go all around need no 360.',
    symbol: 'beta_j',
    minimum: 0,
    maximum: 360,
    minItems: 1,
    maxItems: MOST_HEADINGS,
  }),
  amplitudes: quantityCube('-', {
    title: 'Amplitudes',
    description: `For each period and heading surge, sway, heave, roll, pitch and yaw: metres per metre of wave amplitude, rotations ${rotations}.`,
    symbol: 'A_j',
    minimum: 0,
    maximum: MOST_AMPLITUDE,
    minItems: 1,
    maxItems: MOST_PERIODS,
    columns,
    axes,
  }),
  phases: quantityCube('motion_phase', {
    title: 'Phases',
    description:
      'In the same places, against the crest of the wave at the origin of the vessel; all leads, or all lags.',
    symbol: 'phi_j',
    minItems: 1,
    maxItems: MOST_PERIODS,
    columns,
    axes,
  }),
})

export const queryParams = {
  query_period: quantity('wave_period', {
    title: 'Period asked for',
    description: 'Within the periods of the table: nothing is extrapolated.',
    symbol: 'T',
    above: 0,
    example: 8,
  }),
  query_heading: quantity('heading', {
    title: 'Heading asked for',
    description:
      'Within the headings of the table, which go on from 360 to 0 if they go all around, or their mirror image if the vessel is symmetric.',
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
        'Port-starboard: outside the headings of the table its mirror image applies, in which sway, roll and yaw are reversed.',
      default: 'none',
    },
  ),
}
