/** The tables of the run. */
import { notApplicable, type TablesOf } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export function tablesOf(p: Params, { sea, grid, spreading, components }: Found): TablesOf<typeof contract> {
  return {
    spectrum: grid.frequencies.map((frequency, i) => ({ frequency, density: grid.densities[i] ?? null })),
    ...(sea.systems.length > 0 && {
      systems: sea.systems.map((s) => ({
        system: s.name,
        significant_wave_height: s.H_s,
        peak_period: s.T_p,
        peak_frequency: s.omega_p,
        peakedness: s.peakedness,
        shape_m1: s.shapes.m1,
        shape_0: s.shapes[0],
        shape_1: s.shapes[1],
        shape_2: s.shapes[2],
      })),
    }),
    ...(spreading !== undefined && {
      directions: p.offset_angles.map((offset, i) => ({ offset, spreading: spreading[i] ?? null })),
    }),
    components:
      components === undefined
        ? notApplicable('no components are asked for')
        : components.frequencies.map((frequency) => ({ frequency, amplitude: components.amplitude })),
  }
}
