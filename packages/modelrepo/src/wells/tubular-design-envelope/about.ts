/** What tubular-design-envelope answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/wells/tubular-design-envelope'

const SHARED = 'modelrepo/wells/_shared/tubular'

const API = 'standards/api-tr-5c3-2018'

export const about: About = {
  title: 'Casing and tubing design envelope (API burst, collapse, tension and triaxial)',
  question: 'Is the casing or tubing adequate in burst, collapse, tension and triaxial stress for its load cases?',
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
      text: 'The nominal diameter and wall thickness are used. Internal wear and corrosion are deducted around the full circumference in every formula.',
      module: `${HERE}/calculate-pipe.ts`,
    },
    {
      title: 'Yield strength at temperature',
      text: 'Yield strength decreases linearly with temperature above the reference temperature. The reduced value replaces the specified value in all ratings.',
      module: 'physics/tubulars/yielding.ts',
    },
    {
      title: 'Burst',
      text: 'The internal yield pressure for the minimum wall thickness permitted by the tolerance is compared with the net internal pressure.',
      module: `${API}/yielding.ts`,
    },
    {
      title: 'Tension',
      text: 'Tension is compared with pipe body yield, or with the connection strength if lower. Compression is compared with pipe body yield.',
      module: `${API}/yielding.ts`,
    },
    {
      title: 'Collapse',
      text: 'The collapse regime (yield, plastic, transition or elastic) depends on D/t. Constants and limits use the yield strength reduced for axial stress and internal pressure. In the 2018 report, the collapse resistance applies to the external pressure in excess of the internal pressure. In the 1994 bulletin, only axial stress reduces the yield strength, and internal pressure is included in an equivalent external pressure. Axial compression gives no increase.',
      module: `${SHARED}/collapse.ts`,
    },
    {
      title: 'Triaxial',
      text: 'Thick-cylinder stresses, axial stress and bending stress are combined by the von Mises criterion at four points, using the nominal wall thickness.',
      module: `${SHARED}/stresses.ts`,
    },
    {
      title: 'Internal pressure at first yield',
      text: 'The internal pressure at which the pipe first yields at the load point is calculated without a design factor. The axial force is constant, or the closed-end force is added. If there is bending, the lowest value over both sides and both wall surfaces is used.',
      module: 'physics/tubulars/yielding.ts',
    },
    {
      title: 'Envelope',
      text: 'The limiting internal and external pressures are calculated with the design factors at each axial force and compared with the API ratings. The service envelope is the region within both limits.',
      module: `${HERE}/calculate-limit.ts`,
    },
    {
      title: 'Load cases',
      text: 'The utilisation of each check is the load times the design factor, divided by the resistance. Each check is reported for its governing load case.',
      module: `${HERE}/calculate-case.ts`,
    },
  ],
  assumptions: [
    'Axial forces are actual forces in the pipe wall at the location of the load case, including ballooning, temperature and end effects.',
    'Wear and corrosion are uniform around the pipe. This is conservative for collapse of a pipe worn on one side.',
    'Yield strength decreases linearly with temperature.',
    'Bending is included only in the triaxial check, with equal tension and compression on opposite sides.',
    'The pressure on the other side of the wall is constant along the envelope. Load cases with a different pressure on that side are plotted at their net pressure.',
  ],
  validity: [
    'Valid for a collapse yield strength of 40,000 to 155,000 psi, including the value reduced by tension, and D/t up to 60. Outside these limits the collapse check is not reported as passed.',
    'For D/t below 4 a warning is issued, because thicker pipe resists more than calculated.',
    'Valid for pipe temperatures up to 400 °F. Above this temperature no check is reported as passed.',
    'If load cases are entered and loads are also entered at the load point, the load point is assessed as an additional case.',
    'If the D/t limits of the collapse regimes are not in ascending order at the reduced yield strength, no collapse resistance is calculated. The collapse check then fails under any collapse load.',
    'If axial stress and internal pressure together reach the yield strength, no collapse resistance remains. The collapse check then fails under any collapse load.',
    'Equations and constants are taken from published descriptions and an open-source implementation. Verify them against the standard before issue.',
  ],
  notChecked: [
    'String buckling (effective force, Lubinski and Mitchell) and calculation of installed string forces',
    'Connection envelope, leak resistance and compression rating (only tensile strength is used)',
    'ISO/TR 10400 ductile rupture and probabilistic collapse (Klever and Stewart, Klever and Tamano), which require coefficients from the published standard',
    'Manufacturer ratings for high-collapse grades, and test data',
    'One-sided wear, corrosion pits, cracks, sour service and brittle fracture',
    'Torque',
  ],
}
