/** Fatigue by a stress transfer function: what the workflow is, takes, gives and does not do. */

import { dirlik } from '@keelson/physics/fatigue/dirlik.ts'
import { miner } from '@keelson/physics/fatigue/miner.ts'
import { bendat } from '@keelson/physics/fatigue/narrow-band.ts'
import { basquin } from '@keelson/physics/fatigue/sn-curve.ts'
import { rice } from '@keelson/physics/fatigue/spectral-moments.ts'
import { vanmarcke } from '@keelson/physics/fatigue/spectral-shape.ts'
import { evenDirections, integrationError, wavesCovered } from '@keelson/physics/fatigue/stress-response.ts'
import { benasciuttiTovo } from '@keelson/physics/fatigue/tovo-benasciutti.ts'
import { wirschingLight } from '@keelson/physics/fatigue/wirsching-light.ts'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { AIRY, cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { F109 } from '@keelson/physics/waves/jonswap.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { defineContract } from '@keelson/workflow'
import { damageChecks } from '../_shared/spectral-damage/checks.ts'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'rao-spectral-fatigue',
  version: 1,
  status: 'stable',
  routes: [
    { domain: 'floating-marine', subdomain: 'hydrodynamics' },
    { domain: 'subsea-pipelines-integrity', subdomain: 'structural' },
  ],
  standards: [
    { source: dnvRpC203, section: '2.2 damage, 2.4 S-N curves, tables 2-1 to 2-4' },
    { source: AIRY, section: '3.5 JONSWAP spectrum, directional spreading' },
    { source: faltinsen, section: 'linear response in irregular waves, encounter frequency' },
    { source: dirlik, section: 'distribution of rainflow ranges' },
    { source: wirschingLight, section: 'rainflow correction factor' },
    { source: benasciuttiTovo, section: 'combination of damage bounds' },
    { source: bendat, section: 'narrow-band damage with Rayleigh peaks' },
  ],
  cites: [
    { source: cgpm1901, section: 'standard gravity' },
    { source: basquin, section: 'S-N line' },
    { source: miner, section: 'linear damage rule' },
    { source: rice, section: 'spectral moments, zero crossings and maxima' },
    { source: vanmarcke, section: 'bandwidth from spectral moments' },
    { source: F109, section: '3.4, JONSWAP spectrum' },
  ],
  kind: 'calculation',
  cost: 'standard',
  tries: ['design_life'],
  params: inputs,
  rules,
  values,
  answers: ['damage', 'fatigue_life', 'utilisation', 'damage_narrow_band'],
  checks: damageChecks([wavesCovered, integrationError, evenDirections]),
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
