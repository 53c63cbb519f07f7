/** What the preparations of diffraction programs show alike: the body in three views, and how fine its mesh is for each wave. */
import { numberColumn } from '@keelson/workflow'

export const bodyFigures = {
  side: {
    title: 'Body side view',
    description:
      'Side view of the body mesh to scale in still water, with outline, creases and open edges. Parts added by symmetry are dashed. Centres of gravity and buoyancy are shown.',
  },
  end: {
    title: 'Body end view',
    description:
      'End view of the body mesh to scale in still water, y to the right. Parts added by symmetry are dashed. G is the centre of gravity and B is the centre of buoyancy.',
  },
  plan: {
    title: 'Body plan view',
    description:
      'Plan view of the body mesh to scale, x to the right and y upward. Parts added by symmetry are dashed. Arrows show wave directions (maximum eight).',
  },
}

export const waveColumns = {
  frequency: numberColumn('wave_angular_frequency', 'Wave frequency', { symbol: 'omega' }),
  period: numberColumn('wave_period', 'Wave period', { symbol: 'T' }),
  wavelength: numberColumn('wave_length', 'Wavelength', { symbol: 'lambda' }),
  panels_per_wavelength: numberColumn('-', 'Panels per wavelength'),
  largest_panel: numberColumn('structure_dimension', 'Maximum allowable panel size'),
}
