/** What cathodic-protection-manifold answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'

export const about: About = {
  title: 'Subsea manifold / structure cathodic protection',
  question:
    'How many galvanic anodes does this subsea structure need, with its wells, hot pipes and buried parts, to the end of its life?',
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
      text: 'Mudmats, skirts and suction piles as buried rows at 0.020 A/m²: the outside, and the inside where it is flooded.',
      module: 'standards/dnv-rp-b401-2021/current-density.ts',
    },
    {
      title: 'Hot piping',
      text: 'Rows with their metal temperature: 0.001 A/m² more for each degree above 25 °C, in every phase.',
      module: 'standards/dnv-rp-b401-2021/current-density.ts',
    },
    {
      title: 'Wells',
      text: 'Each connected well drains 8 A unless said otherwise, on top of the current drain.',
      module: 'standards/dnv-rp-b401-2021/demand.ts',
    },
    {
      title: 'Hydrogen cracking',
      text: 'Where 13Cr, 22Cr or 25Cr steel is in contact, the potential of the anodes against the limit of the alloy.',
      module: 'physics/cathodic-protection/hydrogen.ts',
    },
  ],
  assumptions: [
    ...words.assumptions,
    'Pipelines and flowlines have anodes of their own and drain nothing; one that has none is a row of the zone table or part of the current drain.',
    'Corrosion-resistant alloys in contact draw current as bare or coated steel: they are rows of the zone table.',
  ],
  validity: [
    ...words.validity,
    'Climatic region of deep water: that of the bottom water; below 300 m temperate and arctic agree.',
  ],
  notChecked: [
    ...words.notChecked.filter((text) => !text.startsWith('Hydrogen')),
    'Stress and microstructure of alloys that hydrogen can crack (DNV-RP-F112 for duplex steel), high-strength bolts, dissimilar welds',
    'Drain to neighbouring structures and pipelines whose own anodes are spent or missing',
    'Continuity over flanges, guide posts, hatches and tie-in hubs, which needs straps or a measured resistance',
    'Retrieval and wet parking of modules, whose anodes then protect or load the rest',
  ],
}
