/** Spectral fatigue: what the workflow is, takes, gives and does not do. */

import { dirlik } from '@keelson/physics/fatigue/dirlik.ts'
import { miner } from '@keelson/physics/fatigue/miner.ts'
import { bendat } from '@keelson/physics/fatigue/narrow-band.ts'
import { basquin } from '@keelson/physics/fatigue/sn-curve.ts'
import { rice, spectrumTail } from '@keelson/physics/fatigue/spectral-moments.ts'
import { vanmarcke } from '@keelson/physics/fatigue/spectral-shape.ts'
import { benasciuttiTovo } from '@keelson/physics/fatigue/tovo-benasciutti.ts'
import { wirschingLight } from '@keelson/physics/fatigue/wirsching-light.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { dnvRpF204 } from '@keelson/standards/dnv-rp-f204-2010/source.ts'
import { type Cost, defineContract } from '@keelson/workflow'
import { damageChecks } from '../_shared/spectral-damage/checks.ts'
import { about } from './about.ts'
import { inputs, type Params } from './inputs.ts'
import { charts, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Ordinates in all spectra up to which a run takes no time. */
const FEW_ORDINATES = 500
const FEW_SPECTRA = 20

function cost({ frequencies, stress_spectra }: Params): Cost {
  const spectra = stress_spectra?.length ?? 1
  return spectra <= FEW_SPECTRA && spectra * (frequencies?.length ?? 1) <= FEW_ORDINATES ? 'instant' : 'standard'
}

export const contract = defineContract({
  ...about,
  id: 'spectral-fatigue',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: dnvRpC203, section: '2.2 damage, 2.4 S-N curves, tables 2-1 to 2-4' },
    { source: dnvRpF204, section: 'Appendix: damage of Gaussian stress on one and two S-N slopes' },
    { source: dirlik, section: 'distribution of rainflow ranges' },
    { source: wirschingLight, section: 'rainflow correction factor' },
    { source: benasciuttiTovo, section: 'combination of damage bounds' },
    { source: bendat, section: 'narrow-band damage with Rayleigh peaks' },
  ],
  cites: [
    { source: basquin, section: 'S-N line' },
    { source: miner, section: 'linear damage rule' },
    { source: rice, section: 'spectral moments, zero crossings and maxima' },
    { source: vanmarcke, section: 'bandwidth from spectral moments' },
  ],
  kind: 'calculation',
  cost,
  tries: ['design_life', 'duration'],
  params: inputs,
  rules,
  values,
  answers: ['damage', 'utilisation', 'fatigue_life', 'damage_narrow_band'],
  checks: damageChecks([spectrumTail]),
  tables,
  charts,
  figures: {},
  deliverables: [],
  warnings,
})
