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
    title: 'Passage time history',
    description:
      'Moored ship loads as the passing ship moves from astern to ahead, with time zero abeam, for use in mooring simulations.',
    columns: { stagger, time: numberColumn('sampling_interval', 'Time'), ...loads },
  },
  staggers: {
    title: 'Loads at entered staggers',
    description:
      'Surge is positive forward, sway is positive towards the passing ship and yaw is positive bow towards it.',
    columns: { stagger, ...loads },
  },
}

export const charts = {
  forces: {
    title: 'Forces during passage',
    description: 'Moored ship surge and sway forces against stagger, with the maxima marked.',
  },
  moment: {
    title: 'Yaw moment during passage',
    description: 'Moored ship yaw moment against stagger, with the maximum marked.',
  },
  by_separation: {
    title: 'Maximum forces against separation',
    description: 'Maximum forces from the entered separation, which is marked, to twice that value.',
  },
  by_depth: {
    title: 'Maximum forces against water depth',
    description: 'Maximum forces from the entered depth, which is marked, to four times that value.',
  },
}

export const figures = {
  plan: {
    title: 'Ship plan view',
    description:
      'Plan view to scale, bows to the right, at the first stagger entered. Moored ship loads are X forward, Y towards the passing ship and N bow towards it. Breadths not provided are drawn as one seventh of the length.',
  },
  section: {
    title: 'Ship cross-sections',
    description: 'Midship sections drawn as boxes of breadth and draught, seen from astern.',
  },
}
