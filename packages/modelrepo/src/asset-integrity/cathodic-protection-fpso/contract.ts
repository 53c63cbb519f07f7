/** FPSO cathodic protection: what the workflow is, takes, gives and does not do. */
import { dwight } from '@keelson/physics/cathodic-protection/electrode-resistance.ts'
import { iccpPractice } from '@keelson/physics/cathodic-protection/impressed-current.ts'
import { pna } from '@keelson/physics/hull/wetted-surface.ts'
import { absCpOffshore, WARM_WATER } from '@keelson/standards/abs-cp-offshore-2018/capacity.ts'
import { dnvOsE302 } from '@keelson/standards/dnv-os-e302-2018/chain-surface.ts'
import { defineContract } from '@keelson/workflow'
import { checkSpecs } from '../_shared/cathodic-protection/checks.ts'
import { answers } from '../_shared/cathodic-protection/values.ts'
import * as shared from '../_shared/cathodic-protection/warnings.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { about } from './about.ts'
import { impressedWarnings } from './calculate-impressed.ts'
import { inputs } from './inputs.ts'
import { DIMENSIONS } from './inputs-hull.ts'
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
    { source: pna, section: 'chapter V, where the wetted area is estimated' },
    { source: dnvOsE302, section: 'proportions of links, where the mooring chain is counted' },
    { source: iccpPractice, section: 'impressed current design procedure, for the alternative' },
    { source: dwight, section: 'round plate, where an impressed current anode is described' },
  ],
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [...answers, 'anode_capacity', 'iccp_required_current'],
  checks: { ...checkSpecs, anode_charge: { ...checkSpecs.anode_charge, reach: [WARM_WATER] } },
  charts: {
    ...words.galvanicContract.charts,
    galvanic_or_impressed: {
      title: 'Galvanic anodes or impressed current',
      description:
        'For the same charge, alloy that galvanic anodes lose and energy that a rectifier takes at its rated voltage.',
    },
  },
  figures: {
    ...words.galvanicContract.figures,
    block: {
      title: 'Length, breadth and draught of the hull',
      description:
        'Profile and section of the block that encloses the wetted hull; of the hull in it only the share that it fills is known.',
      needs: DIMENSIONS,
    },
    disc: {
      title: 'Impressed current anode',
      description: 'Disc on the hull, seen from the water, with its dielectric shield where that is found; to scale.',
      needs: ['disc_anode_diameter'],
    },
  },

  warnings: { ...shared.warnings, ...impressedWarnings, ...warnings },
})
