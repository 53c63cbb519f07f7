/** The rows of the table: resistance and power by speed. */
import { viscousResistance } from '@keelson/physics/ship-resistance/correlation.ts'
import type { Hull } from './calculate-hull.ts'
import type { AtSpeed } from './calculate-speed.ts'

export const speedRows = ({ surfaces: { K_1 } }: Hull, all: readonly AtSpeed[]) =>
  all.map(({ resistance: r, propulsion }) => ({
    ...{ speed: r.V, froude: r.F_n, viscous: viscousResistance({ ...r, K_1 }), appendages: r.R_APP, waves: r.R_W },
    ...{ bulb: r.R_B, transom: r.R_TR, correlation: r.R_A, total: r.R, effective: r.P_E },
    shaft: propulsion?.P_S ?? null,
  }))
