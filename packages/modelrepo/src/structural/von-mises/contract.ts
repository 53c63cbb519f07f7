/** Frame and tube stresses: what the workflow is, takes, gives and does not do. */
import { hibbeler, timoshenkoGere } from '@keelson/physics/frame/source.ts'
import { sparks } from '@keelson/physics/member-stress/thick-tube.ts'
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { en1993 } from '@keelson/standards/en-1993-1-1-2005/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import type { Inputs } from './inputs.ts'
import { stresses } from './stresses.ts'
import { warnings } from './warnings.ts'

/** Nodes, members and loads of a run that is always quick. */
const QUICK = 20

export const contract = defineContract({
  ...about,
  ...stresses.contract,
  id: 'von-mises',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    {
      source: hibbeler,
      section: 'chapter 11 (slope-deflection) and chapter 16 (plane frames by the stiffness method)',
    },
    { source: timoshenkoGere, section: '2.4, buckling of frames' },
    { source: en1993, section: '5.2.1(3), first-order analysis' },
    {
      source: youngBudynas,
      section: 'chapters 7 and 8 (bars and beams), table 13.5 (thick cylinders), 3.7 (distortion energy)',
    },
    { source: sparks, section: 'effective tension and true wall force' },
    { source: apiRp2rd, section: '5.2, allowable stresses' },
  ],
  kind: 'calculation',
  cost: (p: Partial<Inputs>) => (rowsOf(p) > QUICK ? 'standard' : 'instant'),
  tries: ['wall_thickness', 'second_moment_of_area', 'yield_strength'],
  answers: [
    'maximum_displacement',
    'maximum_von_mises_stress',
    'governing_point',
    'utilisation',
    'tip_transverse_displacement',
    'axial_force',
    'maximum_bending_stress',
    'true_wall_force',
  ],
  deliverables: [],
  warnings,
})

const rowsOf = ({
  node_coordinates = [],
  element_connectivity = [],
  nodal_loads = [],
  member_loads = [],
}: Partial<Inputs>) =>
  Math.max(node_coordinates.length, element_connectivity.length, nodal_loads.length, member_loads.length)
