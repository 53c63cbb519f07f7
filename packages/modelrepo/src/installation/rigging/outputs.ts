/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { aLift, drawn, inCatalogue, ofLegs, skewed } from './modes.ts'

const AT_HOOK = ['hook_height']
const force = (k: number) => numberColumn('lifting_load', `Sling ${k}`)

export const tables = {
  legs: {
    title: 'Legs',
    description: 'Static reaction and, with dynamics and skew, the force of each leg.',
    columns: {
      leg: textColumn('Leg'),
      point: textColumn('Lift point'),
      reaction: numberColumn('lifting_load', 'Vertical reaction'),
      length: numberColumn('structure_dimension', 'Length'),
      angle: numberColumn('inclination', 'Angle'),
      force: numberColumn('lifting_load', 'Force'),
    },
    onlyWhen: aLift,
  },
  shackles: {
    title: 'Shackles',
    description: 'As the catalogue has them.',
    columns: {
      size: textColumn('Size, in'),
      stock: textColumn('Stock number'),
      limit: numberColumn('structure_mass', 'Working load limit'),
      ultimate: numberColumn('structure_mass', 'Minimum breaking load'),
    },
    onlyWhen: inCatalogue,
  },
  combinations: {
    title: 'Sling forces by combination',
    description: 'Long (+) or short (-) of slings 1 to 4, static.',
    columns: {
      combination: textColumn('Lengths'),
      sling_1: force(1),
      sling_2: force(2),
      sling_3: force(3),
      sling_4: force(4),
    },
    onlyWhen: skewed,
  },
}

export const charts = {
  leg_forces: {
    title: 'Force of each leg',
    description: 'With dynamics and skew.',
    onlyWhen: aLift,
    needs: AT_HOOK,
  },
  force_by_angle: {
    title: 'Sling force against angle',
    description: 'Of the flattest leg; the steeper the legs, the less they pull.',
    onlyWhen: ofLegs,
  },
  skew_forces: {
    title: 'Sling forces, nominal and skewed',
    description: 'Static, and the largest over all combinations of lengths.',
    onlyWhen: skewed,
  },
  combinations: {
    title: 'Sling forces over the combinations',
    description: 'Each of the sixteen combinations of long and short slings, numbered as in the table.',
    onlyWhen: skewed,
  },
}

export const figures = {
  elevation: {
    title: 'Lift from the side',
    description:
      'Hook, slings and centre of gravity to scale; the load below its lift points is drawn as a shape. Legs that are alike are drawn as two, over a load that has no size of its own.',
    onlyWhen: drawn,
  },
  plan: {
    title: 'Lift from above',
    description: 'Lift points, hook and centre of gravity to scale.',
    onlyWhen: [aLift, skewed],
    needs: AT_HOOK,
  },
}
