/** FPSO spread mooring: what the workflow is, takes, gives and does not do. */

import { JONKMAN } from '@keelson/physics/catenary/symbols.ts'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { chainProperties } from '@keelson/physics/mooring-chain/chain.ts'
import { rao } from '@keelson/physics/mooring-system/equations.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { defineContract } from '@keelson/workflow'
import { spreadChecksFor } from '../_shared/spread/checks.ts'
import { spreadCharts, spreadFigures } from '../_shared/spread/outputs.ts'
import { spreadTables } from '../_shared/spread/tables.ts'
import { spreadWarnings } from '../_shared/spread/warnings.ts'
import { uniformLineWarnings } from '../_shared/spread/warnings-line.ts'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'

export const contract = defineContract({
  ...about,
  id: 'fpso-spread-mooring',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: apiRp2sk, section: 'environmental forces, strength and anchor criteria, motion combination' },
    { source: faltinsen, section: 'mooring lines and spread mooring' },
    { source: iacsW22, section: 'chain breaking loads by grade' },
    { source: chainProperties, section: 'chain weight and stiffness' },
  ],
  cites: [
    { source: cgpm1901, section: 'standard gravity' },
    { source: JONKMAN, section: 'resultant line tension' },
    { source: rao, section: 'chapter 2, natural periods' },
  ],
  kind: 'calculation',
  cost: 'standard',
  tries: ['chain_diameter', 'anchor_holding_capacity', 'significant_wave_height'],
  params: inputs,
  rules,
  values,
  answers: [
    'utilisation',
    'extreme_utilisation',
    'worst_damaged_utilisation',
    'anchor_utilisation',
    'maximum_line_tension',
    'offset',
    'worst_damaged_offset',
    'natural_period_surge',
  ],
  checks: spreadChecksFor([]),
  tables: spreadTables,
  charts: spreadCharts,
  figures: spreadFigures,
  deliverables: [],
  warnings: { ...spreadWarnings, ...uniformLineWarnings },
  feeds,
})
