/** The static sling load with its factors, of the methods that take one. */
import type { Trace } from '@keelson/equations'
import { loadUtilisation } from '@keelson/physics/lug/utilisation.ts'
import { designSlingLoad } from '@keelson/standards/dnv-st-n001-2021/padeye-fit.ts'
import { gives, shown, shownForce, shownUtilisation, utilisation } from '@keelson/workflow'
import type { Inputs } from './inputs.ts'

export const loadFactors = ['static_sling_load', 'dynamic_amplification_factor', 'skew_load_factor'] as const
export const LOADED = ['static_sling_load']

export const governing = gives(
  loadUtilisation,
  'utilisation',
  'Design load divided by minimum allowable load, or maximum stress divided by allowable stress.',
  { needs: LOADED },
)
export const loadValues = {
  design_load: gives(designSlingLoad, 'lifting_load', 'Static sling load including dynamic amplification and skew.', {
    needs: LOADED,
  }),
  governing_utilisation: governing,
}

export const eyeCharts = {
  utilisation_by_mode: {
    title: 'Utilisation by failure mode',
    description: 'Utilisation by failure mode. The highest governs.',
    needs: LOADED,
  },
}

/** Undefined without a static load; the rules ask for both factors with it. */
export function designLoad(p: Partial<Pick<Inputs, (typeof loadFactors)[number]>>, trace: Trace): number | undefined {
  const { static_sling_load: P_s, dynamic_amplification_factor: DAF, skew_load_factor: SKL } = p
  if (P_s === undefined || DAF === undefined || SKL === undefined) return undefined
  trace.section('Design load')
  return trace.apply(designSlingLoad, { P_s, DAF, SKL })
}

export function eyeUtilisation(
  P_d: number,
  P_min: number,
  rename: Readonly<Record<string, string>>,
  trace: Trace,
): number {
  trace.section('Utilisation')
  return trace.apply(loadUtilisation, { P_d, P_min }, { rename })
}

/** Of the strength alone: an edge distance or the room in the shackle may govern beside it. */
export const ofEye = (load: number, used: number, allowed: number): string =>
  `Design load ${shownForce(load)}, allowable eye load ${shownForce(allowed)}, utilisation ${shownUtilisation(utilisation(used))}`

/** What is said of a factor below that of the standard. */
export const asEntered = (what: string, factor: number, least: number, clause: string): { readonly note?: string } =>
  factor >= least * (1 - 1e-9) ? {} : { note: `${what} ${shown(factor)} is as entered; ${clause} requires ${least}` }
