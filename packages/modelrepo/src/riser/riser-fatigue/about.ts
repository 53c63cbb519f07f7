/** What riser-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const C203 = 'standards/dnv-rp-c203-2016'

const FATIGUE = 'physics/fatigue'

export const about: About = {
  title: 'Riser wave and VIV fatigue (Miner S-N)',
  question: 'Is the riser fatigue life adequate for wave and VIV loading?',
  askedAs: [
    'Fatigue life of a steel catenary riser at the touchdown zone from wave and VIV stress ranges?',
    'Combine wave and VIV fatigue damage of my riser segments',
    'Does the riser girth weld on curve F1 last 25 years with a DFF of 10?',
    'Which riser segment governs fatigue, hang-off or touchdown?',
    'Weibull fatigue damage of a riser with an SCF of 1.15?',
    'Annual damage at the TDZ and hang-off welds of an SCR, waves plus VIV, with a design fatigue factor',
  ],
  method: [
    {
      title: 'S-N curve',
      text: 'The S-N curve for the class and environment is from DNV-RP-C203, with two lines meeting at the knee, or one line in free corrosion.',
      module: `${C203}/structural-curves.ts`,
    },
    {
      title: 'Effective stress range',
      text: 'The nominal range is multiplied by the stress concentration and thickness factors for waves, distributions and VIV. No thickness factor applies to walls up to 25 mm.',
      module: `${C203}/thickness.ts`,
    },
    {
      title: 'Waves',
      text: 'Histogram damage is summed by the Miner rule over its period. Weibull distribution damage is in closed form, with incomplete gamma functions on both lines.',
      module: `${FATIGUE}/weibull.ts`,
    },
    {
      title: 'Vortex-induced vibration',
      text: 'The response cycles during the annual current exposure have constant amplitude. Alternatively the response is a narrow-band process on the first line only, which is conservative.',
      module: `${FATIGUE}/narrow-band.ts`,
    },
    {
      title: 'Life',
      text: 'Wave and VIV damage are added for each segment. The segment with the largest damage governs the life and the design life damage with the design fatigue factor.',
      module: `${FATIGUE}/annual.ts`,
    },
  ],
  assumptions: [
    'Wave and VIV damage are added, which assumes that the events do not coincide. Stress ranges of simultaneous waves and VIV are not combined.',
    'Each vibration is a single mode of constant amplitude. Its range is a local stress range unless a factor is entered.',
    'A narrow-band response uses the first line of the curve only, which is conservative for small stress ranges.',
    'The thickness factor applies to all wave, distribution and VIV ranges. No mean stress factor is applied.',
    'A year is 365.25 days of 24 hours.',
    'The design fatigue factor is applied in the check only, not in the reported damage.',
  ],
  validity: [
    'Valid for high-cycle fatigue with elastic stresses. If a range fails in fewer than 10,000 cycles, the check does not pass.',
    'The curves are from the April 2016 edition. The 2024 edition has other first lines for C, C1 and C2 and another knee for base metal.',
    'In free corrosion the table 2-4 thickness exponents are used for C, C1 and C2.',
  ],
  notChecked: [
    'Derivation of stress ranges: global analysis, VIV response, local stress, soil and touchdown stiffness',
    'Simultaneous wave and VIV stress ranges, and rainflow counting of their sum',
    'Several modes in one current',
    'Fracture mechanics, installation fatigue, slugging and pressure cycles',
    'Design fatigue factors that vary along the riser; one value is used for all segments',
  ],
}
