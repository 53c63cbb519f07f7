/** What pile-capacity answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { capacityMethod } from '../_shared/pile/method.ts'

export const about: About = {
  title: 'Driven pipe pile axial capacity to API RP 2GEO',
  question: 'What is the axial capacity of this driven pipe pile?',
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
    'The pile is a driven steel pipe pile, loaded after set-up in the clay is complete.',
    'Inner and outer unit friction are equal. Tension and compression friction are equal.',
    'Pile and plug weights are ignored, except that the pile weight may be included in tension.',
    'The wall thickness at the tip applies over the whole pile. A driving shoe is not modelled.',
    'The last soil layer extends at least three diameters below the tip. A weaker layer within this depth would reduce end bearing.',
    'Pore pressures are hydrostatic and there is no scour.',
  ],
  validity: [
    'Valid for siliceous sand and clay. Carbonate, micaceous, volcanic and gravelly soils and rock require other methods.',
    'Valid for medium dense or denser sand. Looser sand and silt are rejected because API RP 2GEO table 1 refers them to cone-based methods.',
    'Valid for clay strength up to three times the effective vertical stress. Above this ratio few pile load tests exist, and a check that would pass is reported as not assessed.',
    'A tip in a stronger layer must be at least three diameters into it. Otherwise a compression check that would pass is reported as not assessed.',
    'Clauses and coefficients are taken from published descriptions and open implementations of the 2011 edition. Verify against the standard before issue.',
  ],
  notChecked: [
    'Settlement and lateral load (see the axial and lateral pile response workflow)',
    'Cone-based methods (ICP-05, UWA-05, Fugro-05, NGI-05; the unified method of ISO 19901-4:2025)',
    'Scour, cyclic degradation, set-up and the length effect of very long piles',
    'Group effects, driveability and steel stresses',
  ],
}
