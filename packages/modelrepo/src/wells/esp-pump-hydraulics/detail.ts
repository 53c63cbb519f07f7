/** What was found, in words, by the analysis. */
import { shown, shownIn, shownPercent } from '@keelson/workflow'
import type { Heads } from './calculate-lift.ts'
import type { Sized } from './calculate-sizing.ts'

const metres = (si: number) => shownIn(si, 'm')
const horsepower = (si: number) => shownIn(si, 'hp')

export function ofDesign({ N_s, P_b, load }: Sized, { TDH }: Heads): string {
  const head = `a total dynamic head of ${metres(TDH)}`
  if (TDH <= 0) return `No pump is needed for ${head}`
  if (N_s === undefined) return `The pump has to give ${head}`
  const power = P_b === undefined ? '' : ` and ${horsepower(P_b)}`
  return `The well needs ${N_s} stages${power} for ${head}${loadedTo(load)}`
}

const loadedTo = (load: number | undefined) =>
  load === undefined ? '' : `; the motor is loaded to ${shownPercent(load)}`

export const ofOperating = (q: number, H_p: number, P_b: number, load: number | undefined): string =>
  `Pump and well balance at ${shownIn(q, 'm3/d')} and ${metres(H_p)}, with ${horsepower(P_b)}${loadedTo(load)}`

export const ofGas = (Phi: number, f_g: number): string =>
  `Turpin number ${shown(Phi, 3)}, free gas ${shownPercent(f_g)} of the volume at the intake`

export const ofAffinity = (
  f: number,
  of: {
    readonly scaled_rate: number
    readonly scaled_head_per_stage: number
    readonly scaled_brake_power_per_stage: number
  },
): string =>
  `At ${shownIn(f, 'Hz')} a stage gives ${shownIn(of.scaled_rate, 'bbl/d')} at ${metres(of.scaled_head_per_stage)}, with ${horsepower(of.scaled_brake_power_per_stage)}`

const parameter = (B: number) => `the parameter B is ${shown(B, 3)}`
export const ofWater = (B: number): string => `Water performance holds: ${parameter(B)}, at most 1`
export const beyondMethod = (B: number): string => `No correction: ${parameter(B)}, and the method ends at 40`
export const ofViscosity = (
  B: number,
  { C_Q, C_H, C_eta }: { readonly C_Q: number; readonly C_H: number; readonly C_eta: number },
): string =>
  `Rate times ${shown(C_Q, 3)}, head times ${shown(C_H, 3)} and efficiency times ${shown(C_eta, 3)}: ${parameter(B)}`

export const ofCable = (Delta_V: number, V_s: number, kva: number): string =>
  `The cable drops ${shownIn(Delta_V, 'V')}: the surface needs ${shownIn(V_s, 'V')} and ${shownIn(kva, 'kVA')}`
