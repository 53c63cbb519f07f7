/** FPSO mooring in full: what the workflow is, takes, gives and does not do. */

import { JONKMAN } from '@keelson/physics/catenary/symbols.ts'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { chainProperties } from '@keelson/physics/mooring-chain/chain.ts'
import { rao } from '@keelson/physics/mooring-system/equations.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { F109 } from '@keelson/physics/waves/jonswap.ts'
import { driftCovered } from '@keelson/physics/waves/mean-drift.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { defineContract } from '@keelson/workflow'
import { spreadChecksFor } from '../_shared/spread/checks.ts'
import { spreadFeeds as feeds } from '../_shared/spread/feeds.ts'
import { spreadCharts, spreadFigures } from '../_shared/spread/outputs.ts'
import { spreadWarnings } from '../_shared/spread/warnings.ts'
import { compositeLineWarnings, uniformLineWarnings } from '../_shared/spread/warnings-line.ts'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'
import { ownWarnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'fpso-mooring-full',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: apiRp2sk, section: 'strength and anchor criteria, motion combination' },
    { source: ocimf, section: 'wind and current load formulae' },
    { source: faltinsen, section: 'mooring lines and spread mooring, mean drift in irregular waves' },
    { source: iacsW22, section: 'chain breaking loads by grade' },
    { source: chainProperties, section: 'chain weight and stiffness' },
    { source: dnvOsE301, section: 'Ch.2 Sec.2 ultimate limit state, for comparison only' },
  ],
  cites: [
    { source: cgpm1901, section: 'standard gravity' },
    { source: JONKMAN, section: 'resultant line tension' },
    { source: rao, section: 'chapter 2, natural periods' },
    { source: F109, section: '3.4, JONSWAP spectrum' },
  ],
  kind: 'calculation',
  cost: 'standard',
  tries: ['chain_diameter', 'anchor_holding_capacity', 'significant_wave_height'],
  params: inputs,
  rules,
  values,
  answers: [
    'offset',
    'utilisation',
    'extreme_utilisation',
    'worst_damaged_utilisation',
    'worst_damaged_offset',
    'anchor_utilisation',
    'maximum_line_tension',
    'stiffness_surge',
  ],
  checks: spreadChecksFor([driftCovered]),
  tables,
  charts: {
    ...spreadCharts,
    profile: {
      ...spreadCharts.profile,
      apart: { y: 'Height above the seabed; the results give depth below the surface.' },
    },
  },
  figures: spreadFigures,
  deliverables: [],
  warnings: { ...spreadWarnings, ...uniformLineWarnings, ...compositeLineWarnings, ...ownWarnings },
  feeds,
})
