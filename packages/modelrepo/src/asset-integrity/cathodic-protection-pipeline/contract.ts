/** Pipeline cathodic protection: what the workflow is, takes, gives and does not do. */

import { iso155892 } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { dnvRpB4012010 } from '@keelson/standards/dnv-rp-b401-2010/source.ts'
import { dnvRpB401 } from '@keelson/standards/dnv-rp-b401-2021/source.ts'
import { dnvRpF1032010 } from '@keelson/standards/dnv-rp-f103-2010/source.ts'
import {
  anodeCharge,
  currentDemand,
  netAnodeMass,
  requiredCharge,
  totalOutput,
} from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { dnvRpF103 } from '@keelson/standards/dnv-rp-f103-2019/source.ts'
import { anodeSpacing, longestSpacing, midSpanDrop } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { checkOf, defineContract, numberColumn } from '@keelson/workflow'
import { about } from './about.ts'
import { COATING_TEMPERATURE } from './calculate-coating.ts'
import { ATTENUATION, inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'cathodic-protection-pipeline',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'asset-integrity' }],
  standards: [
    { source: dnvRpF103, section: '6.2 to 6.5 demand, mass and output; 6.7 distribution; Tables 6-2, 6-3, A-1, A-2' },
    { source: dnvRpF1032010, section: '5.2 to 5.6; Tables 5-1, A.1, A.2, where edition 2010 is chosen' },
    { source: dnvRpB401, section: 'Table 8-7 anode resistance; Table 8-6, which is Table 6-3 of DNV-RP-F103' },
    { source: dnvRpB4012010, section: 'Table 10-6 anode capacity and potential, where edition 2010 is chosen' },
    { source: iso155892, section: 'attenuation of protection with a linear leakage' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'anodes_required',
    'anode_spacing',
    'mid_span_potential',
    'protected_length',
    'required_net_anode_mass',
    'final_current_demand',
    'anode_current_output',
  ],
  checks: {
    final_current: checkOf('electric_current', {
      title: 'Anode output at the end of life',
      criterion: totalOutput,
      demand: { title: 'Final current demand', unit: currentDemand.unit },
      capacity: totalOutput,
      reach: [COATING_TEMPERATURE],
    }),
    anode_charge: checkOf('electric_charge', {
      title: 'Anode mass over the life',
      criterion: netAnodeMass,
      demand: requiredCharge,
      capacity: anodeCharge,
      reach: [COATING_TEMPERATURE],
    }),
    spacing: checkOf('position_along_line', {
      title: 'Anode spacing',
      criterion: longestSpacing,
      demand: anodeSpacing,
      capacity: longestSpacing,
      reach: [COATING_TEMPERATURE],
    }),
    mid_span_potential: checkOf('protection_potential', {
      title: 'Potential at mid-span',
      criterion: { source: dnvRpF103, clause: '6.7.11 (2010: 5.6)' },
      demand: midSpanDrop,
      capacity: 'Driving voltage to the protective potential',
      reach: [COATING_TEMPERATURE],
    }),
  },
  tables: {
    spacing_trade_off: {
      title: 'Number of anodes against spacing',
      description: 'The same bracelets, more or fewer of them: what each criterion then uses of its limit.',
      columns: {
        anodes: numberColumn('-', 'Anodes', { symbol: 'N' }),
        spacing: numberColumn('position_along_line', 'Spacing', { symbol: 's' }),
        net_mass: numberColumn('anode_mass', 'Net mass'),
        charge: numberColumn('-', 'Mass criterion'),
        final_current: numberColumn('-', 'Final current'),
        spacing_limit: numberColumn('-', 'Spacing limit'),
        mid_span: numberColumn('-', 'Mid-span drop'),
      },
    },
  },
  charts: {
    potential_between_anodes: {
      title: 'Potential between two anodes',
      description: 'At the start and at the end of life, with the final anode resistance for both.',
    },
    demand_over_life: {
      title: 'Current demand over the life',
      description: 'As the coating breaks down, with the demands that the design uses.',
    },
    spacing_trade_off: {
      title: 'Anodes against spacing',
      description: 'What each criterion uses of its limit as the same bracelets are set further apart.',
    },
    attenuation: {
      title: 'Attenuation from the drain point',
      description: 'Potential shift along the line with the linear leakage given.',
      needs: ATTENUATION,
    },
  },
  figures: {
    line: {
      title: 'Bracelets along the line',
      description:
        'Evenly spaced, half a spacing from the ends; lengths along the line are in proportion, the pipe is not. From the first bracelet: how far its driving voltage reaches, and the length that it protects by the practice.',
    },
    bracelet: {
      title: 'Pipe and the steel that one bracelet covers',
      description:
        'To scale, in section and from the side. The band is the final exposed area once around the bare pipe; the shape of the bracelet and the thickness of the coating are not known.',
    },
  },
  deliverables: [],

  warnings,
})
