/** S-N curve T of tubular joints, for the hot-spot stress. DNV-RP-C203 (2016) 2.4, table 2-3. */
import type { SnCurve } from '@keelson/physics/fatigue/sn-curve.ts'
import type { Environment } from './sn-curves.ts'

export const TUBULAR_TABLE = 'table 2-3'

const LONG = { m: 5, log_a: 16.13 } as const

/** DNV-RP-C203 (2016) table 2-3. With cathodic protection the knee is at 1.8e6 cycles, where the constants meet. */
export const TUBULAR_JOINTS: Readonly<Record<Environment, SnCurve>> = {
  air: { lines: [{ m: 3, log_a: 12.48 }, LONG], N_knee: 1e7 },
  seawater_cathodic_protection: { lines: [{ m: 3, log_a: 12.18 }, LONG], N_knee: 1.8e6 },
  seawater_free_corrosion: { lines: [{ m: 3, log_a: 12.03 }], N_knee: null },
}
