/** Diameter, buoyancy and submerged weight of the pipe, from its layers or as given. */
import type { Trace } from '@keelson/equations'
import {
  annulusWeight,
  buoyancy,
  coatedDiameter,
  coatingSum,
  contentWeight,
  innerDiameter,
  specificGravity,
  submergedWeight,
} from '@keelson/standards/dnv-rp-f109-2021/weight.ts'
import type { Params } from './inputs.ts'

export interface Pipe {
  /** Hydrodynamic diameter, m. */
  readonly D: number
  /** Buoyancy, N/m. */
  readonly b: number
  /** Submerged weight, N/m; undefined where neither it nor the pipe's geometry was given. */
  readonly w_s: number | undefined
  readonly s_g: number | undefined
}

/** The pipe with a concrete coating of thickness `t_c`, m. */
export function pipeOf(p: Params, t_c: number, trace: Trace): Pipe {
  trace.section('Weight and diameter')
  const coated = p.outer_diameter === undefined ? undefined : layers(p, p.outer_diameter, t_c, trace)
  const D = p.hydrodynamic_diameter ?? coated?.D
  if (D === undefined) throw new Error('neither a hydrodynamic diameter nor pipe dimensions')
  const b = trace.apply(buoyancy, { rho_w: p.water_density, g: p.gravity, D })
  const w_s = p.submerged_weight ?? builtUpWeight(p, coated, b, trace)
  const s_g = w_s === undefined ? undefined : trace.apply(specificGravity, { w_s, b })
  return { D, b, w_s, s_g }
}

/** Whether the weight of this pipe follows from its concrete thickness. */
export const weightFollowsConcrete = (p: Params): boolean =>
  p.submerged_weight === undefined && p.hydrodynamic_diameter === undefined && p.wall_thickness !== undefined

interface Layers {
  readonly D: number
  /** Weight of all coating in air, N/m. */
  readonly w_coat: number
}

function layers(p: Params, D_s: number, t_c: number, trace: Trace): Layers {
  let D = D_s
  let w_coat = 0
  const concrete = { thickness: t_c, density: p.coating_density }
  const all = t_c > 0 ? [...p.coating_layers, concrete] : p.coating_layers
  all.forEach(({ thickness, density }, i) => {
    const last = i === all.length - 1
    const below = i === 0 ? 'D_s' : `D_${i}`
    const over = last && p.hydrodynamic_diameter === undefined ? 'D' : `D_${i + 1}`
    const outer = trace.apply(
      coatedDiameter,
      { D_b: D, t: thickness },
      { as: over, rename: { D_b: below, t: `t_c_${i + 1}` } },
    )
    const w = trace.apply(
      annulusWeight,
      { rho: density, g: p.gravity, D_o: outer, D_i: D },
      {
        as: `w_c_${i + 1}`,
        title: `Coating layer ${i + 1} weight`,
        rename: { rho: `rho_c_${i + 1}`, D_o: over, D_i: below },
      },
    )
    w_coat = i === 0 ? w : trace.apply(coatingSum, { w_below: w_coat, w_c: w }, sumNames(i, last))
    D = outer
  })
  return { D, w_coat }
}

const sumNames = (i: number, last: boolean) => ({
  as: last ? 'w_coat' : `w_coat_${i + 1}`,
  rename: { w_below: i === 1 ? 'w_c_1' : `w_coat_${i}`, w_c: `w_c_${i + 1}` },
})

function builtUpWeight(p: Params, coated: Layers | undefined, b: number, trace: Trace): number | undefined {
  if (coated === undefined || p.outer_diameter === undefined || p.wall_thickness === undefined) return undefined
  const D_i = trace.apply(innerDiameter, { D_s: p.outer_diameter, t_s: p.wall_thickness })
  const w_steel = trace.apply(
    annulusWeight,
    { rho: p.steel_density, g: p.gravity, D_o: p.outer_diameter, D_i },
    { as: 'w_steel', title: 'Steel weight', rename: { rho: 'rho_s', D_o: 'D_s' } },
  )
  const w_cont = trace.apply(contentWeight, { rho_cont: p.content_density, g: p.gravity, D_i })
  return trace.apply(submergedWeight, { w_steel, w_coat: coated.w_coat, w_cont, b })
}
