/** Each well of the field by itself: its status, what it is diagnosed with, and what is flagged. */
import { silent } from '@keelson/equations'
import { RULED, UNRULED } from '@keelson/physics/rod-pump/diagnosis.ts'
import { FULLY_LOADED, LOW_FILLAGE_FLAG, type Status, statusOf } from '@keelson/physics/rod-pump/field-health.ts'
import { LEAST_FLUID_LOAD } from '@keelson/physics/rod-pump/pump-card.ts'
import { shown } from '@keelson/workflow'
import { type DiagnosedWell, diagnosedWell, isParted } from '../_shared/rod-pump/diagnosed.ts'
import { sectionLoadings } from '../_shared/rod-pump/loading.ts'
import { type CardRemark, cardRemarks } from '../_shared/rod-pump/remarks.ts'
import { cardWellOf, merged } from './calculate-rows.ts'
import type { Params, WellRow } from './inputs.ts'
import { ROLLUP } from './modes.ts'

/** A well that was analysed, from its card or by the diagnosis that came with it. */
export interface WellHealth {
  readonly id: string
  readonly row: WellRow
  readonly status: Status
  readonly label: string
  /** False for a label that is none of the diagnosis. */
  readonly isKnown: boolean
  readonly fillage: number | undefined
  readonly confidence: number | undefined
  readonly card: WellCard | undefined
  readonly flags: readonly string[]
}
/** What a card brings beside its diagnosis. */
export interface WellCard {
  readonly run: DiagnosedWell
  /** Whether the rods are pushed at the pump. */
  readonly pushed: boolean
  /** Largest of all sections; infinite where no range of stress is left to one. */
  readonly rodLoading: number | undefined
  readonly gearboxLoading: number | undefined
  readonly remarks: readonly CardRemark[]
}
/** A well that could not be analysed, and why. */
export interface WellError {
  readonly id: string
  readonly row: WellRow
  readonly reason: string
}
export type Well = WellHealth | WellError
export const isError = (well: Well): well is WellError => 'reason' in well
export const isHealth = (well: Well): well is WellHealth => !isError(well)

export const wellsOf = (p: Params): readonly Well[] =>
  p.wells.map((own) => {
    const row = merged(p, own)
    return p.analysis === ROLLUP ? byDiagnosis(row) : byCard(row, p.solver)
  })

const KNOWN: ReadonlySet<string> = new Set(['normal', 'pump_tagging', ...RULED, ...UNRULED])

function byDiagnosis(row: WellRow): Well {
  const { well_id: id, diagnostic_classification: given } = row
  const label = given?.trim().toLowerCase() ?? ''
  if (label === '') return { id, row, reason: 'no diagnosis is entered' }
  const fillage = row.pump_fillage
  return {
    id,
    row,
    status: statusOf(label),
    label,
    isKnown: KNOWN.has(label),
    fillage,
    confidence: undefined,
    card: undefined,
    flags: lowFillage(fillage),
  }
}

function byCard(row: WellRow, solver: Params['solver']): Well {
  const { well_id: id } = row
  const well = cardWellOf(row, solver)
  if ('unfit' in well) return { id, row, reason: well.unfit }
  try {
    return diagnosed(row, diagnosedWell(well, silent))
  } catch (error) {
    return { id, row, reason: `the card analysis failed (${(error as Error).message})` }
  }
}

function diagnosed(row: WellRow, run: DiagnosedWell): Well {
  const { well_id: id } = row
  const { pumped, well, surface, contradiction } = run
  if ('unread' in pumped) return { id, row, reason: pumped.unread }
  if (contradiction !== undefined) return { id, row, reason: contradiction }
  const fillage = isParted(run) ? undefined : pumped.eta
  const card: WellCard = {
    run,
    pushed: run.solved.f_min < -LEAST_FLUID_LOAD * surface.loadRange && !isParted(run),
    rodLoading: rodLoadingOf(run),
    gearboxLoading: run.torque?.loading,
    remarks: cardRemarks(well, surface, pumped),
  }
  return {
    id,
    row,
    status: statusOf(pumped.diagnosed.label),
    label: pumped.diagnosed.label,
    isKnown: true,
    fillage,
    confidence: pumped.diagnosed.confidence,
    card,
    flags: [...lowFillage(fillage), ...overloads(card)],
  }
}

/** Of the section that is loaded most; without measure, infinite, where no range of stress is left to one. */
function rodLoadingOf({ well, surface, loading }: DiagnosedWell): number | undefined {
  if (loading.allowed === undefined) return undefined
  return Math.max(...sectionLoadings(well, surface).map((s) => s.allowed?.loading ?? Number.POSITIVE_INFINITY))
}

export const isOver = (loading: number | undefined): loading is number =>
  loading !== undefined && loading > FULLY_LOADED.value
const percent = (x: number) => `${shown(100 * x, 3)} %`
const lowFillage = (fillage: number | undefined): readonly string[] =>
  fillage !== undefined && fillage < LOW_FILLAGE_FLAG.value
    ? [`fillage ${percent(fillage)}, below ${percent(LOW_FILLAGE_FLAG.value)}`]
    : []
const overloads = ({ rodLoading, gearboxLoading }: WellCard): readonly string[] => [
  ...(isOver(rodLoading)
    ? [
        Number.isFinite(rodLoading)
          ? `rod loading ${percent(rodLoading)}`
          : 'no allowable stress range remains for the rods',
      ]
    : []),
  ...(isOver(gearboxLoading) ? [`gearbox loading ${percent(gearboxLoading)}`] : []),
]
