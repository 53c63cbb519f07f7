/** The inputs of an OrcaWave model. */
import { flag, grouped, type ParamsOf } from '@keelson/workflow'
import { massParams, meshParams, panelParams, waterParams, waveParams } from '../_shared/diffraction/inputs.ts'

/** Entries of a list of waves. */
const MOST_WAVES = 1000
const GRAVITY = 'Gravity for wavelengths and the GDF. OrcaWave itself uses 9.80665 m/s² in SI.'

const solverParams = {
  remove_irregular_frequencies: flag({
    title: 'Remove irregular frequencies',
    description: 'Whether OrcaWave adds panels on the interior free surface (lid).',
    default: true,
  }),
  qtf_calculation: flag({
    title: 'Full QTF calculation',
    description: 'Whether second-order keys and the solve type for full quadratic transfer functions are written.',
    default: false,
  }),
  ...panelParams,
}

export const inputs = grouped({
  Mesh: meshParams,
  Mass: massParams,
  Water: waterParams(GRAVITY),
  Waves: waveParams(MOST_WAVES),
  Solver: solverParams,
})

export type Params = ParamsOf<typeof inputs>
