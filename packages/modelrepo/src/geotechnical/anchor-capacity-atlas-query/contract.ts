/** Anchor-capacity atlas query: what the workflow is, takes, gives and does not do. */

import { randolphGourvenec } from '@keelson/physics/soil/anchor-sources.ts'
import { navfacSoilMechanics } from '@keelson/physics/soil/equations.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { parentProblems } from './atlas-solver.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'anchor-capacity-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: randolphGourvenec, section: 'suction caissons, by version 1 of the anchor capacity workflow' },
    { source: apiRp2sk, section: 'factors of safety for anchors' },
  ],
  cites: [{ source: navfacSoilMechanics, section: 'strength profile with depth' }],
  kind: 'calculation',
  cost: 'instant',
  tries: ['length', 'diameter', 'demand'],
  params: inputs,
  rules: (p) => parentProblems(p),

  values,
  answers: ['capacity', 'utilisation', 'source'],

  checks,

  tables,

  charts,

  figures,
  deliverables: [],

  warnings,
})
