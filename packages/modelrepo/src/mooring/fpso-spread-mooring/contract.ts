/** FPSO spread mooring: what the workflow is, takes, gives and does not do. */

import { faltinsen } from '@keelson/physics/handbooks.ts'
import { chainProperties } from '@keelson/physics/mooring-chain/chain.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { defineContract } from '@keelson/workflow'
import { spreadChecksFor } from '../_shared/spread/checks.ts'
import { spreadAssumptions, spreadNotChecked, spreadValidity } from '../_shared/spread/method.ts'
import { spreadCharts, spreadFigures } from '../_shared/spread/outputs.ts'
import { spreadTables } from '../_shared/spread/tables.ts'
import { spreadWarnings } from '../_shared/spread/warnings.ts'
import { uniformLineWarnings } from '../_shared/spread/warnings-line.ts'
import { method } from './method.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'

export const contract = defineContract({
  id: 'fpso-spread-mooring',
  version: 1,
  status: 'stable',
  title: 'FPSO spread mooring, quasi-static screening',
  question: 'Do these lines hold the vessel in this wind, current and sea, also with one of them lost?',
  askedAs: [
    'Is a spread of eight equal chain lines of 102 mm R3 enough for this FPSO?',
    'How far does the vessel drift when the most loaded mooring line breaks?',
    'Spread mooring screening with API RP 2SK wind and current forces',
    'Which line loss is the worst, and do the drag anchors still hold?',
    'Mooring stiffness and natural period in surge of a spread-moored vessel?',
    'How heavy must the chain be for a quasi-static factor of 2.0 intact and 1.43 damaged?',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: apiRp2sk, section: 'environmental forces, strength and anchor criteria, combination of motions' },
    { source: faltinsen, section: 'mooring lines and spread mooring' },
    { source: iacsW22, section: 'break loads of chain by grade' },
    { source: chainProperties, section: 'weight and stiffness of chain' },
  ],
  kind: 'calculation',
  cost: 'standard',
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
  method,
  assumptions: [
    ...spreadAssumptions,
    'The hull is ship-shaped and the same on both sides; the vessel does not shield itself from the current.',
  ],
  validity: [
    ...spreadValidity,
    'The environmental forces are of the screening kind: no yaw moment, no depth effect on the current.',
  ],
  warnings: { ...spreadWarnings, ...uniformLineWarnings },
  notChecked: spreadNotChecked,
})
