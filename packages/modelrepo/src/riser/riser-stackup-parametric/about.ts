/** What riser-stackup-parametric answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const SCREEN = 'physics/riser-stack/screen.ts'

export const about: About = {
  title: 'Parametric sweep of the riser stack-up',
  question:
    'How do top tension and wall of a drilling riser grow with water depth and mud weight over a design matrix?',
  askedAs: [
    'Sweep the drilling riser over water depths and mud weights',
    'Riser wall and top tension for a matrix of cases at 2500, 5000 and 10000 ft',
    'Design matrix of riser stack-ups: which case needs the thickest main tube?',
    'Table of required riser wall against water depth for several muds',
    'Parametric tension of the riser: depths in one direction, muds in the other',
  ],
  yieldsUnlessSaid: [['sweep']],
  method: [
    {
      title: 'Design pressure',
      text: 'Mud unit weight times water depth: the whole column of mud, no seawater taken off. An upper bound of the difference of pressures, on the safe side at depth.',
      module: SCREEN,
    },
    {
      title: 'Top tension',
      text: 'Submerged weight times its factor: the simple rule of the stack-up.',
      module: SCREEN,
    },
    {
      title: 'Wall',
      text: 'By Barlow on the outside diameter, with the factor on the yield strength: the rule of the stack-up.',
      module: SCREEN,
    },
    {
      title: 'Cases',
      text: 'Each row is a case of its own, in its order. One whose wall would leave no bore has no result and says why; the others stand.',
      module: 'modelrepo/riser/riser-stackup-parametric/calculate-cases.ts',
    },
  ],
  assumptions: [
    'The design pressure is that of the whole column of mud, without the seawater outside: an upper bound, conservative at depth.',
    'Top tension and wall are those of the simple rules of the stack-up: a screen of a design matrix, not the method of API RP 16Q.',
    'All cases have one tube and one set of factors; the submerged weight of each is given and does not follow from its wall.',
  ],
  validity: [
    'A screen: the cases that are taken further go through the stack-up with their fluids, modules and tensioners.',
  ],
  notChecked: [
    'Slip-ring tension, failed tensioners and effective tension: the stack-up has them',
    'Bending, axial tension and collapse of the tube',
    'Buoyancy modules: the simple rule does not take their lift off',
  ],
}
