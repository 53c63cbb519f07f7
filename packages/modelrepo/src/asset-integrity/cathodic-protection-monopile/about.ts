/** What cathodic-protection-monopile answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'

export const about: About = {
  title: 'Offshore wind monopile cathodic protection',
  question:
    'How many galvanic anodes does this monopile need outside, and do they reach its toe to the end of its life?',
  askedAs: [
    'How many anodes go on the cage of this wind turbine foundation?',
    'Is the toe of the pile still polarised 50 m below the anode ring after 25 years?',
    'Size sacrificial aluminium anodes for a coated XL pile in the North Sea',
    'Where does the splash zone of the turbine foundation begin and end?',
    'Do embedded steel and coating breakdown use up the anodes before the turbine is retired?',
    'Offshore wind CP outside a monopile and its transition piece: tidal, submerged and buried zones',
  ],
  yieldsUnlessSaid: [
    ['cp', 'anod', 'iccp', 'corrosion', 'bracelet', 'potential', 'polaris', 'coat'],
    ['monopil', 'owt', 'turbin', 'pile', 'wind'],
  ],
  method: [
    ...structureContract.method,
    {
      title: 'Splash zone',
      text: 'From the lowest tide less its allowance to the highest tide and its allowance; rows of the zone table are held against it.',
      module: 'standards/dnv-rp-0416-2021/splash-zone.ts',
    },
    {
      title: 'Embedded pile',
      text: 'The whole embedded outside, and the inside that meets wet soil, as buried rows at 0.020 A/m².',
      module: 'standards/dnv-rp-b401-2021/current-density.ts',
    },
    {
      title: 'Attenuation to the toe',
      text: 'Drop along the steel below the cage, the final demand taken up evenly, against the margin of the potential; anodes on a cage by the interaction factor.',
      module: 'physics/cathodic-protection/attenuation.ts',
    },
  ],
  assumptions: [
    ...words.assumptions,
    'The whole final demand enters the pile at the anodes and leaves it evenly down to the toe, on the safe side for the part above.',
    'The splash zone above the reach of the water is held by coating and corrosion allowance; the anodes act below mean water level.',
  ],
  validity: words.validity,
  notChecked: [
    ...words.notChecked,
    'Distribution of the current in the water around a pile of large diameter: anodes on a cage protect the mudline less than those beside it',
    'Internal surfaces: airtight with corrosion allowance, or anodes inside with exchange of the water against acidification and hydrogen',
    'Corrosion allowance and coating of the splash zone, and the reach of the anodes above mean water level',
    'Microbial corrosion at and below the mudline, scour that bares buried steel, cables and J-tubes in contact',
  ],
}
