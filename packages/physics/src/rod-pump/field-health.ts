/** A field of rod-pumped wells: what its wells add up to, and how their diagnoses are ranked. */
import { constant, equation, house, max, sum } from '@keelson/equations'

const FIELD = { source: house, clause: 'roll-up of a field' } as const

/** From the least to the most severe. */
export const STATUSES = ['normal', 'warning', 'critical', 'failure'] as const
export type Status = (typeof STATUSES)[number]

/** The status of a diagnosis, by its label without regard to capitals; a label that is not known is a warning, never normal. */
export function statusOf(label: string): Status {
  const known = label.trim().toLowerCase()
  if (known === 'normal') return 'normal'
  if (['gas_lock', 'rod_parting', 'stuck_pump'].includes(known)) return 'failure'
  if (['pump_tagging', 'pump_tagging_up', 'pump_tagging_down'].includes(known)) return 'critical'
  return 'warning'
}

/** A well as it is ranked; a fillage that is not known counts as that of a full pump. */
export interface Ranked {
  readonly id: string
  readonly status: Status
  readonly fillage: number | undefined
}

/** The most severe first, of equals the emptiest, of equals by name. */
export function byNeed(a: Ranked, b: Ranked): number {
  const severity = STATUSES.indexOf(b.status) - STATUSES.indexOf(a.status)
  if (severity !== 0) return severity
  const fillage = (a.fillage ?? 1) - (b.fillage ?? 1)
  if (fillage !== 0) return fillage
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

export const LOW_FILLAGE_FLAG = constant({
  ...FIELD,
  symbol: 'eta_f',
  title: 'Fillage threshold for flagging a well',
  value: 0.7,
  unit: '-',
})
export const NONE_FAILING = constant({
  ...FIELD,
  symbol: 'n_0',
  title: 'Permissible number of wells with failure status',
  value: 0,
  unit: '-',
})
export const FULLY_LOADED = constant({
  ...FIELD,
  symbol: 'r_1',
  title: 'Permissible loading',
  value: 1,
  unit: '-',
})

export const meanFillage = equation({
  ...FIELD,
  symbol: 'eta_m',
  title: 'Mean pump fillage',
  unit: '-',
  where: { eta: ['known fillages', '-', 'list'] },
  evaluate: ({ eta }) => sum(eta.length, (j) => eta[j]) / eta.length,
})
/** Of the wells of which both rates are known. */
export const deferredProduction = equation({
  ...FIELD,
  symbol: 'q_d',
  title: 'Deferred production',
  unit: 'm3/s',
  where: { q_p: ['potential rates', 'm3/s', 'list'], q_a: ['actual rates', 'm3/s', 'list'] },
  evaluate: ({ q_p, q_a }) => sum(q_p.length, (j) => max(0, q_p[j] - q_a[j])),
  limited: { holds: 'a well producing above its potential has no deferred production' },
})
