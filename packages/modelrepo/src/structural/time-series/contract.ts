/** Time-series analysis: what the workflow is, takes, gives and does not do. */

import { amzallag } from '@keelson/physics/fatigue/four-point.ts'
import { miner } from '@keelson/physics/fatigue/miner.ts'
import { astmE1049 } from '@keelson/physics/fatigue/rainflow.ts'
import { vanmarcke } from '@keelson/physics/fatigue/spectral-shape.ts'
import {
  bendatPiersol,
  gumbel,
  longuetHiggins,
  naessMoan,
  percivalWalden,
  welch,
} from '@keelson/physics/time-series/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { series } from './series.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...series.contract,
  id: 'time-series',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: astmE1049, section: '5.4.4, rainflow counting' },
    { source: amzallag, section: 'four-point counting, residual repeated' },
    { source: welch, section: 'averaged modified periodograms' },
    { source: percivalWalden, section: 'degrees of freedom of overlapping segments' },
    { source: bendatPiersol, section: 'statistics, spectra and up-crossings of records' },
    { source: longuetHiggins, section: 'largest of Rayleigh maxima' },
    { source: naessMoan, section: 'Weibull maxima, largest of many' },
    { source: gumbel, section: 'fit by moments and by maximum likelihood' },
  ],
  cites: [
    { source: miner, section: 'equivalent range' },
    { source: vanmarcke, section: 'bandwidth from spectral moments' },
  ],
  kind: 'calculation',
  cost: 'standard',
  answers: [
    'equivalent_range',
    'maximum_range',
    'most_probable_maximum',
    'quantile',
    'frequency_of_peak',
    'standard_deviation',
    'mean',
    'mean_zero_crossing_period',
  ],
  deliverables: [],
  warnings,
})
