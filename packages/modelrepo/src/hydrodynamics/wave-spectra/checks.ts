/** Whether the spectrum holds its sea, is one that can stand, and is taken where its energy is. */
import { crestUrsell } from '@keelson/physics/waves/crests.ts'
import { gridTail, steepnessLimit, steepnessOfCrossing } from '@keelson/physics/waves/moments.ts'
import { rangeOfSpectrum } from '@keelson/physics/waves/sources.ts'
import { shelfHeights, shelfPeriods } from '@keelson/physics/waves/torsethaugen.ts'
import { checkOf } from '@keelson/workflow'

const GRID_CLAUSE = { source: rangeOfSpectrum, clause: 'range of the spectrum' } as const

export const checks = {
  recovered_height: checkOf('fraction', {
    title: 'The spectrum holds its wave height',
    criterion: GRID_CLAUSE,
    demand: 'Difference of the wave height of the spectrum',
    capacity: 'Largest difference',
  }),
  steepness: checkOf('-', {
    title: 'Sea no steeper than waves stand',
    criterion: steepnessLimit,
    demand: steepnessOfCrossing,
    capacity: steepnessLimit,
    reach: [shelfHeights, shelfPeriods, crestUrsell, gridTail],
  }),
  covers_low: checkOf('wave_angular_frequency', {
    title: 'The grid begins below half the peak frequency',
    criterion: GRID_CLAUSE,
    demand: 'First frequency of the grid',
    capacity: 'Half the lowest peak frequency',
  }),
  covers_high: checkOf('wave_angular_frequency', {
    title: 'The grid reaches four times the peak frequency',
    criterion: GRID_CLAUSE,
    demand: 'Four times the highest peak frequency',
    capacity: 'Last frequency of the grid',
  }),
}
