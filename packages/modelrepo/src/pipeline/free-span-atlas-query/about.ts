/** What free-span-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Free span pre-computed atlas query',
  question: 'What are the in-line natural frequency and reduced velocity, and is the span below VIV onset?',
  askedAs: [
    'Give me the in-line natural frequency of a 12 inch line over a 34 m gap, quickly.',
    'What reduced velocity does a bare pipe see at 0.35 m/s, for many lengths at once?',
    'Look up VIV frequency by OD, WT and unsupported length without running the whole assessment.',
    'How does the frequency of a hanging stretch of pipe fall as it grows longer?',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'The atlas contains in-line natural frequencies from version 1 of the free span assessment on a geometric grid of span length, diameter and wall thickness. Current does not affect the frequency.',
      module: 'modelrepo/pipeline/free-span-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'The frequency is interpolated log-log, linearly along each axis. Interpolation is exact with respect to length, because the frequency is inversely proportional to length squared. The reduced velocity is calculated from the frequency.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Atlas error',
      text: 'The frequency at each interior node is interpolated from the neighbouring nodes along each axis. The maximum and mean relative errors are reported.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Outside the atlas range',
      text: 'Results are not extrapolated. The direct solver is used, or the query is rejected, as selected. This applies if an input is outside its axis range or a fixed input has a different value.',
      module: 'modelrepo/pipeline/free-span-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    "In the atlas the ends are pinned, the gap is 2 diameters (added mass coefficient 1), and there is no axial force or concrete. Densities are 900 kg/m³ (contents), 1,025 kg/m³ (water) and 7,850 kg/m³ (steel). Young's modulus is 207 GPa.",
    'The pipe is bare and vibrates in its first in-line mode.',
  ],
  validity: [
    'Valid for span length 10 to 80 m, diameter 0.1 to 1 m, wall thickness 6 to 40 mm and current 0 to 2 m/s. Outside these ranges the direct solver is used or the query is rejected.',
    'The closed-form expressions are valid for spans of 30 to 140 diameters. Outside this range a warning is issued.',
    'Onset is assessed at the lowest frequency within the atlas error band. It is not assessed if the onset lies within the error band of the reduced velocity.',
    'If no stability parameter is entered, the span is assumed to be undamped, which gives the lowest onset.',
  ],
  notChecked: [
    'Response amplitude, screening and fatigue (see free span assessment)',
    'Cross-flow frequency, spans on the seabed and wave-induced flow',
  ],
}
