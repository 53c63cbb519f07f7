/** FPSO mooring in full: what the workflow is, takes, gives and does not do. */

import { faltinsen } from '@keelson/physics/handbooks.ts'
import { chainProperties } from '@keelson/physics/mooring-chain/chain.ts'
import { driftCovered } from '@keelson/physics/waves/mean-drift.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { defineContract } from '@keelson/workflow'
import { spreadChecksFor } from '../_shared/spread/checks.ts'
import { spreadAssumptions, spreadNotChecked, spreadValidity } from '../_shared/spread/method.ts'
import { spreadCharts, spreadFigures } from '../_shared/spread/outputs.ts'
import { spreadWarnings } from '../_shared/spread/warnings.ts'
import { compositeLineWarnings, uniformLineWarnings } from '../_shared/spread/warnings-line.ts'
import { method } from './method.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'
import { ownWarnings } from './warnings.ts'

export const contract = defineContract({
  id: 'fpso-mooring-full',
  version: 1,
  status: 'stable',
  title: 'FPSO mooring: all lines, intact and damaged',
  question: 'Where does the vessel rest on its lines, and are they strong enough, intact and with a line lost?',
  askedAs: [
    'Run the full mooring analysis of this FPSO with OCIMF wind and current coefficients',
    'Offset and heading: surge, sway and yaw equilibrium of twelve different mooring lines under a mean load with a yaw moment',
    'Chain-polyester-chain mooring: tension and utilisation of each segment',
    'Which mooring line loss gives the worst tension and the worst offset?',
    'Mooring stiffness matrix and natural periods of an FPSO',
    'Clump weights and buoys on the mooring lines of an FPSO',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: apiRp2sk, section: 'strength and anchor criteria, combination of motions' },
    { source: ocimf, section: 'form of wind and current loads' },
    { source: faltinsen, section: 'mooring lines and spread mooring, mean drift in irregular waves' },
    { source: iacsW22, section: 'break loads of chain by grade' },
    { source: chainProperties, section: 'weight and stiffness of chain' },
    { source: dnvOsE301, section: 'Ch.2 Sec.2 ultimate limit state, for comparison only' },
  ],
  kind: 'calculation',
  cost: 'standard',
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
    profile: { ...spreadCharts.profile, apart: { y: 'Height over the bed: the answer has depths below the surface.' } },
  },
  figures: spreadFigures,
  deliverables: [],
  method,
  assumptions: [
    ...spreadAssumptions,
    'Coefficients of wind and current are those of the hull at its heading, given by the user; they are not those of OCIMF.',
    'Loads on lines, clump weights and buoys by current and waves are neglected.',
  ],
  validity: [
    ...spreadValidity,
    'At most 5 % of the wave energy above the table of drift coefficients: beyond it a pass is not assessed.',
    'Lines of segments lie on a bed without friction. A buoy that comes to rest on the bed, and a line that sags onto the bed above a buoy, end the run with the reason.',
  ],
  warnings: { ...spreadWarnings, ...uniformLineWarnings, ...compositeLineWarnings, ...ownWarnings },
  notChecked: [
    ...spreadNotChecked,
    'Two lines lost and DNV-OS-E301: answered for information where asked for, no part of the status',
  ],
})
