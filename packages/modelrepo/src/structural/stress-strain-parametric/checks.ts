/** The checks of a run, each by its clause. */
import { nistHandbook } from '@keelson/physics/sweep/effects.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  all_cases_succeed: checkOf('-', {
    title: 'All cases succeed',
    criterion: { source: nistHandbook, clause: '5.3.3.3: every run of the design' },
    demand: 'Cases that failed',
    capacity: 'Failures allowed',
    neverFails: 'A case that could not be calculated leaves the check open: nothing is known of it.',
  }),
  order_stable: checkOf('-', {
    title: 'Order of the cases',
    criterion: { source: nistHandbook, clause: '5.3.3.3: standard order' },
    demand: 'Cases out of place',
    capacity: 'Cases out of place allowed',
    selfCheck:
      'every case stands where its values put it; no case makes it fail, as the order is made from those values',
  }),
}
