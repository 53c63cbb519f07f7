/** Casing and tubing envelope: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { apiBull5c3 } from '@keelson/standards/api-bull-5c3-1994/source.ts'
import { apiTr5c3 } from '@keelson/standards/api-tr-5c3-2018/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Of an envelope that is calculated at once. */
const [FEW_POINTS, FEW_CASES] = [400, 10]

export const contract = defineContract({
  id: 'tubular-design-envelope',
  version: 1,
  status: 'stable',
  title: 'Casing / tubing design envelope (API burst, collapse, tension and triaxial)',
  question:
    'Do burst, collapse, tension and the triaxial check hold this casing or tubing in its load cases, hot, bent and worn?',
  askedAs: [
    'Is 7 inch 26 lb/ft L-80 good enough for a tubing leak in a gas well that is shut in?',
    'Collapse rating of 5 1/2 in casing under 100 kips of tension?',
    'Plot the VME ellipse of this pipe with my load cases on it.',
    'How much does wear of 1.5 mm cost the production casing?',
    'Burst and collapse of L80 at 350 degF in an 8 degree dogleg?',
    'Triaxial SF of P110 casing evacuated to air, with temperature derating',
  ],
  routes: [
    { domain: 'wells-subsurface', subdomain: 'wells' },
    { domain: 'subsea-pipelines-integrity', subdomain: 'structural' },
  ],
  standards: [
    { source: apiTr5c3, section: 'historical collapse, internal yield and axial yield of the pipe body' },
    { source: apiBull5c3, section: '2.1.5 and 2.1.6, collapse under axial tension and internal pressure' },
    { source: youngBudynas, section: 'table 13.5 and 3.7, thick cylinder and distortion energy' },
  ],
  kind: 'calculation',
  cost: (p) => (p.envelope_points > FEW_POINTS || (p.load_cases?.length ?? 0) > FEW_CASES ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'worst_utilisation',
    'governing_check',
    'burst_resistance',
    'collapse_resistance',
    'pipe_body_yield_strength',
    'triaxial_safety_factor',
    'triaxial_internal_pressure_limit',
  ],
  checks,
  tables: {},
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Axial forces are real forces in the wall at the point of the case, all of ballooning, temperature and end effects in them.',
    'Wear and corrosion are even around the pipe, which is on the safe side for collapse of a pipe worn on one side.',
    'Yield strength falls along a straight line with temperature; the mill may have a curve.',
    'Bending enters the triaxial check alone, and pulls one side as much as it presses the other.',
    'Pressures on the other side stand still while the envelope is followed: load cases with other pressures there are placed by their net pressure.',
  ],
  validity: [
    'Valid for a yield strength against collapse of 40 000 to 155 000 psi, also of what tension leaves, and D/t up to 60. Outside, collapse does not pass.',
    'D/t below 4: a warning, because thicker pipe resists more than the formulas say.',
    'Valid for pipe up to 400 °F. No check of a hotter pipe passes.',
    'A load point with loads beside load cases is assessed as one more case.',
    'Where what is left of the yield strength puts the regimes of collapse out of order there is no resistance, and collapse fails where anything is asked of it.',
    'Where axial stress and internal pressure are at the yield strength the run fails.',
    'Equations and constants follow public descriptions and an open implementation: compare them with the print.',
  ],
  warnings,
  notChecked: [
    'Buckling of the string (effective force, Lubinski and Mitchell), and how forces of an installed string arise',
    'Envelope, leak resistance and compression rating of the connection: its strength in tension only',
    'ISO/TR 10400 ductile rupture and probabilistic collapse (Klever and Stewart, Klever and Tamano): their coefficients need the print',
    'Ratings of the supplier: high-collapse grades and test data',
    'Wear on one side, corrosion pits, cracks, sour service and brittle fracture',
    'Torque',
  ],
})
