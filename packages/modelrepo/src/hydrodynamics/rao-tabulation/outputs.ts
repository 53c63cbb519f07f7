/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { motionCharts } from '../_shared/rao/charts.ts'
import { corners } from '../_shared/rao/corners.ts'

export const tables = {
  motions: {
    title: 'Motions',
    description: 'Per metre of wave amplitude at the period and heading asked for, by both interpolations.',
    columns: {
      motion: textColumn('Motion'),
      unit: textColumn('Unit'),
      amplitude_complex: numberColumn({ unit: '-', noKind: 'in the unit of its row' }, 'Amplitude by parts'),
      phase_complex: numberColumn('motion_phase', 'Phase by parts'),
      amplitude_apart: numberColumn({ unit: '-', noKind: 'in the unit of its row' }, 'Amplitude by amplitudes'),
      phase_apart: numberColumn('motion_phase', 'Phase by phases'),
    },
  },
  corners,
}

export const charts = {
  ...motionCharts,
  polar: {
    title: 'Round the vessel',
    description:
      'Amplitudes at the period asked for, over where the waves go: 180° meets the bow at the top, 90° comes from starboard at the right. Left translations, in metres per metre; right rotations.',
    apart: { x: 'Drawn round the vessel, on two axes together.' },
  },
}

export const figures = {
  plan: {
    title: 'Plan',
    description: 'Axes, waves and points from above, bow to the right; the size of the vessel is not known here.',
  },
  elevation: {
    title: 'Elevation',
    description: 'Axes and points from starboard, bow to the right, the origin drawn at the waterline.',
  },
}
