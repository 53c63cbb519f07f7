/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'

const stagger = numberColumn('vessel_offset', 'Stagger', { symbol: 'xi' })

const loads = {
  surge: numberColumn('hull_force', 'Surge', { symbol: 'X' }),
  sway: numberColumn('hull_force', 'Sway', { symbol: 'Y' }),
  yaw: numberColumn('hull_moment', 'Yaw', { symbol: 'N' }),
}

export const tables = {
  passage: {
    title: 'Passage in time',
    description:
      'Loads on the moored ship while the other one passes from astern to ahead, time from abeam on: a series for a mooring simulation.',
    columns: { stagger, time: numberColumn('sampling_interval', 'Time'), ...loads },
  },
  staggers: {
    title: 'Loads at the staggers asked for',
    description: 'Forward, towards the passing ship, and turning the bow towards her.',
    columns: { stagger, ...loads },
  },
}

export const charts = {
  forces: {
    title: 'Forces of the passage',
    description:
      'Surge and sway on the moored ship over the stagger of the passing one; the largest of each are marked.',
  },
  moment: {
    title: 'Yaw moment of the passage',
    description: 'Over the stagger of the passing ship; the largest is marked.',
  },
  by_separation: {
    title: 'Largest forces by separation',
    description: 'From the separation of this run, which is marked, to twice of it.',
  },
  by_depth: {
    title: 'Largest forces by water depth',
    description: 'From the depth of this run, which is marked, to four times of it.',
  },
}

export const figures = {
  plan: {
    title: 'Ships from above',
    description:
      'To scale, bows to the right, at the first stagger asked for, with the loads on the moored ship: X forward, Y towards the passing ship, N turning the bow towards her. A breadth that is not given is drawn as a seventh of the length.',
  },
  section: {
    title: 'Sections over the bed',
    description: 'Midship sections as boxes by breadth and draught, seen from astern.',
  },
}
