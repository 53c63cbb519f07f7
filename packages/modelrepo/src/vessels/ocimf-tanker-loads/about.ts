/** What ocimf-tanker-loads answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Wind and current loads on tankers (OCIMF)',
  question: 'What static wind and current forces and yaw moments act on the moored ship?',
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
      text: 'The origin is amidships. Forces are positive forward and to port, and yaw moments are positive turning the bow to port. Directions are those from which wind and current come: 0° astern, 90° starboard, 180° ahead. Relative wind angles are measured from 0° ahead, with the wind from starboard.',
      module: 'standards/ocimf-1994/loads.ts',
    },
    {
      title: 'Wind speed profile',
      text: 'The wind speed is converted to 10 m height by the one-seventh power law.',
      module: 'standards/ocimf-1994/wind-profile.ts',
    },
    {
      title: 'Coefficient tables',
      text: 'The OCIMF form is used with user coefficients, interpolated linearly by direction. Wind coefficients are based on frontal area, lateral area, and lateral area times length. Current coefficients are based on length times draught, and length squared times draught. Above 180° the mirrored direction is used, with the lateral and yaw signs reversed.',
      module: 'standards/ocimf-1994/loads.ts',
    },
    {
      title: 'Isherwood',
      text: 'Coefficients are calculated by a regression on areas, length, breadth, perimeter, centroid and masts. The tables at 10° intervals are interpolated linearly.',
      module: 'standards/isherwood-1972/coefficients.ts',
    },
    {
      title: 'Blendermann',
      text: 'Coefficients are calculated from the longitudinal and lateral resistance of 17 ship types. The lateral force lever varies with the angle. The heeling moment is about the waterline.',
      module: 'standards/blendermann-1994/coefficients.ts',
    },
    {
      title: 'UFC 4-159-03, wind',
      text: 'The lateral coefficient depends on hull and superstructure heights, and the longitudinal coefficient on whether the wind is from forward or aft. Each has a directional shape function. The lateral coefficient, its shape function and the defaults have not been verified against the standard.',
      module: 'standards/ufc-4-159-03-2005/wind.ts',
    },
    {
      title: 'UFC 4-159-03, current',
      text: 'The lateral coefficient varies between deep-water and shallow-water values with the draught-to-depth ratio. Longitudinal drag comprises form drag, friction as a function of Reynolds number, and locked propeller drag. The moment arm increases with direction.',
      module: 'standards/ufc-4-159-03-2005/current.ts',
    },
    {
      title: 'Combined loads',
      text: 'Wind and current forces are added as vectors, and their moments about midships are summed.',
      module: 'physics/ship-wind/totals.ts',
    },
  ],
  assumptions: [
    'The hull is symmetric, upright and at rest. Wind and current are steady and uniform along the hull.',
    'Wind coefficients apply to the wind speed at 10 m, and current coefficients to the current averaged over the draught.',
    'In UFC 4-159-03 the length between perpendiculars replaces the waterline length. If the Reynolds number along the hull is below 100,000, the current is treated as abeam and friction is omitted.',
  ],
  validity: [
    'OCIMF is valid for tankers of 16,000 dwt and above, and its VLCC charts from 150,000 dwt. Coefficients apply to one loading condition, bow shape and depth-to-draught ratio. The charts are copyright and no OCIMF coefficients are included.',
    'Isherwood and Blendermann are valid for merchant ships similar to their models, for wind only.',
    'UFC 4-159-03 is valid for ships and barges moored broadside or head to the current. Its shallow-water coefficient is valid for currents up to 1.5 m/s.',
  ],
  notChecked: [
    'Mooring lines, fenders and other restraints on the ship',
    'Gusts and other time variation, waves, passing ships and ice',
    'Sheltering by quays and other ships, and flow under the keel near a solid quay',
    'Wind yaw moment to UFC 4-159-03, whose charts are not included',
  ],
}
