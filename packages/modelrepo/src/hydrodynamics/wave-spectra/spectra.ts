/** The spectra, each whole in its own file. */
import { composed, GAUSSIAN, JONSWAP, MOSKOWITZ, OCHI_HUBBLE, SUM, TMA, TORSETHAUGEN } from './inputs.ts'
import { samplingRules } from './rules.ts'
import { gaussian } from './way-gaussian.ts'
import { jonswap } from './way-jonswap.ts'
import { moskowitz } from './way-moskowitz.ts'
import { ochiHubble } from './way-ochi-hubble.ts'
import { sum } from './way-sum.ts'
import { tma } from './way-tma.ts'
import { torsethaugen } from './way-torsethaugen.ts'

export const spectra = composed(
  {
    [JONSWAP]: jonswap,
    [MOSKOWITZ]: moskowitz,
    [TORSETHAUGEN]: torsethaugen,
    [OCHI_HUBBLE]: ochiHubble,
    [TMA]: tma,
    [GAUSSIAN]: gaussian,
    [SUM]: sum,
  },
  { rules: samplingRules },
)
