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
  question: 'Is the spread mooring adequate for this wind, current and sea, intact and with one line failed?',
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
      text: 'Bow and beam wind forces are each 0.615 N·s²/m⁴ × effective area × speed². The areas include shape and height coefficients.',
      module: RP,
    },
    {
      title: 'Current',
      text: 'For a ship-shaped hull, bow or stern current force is 2.89 N·s²/m⁴ × wetted surface area × speed². For beam current the coefficient is 72.37 N·s²/m⁴.',
      module: RP,
    },
    {
      title: 'Waves',
      text: 'Mean drift force is drift coefficient × significant wave height², in head and beam seas.',
      module: RP,
    },
    {
      title: 'Oblique headings',
      text: 'The wind, current and wave forces are each interpolated between bow and beam values to the heading, and act along it. The three vectors are added. No yaw moment is calculated.',
      module: RP,
    },
    chainMethod,
    ...spreadMethod,
  ],
  assumptions: [
    ...spreadAssumptions,
    'The hull is ship-shaped and symmetrical. Shielding of the hull from the current is neglected.',
  ],
  validity: [
    ...spreadValidity,
    'Valid for screening of environmental forces, without yaw moment or the effect of water depth on current force.',
  ],
  notChecked: spreadNotChecked,
}
