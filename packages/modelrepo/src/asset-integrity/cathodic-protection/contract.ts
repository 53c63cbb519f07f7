/** General cathodic protection: what the workflow is, takes, gives and does not do. */
import { iccpPractice } from '@keelson/physics/cathodic-protection/impressed-current.ts'
import { unesco44 } from '@keelson/physics/seawater/density.ts'
import { absCpShips } from '@keelson/standards/abs-cp-ships-2017/demand.ts'
import { defineContract } from '@keelson/workflow'
import { checkSpecs } from '../_shared/cathodic-protection/checks.ts'
import { answers } from '../_shared/cathodic-protection/values.ts'
import * as shared from '../_shared/cathodic-protection/warnings.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...words.galvanicContract,
  ...about,
  id: 'cathodic-protection',
  standards: [
    ...words.standards,
    { source: absCpShips, section: '2/4.4 and 2/4.5 (demand) and 2/7.5 (spent anodes), if a hull area is entered' },
    { source: unesco44, section: 'PSS-78, if resistivity is calculated from temperature and salinity' },
    { source: iccpPractice, section: 'impressed current design procedure (alternative)' },
  ],
  cost: 'instant',
  tries: ['number_of_anodes', 'anode_net_mass', 'design_life'],
  params: inputs,
  rules,
  values,
  answers: [...answers],
  checks: checkSpecs,
  warnings: { ...shared.warnings, ...warnings },
})
