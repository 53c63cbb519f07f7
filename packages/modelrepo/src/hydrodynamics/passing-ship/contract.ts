/** Loads of a passing ship: what the workflow is, takes, gives and does not do. */

import {
  deeperKeel,
  depthReach,
  froudeReach,
  halfBreadths,
  separationReach,
  wang,
} from '@keelson/physics/passing-ship/equations.ts'
import { checkOf, defineContract, numberColumn } from '@keelson/workflow'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const stagger = numberColumn('vessel_offset', 'Stagger', { symbol: 'xi' })
const loads = {
  surge: numberColumn('hull_force', 'Surge', { symbol: 'X' }),
  sway: numberColumn('hull_force', 'Sway', { symbol: 'Y' }),
  yaw: numberColumn('hull_moment', 'Yaw', { symbol: 'N' }),
}

export const contract = defineContract({
  ...about,
  id: 'passing-ship',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [{ source: wang, section: 'loads of a ship on a parallel course, images for finite depth' }],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['peak_surge_force', 'peak_sway_force', 'peak_yaw_moment', 'peak_sway_repulsion'],
  checks: {
    hull_clearance: checkOf('vessel_offset', {
      title: 'Hulls clear of each other',
      criterion: halfBreadths,
      demand: halfBreadths,
      capacity: 'Separation of the centrelines',
      reach: [separationReach],
      needs: ['moored_beam', 'passing_beam'],
      neverFails: 'A passage in which the hulls overlap is refused.',
    }),
    keel_clearance: checkOf('draught', {
      title: 'Keels clear of the bed',
      criterion: deeperKeel,
      demand: deeperKeel,
      capacity: 'Water depth',
      reach: [froudeReach, depthReach],
      needs: ['moored_draft', 'passing_draft'],
      neverFails: 'Water that is too shallow for the hulls is refused.',
    }),
  },
  tables: {
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
  },
  charts: {
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
  },
  figures: {
    plan: {
      title: 'Ships from above',
      description:
        'To scale, bows to the right, at the first stagger asked for, with the loads on the moored ship: X forward, Y towards the passing ship, N turning the bow towards her. A breadth that is not given is drawn as a seventh of the length.',
    },
    section: {
      title: 'Sections over the bed',
      description: 'Midship sections as boxes by breadth and draught, seen from astern.',
    },
  },
  deliverables: [],

  warnings,
})
