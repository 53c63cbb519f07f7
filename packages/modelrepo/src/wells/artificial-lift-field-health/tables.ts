/** The tables of a field. */
import type { TablesOf } from '@keelson/workflow'
import { actionOf, MEND_DATA } from './calculate-actions.ts'
import type { Field } from './calculate-field.ts'
import { isError, isHealth, type Well, type WellHealth } from './calculate-wells.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { CARDS } from './modes.ts'

type Tables = TablesOf<typeof contract>

/** Potential less actual rate of a well, nothing below 0; undefined where one of them is not known. */
export const deferredOf = ({ row: { potential_rate, actual_rate } }: Well): number | undefined =>
  potential_rate === undefined || actual_rate === undefined ? undefined : Math.max(0, potential_rate - actual_rate)

export const wellRows = ({ wells }: Field) => wells.map(wellRow)

function wellRow(well: Well) {
  const common = { well_id: well.id, production: well.row.actual_rate ?? null }
  if (isError(well))
    return {
      ...common,
      status: 'error',
      diagnostic_classification: '',
      confidence: null,
      pump_fillage: null,
      buckling: '',
      flags: '',
      reason: well.reason,
    }
  return {
    ...common,
    status: well.status,
    diagnostic_classification: well.label,
    confidence: well.confidence ?? null,
    pump_fillage: well.fillage ?? null,
    buckling: well.card === undefined ? '' : String(well.card.pushed),
    flags: well.flags.join('; '),
    reason: '',
  }
}

export const tablesOf = (p: Params, field: Field): Tables => ({
  actions: actionRows(field),
  ...(p.analysis === CARDS && { loads: field.wells.filter(isHealth).map(loadRow) }),
})

function actionRows({ wells, ranked }: Field) {
  const ill = ranked.filter(({ status }) => status !== 'normal')
  const row = (well: Well, i: number, rest: { status: string; diagnosis: string; action: string }) => ({
    rank: i + 1,
    well_id: well.id,
    ...rest,
    deferred: deferredOf(well) ?? null,
  })
  return [
    ...ill.map((well, i) => row(well, i, { status: well.status, diagnosis: well.label, action: actionOf(well.label) })),
    ...wells
      .filter(isError)
      .map((well, i) =>
        row(well, ill.length + i, { status: 'error', diagnosis: '', action: `${MEND_DATA}: ${well.reason}` }),
      ),
  ]
}

function loadRow({ id, card }: WellHealth) {
  const run = card?.run
  const pumped = run && 'F_o' in run.pumped ? run.pumped : undefined
  const rods = card?.rodLoading
  return {
    well_id: id,
    pump_depth: run?.well.pump_depth ?? null,
    fluid_load: pumped?.F_o ?? null,
    pump_displacement: (pumped?.diagnosed.label === 'rod_parting' ? undefined : pumped?.q_p) ?? null,
    peak_polished_rod_load: run?.surface.F_max ?? null,
    minimum_polished_rod_load: run?.surface.F_min ?? null,
    rod_loading: rods !== undefined && Number.isFinite(rods) ? rods : null,
    peak_net_torque: run?.torque?.T_p ?? null,
    gearbox_loading: card?.gearboxLoading ?? null,
  }
}
