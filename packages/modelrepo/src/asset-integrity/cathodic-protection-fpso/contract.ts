/** FPSO cathodic protection: what the workflow is, takes, gives and does not do. */

import { dwight } from '@keelson/physics/cathodic-protection/electrode-resistance.ts'
import { iccpPractice } from '@keelson/physics/cathodic-protection/impressed-current.ts'
import { pna } from '@keelson/physics/hull/wetted-surface.ts'
import { absCpOffshore } from '@keelson/standards/abs-cp-offshore-2018/capacity.ts'
import { dnvOsE302 } from '@keelson/standards/dnv-os-e302-2018/chain-surface.ts'
import { defineContract } from '@keelson/workflow'
import { answers } from '../_shared/cathodic-protection/values.ts'
import * as shared from '../_shared/cathodic-protection/warnings.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...words.galvanicContract,
  ...about,
  id: 'cathodic-protection-fpso',
  standards: [
    ...words.standards,
    { source: absCpOffshore, section: 'capacity of aluminium in water above 20 °C' },
    { source: pna, section: 'chapter V, if the wetted area is estimated' },
    { source: dnvOsE302, section: 'link proportions, if mooring chain is included' },
    { source: iccpPractice, section: 'impressed current design procedure (alternative)' },
    { source: dwight, section: 'round plate, if an impressed current anode is entered' },
  ],
  cost: 'instant',
  tries: ['number_of_anodes', 'anode_net_mass', 'design_life'],
  params: inputs,
  rules,
  values,
  answers: [...answers, 'anode_capacity', 'iccp_required_current'],
  checks,
  charts,
  figures,
  warnings: { ...shared.warnings, ...warnings },
})
