/** What the preparations of diffraction programs show alike: the body in three views, and how fine its mesh is for each wave. */
import { numberColumn } from '@keelson/workflow'

export const bodyFigures = {
  side: {
    title: 'Body from the side',
    description:
      'The body to scale in still water, drawn from its mesh: outline, creases and open edges; what symmetry adds is dashed. With the centres of gravity and buoyancy.',
  },
  end: {
    title: 'Body from its end',
    description:
      'The body to scale in still water, y to the right, drawn from its mesh; what symmetry adds is dashed. G is the centre of gravity, B that of buoyancy.',
  },
  plan: {
    title: 'Body from above',
    description:
      'The body to scale, x to the right and y upward, drawn from its mesh; what symmetry adds is dashed. The arrows say where the waves go, at most eight of them.',
  },
}

export const waveColumns = {
  frequency: numberColumn('wave_angular_frequency', 'Wave frequency', { symbol: 'omega' }),
  period: numberColumn('wave_period', 'Wave period', { symbol: 'T' }),
  wavelength: numberColumn('wave_length', 'Wavelength', { symbol: 'lambda' }),
  panels_per_wavelength: numberColumn('-', 'Panels per wavelength'),
  largest_panel: numberColumn('structure_dimension', 'Largest panel allowed'),
}
