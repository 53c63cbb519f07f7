/** Pile capacity: what the workflow is, takes, gives and does not do. */
import { navfacSoilMechanics } from '@keelson/physics/soil/equations.ts'
import { apiRp2aPiles, apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { capacityMethod } from '../_shared/pile/method.ts'
import { capacityCharts, capacityChecks, capacityFigures, capacityTables } from '../_shared/pile/outputs.ts'
import { capacityValues } from '../_shared/pile/values.ts'
import { warnings } from '../_shared/pile/warnings.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'

export const contract = defineContract({
  id: 'pile-capacity',
  version: 1,
  status: 'stable',
  title: 'Axial capacity of a driven pipe pile to API RP 2GEO',
  question: 'What axial load does this driven pipe pile carry in its soil, and how deep must it go?',
  askedAs: [
    'What is the ultimate axial capacity of a 48 inch pile driven 60 m into stiff clay?',
    'How deep must the skirt pile go for 12 MN of compression with a safety factor of 2?',
    'Does the pile plug in the dense sand at the tip?',
    'Pull-out capacity of an open pipe pile in layered soil?',
    'Unit skin friction and end bearing in dense sand by API RP 2GEO?',
    'Plugged or unplugged pile in compression or tension: penetration by the alpha and beta methods with FOS',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: apiRp2geo, section: '8.1 and 8.2, table 1' },
    { source: apiRp2aPiles, section: '6.3.4 factors of safety' },
    { source: navfacSoilMechanics, section: 'chapter 4' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values: capacityValues,
  answers: [
    'allowable_capacity',
    'utilisation',
    'total_capacity',
    'total_compression_capacity',
    'tension_capacity',
    'required_penetration',
    'unit_skin_friction',
    'unit_end_bearing',
  ],
  checks: capacityChecks,
  tables: capacityTables,
  charts: capacityCharts,
  figures: capacityFigures,
  deliverables: [],
  method: capacityMethod,
  assumptions: [
    'Driven steel pipe pile, loaded long after driving, when the clay has recovered its strength.',
    'Inner unit friction equal to outer, and friction in tension equal to that in compression.',
    'The weights of pile and plug count in neither sense, unless the weight of the pile is asked for in tension.',
    'The whole wall at its thickness at the tip; a driving shoe is left out.',
    'The soil of the last layer reaches at least three diameters below the tip: a weaker one there takes of the end bearing.',
    'Pore pressures are hydrostatic, and the seabed is not scoured.',
  ],
  validity: [
    'Siliceous sand and clay; carbonate sand, mica, volcanic and gravelly soil and rock ask for other methods.',
    'Sand from medium dense on: looser sand and silt are refused, since table 1 has methods that rest on cone tests for them.',
    'Strength of clay up to three times its effective stress. Above it load tests are few, and the check does not pass.',
    'A tip in a stronger layer at least three diameters deep in it. If it is less, the check does not pass in compression.',
    'Clauses and coefficients follow public descriptions and open implementations of the 2011 edition: compare them with the print.',
  ],
  warnings,
  notChecked: [
    'Settlement and lateral load: see pile-axial-capacity',
    'Methods that rest on cone tests (ICP-05, UWA-05, Fugro-05, NGI-05; the unified method of ISO 19901-4:2025)',
    'Scour, cyclic degradation, set-up with time and the length effect of very long piles',
    'Group effects, driveability, and stresses in the steel',
  ],
})
