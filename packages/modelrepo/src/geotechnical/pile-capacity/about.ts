/** What pile-capacity answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { capacityMethod } from '../_shared/pile/method.ts'

export const about: About = {
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
  notChecked: [
    'Settlement and lateral load: see pile-axial-capacity',
    'Methods that rest on cone tests (ICP-05, UWA-05, Fugro-05, NGI-05; the unified method of ISO 19901-4:2025)',
    'Scour, cyclic degradation, set-up with time and the length effect of very long piles',
    'Group effects, driveability, and stresses in the steel',
  ],
}
