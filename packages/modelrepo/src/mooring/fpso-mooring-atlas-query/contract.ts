/** FPSO mooring atlas query: what the workflow is, takes, gives and does not do. */

import { JONKMAN } from '@keelson/physics/catenary/symbols.ts'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { chainProperties } from '@keelson/physics/mooring-chain/chain.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'fpso-mooring-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: apiRp2sk, section: 'line safety factors, from version 1 of fpso-mooring-full' },
    { source: ocimf, section: 'load form' },
    { source: iacsW22, section: 'chain breaking load' },
  ],
  cites: [
    { source: cgpm1901, section: 'standard gravity' },
    { source: faltinsen, section: 'mean drift force and chapter 8, spread mooring' },
    { source: chainProperties, section: 'mass and axial stiffness of chain' },
    { source: JONKMAN, section: 'resultant line tension' },
  ],
  kind: 'calculation',
  cost: 'standard',
  tries: ['significant_wave_height', 'water_depth'],
  params: inputs,
  values,
  answers: ['maximum_line_tension', 'utilisation', 'source'],

  checks,
  tables: {},

  charts,

  figures,
  deliverables: [],

  warnings,
})
