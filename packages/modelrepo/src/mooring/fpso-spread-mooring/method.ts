/** What the method is, in the words of an engineer. */
import { chainMethod, spreadMethod } from '../_shared/spread/method.ts'

const RP = 'standards/api-rp-2sk-2005/environment.ts'

export const method = [
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
]
