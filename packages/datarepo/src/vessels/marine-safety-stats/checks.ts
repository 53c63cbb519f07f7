/** The checks of a run, each by its clause. */
import { house } from '@keelson/equations'
import { checkOf } from '@keelson/workflow'

const balance = (title: string, demand: string) =>
  checkOf('-', {
    title,
    criterion: { source: house, clause: 'every occurrence counts once' },
    demand,
    capacity: 'Permitted',
    selfCheck: 'every occurrence counts once, however it is sorted; no case makes a sum differ',
  })

export const checks = {
  annual_balance: balance('Years add up', 'Difference of the sum over years'),
  type_balance: balance('Types add up', 'Difference of the sum over types'),
  severity_balance: balance('Severities add up', 'Difference of the sum over severities'),
  release_balance: balance('Known and unknown releases add up', 'Difference of known and unknown releases'),
}
