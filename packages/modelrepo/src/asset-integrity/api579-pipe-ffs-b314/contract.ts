/** Corroded liquid pipe: the shared contract with ASME B31.4 as the design code. */
import { ffsContract } from '../_shared/metal-loss/contract.ts'

export const contract = ffsContract({
  id: 'api579-pipe-ffs-b314',
  title: 'Corroded liquid pipe fitness-for-service (API 579-1, B31.4)',
  question: 'Is this corroded liquid pipe fit for service, at what pressure and for how long?',
  askedAs: [
    'UT or pigging found a thin patch on our oil line: do we have to cut it out or may it stay?',
    'What pressure can a corroded crude pipeline still take with this thickness grid?',
    'How many years has this OD and WT got left if it keeps losing wall at the same rate?',
    'Run an FFS Level 1 and Level 2 on metal loss in B31.4 pipe.',
    'Is a pit of 4 mm by 200 mm in X52 liquid line pipe OK at MAOP?',
    'Local thin area on an oil trunkline by API 579 Part 4 or Part 5: remaining strength factor and reduced MAOP',
  ],
  code: 'ASME B31.4',
})
