/** Every station with its loads, resistances and utilisations. */
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'

export const stationRows = (p: Params, stations: readonly Station[]) =>
  stations.map(({ pressures, loads, combined, bursting, outside }, k) => ({
    station: `${k + 1}`,
    arc_length: p.arc_length?.[k] ?? null,
    internal_pressure: pressures.p_ld,
    external_pressure: pressures.p_e,
    tension: loads.T_ed,
    moment: loads.M_d,
    plastic_moment: combined.M_k,
    plastic_tension: combined.T_k,
    branch: combined.branch,
    combined: combined.use ?? null,
    bursting: bursting.use,
    collapse: outside.collapse,
    propagation: outside.propagation,
    working_stress: combined.working ?? null,
  }))
