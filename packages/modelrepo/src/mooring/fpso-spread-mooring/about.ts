/** What fpso-spread-mooring answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import {
  chainMethod,
  spreadAssumptions,
  spreadMethod,
  spreadNotChecked,
  spreadValidity,
} from '../_shared/spread/method.ts'

const RP = 'standards/api-rp-2sk-2005/environment.ts'

export const about: About = {
  title: 'FPSO spread mooring, quasi-static screening',
  question: 'Do these lines hold the vessel in this wind, current and sea, also with one of them lost?',
  askedAs: [
    'Is a spread of eight equal chain lines of 102 mm R3 enough for this FPSO?',
    'How far does the vessel drift when the most loaded mooring line breaks?',
    'Spread mooring screening with API RP 2SK wind and current forces',
    'Which line loss is the worst, and do the drag anchors still hold?',
    'Mooring stiffness and natural period in surge of a spread-moored vessel?',
    'How heavy must the chain be for a quasi-static factor of 2.0 intact and 1.43 damaged?',
  ],
  method: [
    {
      title: 'Wind',
      text: 'Coefficient times effective area times speed squared, on the bow and on the beam. The areas are given with their shape and height coefficients.',
      module: RP,
    },
    {
      title: 'Current',
      text: 'On a ship-shaped hull: 2.89 times wetted surface and speed squared on the bow or stern, 72.37 on the beam.',
      module: RP,
    },
    {
      title: 'Waves',
      text: 'Mean drift: coefficient times significant wave height squared, in head and in beam seas.',
      module: RP,
    },
    {
      title: 'Oblique headings',
      text: 'Each of the three is brought to its own heading between its bow and its beam value, and acts along the heading. The three vectors are added; no yaw moment comes from this method.',
      module: RP,
    },
    chainMethod,
    ...spreadMethod,
  ],
  assumptions: [
    ...spreadAssumptions,
    'The hull is ship-shaped and the same on both sides; the vessel does not shield itself from the current.',
  ],
  validity: [
    ...spreadValidity,
    'The environmental forces are of the screening kind: no yaw moment, no depth effect on the current.',
  ],
  notChecked: spreadNotChecked,
}
