/** The checks of a run, each by its clause. */
import { HORIZONTAL_FIELD } from '@keelson/physics/wellbore/angles.ts'
import { doglegSeverity } from '@keelson/physics/wellbore/rates.ts'
import { LEAST_SEPARATION_FACTOR, radiiSum } from '@keelson/standards/spe-187073-2017/separation.ts'
import { checkOf } from '@keelson/workflow'
import { wellPathOnly } from './modes.ts'
import { OFFSETS } from './outputs.ts'

/** What a check of clearance cannot be made without. */
const SIZED = [...OFFSETS, 'reference_hole_diameter']

export const checks = {
  dogleg: checkOf('dogleg_severity', {
    title: 'Dogleg severity',
    criterion: doglegSeverity,
    demand: 'Largest dogleg severity',
    capacity: 'Allowable dogleg severity',
    onlyWhen: wellPathOnly,
    needs: ['maximum_allowable_dogleg_severity'],
  }),
  separation: checkOf('-', {
    title: 'Separation factor',
    criterion: LEAST_SEPARATION_FACTOR,
    demand: 'Least separation factor allowed',
    capacity: 'Least separation factor found',
    needs: SIZED,
    reach: [HORIZONTAL_FIELD],
  }),
  contact: checkOf('position_uncertainty', {
    title: 'Walls apart',
    criterion: radiiSum,
    demand: radiiSum,
    capacity: 'Centre to centre distance',
    needs: SIZED,
  }),
}
