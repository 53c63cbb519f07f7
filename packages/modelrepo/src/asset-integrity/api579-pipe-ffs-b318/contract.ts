/** Corroded gas pipe: the shared contract with ASME B31.8 as the design code. */
import { ffsContract } from '../_shared/metal-loss/contract.ts'

export const contract = ffsContract({
  id: 'api579-pipe-ffs-b318',
  title: 'Corroded gas pipe fitness-for-service (API 579-1, B31.8)',
  question: 'Is this corroded gas pipe fit for service, at what pressure and for how long?',
  askedAs: [
    'Pigging found external corrosion on the gas trunkline: repair, derate or leave it?',
    'What is the RSTRENG safe pressure of this river bottom profile?',
    'Does modified B31G let us stay at MAOP in location class 3 with 30 % metal loss?',
    'Compare B31G, RSTRENG, DNV-RP-F101 and API 579 for one defect in X60.',
    'How deep may the pit in our gas pipe grow before we must lower the pressure?',
    'RSF of a local thin area on a natural gas main by API 579 Level 1 or 2, at the design factor of its class',
  ],
  code: 'ASME B31.8',
})
