/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { motionCharts } from '../_shared/rao/charts.ts'
import { corners } from '../_shared/rao/corners.ts'

export const tables = {
  motions: {
    title: 'Motions',
    description: 'Motions per metre of wave amplitude at the query point, by both interpolation methods.',
    columns: {
      motion: textColumn('Motion'),
      unit: textColumn('Unit'),
      amplitude_complex: numberColumn(
        { unit: '-', noKind: 'unit stated in the row' },
        'Amplitude from real and imaginary parts',
      ),
      phase_complex: numberColumn('motion_phase', 'Phase from real and imaginary parts'),
      amplitude_apart: numberColumn(
        { unit: '-', noKind: 'unit stated in the row' },
        'Amplitude interpolated separately from phase',
      ),
      phase_apart: numberColumn('motion_phase', 'Phase interpolated separately from amplitude'),
    },
  },
  corners,
}

export const charts = {
  ...motionCharts,
  polar: {
    title: 'Polar diagram',
    description:
      'Amplitudes at the query period against wave direction: 180° is head seas (top) and 90° is waves from starboard (right). Translations in m/m are on the left and rotations on the right.',
    apart: { x: 'Polar plot on two combined axes.' },
  },
}

export const figures = {
  plan: {
    title: 'Vessel plan',
    description: 'Plan of axes, waves and points, bow to the right. Vessel size is schematic.',
  },
  elevation: {
    title: 'Vessel elevation',
    description: 'Elevation of axes and points from starboard, bow to the right, with the origin at the waterline.',
  },
}
