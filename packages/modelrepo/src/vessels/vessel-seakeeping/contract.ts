/** Vessel seakeeping: what the workflow is, takes, gives and does not do. */

import { faltinsen } from '@keelson/physics/handbooks.ts'
import * as cited from '@keelson/physics/seakeeping/sources.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { F109 } from '@keelson/physics/waves/jonswap.ts'
import { c205 } from '@keelson/physics/waves/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'vessel-seakeeping',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: cited.ittc, section: 'response moments, significant amplitudes, operability' },
    { source: c205, section: '3.5 JONSWAP spectrum' },
    { source: faltinsen, section: 'linear response in irregular waves, frequency of encounter' },
    { source: cited.ochi, section: 'slamming, threshold velocity' },
    { source: cited.mccauley, section: 'motion sickness incidence' },
    { source: cited.ohanlon, section: 'motion sickness incidence for two hours' },
    { source: cited.iso2631, section: '10 % vertical acceleration limit' },
  ],
  cites: [
    { source: cgpm1901, section: 'standard gravity' },
    { source: F109, section: '3.4, JONSWAP spectrum' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['operability', 'limiting_significant_wave_height', 'governing_criterion', 'motion_sickness_incidence'],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
