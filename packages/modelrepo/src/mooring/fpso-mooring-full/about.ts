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
  title: 'FPSO mooring, all lines, intact and damaged',
  question: 'What is the mean offset, and are the lines adequate intact and with one line failed?',
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
      text: 'OCIMF formulae give each force as ½ × density × coefficient × speed² × area. The areas are frontal or lateral wind area, or length times draught; moments also include the length. Coefficients are signed in vessel axes. They are entered for the heading or interpolated linearly from a heading table. Above 180 degrees, hull symmetry is applied.',
      module: 'standards/ocimf-1994/loads.ts',
    },
    {
      title: 'Waves',
      text: 'Mean drift acts along the wave heading without a yaw moment. It is twice the drift coefficient times the surface elevation variance. A frequency table is weighted by a JONSWAP spectrum from 0.2 to 3 rad/s and integrated between rows. The first and last values are used outside the table.',
      module: 'physics/waves/mean-drift.ts',
    },
    chainMethod,
    {
      title: 'Multi-segment line',
      text: 'Each segment is an elastic catenary. Its upper-end tension is the tension of the segment above, less the weight of that segment and the node load. All segments below the touchdown point are grounded. Horizontal and vertical fairlead tensions are solved together by Newton iteration with analytic derivatives. Segment utilisation uses the larger end tension.',
      module: 'physics/mooring-line/walk.ts',
    },
    ...spreadMethod,
    {
      title: 'For information',
      text: 'If selected, each pair of lines is failed in turn. If a consequence class is provided, a DNV-OS-E301 comparison is made. Mean tension and tension due to motions, each with its partial factor, are compared with 0.95 times the breaking load. Neither analysis affects the status.',
      module: 'standards/dnv-os-e301-2018/strength.ts',
    },
  ],
  assumptions: [
    ...spreadAssumptions,
    'Wind and current coefficients are entered by the user for the hull at its heading. No OCIMF values are built in.',
    'Loads on lines, clump weights and buoys from current and waves are neglected.',
  ],
  validity: [
    ...spreadValidity,
    'Valid if at most 5 % of the wave energy is above the highest frequency in the drift coefficient table. Above this limit a check that would otherwise pass is reported as not assessed.',
    'Valid for multi-segment lines on a seabed without friction. The run stops with an error message if a buoy rests on the seabed, or if a line sags onto the seabed above a buoy.',
  ],
  notChecked: [
    ...spreadNotChecked,
    'Two-lines-failed analysis and DNV-OS-E301 comparison, which are reported for information on request and do not affect the status',
  ],
}
