/** What tubular-design-envelope answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/wells/tubular-design-envelope'

const SHARED = 'modelrepo/wells/_shared/tubular'

const API = 'standards/api-tr-5c3-2018'

export const about: About = {
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
  method: [
    {
      title: 'Pipe',
      text: 'Nominal diameter and wall; wear and corrosion inside come off all around, in every formula.',
      module: `${HERE}/calculate-pipe.ts`,
    },
    {
      title: 'Yield strength at temperature',
      text: 'A straight loss per degree above the reference; it takes the place of the specified one in all ratings.',
      module: 'physics/tubulars/yielding.ts',
    },
    {
      title: 'Burst',
      text: 'Internal yield of the thinnest wall that the tolerance allows, against the net internal pressure.',
      module: `${API}/yielding.ts`,
    },
    {
      title: 'Tension',
      text: 'Yield of the pipe body, or the connection where it is weaker; compression against the body.',
      module: `${API}/yielding.ts`,
    },
    {
      title: 'Collapse',
      text: 'Yield, plastic, transition or elastic by D/t, all constants and limits from the yield strength that axial stress and internal pressure leave. By the report of 2018 the resistance is to pressure in excess of the internal one; by the bulletin of 1994 axial stress alone reduces it, and the internal pressure makes an equivalent external one. Nothing is gained by compression.',
      module: `${SHARED}/collapse.ts`,
    },
    {
      title: 'Triaxial',
      text: 'Stresses of a thick tube with axial stress and bending, von Mises at four points, nominal wall.',
      module: `${SHARED}/stresses.ts`,
    },
    {
      title: 'Internal pressure at first yield',
      text: 'The internal pressure at which the load point first yields without a factor, with its axial force fixed or the force of closed ends added. With bending, the lowest of both sides at both walls.',
      module: 'physics/tubulars/yielding.ts',
    },
    {
      title: 'Envelope',
      text: 'The same for each axial force with the design factors, from inside and from outside, beside the API ratings; what both hold is the envelope for service.',
      module: `${HERE}/calculate-limit.ts`,
    },
    {
      title: 'Load cases',
      text: 'Each check of each case is its load times the design factor over the resistance. The checks of the run are those of the case that uses most of each.',
      module: `${HERE}/calculate-case.ts`,
    },
  ],
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
  notChecked: [
    'Buckling of the string (effective force, Lubinski and Mitchell), and how forces of an installed string arise',
    'Envelope, leak resistance and compression rating of the connection: its strength in tension only',
    'ISO/TR 10400 ductile rupture and probabilistic collapse (Klever and Stewart, Klever and Tamano): their coefficients need the print',
    'Ratings of the supplier: high-collapse grades and test data',
    'Wear on one side, corrosion pits, cracks, sour service and brittle fracture',
    'Torque',
  ],
}
