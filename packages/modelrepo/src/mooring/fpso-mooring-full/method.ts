/** What the method is, in the words of an engineer. */
import { chainMethod, spreadMethod } from '../_shared/spread/method.ts'

export const method = [
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
]
