/** What vessel-seakeeping answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const SEA = 'physics/seakeeping'
export const about: About = {
  title: 'Vessel seakeeping operability',
  question: 'What is the vessel operability at the site, and which motion governs?',
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
      title: 'Wave spectrum',
      text: 'A JONSWAP spectrum is used for each sea state, normalised to DNV-RP-C205 or numerically to the exact wave height.',
      module: 'physics/waves/jonswap-normalised.ts',
    },
    {
      title: 'Spectral moments',
      text: 'The wave spectrum multiplied by the squared transfer function is weighted by powers of encounter frequency. The product is integrated over the transfer function band by the trapezoidal rule. The grid includes the transfer function frequencies, with extra points where they are steep. The integration error is reported.',
      module: `${SEA}/response.ts`,
    },
    {
      title: 'Motion amplitudes',
      text: 'Significant single amplitudes are twice the square root of the variances. The vertical acceleration is calculated from the fourth moment of heave.',
      module: `${SEA}/response.ts`,
    },
    {
      title: 'Slamming and wetness',
      text: 'A slam occurs if the bow emerges and re-enters faster than 0.093 √(gL) (Ochi). Deck wetness occurs if the relative motion exceeds the freeboard. Rates use the zero-crossing frequency of the relative motion.',
      module: `${SEA}/slamming.ts`,
    },
    {
      title: 'Motion sickness',
      text: 'The McCauley et al. model with the exposure time, or the O’Hanlon and McCauley model for two hours, is evaluated at the mean acceleration frequency. The ISO 2631-3 10 % limit is also evaluated.',
      module: `${SEA}/sickness.ts`,
    },
    {
      title: 'Limits and operability',
      text: 'Amplitudes are proportional to wave height. Each criterion therefore gives a limiting wave height at the peak period of a sea state. Operability is the total probability of sea states that meet all criteria.',
      module: `${SEA}/response.ts`,
    },
  ],
  assumptions: [
    'Motions are linear and narrow-banded. The roll damping included in the transfer function applies at all wave heights.',
    'All sea states have the heading of the transfer functions. The sea is long-crested.',
    'Transfer functions are zero outside their frequency range.',
    'Criteria are significant single amplitudes, twice the rms. Limits published as rms, including NORDFORSK, must be doubled.',
    'The water is deep. Encounter frequencies are based on deep-water waves.',
    'If the probabilities sum to less than 1, the remaining time is treated as not operable.',
  ],
  validity: [
    'A sea state is uncertain if waves outside the frequency range of the transfer functions could increase a motion by more than 2 %. Below the range, the heave transfer function is at most the larger of 1 and its first value. Above it, each transfer function is at most its last value.',
    'Valid for sea states up to the steepness limit of DNV-RP-C205 (2021) 3.5.4.',
    'The grid is valid if the moments change by no more than 1 % on refinement. An acceleration limit requires a transfer function that covers the acceleration response.',
    'If the required operability is not reached without the uncertain sea states, the check is not assessed.',
    'Motion sickness is valid for 0.1 to 0.63 Hz, the range of the experiments.',
    'If the ship overtakes following seas, several wave frequencies share one encounter frequency. Each wave frequency is included separately.',
  ],
  notChecked: [
    'Multiple headings, combined wind sea and swell, and short-crested seas (run each separately)',
    'Motions at points other than the transfer function point (see the RAO tabulation workflow)',
    'Lateral accelerations, tipping and sliding of people and cargo',
    'Standard criteria by vessel type (limits are inputs)',
    'Persistence of operable weather (see the weather window workflow)',
    'Green water and slamming loads, and speed loss in waves',
  ],
}
