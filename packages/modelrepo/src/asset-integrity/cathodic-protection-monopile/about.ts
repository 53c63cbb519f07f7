/** What cathodic-protection-monopile answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'

export const about: About = {
  title: 'Offshore wind monopile cathodic protection',
  question:
    'How many external galvanic anodes does this monopile require, and is its toe protected for the design life?',
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
      text: 'The splash zone extends from the lowest tide minus its allowance to the highest tide plus its allowance. Zones are compared with these limits.',
      module: 'standards/dnv-rp-0416-2021/splash-zone.ts',
    },
    {
      title: 'Embedded pile',
      text: 'The whole embedded outside surface, and the inside in contact with wet soil, are entered as buried zones at 0.020 A/m².',
      module: 'standards/dnv-rp-b401-2021/current-density.ts',
    },
    {
      title: 'Attenuation to the toe',
      text: 'The voltage drop along the steel below the anode cage is calculated for uniform uptake of the final demand. It is compared with the potential margin. Cage anodes are modelled by the interaction factor.',
      module: 'physics/cathodic-protection/attenuation.ts',
    },
  ],
  assumptions: [
    ...words.assumptions,
    'The full final demand enters the pile at the anodes and leaves it uniformly down to the toe. This is conservative because part of the demand is above the anodes.',
    'Above mean water level the splash zone is protected by coating and corrosion allowance. The anodes are effective only below mean water level.',
  ],
  validity: words.validity,
  notChecked: [
    ...words.notChecked,
    'Current distribution around a large-diameter pile (cage anodes protect the mudline less than the adjacent surfaces)',
    'Internal surfaces: airtight with corrosion allowance, or internal anodes with water exchange to prevent acidification and hydrogen accumulation',
    'Splash zone corrosion allowance and coating, and anode reach above mean water level',
    'Microbial corrosion at and below the mudline, scour exposing buried steel, and connected cables and J-tubes',
  ],
}
