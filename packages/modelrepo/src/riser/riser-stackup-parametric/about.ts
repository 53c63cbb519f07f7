/** What riser-stackup-parametric answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const SCREEN = 'physics/riser-stack/screen.ts'

export const about: About = {
  title: 'Riser stack-up parametric sweep',
  question: 'How do drilling riser top tension and wall thickness vary with water depth and mud weight?',
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
      text: 'The design pressure is the mud unit weight times the water depth, without deducting seawater pressure. This is an upper bound on the differential pressure.',
      module: SCREEN,
    },
    {
      title: 'Top tension',
      text: 'The simple stack-up rule is used: submerged weight times the weight factor.',
      module: SCREEN,
    },
    {
      title: 'Wall thickness',
      text: 'The stack-up rule is used: the Barlow formula on the outside diameter with a safety factor on yield strength.',
      module: SCREEN,
    },
    {
      title: 'Cases',
      text: 'Each row is an independent case. A case with no remaining bore has no result and reports the reason. Other cases are unaffected.',
      module: 'modelrepo/riser/riser-stackup-parametric/calculate-cases.ts',
    },
  ],
  assumptions: [
    'The design pressure is the pressure of the full mud column without external seawater, which is conservative at depth.',
    'Top tension and wall thickness are calculated by the simple stack-up rules, for screening a design matrix, not to API RP 16Q.',
    'All cases have the same tube and factors. The submerged weight is entered for each case and does not vary with the wall thickness.',
  ],
  validity: ['Valid for screening. For selected cases, run the stack-up workflow with fluids, modules and tensioners.'],
  notChecked: [
    'Slip-ring tension, failed tensioners and effective tension: see the stack-up workflow',
    'Main tube bending, axial tension and collapse',
    'Buoyancy modules; the simple rule does not deduct their lift',
  ],
}
