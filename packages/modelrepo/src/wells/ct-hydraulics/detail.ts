/** What was found, in words. */
import { shownIn } from '@keelson/workflow'
import type { Circulation } from './calculate-circulation.ts'
import type { Coiled, Straight } from './calculate-liquid.ts'

const psi = (si: number) => shownIn(si, 'psi')

export const ofCirculation = ({ p_p, p_bh, ECD, v_a, reel }: Circulation): string =>
  `Pump pressure ${psi(p_p)}, of which ${psi(reel.dP_r)} on the reel; bottom-hole pressure ${psi(p_bh)}, ECD ${shownIn(ECD, 'ppg')}; the annulus moves at ${shownIn(v_a, 'm/s', 3)}`

export const ofSection = ({ dP, regime, N }: Coiled | Straight): string =>
  `Pressure loss ${psi(dP)}, flow ${regime} at a Reynolds number of ${shownIn(N, '-')}`
