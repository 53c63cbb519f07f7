/** A tube under pressures, force, bending and torsion, at four points of its wall. */
import { largerStress } from '@keelson/physics/member-stress/thick-tube.ts'
import type { RunContext } from '@keelson/workflow'
import { type AtRadius, stressesAt, tubeOf } from './calculate-stresses.ts'
import { tubeCharts } from './charts-tube.ts'
import { tubeFigures } from './figures-tube.ts'
import type { Params } from './params.ts'
import { pointRows } from './tables.ts'

export function calculateTube(p: Params, { trace }: RunContext) {
  const of = tubeOf(p, trace)
  trace.section('Inside')
  const inner = stressesAt(of, of.r_i, trace, 'i')
  trace.section('Outside')
  const outer = stressesAt(of, of.r_o, trace, 'o')
  trace.section('Largest stress')
  const sigma_vM = trace.apply(
    largerStress,
    { sigma_1: inner.sigma_vM, sigma_2: outer.sigma_vM },
    { rename: { sigma_1: 'sigma_vM_i', sigma_2: 'sigma_vM_o' } },
  )
  return {
    sigma_vM,
    lowest: 0,
    loaded: isLoaded(p),
    outside: undefined,
    moved: undefined,
    checks: {},
    values: {
      governing_point: governing(inner, outer),
      axial_stress: of.sigma_a,
      cross_section_area: of.A,
      true_wall_force: of.T_w,
      hoop_stress_inner: inner.sigma_h,
      hoop_stress_outer: outer.sigma_h,
      radial_stress_inner: inner.sigma_r,
      radial_stress_outer: outer.sigma_r,
      bending_stress_outer: outer.sigma_b,
      torsional_shear_outer: outer.tau,
      von_mises_inner: inner.sigma_vM,
      von_mises_outer: outer.sigma_vM,
    },
    warnings: [],
    tables: () => ({ points: pointRows(inner, outer) }),
    charts: () => tubeCharts(p, of),
    figures: () => tubeFigures(of, inner, outer),
  }
}

const isLoaded = (p: Params): boolean =>
  [p.internal_pressure, p.external_pressure, p.bending_moment, p.torsion_moment].some((action) => action !== 0) ||
  (p.effective_tension ?? p.true_wall_force) !== 0

function governing(inner: AtRadius, outer: AtRadius): string {
  const [where, at] = inner.sigma_vM >= outer.sigma_vM ? ['inside', inner] : ['outside', outer]
  if (at.tension.sigma_vM === at.compression.sigma_vM) return `${where}, both sides`
  return `${where}, ${at.tension.sigma_vM > at.compression.sigma_vM ? 'tension' : 'compression'} side`
}
