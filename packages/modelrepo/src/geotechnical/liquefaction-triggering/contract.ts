/** Liquefaction triggering: what the workflow is, takes, gives and does not do. */
import * as sources from '@keelson/physics/soil/liquefaction-sources.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'liquefaction-triggering',
  version: 1,
  status: 'stable',
  title: 'Liquefaction triggering (simplified procedure, SPT and CPT)',
  question: 'Does this ground liquefy in this earthquake, at which depths, and how much does it then settle?',
  askedAs: [
    'Will the seabed sand liquefy under 0.25 g?',
    'What FS against liquefaction do these SPT N-values give at M 7?',
    'LPI and LSN of this CPT profile?',
    'How much does the ground settle after the earthquake?',
    'CSR and CRR by Boulanger and Idriss 2014 for my boring?',
    'Does loose sand turn to fluid under the cyclic shaking of an earthquake?',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: sources.seedIdriss1971, section: 'the simplified procedure' },
    { source: sources.youd2001, section: 'SPT, the NCEER procedure' },
    { source: sources.boulangerIdriss2014, section: 'section 2, SPT and CPT' },
    { source: sources.robertsonWride1998, section: 'soil behaviour type index' },
    { source: sources.idrissBoulanger2008, section: 'strains after liquefaction' },
    { source: sources.iwasaki1982, section: 'potential index' },
    { source: sources.vanBallegooy2014, section: 'severity number' },
  ],
  kind: 'calculation',
  cost: (p) => (p.depth.length <= 50 ? 'instant' : 'standard'),
  params: inputs,
  rules,
  values,
  answers: ['least_factor_of_safety', 'settlement', 'liquefaction_potential_index', 'liquefaction_severity_number'],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Level, free ground: the factor for a slope is 1.',
    'The pore pressure is that of still water below the table of the earthquake; atmospheric pressure is 100 kPa.',
    'A sample stands for the ground to the middle between it and the next; the last one for half the spacing below it.',
    'The resistances are those of the deterministic curves, about one in six of which would be exceeded by the ground.',
    'Rods are as long as the sample is deep where no factor is given.',
  ],
  validity: [
    'Stress reduction to 23 m by Youd et al., to 20 m by Boulanger and Idriss; deeper layers leave the check open.',
    'Magnitudes of the case histories, 5.5 to 8.5; outside them the check is open.',
    'Total and effective stress within a tenth of the effective one of still water; otherwise the check is open.',
    'Effective vertical stresses up to 2 MPa, where the overburden factor loses its meaning.',
    'Young sand and non-plastic silt. Soil type indices up to the largest one; above it no factor of safety, and the check is open.',
  ],
  warnings,
  notChecked: [
    'Whether clay or silt softens under cycles: screening by plasticity is to be done before',
    'Cone resistance by Robertson and Wride within Youd et al.; thin layers between others',
    'Slopes, lateral spreading, residual strength and foundations on liquefied ground',
    'Probability of liquefaction, ageing, and site response in place of the stress reduction',
  ],
})
