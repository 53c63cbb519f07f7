/** Builds and checks the atlas of fibre rope fatigue: damage over tension range, cycles and breaking load. */
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { toSI } from '@keelson/units'
import { type GridAtlas, geometric, gridAtlas } from '../../_shared/atlas/grid-atlas.ts'
import { ATLAS_ID, CYCLES, DAMAGE, PARENT, RANGE, STRENGTH } from './atlas-names.ts'
import { damageAt, parentMethod } from './atlas-solver.ts'

const LIMITS = {
  [RANGE]: { title: 'Tension range', unit: 'kN', low: 450, high: 3600 },
  [CYCLES]: { title: 'Cycles', unit: '-', low: 1e4, high: 1e6 },
  [STRENGTH]: { title: 'Minimum breaking load', unit: 'kN', low: 8000, high: 25000 },
} as const

/** Values along each axis: the damage is a power of each, so that few tell it. */
const COUNTS = { [RANGE]: 7, [CYCLES]: 3, [STRENGTH]: 5 } as const

const axis = (name: keyof typeof LIMITS, si: string) => {
  const { title, unit, low, high } = LIMITS[name]
  const values = geometric(toSI(low, unit), toSI(high, unit), COUNTS[name])
  return { name, title, unit: si, scale: 'log', values } as const
}

const GRID: GridAtlas = {
  id: ATLAS_ID,
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${dnvOsE301.id} (${dnvOsE301.revision}) Ch.2 Sec.2 fatigue of fibre ropes`] },
  limits: LIMITS,
  slices: [{ slice: {}, axes: [axis(RANGE, 'N'), axis(CYCLES, '-'), axis(STRENGTH, 'N')] }],
  response: { name: DAMAGE, unit: '-', scale: 'log' },
  solve: (_, { [RANGE]: dT = Number.NaN, [CYCLES]: n = Number.NaN, [STRENGTH]: MBL = Number.NaN }) =>
    damageAt(dT, n, MBL),
  method: () =>
    parentMethod({
      minimum_breaking_load: 18e6,
      design_fatigue_factor: 60,
      design_life: toSI(25, 'year'),
      tension_range_bins: [{ tension_range_kN: 9e5, n_cycles: 6e5 }],
      characteristic_strength_factor: 1,
      out_of_range_policy: 'escalate',
    }),
}

export const syntheticRopeAtlas = gridAtlas(GRID)
