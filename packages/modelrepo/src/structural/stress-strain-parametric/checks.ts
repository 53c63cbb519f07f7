/** The checks of a run, each by its clause. */
import { nistHandbook } from '@keelson/physics/sweep/effects.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  all_cases_succeed: checkOf('-', {
    title: 'Case completion',
    criterion: { source: nistHandbook, clause: '5.3.3.3: every run of the design' },
    demand: 'Failed cases',
    capacity: 'Allowable failed cases',
    neverFails: 'If a case fails, the check is not assessed because no result is available for that case.',
  }),
  order_stable: checkOf('-', {
    title: 'Case order',
    criterion: { source: nistHandbook, clause: '5.3.3.3: standard order' },
    demand: 'Cases out of order',
    capacity: 'Allowable cases out of order',
    selfCheck:
      'each case is in the order of its values; the order is generated from them, so no case can fail this check',
  }),
}
