/** The rows of the wells: what they share filled in, and the card of each as the diagnosis takes it. SI. */
import type { Diagnosis } from '@keelson/physics/rod-pump/diagnosis.ts'
import { CONDITION_LABELS } from '@keelson/physics/rod-pump/pump-conditions.ts'
import { toSI } from '@keelson/units'
import { listed } from '@keelson/workflow'
import { DEFAULTS, FEWEST_SAMPLES } from '../_shared/rod-pump/fields.ts'
import { type CardWell, problemsOf } from '../_shared/rod-pump/well.ts'
import type { Params, WellRow } from './inputs.ts'

/** Conditions as they are said in a sentence. */
export const CONDITION_NAMES: readonly string[] = CONDITION_LABELS.map((label) => `"${label}"`)

/** The condition that is meant, in any case; nothing where none is. */
export function conditionOf(mode: string): Diagnosis | undefined {
  const known = mode.trim().toLowerCase()
  if (known === 'pump_tagging') return 'pump_tagging_down'
  return CONDITION_LABELS.find((label) => label === known)
}

/** A row over what the wells share; of a test card member by member. */
export function merged({ well_defaults }: Params, row: WellRow): WellRow {
  const [shared] = well_defaults ?? []
  if (shared === undefined) return row
  const [below, above] = [shared.synthetic_card?.[0], row.synthetic_card?.[0]]
  const card = below || above ? { synthetic_card: [{ ...below, ...above }] } : {}
  return { ...shared, ...row, ...card }
}

/** In SI. */
const OTHERWISE = {
  rod_elastic_modulus: toSI(DEFAULTS.rod_elastic_modulus, 'psi'),
  rod_density: toSI(DEFAULTS.rod_density, 'lb/ft3'),
  damping_factor: DEFAULTS.damping_factor,
  fluid_density: toSI(DEFAULTS.fluid_density, 'ppg'),
  rod_service_factor: DEFAULTS.rod_service_factor,
  structural_unbalance: DEFAULTS.structural_unbalance,
  sample_spacing: DEFAULTS.sample_spacing,
} as const

/** The well of a row, or why it cannot be analysed. */
export function cardWellOf(row: WellRow, solver: Params['solver']): CardWell | { readonly unfit: string } {
  const { strokes_per_minute, rod_sections, pump_diameter, pump_depth } = row
  const missing = MUST.filter(([name]) => row[name] === undefined).map(([, words]) => words)
  const card = cardOf(row)
  if ('unfit' in card) return card
  if (strokes_per_minute === undefined || !rod_sections || pump_diameter === undefined || pump_depth === undefined)
    return { unfit: `the entries for ${listed(missing)} are missing` }
  const needed = { strokes_per_minute, rod_sections, pump_diameter, pump_depth }
  const { synthetic_card: _, ...rest } = row
  const well: CardWell = { ...OTHERWISE, solver, ...rest, ...needed, ...card }
  const found = problemsOf(well)
  // Pump depth and rod sections are refused together; one of the two says it.
  const told = found.filter(({ field }) => field !== 'rod_sections' || found.every((one) => one.field !== 'pump_depth'))
  const problems = told.map(({ field, message }) => `${words(field)} ${inWords(message)}`)
  return problems.length > 0 ? { unfit: problems.join('; ') } : well
}

const MUST = [
  ['strokes_per_minute', 'strokes per minute'],
  ['rod_sections', 'rod sections'],
  ['pump_diameter', 'plunger diameter'],
  ['pump_depth', 'pump depth'],
] as const

type Card = Pick<CardWell, 'synthetic_card' | 'surface_position' | 'surface_load'>
function cardOf({ synthetic_card, surface_position, surface_load }: WellRow): Card | { readonly unfit: string } {
  const [made] = synthetic_card ?? []
  if (made !== undefined) {
    const mode = made.mode === undefined ? undefined : conditionOf(made.mode)
    if (mode === undefined) return { unfit: 'the test card has no pump condition' }
    return { synthetic_card: [{ mode, seed: made.seed ?? 1 }] }
  }
  if (surface_position === undefined && surface_load === undefined)
    return { unfit: 'neither a card nor a test card is entered' }
  if (surface_position === undefined || surface_load === undefined)
    return { unfit: `the card has no ${surface_load === undefined ? 'loads' : 'positions'}` }
  const fewest = Math.min(surface_position.length, surface_load.length)
  if (fewest < FEWEST_SAMPLES)
    return { unfit: `the card has ${fewest} samples; at least ${FEWEST_SAMPLES} are required` }
  return { surface_position, surface_load }
}

const words = (name: string) => name.replaceAll('_', ' ')
const inWords = (message: string) => message.replace(/\{(\w+)\}/g, (_, name: string) => words(name))
