/** What must add up: counts of the same occurrences, made separately. */
import { constant, house, type Source, type Trace } from '@keelson/equations'
import { check, notChecked, type Outcome } from '@keelson/workflow'
import { amounts, type Counts, type Tallies } from './calculate-counts.ts'
import type { contract } from './contract.ts'
import { IMO, NOAA, type RecordFormat, UNIFIED } from './modes.ts'

type Checks = NonNullable<Outcome<typeof contract>['checks']>

const NONE = constant({
  symbol: 'd_max',
  title: 'Permitted difference',
  value: 0,
  unit: '-',
  source: house,
  clause: 'every occurrence counts once',
})

const sum = (counts: Counts) => Object.values(counts).reduce((a, b) => a + b, 0)

export function recordChecks(format: RecordFormat, t: Tallies, trace: Trace, source: Source): Checks {
  trace.section('Count balance')
  const all = t.incidents.length
  const made = (symbol: string, title: string, total: number) => {
    const value = Math.abs(total - all)
    const cell = `${total} compared with ${all}`
    const demand = trace.lookup({ symbol, title, unit: '-', source, clause: 'records as read', value, cell })
    return check({ demand, capacity: NONE, note: `${cell} occurrences` })
  }
  const release = amounts(t.incidents, (i) => i.potentialRelease)
  return {
    annual_balance: made('d_y', 'Annual sum difference', sum(t.annual)),
    type_balance: made('d_t', 'Type sum difference', sum(t.byType)),
    severity_balance:
      format === IMO || format === UNIFIED
        ? made('d_s', 'Severity sum difference', sum(t.severity))
        : notChecked('other_mode', 'the source does not state severity'),
    release_balance:
      format === NOAA
        ? made('d_r', 'Release count difference', release.known + release.unknown)
        : notChecked('other_mode', 'the source does not state potential release'),
  }
}

export const uncheckedAll = (reason: string): Checks => ({
  annual_balance: notChecked('not_requested', reason),
  type_balance: notChecked('not_requested', reason),
  severity_balance: notChecked('not_requested', reason),
  release_balance: notChecked('not_requested', reason),
})
