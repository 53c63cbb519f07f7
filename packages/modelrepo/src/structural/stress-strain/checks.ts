/** The checks of a curve: that it can be used where it is read, and that the steel is one that its grade allows. */
import { house } from '@keelson/equations'
import { TABLE_7 } from '@keelson/standards/api-5l-2018/grades.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import {
  trueUltimateStress,
  yieldToTensileRatio,
} from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-equations.ts'
import { checkOf } from '@keelson/workflow'
import { aCurve, byAsme } from './modes.ts'

/** Where a check of the house is told. */
export const RISING = 'convention: a curve for analysis never falls'

export const checks = {
  rising_curve: checkOf('-', {
    title: 'Curve never falls',
    criterion: { source: house, clause: RISING },
    demand: 'Strains read at which the curve falls or folds',
    capacity: 'Such strains allowed',
    onlyWhen: aCurve,
  }),
  uniform_elongation: checkOf('strain', {
    title: 'Strain below uniform elongation',
    criterion: trueUltimateStress,
    demand: 'Largest strain read',
    capacity: 'Uniform elongation',
    onlyWhen: byAsme,
  }),
  yield_to_tensile_ratio: checkOf('-', {
    title: 'Yield-to-tensile ratio of the grade',
    criterion: { source: api5l, clause: TABLE_7 },
    demand: yieldToTensileRatio,
    capacity: 'Highest ratio of the grade',
    onlyWhen: byAsme,
    needs: ['grade'],
  }),
}
