/** Unit resistances of one clay, or its adhesion factor alone where only strength ratios are given. */
import { adhesionFactor } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { given, notApplicable, shown } from '@keelson/workflow'
import { adhesion, clayRun, unitValues } from '../_shared/pile/unit-values.ts'
import { ratioWarnings } from '../_shared/pile/warnings.ts'
import { way } from './inputs.ts'

const NONE = notApplicable('only the adhesion factor can be derived from a strength ratio')

export const unitsAlone = way({
  takes: [],
  unlessReplaced: ['undrained_shear_strength', 'effective_vertical_stress'],
  may: ['psi'],
  values: unitValues,
  checks: {},
  calculate: (p, trace) => {
    const { psi } = p
    if (psi === undefined) {
      const clay = given(p, 'undrained_shear_strength', 'effective_vertical_stress')
      return clayRun(clay.undrained_shear_strength, clay.effective_vertical_stress, trace)
    }
    trace.section('Unit resistances')
    return {
      values: {
        psi,
        alpha: psi.map((one, i) => adhesion(one, i, psi.length, trace)),
        unit_skin_friction: NONE,
        unit_end_bearing: NONE,
      },
      warnings: ratioWarnings(psi, '/psi'),
      detail: adhesionInWords(psi),
    }
  },
})

function adhesionInWords(psi: readonly number[]): string {
  const alphas = psi.map((one) => adhesionFactor.evaluate({ psi: one }))
  const [least, most] = [Math.min(...alphas), Math.max(...alphas)].map((alpha) => shown(alpha, 3))
  const ratios = psi.length === 1 ? 'one strength ratio' : `${psi.length} strength ratios`
  return `Adhesion factor ${least === most ? most : `${least} to ${most}`} for ${ratios}`
}
