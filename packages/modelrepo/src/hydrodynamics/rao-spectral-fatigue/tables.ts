/** The tables of the run: the sea states, the directions, and the response to the sea state that counts most. */
import { notApplicable, type TablesOf } from '@keelson/workflow'
import { stateRow } from '../_shared/spectral-damage/tables.ts'
import type { Found } from './calculate-found.ts'
import { responseTo, type Spreading } from './calculate-response.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export const tablesOf = (p: Params, found: Found): TablesOf<typeof contract> => ({
  sea_states: found.states.map((s) => ({
    sea_state: String(s.number),
    significant_wave_height: s.row.significant_wave_height,
    peak_period: s.row.peak_period,
    ...stateRow(s, found.verdict.D, p.method),
  })),
  ...(found.spread !== undefined && { directions: directionRows(p, found.spread) }),
  response: responseRows(p, found),
})

const directionRows = (p: Params, { shares, weights, variance }: Spreading) =>
  (p.heading_offsets ?? []).map((offset, j) => ({
    offset,
    share: shares[j] ?? null,
    weight: weights[j] ?? null,
    multiple: p.rao_heading_factors?.[j] ?? null,
    damage_share: variance?.[j] ?? null,
  }))

function responseRows(p: Params, { rao, governing }: Found) {
  if (governing === undefined) return notApplicable('no sea state causes damage')
  const { frequencies, encounters, waves, stress } = responseTo(p, rao, governing.row)
  return frequencies.map((frequency, i) => ({
    frequency,
    encounter_frequency: encounters[i] ?? null,
    waves: waves[i] ?? null,
    stress: stress[i] ?? null,
  }))
}
