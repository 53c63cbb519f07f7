/** The checks of a run, each by its clause. */
import { nistHandbook } from '@keelson/physics/sweep/effects.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  all_cases_succeed: checkOf('-', {
    title: 'Case completion',
    criterion: { source: nistHandbook, clause: '5.3.3.3: every run of the design' },
    demand: 'Cases without a result',
    capacity: 'Allowable number of cases without a result',
    neverFails: 'If a case has no result, the check is not assessed.',
  }),
  order_stable: checkOf('-', {
    title: 'Case order',
    criterion: { source: nistHandbook, clause: '5.3.3.3: standard order' },
    demand: 'Cases out of order',
    capacity: 'Allowable number of cases out of order',
    selfCheck:
      'each case is in the order of its values; the order is generated from them, so no case can fail this check',
  }),
}
