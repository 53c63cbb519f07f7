/** What pile-axial-capacity answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { capacityMethod } from '../_shared/pile/method.ts'

const GEO = 'standards/api-rp-2geo-2011'

export const about: About = {
  title: 'Axial and lateral pile response to API RP 2GEO',
  question: 'What is the axial or lateral response of this driven pipe pile?',
  askedAs: [
    'Axial capacity of a layered-soil jacket pile with t-z and Q-z settlement?',
    'How far does the pile head move under 1500 kN of lateral load?',
    'p-y curve of soft clay at 6 m by Matlock, cyclic?',
    'What is the largest bending moment in the pile below the mudline?',
    'How much of the head load reaches the pile tip?',
    'Laterally loaded pile: head rotation, shear and soil springs p-y, t-z and q-z',
  ],
  method: [
    ...capacityMethod,
    {
      title: 'Elastic settlement',
      text: 'The pile is supported by linear springs along the shaft and at the tip. The head stiffness is calculated in closed form.',
      module: 'physics/pile/closed-forms.ts',
    },
    {
      title: 'Load transfer curves',
      text: 'Mobilised shaft and tip resistance are functions of displacement divided by diameter. Clay softens to its residual adhesion at a displacement of 2 % of the diameter; sand does not soften.',
      module: `${GEO}/load-transfer.ts`,
    },
    {
      title: 'Load transfer settlement',
      text: 'Equilibrium is integrated from the tip up in 1,000 elements for 240 trial tip displacements. The smallest displacement that balances the load is found by bisection. A load above the maximum mobilised resistance fails the check.',
      module: 'physics/pile/axial-springs.ts',
    },
    {
      title: 'Clay p-y curve',
      text: 'The Matlock curve is used. Ultimate resistance is the lesser of wedge and flow-around failure. Resistance follows the cube root of deflection up to eight reference deflections. Cyclic resistance is limited to 0.72 times the ultimate resistance from three reference deflections, and decreases with deflection near the seabed.',
      module: `${GEO}/py-clay.ts`,
    },
    {
      title: 'Sand p-y curve',
      text: 'Ultimate resistance is the lesser of wedge and flow-around failure, with coefficients that depend on the friction angle. The curve is a hyperbolic tangent scaled by the loading factor A.',
      module: `${GEO}/py-sand.ts`,
    },
    {
      title: 'Uniform subgrade',
      text: 'A long free-head pile under a shear load is solved in closed form for deflection and moment. A warning is issued if β times the length is below 4.',
      module: 'physics/pile/closed-forms.ts',
    },
    {
      title: 'Pile on p-y curves',
      text: 'The pile is modelled with 800 cubic beam elements and a spring at each node. Secant stiffness is iterated until displacements change by less than 10⁻⁷ diameters. The unit weight at each depth is the mean of the soil above it. Equivalent depths for layered soil are not used.',
      module: 'physics/pile/lateral-springs.ts',
    },
  ],
  assumptions: [
    'The pile is a driven steel pipe pile, loaded after set-up in the clay is complete.',
    'Inner and outer unit friction are equal. Tension and compression friction are equal.',
    'Pile and plug weights are ignored, except that the pile weight may be included in tension.',
    'The wall thickness at the tip applies over the whole pile.',
    'The last soil layer extends at least three diameters below the tip.',
    'Axial and lateral soil springs are uncoupled. Axial load does not increase bending (no P-delta effect).',
    'Pore pressures are hydrostatic and there is no scour.',
  ],
  validity: [
    'Valid for siliceous sand and clay. Carbonate, micaceous, volcanic and gravelly soils and rock require other methods.',
    'Axial resistance is valid for medium dense or denser sand. Lateral resistance is valid for friction angles of 20 to 45°.',
    'Valid for clay strength up to three times the effective vertical stress. A tip in a stronger layer must be at least three diameters into it. Outside these limits an axial check that would pass is reported as not assessed.',
    'Cyclic p-y curves are valid for soft clay. Sand below clay is outside the method. Head deflection is limited to one tenth of the diameter. Outside these limits a lateral check that would pass is reported as not assessed.',
    'The uniform subgrade solution is valid for β times length ≥ 4. Below this a warning is issued.',
    'Clauses and coefficients are taken from published descriptions and open implementations of the 2011 edition. Verify against the standard before issue.',
  ],
  notChecked: [
    'Steel strength (bending stress is reported without the concurrent axial stress)',
    'Equivalent depths for layered p-y curves, group effects, scour and stiff clay curves',
    'Tip rotation and tip shear of large-diameter piles (PISA)',
    'Cone-based methods, set-up, driveability and cyclic degradation of shaft friction',
    'Liquefaction (enter residual strengths for liquefied layers)',
  ],
}
