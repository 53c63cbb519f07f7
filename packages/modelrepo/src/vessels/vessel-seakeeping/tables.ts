/** The tables of the run. */
import type { TablesOf } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import { densitiesIn } from './calculate-states.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export const tablesOf = (p: Params, found: Found): TablesOf<typeof contract> => ({
  sea_states: found.states.map((s) => ({
    sea_state: String(s.number),
    significant_wave_height: s.row.significant_wave_height,
    peak_period: s.row.peak_period,
    probability: s.row.probability,
    heave: s.heave,
    roll: s.roll ?? null,
    pitch: s.pitch ?? null,
    acceleration: s.a_s,
    sickness: s.sick.MSI,
    limiting: s.judged.H,
    governing: s.judged.governing?.replaceAll('_', ' ') ?? '',
  })),
  response: responseRows(p, found),
})

function responseRows(p: Params, { ship, shown }: Found) {
  const { waves, heave, roll, pitch, relative } = densitiesIn(p, ship, shown.row)
  return ship.omega.map((frequency, i) => ({
    frequency,
    encounter: ship.met[i] ?? null,
    waves: waves[i] ?? null,
    heave: heave[i] ?? null,
    roll: roll?.[i] ?? null,
    pitch: pitch?.[i] ?? null,
    relative: relative?.[i] ?? null,
  }))
}
