/** Unit resistances alone, of clay or of sand. */
import { given } from '@keelson/workflow'
import { CLAY, SAND } from '../_shared/pile/inputs.ts'
import { clayRun, sandRun, unitValues } from '../_shared/pile/unit-values.ts'
import { way } from './inputs.ts'

const inClay = { soil_type: [CLAY] }
const inSand = { soil_type: [SAND] }

export const unitsAlone = way({
  takes: ['effective_vertical_stress', 'soil_type'],
  takesWhen: { undrained_shear_strength: inClay, soil_description: inSand, relative_density: inSand },
  values: unitValues,
  checks: {},
  calculate: (p, trace) => {
    const stresses = p.effective_vertical_stress
    if (p.soil_type === SAND) {
      const { soil_description, relative_density } = given(p, 'soil_description', 'relative_density')
      return sandRun(soil_description, relative_density, stresses, trace)
    }
    return clayRun(given(p, 'undrained_shear_strength').undrained_shear_strength, stresses, trace)
  },
})
