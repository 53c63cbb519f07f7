/** What fpso-mooring-full answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import {
  chainMethod,
  spreadAssumptions,
  spreadMethod,
  spreadNotChecked,
  spreadValidity,
} from '../_shared/spread/method.ts'

export const about: About = {
  title: 'FPSO mooring: all lines, intact and damaged',
  question: 'Where does the vessel rest on its lines, and are they strong enough, intact and with a line lost?',
  askedAs: [
    'Run the full mooring analysis of this FPSO with OCIMF wind and current coefficients',
    'Offset and heading: surge, sway and yaw equilibrium of twelve different mooring lines under a mean load with a yaw moment',
    'Chain-polyester-chain mooring: tension and utilisation of each segment',
    'Which mooring line loss gives the worst tension and the worst offset?',
    'Mooring stiffness matrix and natural periods of an FPSO',
    'Clump weights and buoys on the mooring lines of an FPSO',
  ],
  method: [
    {
      title: 'Wind and current',
      text: 'In the form of OCIMF: half the density times coefficient times speed squared, over the frontal or lateral wind area, or over length times draught; moments times the length. Coefficients are signed in axes of the vessel, given for the heading, or read linearly from a table of headings; beyond 180 degrees the hull is mirrored.',
      module: 'standards/ocimf-1994/loads.ts',
    },
    {
      title: 'Waves',
      text: 'Mean drift along the heading of the waves, without a yaw moment: twice the coefficient times the variance of the surface. A table over frequency is weighed by a JONSWAP spectrum from 0.2 to 3 rad/s, integrated between its rows, and keeps its first and last value outside them.',
      module: 'physics/waves/mean-drift.ts',
    },
    chainMethod,
    {
      title: 'Line of segments',
      text: 'Each segment is an elastic catenary that takes over the tension of the one above, less its weight and the loads at the nodes; from the touchdown down all of them lie on the bed. Horizontal and vertical tension at the fairlead are found together by Newton with the analytic derivatives. A segment is used by the tension at the end where it is the larger.',
      module: 'physics/mooring-line/walk.ts',
    },
    ...spreadMethod,
    {
      title: 'For information',
      text: 'Asked for, every pair of lines is taken away too, and DNV-OS-E301 is set beside API RP 2SK: mean tension and what motions add to it with partial factors of the consequence class, over 0.95 of the breaking load. Neither changes the status.',
      module: 'standards/dnv-os-e301-2018/strength.ts',
    },
  ],
  assumptions: [
    ...spreadAssumptions,
    'Coefficients of wind and current are those of the hull at its heading, given by the user; they are not those of OCIMF.',
    'Loads on lines, clump weights and buoys by current and waves are neglected.',
  ],
  validity: [
    ...spreadValidity,
    'At most 5 % of the wave energy above the table of drift coefficients: beyond it a pass is not assessed.',
    'Lines of segments lie on a bed without friction. A buoy that comes to rest on the bed, and a line that sags onto the bed above a buoy, end the run with the reason.',
  ],
  notChecked: [
    ...spreadNotChecked,
    'Two lines lost and DNV-OS-E301: answered for information where asked for, no part of the status',
  ],
}
