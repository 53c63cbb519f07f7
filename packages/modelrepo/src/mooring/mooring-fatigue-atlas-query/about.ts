/** What mooring-fatigue-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Instant mooring fatigue life from an atlas',
  question: 'How long does this chain or wire line last under these tension ranges, at once?',
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
      text: 'Damage by version 1 of the mooring line fatigue, DNV-RP-C203 in seawater with cathodic protection, over nominal stress range and cycles, one slice for each curve, split at the knee.',
      module: 'modelrepo/mooring/mooring-fatigue-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Each range is read by log-log interpolation at its stress range, tension range over area; damages add up to life and margin.',
      module: 'modelrepo/mooring/mooring-fatigue-atlas-query/calculate-readings.ts',
    },
    {
      title: 'Confidence',
      text: 'The largest relative error at held-out points, computed by the solver itself when the atlas was built.',
      module: 'workflow/atlas.ts',
    },
    {
      title: 'Outside and near the limit',
      text: 'No extrapolation: outside, the direct solver answers or the query is refused, as asked; within the error of the limit the direct solver decides.',
      module: 'modelrepo/mooring/mooring-fatigue-atlas-query/calculate.ts',
    },
  ],
  assumptions: [
    'Damage is proportional to cycles: numbers of cycles beyond the grid are scaled from its end, and are inside the atlas.',
    'No stress concentration, mean load or thickness effect: as the mooring line fatigue with its defaults.',
  ],
  validity: [
    'Tension ranges of 100 to 450 kN on 3000 to 9000 mm²; outside, the direct solver or a refusal.',
    'Curves B1 to F in seawater with cathodic protection: if the loading fails on the own curve of the component, a pass is not assessed.',
    'High-cycle fatigue: ranges up to 1000 MPa that last 10 000 cycles or more. Outside these limits a pass is not assessed.',
  ],
  notChecked: [
    'Component curves of DNV-OS-E301, which give chain about a tenth of the life of curve D, T-N curves of API RP 2SK, air and free corrosion: they need the mooring line fatigue itself',
    'Bending at fairleads and stoppers, corrosion and wear',
    'Tension histories and stress spectra',
  ],
}
