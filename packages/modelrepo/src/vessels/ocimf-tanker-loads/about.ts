/** What ocimf-tanker-loads answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Wind and current loads on tankers (OCIMF)',
  question: 'What static force and yaw moment do wind and current make on this moored ship?',
  askedAs: [
    'OCIMF wind and current force on a VLCC from my own coefficient tables',
    'What mooring load does a 30 s gust of 25 m/s on the beam give this tanker?',
    'Isherwood wind force on a merchant ship at 60 degrees off the bow',
    'Blendermann wind coefficients of a loaded LNG carrier, with the heeling moment',
    'Current force on a moored ship in shallow water by UFC 4-159-03',
    'From which side is the wind worst for the moored tanker?',
  ],
  method: [
    {
      title: 'Axes and signs',
      text: 'Origin midships; forward, to port, and the bow turning to port are positive. Wind and current by the direction from which they come: 0 from astern, 90 deg from starboard, 180 deg from ahead. A relative wind has 0 ahead and is taken from starboard.',
      module: 'standards/ocimf-1994/loads.ts',
    },
    {
      title: 'Wind by height',
      text: 'Speed at 10 m by the seventh root of the height of measurement.',
      module: 'standards/ocimf-1994/wind-profile.ts',
    },
    {
      title: 'Coefficient tables',
      text: "The form of OCIMF with the user's coefficients, linear between their directions: wind on frontal area, lateral area, and lateral area times length; current on length times draught, and length squared times draught. Above 180 deg 360 less the direction with the signs to port and of yaw reversed.",
      module: 'standards/ocimf-1994/loads.ts',
    },
    {
      title: 'Isherwood',
      text: 'Coefficients by regression on areas, length, breadth, perimeter, centroid and masts; tables every 10 deg, linear between.',
      module: 'standards/isherwood-1972/coefficients.ts',
    },
    {
      title: 'Blendermann',
      text: 'Coefficients by the resistance ahead and abeam of 17 ship types, the arm of the lateral force travelling with the angle; the heeling moment about the waterline.',
      module: 'standards/blendermann-1994/coefficients.ts',
    },
    {
      title: 'UFC 4-159-03, wind',
      text: 'Transverse coefficient by the heights of hull and superstructure, longitudinal by the side from which the wind comes, each with a shape function of the direction. Those along the ship were read in the edition; the transverse coefficient, its shape and the default coefficients are as recalled.',
      module: 'standards/ufc-4-159-03-2005/wind.ts',
    },
    {
      title: 'UFC 4-159-03, current',
      text: 'Transverse coefficient between deep and shallow water by draught over depth; along the hull form drag, friction by Reynolds number, and the locked propeller; moment by an arm that grows with the direction.',
      module: 'standards/ufc-4-159-03-2005/current.ts',
    },
    {
      title: 'Both together',
      text: 'Wind and current add as vectors, their moments about midships.',
      module: 'physics/ship-wind/totals.ts',
    },
  ],
  assumptions: [
    'The hull is the same on both sides, upright and at rest; wind and current are steady and uniform along her.',
    'The wind coefficients hold for the wind at 10 m, the current coefficients for the current averaged over the draught.',
    'UFC 4-159-03: the length between perpendiculars stands for that of the waterline; where the current along the hull has a Reynolds number below 100 000, it is abeam and friction is left out.',
  ],
  validity: [
    'OCIMF: tankers from 16 000 dwt, its VLCC charts from 150 000 dwt; the coefficients of one loading condition, bow and ratio of depth to draught. The charts are copyright, and no coefficient of theirs is held here.',
    'Isherwood and Blendermann: the merchant ships of their model tests; wind only.',
    'UFC 4-159-03: ships and barges moored broadside or along the stream, its shallow-water coefficient for currents up to 1.5 m/s.',
  ],
  notChecked: [
    'The mooring: lines, fenders and the restraint of the loads',
    'Gusts and other changes in time, waves, passing ships and ice',
    'Shelter by quays and other ships, and the flow under a keel near a solid quay',
    'Yaw moment of the wind by UFC 4-159-03, whose charts are not held',
  ],
}
