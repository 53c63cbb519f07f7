/** The checks of a run, each by its clause. */
import { house } from '@keelson/equations'
import { checkOf } from '@keelson/workflow'

const balance = (title: string, demand: string) =>
  checkOf('-', {
    title,
    criterion: { source: house, clause: 'every occurrence counts once' },
    demand,
    capacity: 'Permitted difference',
    selfCheck: 'each occurrence is counted once in every classification, so the sums cannot differ',
  })

export const checks = {
  annual_balance: balance('Annual balance', 'Annual sum difference'),
  type_balance: balance('Type balance', 'Type sum difference'),
  severity_balance: balance('Severity balance', 'Severity sum difference'),
  release_balance: balance('Release balance', 'Release count difference'),
}
