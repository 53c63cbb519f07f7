/** The checks of a column. */
import { secantStress } from '@keelson/physics/column-buckling/eccentric.ts'
import { bucklingResistance } from '@keelson/standards/en-1993-1-1-2005/flexural-buckling.ts'
import { class3Limit, notClass4, tubeSlenderness } from '@keelson/standards/en-1993-1-1-2005/section-class.ts'
import { checkOf } from '@keelson/workflow'
import { aColumn, aTube } from './modes.ts'

export const checks = {
  buckling: checkOf('pipe_axial_force', {
    title: 'Flexural buckling',
    criterion: bucklingResistance,
    demand: 'Axial compression',
    capacity: bucklingResistance,
    onlyWhen: aColumn,
    needs: ['axial_compression'],
    reach: [notClass4],
  }),
  section_class: checkOf('-', {
    title: 'No local buckling of the wall',
    criterion: class3Limit,
    demand: tubeSlenderness,
    capacity: class3Limit,
    onlyWhen: aTube,
  }),
  eccentric_stress: checkOf('stress', {
    title: 'Stress under an eccentric load',
    criterion: secantStress,
    demand: secantStress,
    capacity: 'Yield strength',
    onlyWhen: aColumn,
    needs: ['axial_compression'],
  }),
}
