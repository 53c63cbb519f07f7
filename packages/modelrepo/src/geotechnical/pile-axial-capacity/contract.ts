/** Pile capacity and response: what the workflow is, takes, gives and does not do. */
import { hetenyi, randolphWroth } from '@keelson/physics/pile/closed-forms.ts'
import { navfacSoilMechanics } from '@keelson/physics/soil/equations.ts'
import { apiRp2aPiles, apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { LATERAL_PY, LOAD_TRANSFER } from './modes.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'pile-axial-capacity',
  version: 1,
  status: 'stable',
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
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: apiRp2geo, section: '8.1 to 8.5, table 1' },
    { source: apiRp2aPiles, section: '6.3.4 factors of safety' },
    { source: randolphWroth, section: 'elastic pile' },
    { source: hetenyi, section: 'long beams' },
    { source: navfacSoilMechanics, section: 'chapter 4' },
  ],
  kind: 'calculation',
  cost: ({ analysis }) => (analysis === LOAD_TRANSFER || analysis === LATERAL_PY ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'allowable_capacity',
    'utilisation',
    'ultimate_resistance',
    'head_settlement',
    'head_stiffness',
    'head_deflection',
    'maximum_moment',
    'maximum_bending_stress',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
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
  warnings,
  notChecked: [
    'Strength of the steel: the bending stress is given, and the axial stress beside it is not',
    'Equivalent depths of p-y curves in layers, groups, scour, and curves of stiff clay',
    'Rotation and shear of the tip of large-diameter piles (PISA)',
    'Methods that rest on cone tests, set-up with time, driveability and cyclic degradation along the shaft',
    'Liquefaction: give liquefied layers the strength that is left',
  ],
})
