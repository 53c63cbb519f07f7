/** The atlas of fibre rope fatigue: damage over tension range, cycles and breaking load. */
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { toSI } from '@keelson/units'
import { axesOf } from '../../_shared/atlas/axes.ts'
import { gridAtlas } from '../../_shared/atlas/grid.ts'
import { damageAt, direct, PARENT } from './atlas-solver.ts'

/** The damage is a power of each, so that few nodes tell it. */
export const axes = axesOf({
  tension_range_kN: { title: 'Tension range', symbol: 'dT_g', unit: 'kN', scale: 'log', range: [450, 3600], nodes: 7 },
  n_cycles: { title: 'Cycles', symbol: 'n_g', unit: '-', scale: 'log', range: [1e4, 1e6], nodes: 3 },
  minimum_breaking_load: {
    title: 'Minimum breaking load',
    symbol: 'MBL',
    unit: 'kN',
    scale: 'log',
    range: [8000, 25000],
    nodes: 5,
  },
})

const MIDDLE = {
  minimum_breaking_load: 18e6,
  design_fatigue_factor: 60,
  design_life: toSI(25, 'year'),
  tension_range_bins: [{ tension_range_kN: 9e5, n_cycles: 6e5 }],
  characteristic_strength_factor: 1,
}

export const syntheticRopeAtlas = gridAtlas({
  id: 'synthetic-rope-atlas-query',
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${dnvOsE301.id} (${dnvOsE301.revision}) Ch.2 Sec.2 fatigue of fibre ropes`] },
  axes,
  response: { name: 'damage', unit: '-', scale: 'log' },
  solve: damageAt,
  method: (trace) => direct(MIDDLE, trace),
})
