/** The largest von Mises stress of a frame or of a tube, held against the allowable one, and how it is said. */
import type { Trace } from '@keelson/equations'
import { axialStress } from '@keelson/physics/member-stress/fibre.ts'
import { vonMisesStress } from '@keelson/physics/member-stress/thick-tube.ts'
import { allowableStress, stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import {
  capitalised,
  forInformation,
  gives,
  resultOf,
  shownLength,
  shownPressure,
  shownUtilisation,
  textValue,
  utilisation,
  withoutDemand,
} from '@keelson/workflow'
import type { Some } from './inputs.ts'

export type Strength = Some<'allowable_factor', 'yield_strength'>

export const stressValues = {
  maximum_von_mises_stress: gives(
    vonMisesStress,
    'stress',
    'Maximum von Mises stress over all frame members, or the four points of the tube.',
    { title: 'Maximum von Mises stress' },
  ),
  utilisation: gives(stressUtilisation, 'utilisation', 'Maximum von Mises stress divided by the allowable stress.', {
    needs: ['yield_strength'],
  }),
  governing_point: textValue({
    worded: true,
    title: 'Governing location',
    description: 'Member or tube point with the maximum von Mises stress.',
  }),
}
const AXIAL =
  'Axial stress due to the maximum axial force in the frame, or the true wall force in the tube. Tension positive.'
/** In a frame it is that of one member. */
export const memberStress = { axial_stress: resultOf(axialStress, 'stress', { description: AXIAL }) }
export const tubeStress = { axial_stress: gives(axialStress, 'stress', AXIAL, { signed: true }) }

/** Undefined without a yield strength. */
export function allowableOf({ allowable_factor: C_f, yield_strength: f_y }: Strength, trace: Trace) {
  if (f_y === undefined) return undefined
  trace.section('Allowable stress')
  return trace.apply(allowableStress, { C_f, f_y })
}

export const UNLOADED = withoutDemand('no load is provided')

interface Said {
  /** Undefined where it is not known. */
  readonly sigma_vM: number | undefined
  readonly at: string
  /** The node that moves most. */
  readonly moved?: { readonly node: number; readonly by: number }
  /** Why the stress is not known. */
  readonly unknown?: string
}

/** `U` is the utilisation, if there is an allowable stress; of a check that is left open all is for information only. */
export function sentence(
  { sigma_vM, at, moved, unknown = '' }: Said,
  U: number | undefined,
  { sigma_all, isOpen }: { readonly sigma_all: number | undefined; readonly isOpen: boolean },
): string {
  if (isOpen && sigma_vM === 0) return moved ? 'All displacements and stresses are zero' : 'All stresses are zero'
  const stress = sigma_vM === undefined ? unknown : stressInWords(sigma_vM, at, U, sigma_all)
  const whole =
    moved === undefined ? stress : `maximum displacement ${shownLength(moved.by)} (node ${moved.node}); ${stress}`
  return isOpen ? forInformation(whole) : capitalised(whole)
}

function stressInWords(sigma_vM: number, at: string, U: number | undefined, sigma_all: number | undefined): string {
  const allowable = sigma_all === undefined ? '' : `, allowable ${shownPressure(sigma_all)}`
  const use = U === undefined ? '' : `, utilisation ${shownUtilisation(utilisation(U))}`
  return `maximum von Mises stress ${shownPressure(sigma_vM)} (${at})${allowable}${use}`
}
