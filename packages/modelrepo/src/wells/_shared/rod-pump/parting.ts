/** Where rods that parted have done so: what the polished rod still carries is their weight down to there. */
import type { Trace } from '@keelson/equations'
import {
  buoyantRodWeight,
  diametersOf,
  lengthsOf,
  partingDepth,
  stringLength,
} from '@keelson/physics/rod-pump/rod-string.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import type { Surface } from './surface.ts'
import type { CardWell } from './well.ts'

/** Depth of the parting, m; nothing where the polished rod is pushed rather than pulled. */
export function partingDepthOf(w: CardWell, { rods, F_m }: Surface, trace: Trace): number | undefined {
  if (!(F_m > 0)) return undefined
  const weight = { rho_r: w.rod_density, rho_f: w.fluid_density, g: STANDARD_GRAVITY }
  const [L, d] = [lengthsOf(rods), diametersOf(rods)]
  const weightOfFirst = (n: number) =>
    buoyantRodWeight.evaluate({ ...weight, g: STANDARD_GRAVITY.si, L: L.slice(0, n), d: d.slice(0, n) })
  const whole = L.findIndex((_, j) => weightOfFirst(j + 1) >= F_m)
  const at = whole < 0 ? L.length - 1 : whole
  trace.section('Parted rods')
  const above = { L: L.slice(0, at), d: d.slice(0, at) }
  const L_a = trace.apply(stringLength, { L: above.L }, { as: 'L_a', rename: { L: 'L_w' } })
  const renamed = { as: 'W_a', rename: { L: 'L_w', d: 'd_w' } }
  const W_a = trace.apply(buoyantRodWeight, { ...weight, ...above }, renamed)
  return trace.apply(partingDepth, { ...weight, L_a, F_m, W_a, d_x: d[at] as number })
}
