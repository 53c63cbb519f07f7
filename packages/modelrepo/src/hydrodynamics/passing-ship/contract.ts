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
import { method } from './method.ts'
import { inputs } from './params.ts'
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
  id: 'passing-ship',
  version: 1,
  status: 'stable',
  title: 'Passing-ship interaction loads (Wang)',
  question: 'What surge, sway and yaw does a ship that passes put on a moored ship?',
  askedAs: [
    'How hard does a passing tanker pull on the ship at our berth?',
    'Peak surge and sway on a moored vessel from a ship passing at 8 knots 100 m off',
    'Passing ship forces by Wang with a shallow water correction',
    'Time series of passing-vessel loads for a mooring simulation',
    'How much slower or farther off must ships pass to halve the mooring loads?',
    'Suction between ships: tanker at a jetty disturbed by traffic in the fairway',
  ],
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
  method,
  assumptions: [
    'Both hulls are slender and lie parallel; the passing ship keeps course and speed, and the moored ship does not move.',
    'Potential flow without waves: the water surface is a rigid lid, and the flow is that of the moment.',
    'The passing speed is that through the water: where a current runs, the speed over ground less the current along the course.',
  ],
  validity: [
    'Depth Froude number up to 0.7, separations from a tenth of the longer length, depth from 1.2 of the deeper draught. Outside them the loads may be too low, and the check of the clearance is not assessed.',
    'No quay, bank or channel near by: they reflect the flow and change the loads.',
    'Model tests (Flory 2002, Kriebel 2005, Seelig 2001) give speed exponents of 2.0 to 2.3 and larger loads in shallow water; no factor of theirs is applied here.',
  ],
  warnings,
  notChecked: [
    'The mooring: lines and fenders under these loads, and its dynamic answer to them',
    'Courses that are not parallel, ships that meet or overtake others, and drawdown by a channel',
    'Squat of the passing ship, whose keel clearance is that at rest',
  ],
})
