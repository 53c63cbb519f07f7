/** Jacket members and joints: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { apiRp2aWsd } from '@keelson/standards/api-rp-2a-wsd-2007/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'jacket-member-joint-checks',
  version: 1,
  status: 'stable',
  title: 'Jacket tubular member and joint checks (API RP 2A-WSD)',
  question: 'Do the tubular members and simple joints of this jacket hold their loads and the pressure of the sea?',
  askedAs: [
    'Check this jacket leg for axial load, bending and water pressure.',
    'Unity check of a K joint with a loaded chord?',
    'Does a 1.2 m brace collapse in 90 m of water between its rings?',
    'Punching of a T joint on a thickened can: how much may the brace carry?',
    'Storm case with the one-third increase: does the diagonal buckle?',
    'Tubular brace UC by API RP 2A, compression and bending combined, and K, T, Y or X joints by beta',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: apiRp2aWsd, section: '3.2 allowable stresses, 3.3 combined stresses, 4.2 and 4.3 simple joints' },
    { source: youngBudynas, section: 'appendix A, section of a tube' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'governing_check',
    'combined_utilisation',
    'hydrostatic_interaction',
    'hydrostatic_utilisation',
    'joint_utilisation',
    'allowable_axial',
    'allowable_in_plane_moment',
    'allowable_out_of_plane_moment',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Stresses of a member act at one section: the caller sends the section and load case that govern, or several rows.',
    'Axial stress leaves out the force of the pressure on capped ends, which the clauses of pressure add.',
    'The wall is what is left after corrosion, and the tube is within the tolerances of fabrication.',
    'Chord loads are averages of both sides of the joint, on the chord wall at the joint.',
    'Shares of K, T/Y and X action come from the load paths of the analysis; they add up by their parts.',
    'Rings are stiff enough, for which the required inertia is given.',
  ],
  validity: [
    'Members: D/t up to 300, refused beyond. Compressed members of D/t above 60: a wall of 6.35 mm or more, below which a pass is not assessed.',
    'A compressed member without an effective length, and a pressure without a ring spacing, leave their checks open.',
    'Joints: brace over chord diameter 0.2 to 1, chord radius over wall 10 to 50, angle 30 to 90 degrees, chord yield strength to 500 MPa; outside a warning, and the lesser capacity. Overlap up to 0.6 chord diameters; beyond it a pass is not assessed.',
    'Where the elastic form of 3.3.4 has no positive denominator, rings being very close, the check of compression with pressure fails.',
    'Clauses and coefficients follow public descriptions and an open implementation of the 22nd edition: compare them with the print.',
  ],
  warnings,
  notChecked: [
    'Conical transitions, grouted and ring-stiffened joints, and braces in several planes that overlap',
    'That a connection develops half of the effective strength of its brace (4.2.3), and the loads that go through an overlap weld',
    'Gaps that are too small to weld, and lengths of cans and stubs beyond the joint',
    'Fatigue and hot-spot stresses; accidental and seismic conditions (ductility)',
    'Load and resistance factor design: ISO 19902, NORSOK N-004',
    'Loads, buckling lengths and the classes of joints, which an analysis of the frame gives',
  ],
})
