/** The steps of the method, and the modules that hold their equations. */
import type { MethodStep } from '@keelson/workflow'

const C203 = 'standards/dnv-rp-c203-2016'
const FATIGUE = 'physics/fatigue'

export const method: readonly MethodStep[] = [
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
]
