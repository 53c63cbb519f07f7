/** What pile-axial-capacity answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { capacityMethod } from '../_shared/pile/method.ts'

const GEO = 'standards/api-rp-2geo-2011'

export const about: About = {
  title: 'Axial and lateral capacity and response of a pile to API RP 2GEO',
  question: 'What does this pile carry, how far does it settle or deflect, and how is it bent?',
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
      text: 'A pile on linear springs along its shaft and under its tip: stiffness of the head in closed form.',
      module: 'physics/pile/closed-forms.ts',
    },
    {
      title: 'Load transfer curves',
      text: 'Shares of the shaft and tip resistance over displacement by diameter; clay softens to its residual adhesion at 0.02 diameters, sand does not.',
      module: `${GEO}/load-transfer.ts`,
    },
    {
      title: 'Settlement by load transfer',
      text: 'The pile is marched from the tip up in 1000 elements, for 240 displacements of the tip; the smallest one that brings up the load is found by halving. A load above the largest of them fails.',
      module: 'physics/pile/axial-springs.ts',
    },
    {
      title: 'p-y curve of clay',
      text: 'Matlock: ultimate resistance of a wedge or of flow around the pile, a cubic root of the deflection up to eight reference deflections. Cyclic: 0.72 of it beyond three, falling near the seabed.',
      module: `${GEO}/py-clay.ts`,
    },
    {
      title: 'p-y curve of sand',
      text: 'Wedge or flow by factors of the friction angle, a hyperbolic tangent of the deflection, and the factor A of the loading.',
      module: `${GEO}/py-sand.ts`,
    },
    {
      title: 'Uniform subgrade',
      text: 'A long pile under a shear at a free head: deflection and moment in closed form. A warning where the length by beta is below 4.',
      module: 'physics/pile/closed-forms.ts',
    },
    {
      title: 'Pile on p-y curves',
      text: '800 cubic beam elements with a spring at each node, solved again with secant stiffness until nothing moves by a ten-millionth of the diameter. The unit weight at a depth is the mean above it; no equivalent depth for layers.',
      module: 'physics/pile/lateral-springs.ts',
    },
  ],
  assumptions: [
    'Driven steel pipe pile, loaded long after driving, when the clay has recovered its strength.',
    'Inner unit friction equal to outer, and friction in tension equal to that in compression.',
    'The weights of pile and plug count in neither sense, unless the weight of the pile is asked for in tension.',
    'The wall at its thickness at the tip, along the whole pile.',
    'The soil of the last layer reaches at least three diameters below the tip.',
    'Along and across the pile springs act alone, each on its own displacement; load along it does not bend it further.',
    'Pore pressures are hydrostatic, and the seabed is not scoured.',
  ],
  validity: [
    'Siliceous sand and clay; carbonate sand, mica, volcanic and gravelly soil and rock ask for other methods.',
    'Sand from medium dense on for axial resistance; friction angles of 20 to 45 deg for lateral resistance.',
    'Strength of clay up to three times its effective stress, and a tip at least three diameters in a stronger layer. Outside these limits no axial check passes.',
    'Soft clay for p-y curves under cyclic loading, no sand below clay, and head deflections up to a tenth of the diameter. Outside these limits the lateral check does not pass.',
    'Lengths by the characteristic from 4 on in a uniform subgrade; below, a warning.',
    'Clauses and coefficients follow public descriptions and open implementations of the 2011 edition: compare them with the print.',
  ],
  notChecked: [
    'Strength of the steel: the bending stress is given, and the axial stress beside it is not',
    'Equivalent depths of p-y curves in layers, groups, scour, and curves of stiff clay',
    'Rotation and shear of the tip of large-diameter piles (PISA)',
    'Methods that rest on cone tests, set-up with time, driveability and cyclic degradation along the shaft',
    'Liquefaction: give liquefied layers the strength that is left',
  ],
}
