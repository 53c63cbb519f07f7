/** What moves the well: lift curves of changed inputs, and the operating rate and open flow of each change. */

import { silent } from '@keelson/equations'
import { type Deliverability, inflowCurve } from '@keelson/physics/inflow/inflow-curve.ts'
import type { Producer } from '@keelson/physics/multiphase/outflow.ts'
import { given } from '@keelson/workflow'
import { delivered } from './deliverability.ts'
import type { InflowInputs } from './inputs.ts'
import { operatingRate, systemOf } from './node.ts'
import { resistanceOf } from './reservoir-index.ts'

/** The well as a sensitivity changes it. */
export interface Case {
  readonly deliverability: Deliverability
  readonly p_r: number
  readonly well: Producer | undefined
}
/** A change of one input, in words and as a case; undefined where it cannot be. */
interface Change {
  readonly words: string
  readonly to: Case | undefined
}
export interface Swing {
  readonly input: string
  readonly low: Outcome
  readonly high: Outcome
}
interface Outcome {
  readonly change: string
  /** Null where the well does not flow, or is not analysed. */
  readonly rate: number | null
  readonly openFlow: number | null
}

const TENTH = 0.1
const FIFTH = 0.2
const SKIN_STEP = 2

/** One input down and up, the others held: inflow always, tubing where there is one. `rate`: of the well as given. */
export function swings(p: InflowInputs, base: Case, rate?: number): readonly Swing[] {
  const scaled = (name: string, share: number, change: (factor: number) => Case): Named => [
    name,
    { words: `−${100 * share} %`, to: change(1 - share) },
    { words: `+${100 * share} %`, to: change(1 + share) },
  ]
  const inflow: Named[] = [
    scaled('Reservoir pressure', TENTH, (f) => ({ ...base, p_r: f * base.p_r })),
    scaled('Deliverability', FIFTH, (f) => ({ ...base, deliverability: timesRate(base.deliverability, f) })),
    ...skinChange(p, base),
  ]
  const { well } = base
  return [...inflow, ...(well ? wellChanges(base, well, scaled) : [])].map(([input, low, high]) => ({
    input,
    low: outcomeOf(low, rate),
    high: outcomeOf(high, rate),
  }))
}
type Named = readonly [name: string, low: Change, high: Change]

function wellChanges(
  base: Case,
  well: Producer,
  scaled: (name: string, share: number, change: (factor: number) => Case) => Named,
): Named[] {
  const withWell = (changed: Partial<Producer>): Case => ({ ...base, well: { ...well, ...changed } })
  const wetter = (step: number): Change => {
    const waterCut = well.waterCut + step
    const possible = waterCut >= 0 && waterCut < 1 && well.waterCut < 1
    return { words: `${step > 0 ? '+' : '−'}${Math.abs(step)}`, to: possible ? withWell({ waterCut }) : undefined }
  }
  return [
    scaled('Tubing diameter', FIFTH, (f) => withWell({ diameter: f * well.diameter })),
    ...surfaceChanges(well, withWell, scaled),
    scaled('Gas-oil ratio', FIFTH, (f) => withWell({ gasOilRatio: f * well.gasOilRatio })),
    ['Water cut', wetter(-TENTH), wetter(TENTH)],
  ]
}

/** What holds the pressure at the wellhead: the pressure itself, the flowline, the choke. */
function surfaceChanges(
  { wellheadPressure, flowline, bean }: Producer,
  withWell: (changed: Partial<Producer>) => Case,
  scaled: (name: string, share: number, change: (factor: number) => Case) => Named,
): Named[] {
  if (!flowline && !bean) {
    if (wellheadPressure === undefined) return []
    return [scaled('Wellhead pressure', FIFTH, (f) => withWell({ wellheadPressure: f * wellheadPressure }))]
  }
  const line = (changed: NonNullable<Producer['flowline']>) => withWell({ flowline: changed })
  return [
    ...(flowline
      ? [
          scaled('Separator pressure', FIFTH, (f) =>
            line({ ...flowline, separatorPressure: f * flowline.separatorPressure }),
          ),
          scaled('Flowline diameter', FIFTH, (f) => line({ ...flowline, diameter: f * flowline.diameter })),
        ]
      : []),
    ...(bean ? [scaled('Choke bean', FIFTH, (f) => withWell({ bean: { ...bean, size: f * bean.size } }))] : []),
  ]
}

function skinChange(p: InflowInputs, base: Case): Named[] {
  if (base.deliverability.kind === 'fetkovich' || base.deliverability.kind === 'jones') return []
  if (p.permeability === undefined) return []
  const { skin: own } = given(p, 'skin')
  const at = (step: number): Change => {
    const skin = own + step
    const possible = (resistanceOf(p, skin) ?? 0) > 0
    const words = `${step > 0 ? '+' : ''}${step}`
    return { words, to: possible ? { ...base, ...delivered({ ...p, skin }, silent) } : undefined }
  }
  return [['Skin', at(-SKIN_STEP), at(SKIN_STEP)]]
}

/** The same curve with every rate times f. */
function timesRate(d: Deliverability, f: number): Deliverability {
  if (d.kind === 'fetkovich') return { ...d, C: f * d.C }
  if (d.kind === 'jones') return { ...d, A_J: d.A_J / f, B_J: d.B_J / f ** 2 }
  return { ...d, J: f * d.J }
}

function outcomeOf({ words, to }: Change, near: number | undefined): Outcome {
  if (to === undefined) return { change: words, rate: null, openFlow: null }
  const inflow = inflowCurve(to.deliverability, to.p_r, silent)
  const rate = to.well === undefined ? undefined : operatingRate(systemOf(inflow, to.well), near)
  return { change: words, rate: rate ?? null, openFlow: inflow.q_max }
}
