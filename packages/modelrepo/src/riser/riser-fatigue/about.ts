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
      text: 'The S-N curve for the detail class and environment is taken from DNV-RP-C203. It has two lines meeting at the knee, or one line in free corrosion.',
      module: `${C203}/structural-curves.ts`,
    },
    {
      title: 'Effective stress range',
      text: 'The nominal stress range is multiplied by the stress concentration factor and thickness factor for wave histograms, wave distributions and VIV. The thickness factor is 1 for wall thicknesses up to 25 mm.',
      module: `${C203}/thickness.ts`,
    },
    {
      title: 'Waves',
      text: 'Histogram damage is summed by the Miner rule over the histogram period. Weibull distribution damage is calculated in closed form, with incomplete gamma functions on both lines of the curve.',
      module: `${FATIGUE}/weibull.ts`,
    },
    {
      title: 'Vortex-induced vibration',
      text: 'VIV response cycles during the annual current exposure have constant amplitude. Alternatively, the response is treated as a narrow-band process on the first line only, which is conservative.',
      module: `${FATIGUE}/narrow-band.ts`,
    },
    {
      title: 'Fatigue life',
      text: 'Wave and VIV damage are added for each segment. The segment with the maximum damage governs the fatigue life. Its design life damage is checked with the design fatigue factor.',
      module: `${FATIGUE}/annual.ts`,
    },
  ],
  assumptions: [
    'Wave and VIV damage are added, which assumes that the events do not coincide. Stress ranges of simultaneous waves and VIV are not combined.',
    'Each VIV case is a single mode of constant amplitude. Its stress range is a local stress range unless a stress concentration factor is entered.',
    'A narrow-band response is assessed on the first line of the curve only, which is conservative for small stress ranges.',
    'The thickness factor applies to all wave and VIV stress ranges. No mean stress factor is applied.',
    'A year is 365.25 days of 24 hours.',
    'The design fatigue factor is applied in the check only, not in the reported damage.',
  ],
  validity: [
    'Valid for high-cycle fatigue with elastic stresses. If a stress range causes failure in fewer than 10,000 cycles, the check does not pass.',
    'The curves are from the April 2016 edition. The 2024 edition has different first lines for C, C1 and C2 and a different knee for base metal.',
    'In free corrosion the thickness exponents of table 2-4 are used for C, C1 and C2.',
  ],
  notChecked: [
    'Derivation of stress ranges: global analysis, VIV response, local stress, soil and touchdown stiffness',
    'Simultaneous wave and VIV stress ranges, and rainflow counting of the combined stress',
    'Several modes excited by one current',
    'Fracture mechanics, installation fatigue, slugging and pressure cycles',
    'Design fatigue factors that vary along the riser; one value is used for all segments',
  ],
}
