/** Every station with its stresses and utilisations. */
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'

export const stationRows = (p: Params, stations: readonly Station[]) =>
  stations.map(({ loads, stresses, utilisation, collapse, std2rd }, k) => ({
    station: `${k + 1}`,
    arc_length: p.arc_length?.[k] ?? null,
    effective_tension: loads.T_eff,
    true_wall_tension: stresses.T_w,
    bending_moment: loads.M,
    internal_pressure: loads.p_i,
    external_pressure: loads.p_e,
    radial: stresses.sigma_r,
    hoop: stresses.sigma_h,
    axial: stresses.sigma_z,
    von_mises: stresses.sigma_vM,
    utilisation,
    collapse,
    method_1: std2rd?.u_1 ?? null,
    method_2: std2rd?.u_2 ?? null,
  }))
