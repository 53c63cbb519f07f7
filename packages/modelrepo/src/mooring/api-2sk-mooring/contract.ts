/** Mooring line strength: what the workflow is, takes, gives and does not do. */

import { factoredPull, pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { enoughPeaks } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import { factoredTension, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { checkOf, defineContract, numberColumn, textColumn } from '@keelson/workflow'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'api-2sk-mooring',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    {
      source: apiRp2sk,
      section:
        'line tension criterion, combination of the parts of a tension, corrosion of chain, factors of anchors (table 7 of piles); third edition with its addendum of 2008',
    },
    { source: iacsW22, section: 'break test loads of chain by grade' },
    { source: dnvOsE301, section: 'Ch.2 Sec.2 ultimate and accidental limit states, for comparison only' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'utilisation',
    'anchor_utilisation',
    'safety_factor',
    'required_safety_factor',
    'maximum_tension',
    'allowable_tension',
    'minimum_breaking_load',
    'e301_utilisation',
  ],
  checks: {
    line_tension: checkOf('line_tension', {
      title: 'Line tension',
      criterion: tensionUtilisation,
      demand: factoredTension,
      capacity: 'Minimum breaking load',
      reach: [enoughPeaks],
    }),
    anchor_load: checkOf('foundation_load', {
      title: 'Load on the anchor',
      criterion: pullUtilisation,
      demand: factoredPull,
      capacity: 'Holding capacity of the anchor',
      needs: ['anchor_type'],
    }),
  },
  tables: {
    factors: {
      title: 'Allowable tension by analysis and condition',
      description: 'The breaking load over each factor of API RP 2SK. Each condition has a tension of its own.',
      columns: {
        analysis: textColumn('Analysis'),
        condition: textColumn('Condition'),
        factor: numberColumn('safety_factor', 'Required safety factor', { symbol: 'FS' }),
        allowable: numberColumn('line_tension', 'Allowable tension', { symbol: 'T_all' }),
        run: textColumn('In this run'),
      },
    },
    service: {
      title: 'Chain over its years of service',
      description: 'Under the same tension.',
      columns: {
        year: numberColumn('design_life', 'Years of service'),
        diameter: numberColumn('line_diameter', 'Diameter', { symbol: 'd' }),
        breaking_load: numberColumn('rope_breaking_load', 'Breaking load', { symbol: 'MBL' }),
        safety_factor: numberColumn('safety_factor', 'Safety factor', { symbol: 'SF' }),
        utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'u_T' }),
      },
    },
  },
  charts: {
    utilisations: {
      title: 'Utilisation of line and anchor',
      description: 'In the condition of the run; that of DNV-OS-E301, where a class is given, is for information.',
    },
    tension_parts: {
      title: 'Parts of the maximum tension',
      description: 'As far as they are given, with the tension that is allowed.',
    },
    service: {
      title: 'Utilisation over the years of service',
      description: 'Of chain that corrodes, under the same tension.',
    },
  },
  warnings,
  figures: {
    elevation: {
      title: 'Line in elevation',
      description:
        'A sketch: no input tells the depth, the length or the anchor’s distance. Tensions and factors stand where they act.',
    },
    bar: {
      title: 'Bar of the chain',
      description: 'In section, to scale: as new, and what corrosion and wear leave of it, taken evenly all around.',
    },
  },
  deliverables: [],
})
