/** What mooring-fatigue-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Mooring line fatigue atlas query',
  question: 'Is the fatigue life of the chain or wire line adequate for these tension ranges?',
  askedAs: [
    'Give me a quick fatigue life of this mooring line without the whole calculation.',
    'Two tension bins and a steel area: how many years does the chain last?',
    'Is the DFF met for 275 kN ranges on 8000 mm2, straight from the look-up table?',
    'Screen many mooring fatigue variants fast and tell me how sure the interpolation is.',
    'Instant fatigue life of chain or wire rope from the stored grid of tension ranges',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'Damage is calculated with mooring-fatigue version 1, using DNV-RP-C203 curves in seawater with cathodic protection. The grid covers nominal stress range and cycles, with one slice per curve, split at the knee.',
      module: 'modelrepo/mooring/mooring-fatigue-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'The damage of each tension range is interpolated log-log at its stress range (tension range divided by area). The damages are summed to give life and margin.',
      module: 'modelrepo/mooring/mooring-fatigue-atlas-query/calculate-readings.ts',
    },
    {
      title: 'Atlas error',
      text: 'The error is the maximum relative error at check points between the grid points. It is found with the direct solver when the atlas is built.',
      module: 'workflow/atlas.ts',
    },
    {
      title: 'Outside the atlas and near the limit',
      text: 'The atlas is not extrapolated. Outside it, the direct solver is used or the query is rejected, as selected. The direct solver is also used if the result is within the atlas error of the limit.',
      module: 'modelrepo/mooring/mooring-fatigue-atlas-query/calculate.ts',
    },
  ],
  assumptions: [
    'Damage is proportional to cycles. For cycle counts outside the grid, damage is scaled from the nearest end of the cycle axis, so such counts are within the atlas.',
    'Stress concentration, mean load and thickness effects are neglected, as in the mooring-fatigue defaults.',
  ],
  validity: [
    'Valid for tension ranges of 100 to 450 kN and steel areas of 3,000 to 9,000 mm². Outside these ranges the direct solver is used or the query is rejected.',
    'Valid for curves B1 to F in seawater with cathodic protection. If the damage on the component curve exceeds the allowable, a check that would otherwise pass is reported as not assessed.',
    'Valid for high-cycle fatigue, with stress ranges ≤ 1,000 MPa and at least 10,000 cycles to failure. Outside these limits a check that would otherwise pass is reported as not assessed.',
  ],
  notChecked: [
    'DNV-OS-E301 component curves, API RP 2SK T-N curves, air and free corrosion (see the mooring line fatigue workflow). On its component curve, the life of chain is about one tenth of the curve D life.',
    'Bending at fairleads and stoppers, corrosion and wear',
    'Tension histories and stress spectra',
  ],
}
