/** What speaks for and against each fault: its rule with the numbers of this card. */
import { type Diagnosis, type Features, NORMAL, THRESHOLDS, UNRULED } from '@keelson/physics/rod-pump/diagnosis.ts'
import { shown } from '@keelson/workflow'
import type { Pumped } from '../_shared/rod-pump/pump.ts'
import type { CardRun } from './card.ts'

export interface EvidenceRow {
  readonly label: string
  readonly confidence: number | null
  readonly evidence: string
}

const t = THRESHOLDS
const percent = (x: number) => `${shown(100 * x, 3)} %`
const limit = ({ value }: { readonly value: number }) => percent(value)

/** The assigned label first, then the others by confidence, last those without a rule. */
export function evidenceOf({ well }: CardRun, { features, diagnosed }: Pumped): readonly EvidenceRow[] {
  const against = well.fluid_specific_gravity === undefined ? 'the rod weight' : 'the expected fluid load'
  const ruled = diagnosed.findings.map(({ fault, confidence }) => ({
    label: fault,
    confidence,
    evidence: `${fault === diagnosed.label ? 'assigned: ' : ''}${sentence(fault, features, against)}`,
  }))
  const first = ruled.filter((r) => r.label === diagnosed.label)
  const others = ruled.filter((r) => r.label !== diagnosed.label).toSorted((a, b) => b.confidence - a.confidence)
  const unruled = UNRULED.map((label) => ({
    label,
    confidence: null,
    evidence: 'no rule, so this fault is never diagnosed',
  }))
  return [...first, ...others, ...unruled]
}

function sentence(fault: Diagnosis, f: Features, against: string): string {
  if (fault === NORMAL) return 'no preceding rule is met'
  return SENTENCES[fault](f, against)
}

const fillage = (f: Features) => `fillage ${percent(f.fillage)} (full pump at least ${limit(t.fullPump)})`
const released = (f: Features) => `load release over ${percent(f.release)} of the stroke`

const SENTENCES: Readonly<Record<Exclude<Diagnosis, 'normal'>, (f: Features, against: string) => string>> = {
  rod_parting: (f, against) =>
    `fluid load ${percent(f.fluidLoadShare)} of ${against} (must be below ${limit(t.partedFluidLoad)}); mean load ${percent(f.meanLoadShare)} of the rod weight (must be below ${limit(t.partedMeanLoad)})`,
  gas_lock: (f) =>
    f.fillage === 0
      ? 'the load never falls below the mid-level on the downstroke'
      : 'the load falls below the mid-level on the downstroke',
  fluid_pound: (f) => `${fillage(f)}; ${released(f)} (must be below ${limit(t.suddenRelease)})`,
  gas_interference: (f) => `${fillage(f)}; ${released(f)} (must be above ${limit(t.suddenRelease)})`,
  pump_tagging_up: (f) =>
    `load near the top of the stroke ${percent(f.tagUp)} of the fluid load above the upper plateau (must be above ${limit(t.tagging)}); ${fillage(f)}`,
  pump_tagging_down: (f) =>
    `load near the bottom of the stroke ${percent(f.tagDown)} of the fluid load below the lower plateau (must be above ${limit(t.tagging)}); ${fillage(f)}`,
  tubing_movement: (f) =>
    `load pick-up over ${percent(f.pickUp)} of the upstroke (must be above ${limit(t.slantedPickUp)}); ${fillage(f)}`,
  travelling_valve_leak: (f) =>
    `upper plateau change ${percent(f.upSlope)} of the fluid load (must be above ${limit(t.leak)}); ${fillage(f)}`,
  standing_valve_leak: (f) =>
    `lower plateau change ${percent(f.downSlope)} of the fluid load (must be above ${limit(t.leak)}); ${fillage(f)}`,
}
