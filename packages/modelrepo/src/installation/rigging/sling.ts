/** What a sling needs to hold: its safety factor by its bend, end and material, and its breaking load. */
import type { Trace } from '@keelson/equations'
import { LIFT_REACH } from '@keelson/standards/noble-denton-0027-rev11/dynamic-amplification.ts'
import * as slings from '@keelson/standards/noble-denton-0027-rev11/slings.ts'
import { compares, gives, type NotChecked, notChecked, shown, shownForce } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

export const partial = [
  ...['load_factor', 'consequence_factor', 'termination_factor', 'wear_factor', 'material_factor', 'twist_factor'],
] as const
const BENT = ['rope_diameter', 'bend_diameter'] as const
export type Sling = Given<(typeof partial)[number]> & Perhaps<(typeof BENT)[number] | 'sling_mbl'>

const bent = { needs: BENT }
export const slingValues = {
  bending_factor: gives(slings.bendingFactor, '-', 'Bending factor for the bend/rope diameter ratio.', {
    ...bent,
    minimum: 1,
  }),
  reduction_factor: gives(slings.reductionFactor, '-', 'Reduction factor, the larger of termination and bending.', {
    ...bent,
    minimum: 1,
  }),
  nominal_safety_factor: gives(
    slings.nominalSafetyFactor,
    'safety_factor',
    'Product of all partial factors, including reduction, wear and twist. The minimum is 2.3.',
    { ...bent, minimum: 1 },
  ),
  required_mbl: gives(
    slings.requiredBreakingLoad,
    'rope_breaking_load',
    'Required minimum breaking load of the sling.',
    bent,
  ),
  sling_utilisation: gives(
    slings.slingUtilisation,
    'utilisation',
    'Required breaking load divided by entered breaking load.',
    {
      needs: [...BENT, 'sling_mbl'],
    },
  ),
}
export const slingChecks = {
  sling: compares('rope_breaking_load', {
    title: 'Sling breaking load',
    criterion: slings.requiredBreakingLoad,
    demand: slings.requiredBreakingLoad,
    capacity: { input: 'sling_mbl', title: 'Sling breaking load' },
    needs: ['sling_mbl', ...BENT],
    reach: [slings.BEND_REACH, LIFT_REACH],
  }),
}

export interface SlingRun {
  readonly factor: number
  readonly required: number
  readonly entered: number | undefined
}

/** Undefined without rope and bend. */
export function slingRun(p: Sling, F: number, trace: Trace): SlingRun | undefined {
  const { bend_diameter: D, rope_diameter: d, sling_mbl: MBL } = p
  if (D === undefined || d === undefined) return undefined
  trace.section('Sling strength')
  const gamma_b = trace.apply(slings.bendingFactor, { D, d })
  const gamma_r = trace.apply(slings.reductionFactor, { gamma_s: p.termination_factor, gamma_b })
  const factor = trace.apply(slings.nominalSafetyFactor, {
    gamma_f: p.load_factor,
    gamma_c: p.consequence_factor,
    gamma_r,
    gamma_w: p.wear_factor,
    gamma_m: p.material_factor,
    gamma_tw: p.twist_factor,
    c_sf: slings.LEAST_FACTOR,
  })
  const required = trace.apply(slings.requiredBreakingLoad, { F, gamma_sf: factor })
  if (MBL !== undefined) trace.apply(slings.slingUtilisation, { MBL_req: required, MBL })
  return { factor, required, entered: MBL }
}

/** A sling whose factor is not known has no check. */
export const noFactor: NotChecked = {
  ...notChecked('input_missing', 'the sling safety factor requires {rope_diameter} and {bend_diameter}'),
  open: true,
}

export function slingInWords({ required, factor, entered }: SlingRun): string {
  const actual = entered === undefined ? '' : `, entered ${shownForce(entered)}`
  return `Required sling breaking load ${shownForce(required)} (required safety factor ${shown(factor, 3)})${actual}`
}
