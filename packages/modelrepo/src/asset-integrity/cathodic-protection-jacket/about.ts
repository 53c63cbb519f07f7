/** What cathodic-protection-jacket answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import * as words from '../_shared/cathodic-protection/words.ts'

export const about: Omit<About, 'method'> = {
  title: 'Jacket cathodic protection, galvanic anodes',
  question: 'How many galvanic anodes does this jacket require for its design life?',
  askedAs: [
    'How many sacrificial anodes do I need on a four-legged steel platform in 90 m of water?',
    'Do the aluminium stand-off anodes on our platform legs last 25 years?',
    'Size the anodes of an offshore substructure to DNV-RP-B401, bare steel below water and buried piles',
    'When does the platform need an anode retrofit?',
    'Does polarisation at the start or the mass over the life decide the anode count?',
    'Anode weight and number for the legs, braces, conductors and mudline piles of a platform',
  ],
  yieldsUnlessSaid: [
    ['cp', 'anod', 'iccp', 'corrosion', 'bracelet', 'potential', 'polaris', 'coat'],
    ['jacket', 'platform', 'leg', 'pile'],
  ],
  assumptions: [
    ...words.assumptions,
    'Conductors, piles and mudmats are included only if entered as zones. Wells are included by number, or in the current drain together with open pile ends.',
  ],
  validity: words.validity,
  notChecked: [
    ...words.notChecked,
    'Current drain of conductors and well casings (usually about 5 A per platform well)',
    'Flooded members and pile annuli, which are sealed or require separate protection',
    'Splash zone corrosion allowance, and wrapping above the reach of the anodes',
  ],
}
