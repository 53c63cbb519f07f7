/** What must hold between the inputs; what is wrong with the card of one well alone is its own error and refuses nothing. */
import type { Problem } from '@keelson/workflow'
import { CONDITION_NAMES, conditionOf, merged } from './calculate-rows.ts'
import type { Params } from './inputs.ts'
import { CARDS } from './modes.ts'

export const rules = (p: Params): readonly Problem[] => [...nameProblems(p), ...conditionProblems(p)]

function nameProblems({ wells }: Params): Problem[] {
  const first = new Map<string, number>()
  return wells.flatMap(({ well_id }, i) => {
    const before = first.get(well_id)
    if (before === undefined) {
      first.set(well_id, i)
      return []
    }
    const message = `must be unique; row ${before + 1} is also "${well_id}"`
    return [{ pointer: `/wells/${i}/well_id`, message }]
  })
}

function conditionProblems(p: Params): Problem[] {
  if (p.analysis !== CARDS) return []
  return p.wells.flatMap((row, i) => {
    const mode = merged(p, row).synthetic_card?.[0]?.mode
    if (mode === undefined || conditionOf(mode) !== undefined) return []
    const at = row.synthetic_card?.[0]?.mode === undefined ? '/well_defaults/0' : `/wells/${i}`
    const message = `of well "${row.well_id}" must be one of ${CONDITION_NAMES.join(', ')} (entered: "${mode}")`
    return [{ pointer: `${at}/synthetic_card/0/mode`, message }]
  })
}
