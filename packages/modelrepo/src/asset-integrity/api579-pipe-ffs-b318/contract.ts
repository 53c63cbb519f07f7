/** Corroded gas pipe: the shared contract with ASME B31.8 as the design code. */
import { ffsContract } from '../_shared/metal-loss/contract.ts'

export const contract = ffsContract({
  id: 'api579-pipe-ffs-b318',
  title: 'Corroded gas pipe fitness-for-service (API 579-1, B31.8)',
  question: 'Is this corroded gas pipe fit for service, at what pressure, and for how long?',
  code: 'ASME B31.8',
})
