/** What riser-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const C203 = 'standards/dnv-rp-c203-2016'

const FATIGUE = 'physics/fatigue'

export const about: About = {
  title: 'Riser wave and VIV fatigue (Miner S-N)',
  question:
    'How long do the segments of this riser last under waves and vortex-induced vibration, against design life times factor?',
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
      text: 'By name and environment from the tables of DNV-RP-C203: two lines that meet at the knee, one in free corrosion.',
      module: `${C203}/structural-curves.ts`,
    },
    {
      title: 'Effective range',
      text: 'Nominal range times stress concentration and thickness factor, for waves, distribution and vortices alike; a wall of 25 mm or less has none.',
      module: `${C203}/thickness.ts`,
    },
    {
      title: 'Waves',
      text: 'A histogram by Miner, over its period; or a Weibull distribution in closed form, on both lines by incomplete gamma functions.',
      module: `${FATIGUE}/weibull.ts`,
    },
    {
      title: 'Vortex-induced vibration',
      text: 'Cycles of the response in the time of the year in which its current is there, at constant amplitude; or as a narrow-band process on the first line alone, which is on the safe side.',
      module: `${FATIGUE}/narrow-band.ts`,
    },
    {
      title: 'Life',
      text: 'Damages by waves and by vortices are added, segment by segment. The segment of the largest governs: its life, and its damage over the design life with the design fatigue factor.',
      module: `${FATIGUE}/annual.ts`,
    },
  ],
  assumptions: [
    'Damages by waves and by vortices are added: the rule for events that do not coincide. Where a current excites the riser in the same hours in which waves act, the stress ranges would have to be combined, which is not done here.',
    'Each vibration is one mode of constant amplitude; its range is local unless it has a factor of its own.',
    'A narrow-band response is put on the first line of the curve alone: on the safe side for small stresses.',
    'The thickness factor applies to ranges by waves, of a distribution and by vortices alike; no factor for mean stress is taken.',
    'A year is 365.25 days of 24 hours.',
    'The design fatigue factor stands in the check and in no damage.',
  ],
  validity: [
    'High-cycle fatigue of elastic stress. If a range fails in fewer than 10,000 cycles, the check does not pass.',
    'Curves of the edition of April 2016: the edition of 2024 has other first lines for C, C1 and C2 and another knee for base metal.',
    'In free corrosion the thickness exponents of C, C1 and C2 are those of table 2-4.',
  ],
  notChecked: [
    'How the stress ranges come about: global analysis, vortex response and local stress, soil and touchdown stiffness',
    'Ranges of waves and vortices that act together, and rainflow of their sum',
    'Mixing of several modes in one current',
    'Fracture mechanics, fatigue during installation, slugging and pressure cycles',
    'Design fatigue factors that differ along the riser: the one given holds for all segments',
  ],
}
