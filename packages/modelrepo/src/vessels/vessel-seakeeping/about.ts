/** What vessel-seakeeping answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const SEA = 'physics/seakeeping'
export const about: About = {
  title: 'Vessel seakeeping operability',
  question: 'How much of the time can this vessel work at her site, and which motion limits her?',
  askedAs: [
    'Percentage operability from RAOs, a scatter diagram and motion criteria',
    'Limiting significant wave height for heave, roll and pitch criteria per peak period',
    'Slamming and deck wetness probability at 14 knots in head seas',
    'Motion sickness incidence by McCauley for 0.1 g rms at 0.2 Hz over two hours',
    'Significant heave, roll and pitch of a barge in a JONSWAP sea',
    'Uptime of a crane vessel or OSV at site with limits on roll, heave and acceleration',
  ],
  method: [
    {
      title: 'Waves',
      text: 'JONSWAP of each sea state, with the factor of C205 or holding its wave height exactly.',
      module: 'physics/waves/jonswap-normalised.ts',
    },
    {
      title: 'Moments',
      text: 'Square of the transfer function times the waves, weighed by powers of the frequency of encounter, by the trapezoidal rule over wave frequency within the band of the functions. The grid has the frequencies of the functions and more points where they are steep; its error is reported.',
      module: `${SEA}/response.ts`,
    },
    {
      title: 'Motions',
      text: 'Significant single amplitudes are twice the roots of the variances; the vertical acceleration is that of heave, from its fourth moment.',
      module: `${SEA}/response.ts`,
    },
    {
      title: 'Slamming and wetness',
      text: 'The bow leaves the water and meets it again faster than 0.093 √(gL), by Ochi; the deck is wet where the relative motion passes the freeboard. Rates by the zero-crossings of the relative motion.',
      module: `${SEA}/slamming.ts`,
    },
    {
      title: 'Motion sickness',
      text: 'McCauley et al. with the exposure time, or O’Hanlon and McCauley for two hours, at the mean frequency of the acceleration; and the 10 % limit of ISO 2631-3.',
      module: `${SEA}/sickness.ts`,
    },
    {
      title: 'Limits and operability',
      text: 'Amplitudes grow with the wave height and variances with its square: so each criterion has its wave height at the peak period of a sea state. Operable is the probability of the sea states that meet every criterion.',
      module: `${SEA}/response.ts`,
    },
  ],
  assumptions: [
    'Motions are linear in the waves and narrow-banded; roll damping is that of the transfer function, whatever the wave height.',
    'All sea states come from the one heading of the transfer functions; the sea is long-crested.',
    'Outside its frequencies a transfer function is 0.',
    'Criteria are significant single amplitudes, twice the rms: limits that are published as rms, those of NORDFORSK among them, are to be doubled.',
    'Deep water: the frequency of encounter is that of waves that the bottom does not reach.',
    'What probability is missing to 1 counts as not operable.',
  ],
  validity: [
    'Waves outside the transfer functions that may raise a motion by 2 % leave a sea state uncertain: below them heave is at most 1 or its first value, above them a motion is at most its last.',
    'Sea states up to the steepness of DNV-RP-C205 (2021) 3.5.4.',
    'The grid is fine enough if its moments change by no more than 1 %. A limit on acceleration needs a transfer function that ends after the acceleration.',
    'If the sea states that are certain do not suffice for the operability required, the check is not assessed.',
    'Motion sickness: 0.1 to 0.63 Hz, in which people were tried.',
    'Following seas: where the ship overtakes waves, several wave frequencies are met at one, and each counts by itself.',
  ],
  notChecked: [
    'Several headings, wind sea with swell, short-crested seas: run each',
    'Motions at a point other than that of the transfer functions: see rao-tabulation',
    'Lateral accelerations, tipping and sliding of people and cargo',
    'A library of criteria by type of ship: the limits are those of the request',
    'Persistence of operable weather: see weather-window',
    'Green water and slamming loads, loss of speed in waves',
  ],
}
