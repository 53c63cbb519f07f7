/** What cathodic-protection-manifold answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'

export const about: About = {
  title: 'Subsea manifold and structure cathodic protection',
  question:
    'How many galvanic anodes does this subsea structure require for its design life, including wells, hot piping and buried parts?',
  askedAs: [
    'How many anodes does a PLET or a template in deep water need for 25 years?',
    'What do the tied-in wells drain from the anodes of the template?',
    'Will our duplex piping crack by hydrogen under aluminium anodes?',
    'Size sacrificial anodes for a Christmas tree with hot bare piping and a buried mudmat',
    'SACP of a PLEM or SSIV with 13Cr hubs, suction piles and skirts',
  ],
  yieldsUnlessSaid: [
    ['cp', 'anod', 'iccp', 'corrosion', 'bracelet', 'potential', 'polaris', 'coat'],
    ['manifold', 'template', 'plet', 'plem', 'xt', 'tree', 'ssiv', 'well'],
  ],
  method: [
    ...structureContract.method,
    {
      title: 'Buried parts',
      text: 'Mudmats, skirts and suction piles are entered as buried zones at 0.020 A/m². Outside surfaces and flooded inside surfaces are included.',
      module: 'standards/dnv-rp-b401-2021/current-density.ts',
    },
    {
      title: 'Hot piping',
      text: 'Hot piping zones are entered with a metal surface temperature. The current density increases by 0.001 A/m² per °C above 25 °C in each phase.',
      module: 'standards/dnv-rp-b401-2021/current-density.ts',
    },
    {
      title: 'Connected wells',
      text: 'A current drain of 8 A is applied for each connected well unless another value is entered. It is added to the entered current drain.',
      module: 'standards/dnv-rp-b401-2021/demand.ts',
    },
    {
      title: 'Hydrogen-induced stress cracking',
      text: 'If 13Cr, 22Cr or 25Cr steel is in contact, the anode potential is compared with the alloy limit.',
      module: 'physics/cathodic-protection/hydrogen.ts',
    },
  ],
  assumptions: [
    ...words.assumptions,
    'Pipelines and flowlines have their own anodes and draw no current from the structure. A pipeline without anodes is entered as a zone or in the current drain.',
    'Corrosion-resistant alloys in contact draw current as bare or coated steel and are entered as zones.',
  ],
  validity: [
    ...words.validity,
    'The climatic region of deep water is the region of the bottom water. Below 300 m temperate and arctic values are equal.',
  ],
  notChecked: [
    ...words.notChecked.filter((text) => !text.startsWith('Hydrogen')),
    'Stress and microstructure of hydrogen-sensitive alloys (DNV-RP-F112 for duplex steel), high-strength bolts and dissimilar welds',
    'Current drain to neighbouring structures and pipelines with spent or missing anodes',
    'Electrical continuity across flanges, guide posts, hatches and tie-in hubs (straps or measured resistance required)',
    'Retrieval and wet parking of modules, which change the current balance',
  ],
}
