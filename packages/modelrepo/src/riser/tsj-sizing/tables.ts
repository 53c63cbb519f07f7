/** The table of a run: what each station has. */
import type { Stresses } from './calculate-stresses.ts'

export const stationTable = ({ stations }: Stresses) =>
  stations.map(({ place, stresses, utilisation }) => ({
    position: place.x,
    outer_diameter: place.D,
    wall_thickness: place.t,
    bending_moment: place.M,
    slope_left: place.psi,
    deflection: place.y,
    true_wall_tension: stresses.T_w,
    hoop_stress: stresses.sigma_h,
    axial_stress: stresses.sigma_z,
    von_mises_stress: stresses.sigma_vM,
    utilisation,
  }))
