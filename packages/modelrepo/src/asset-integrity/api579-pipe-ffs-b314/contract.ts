/** Corroded liquid pipe: the shared contract with ASME B31.4 as the design code. */
import { ffsContract } from '../_shared/metal-loss/contract.ts'

export const contract = ffsContract({
  id: 'api579-pipe-ffs-b314',
  title: 'Corroded liquid pipe fitness-for-service (API 579-1, B31.4)',
  question: 'Is the wall of this corroded liquid pipe acceptable, at what reduced pressure, and for how long?',
  code: 'ASME B31.4',
})
