/** The share of the time that is workable, and what it is held against. */
import { COUNTED, workableShare } from '@keelson/physics/weather-windows/equations.ts'
import { compares, gives } from '@keelson/workflow'

export const PERCENT = { unit: '%', minimum: 0, maximum: 100 } as const
export const workabilityValue = {
  workability: gives(workableShare, 'fraction', 'Fraction of time within the limits.', PERCENT),
}
export const workabilityCheck = {
  workability: compares('fraction', {
    title: 'Workability',
    criterion: COUNTED,
    unit: '%',
    demand: { input: 'required_workability', title: 'Required workability' },
    capacity: workableShare,
  }),
}
