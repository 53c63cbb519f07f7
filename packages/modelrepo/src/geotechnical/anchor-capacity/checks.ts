/** The acceptance checks of the run. */
import { silent } from '@keelson/equations'
import { ENVELOPE_LIMIT, ENVELOPE_SLENDERNESS, interaction } from '@keelson/physics/soil/caisson-interaction.ts'
import { FACTOR_WITH_DEPTH } from '@keelson/physics/soil/caisson-lateral.ts'
import { lineBalance, PADEYE_ANGLE, soilDemand } from '@keelson/physics/soil/embedded-line.ts'
import { BREAKS_AWAY, PLATE_DEPTH, pulloutCapacity } from '@keelson/physics/soil/plate-anchor.ts'
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { pullUtilisation, systemCapacity } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import {
  against,
  type CheckResult,
  check,
  checkOf,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
  shownIn,
  shownRatio,
  withoutDemand,
} from '@keelson/workflow'
import type { SolvedCaisson } from './calculate-caisson.ts'
import type { SolvedDrag } from './calculate-drag.ts'
import type { SolvedLine } from './calculate-line.ts'
import { isDeep, type SolvedPlate, shallowOf } from './calculate-plate.ts'
import { CONSTANT, OF_CAISSON, OF_DRAG, OF_LINE, OF_PLATE } from './modes.ts'
import type { Params } from './params.ts'

export const checks = {
  vertical: checkOf('foundation_load', {
    title: 'Vertical pull',
    demand: 'Vertical pull with its factor of safety',
    capacity: 'Vertical capacity',
    criterion: pullUtilisation,
    onlyWhen: OF_CAISSON,
  }),
  horizontal: checkOf('foundation_load', {
    title: 'Horizontal pull',
    demand: 'Horizontal pull with its factor of safety',
    capacity: 'Horizontal capacity',
    criterion: pullUtilisation,
    onlyWhen: OF_CAISSON,
    reach: [FACTOR_WITH_DEPTH],
  }),
  interaction: checkOf('-', {
    title: 'Horizontal and vertical pull together',
    demand: interaction,
    capacity: 'The envelope',
    criterion: interaction,
    onlyWhen: OF_CAISSON,
    reach: [ENVELOPE_SLENDERNESS, FACTOR_WITH_DEPTH],
  }),
  holding: checkOf('foundation_load', {
    title: 'Holding capacity',
    demand: 'Horizontal pull with its factor of safety',
    capacity: systemCapacity,
    criterion: pullUtilisation,
    onlyWhen: OF_DRAG,
  }),
  pullout: checkOf('foundation_load', {
    title: 'Pullout of the plate',
    demand: 'Pull on the plate with its factor of safety',
    capacity: pulloutCapacity,
    criterion: pullUtilisation,
    onlyWhen: OF_PLATE,
    needs: ['required_pullout_capacity'],
    demands: ['required_pullout_capacity'],
    reach: [PLATE_DEPTH, BREAKS_AWAY],
  }),
  line: checkOf('foundation_load', {
    title: 'Line reaches the padeye',
    demand: soilDemand,
    capacity: 'What the line takes at most',
    criterion: lineBalance,
    onlyWhen: OF_LINE,
    reach: [PADEYE_ANGLE],
  }),
}

/** What is said of a caisson that nothing holds down. */
export const NO_UPLIFT = 'the caisson has no vertical capacity'

export function caissonChecks(p: Params, solved: SolvedCaisson) {
  const { vertical, pull } = solved
  return {
    vertical:
      pull.V_d > 0
        ? check({ demand: pull.V_d, capacity: vertical.V_u, ...asEntered(axialFactor(p), factors.AXIAL_FACTOR.value) })
        : notChecked('not_requested', 'there is no vertical pull'),
    horizontal: horizontalCheck(p, solved),
    interaction: interactionCheck(p, solved),
  }
}

const axialFactor = (p: Params): number => p.factor_of_safety ?? factors.AXIAL_FACTOR.value
const lateralFactor = (p: Params): number =>
  p.factor_of_safety_lateral ?? p.factor_of_safety ?? factors.LATERAL_FACTOR.value

function horizontalCheck(p: Params, { lateral, pull }: SolvedCaisson): CheckResult | NotChecked {
  if (pull.H_d === 0) return notChecked('not_requested', 'there is no horizontal pull')
  const entered = asEntered(lateralFactor(p), factors.LATERAL_FACTOR.value)
  return lateralDoubt(p, lateral, check({ demand: pull.H_d, capacity: lateral.H_u, ...entered }))
}

function interactionCheck(p: Params, { caisson, lateral, pull }: SolvedCaisson): CheckResult | NotChecked {
  const { V_d, H_d, U_HV } = pull
  if (V_d === 0 && H_d === 0) return withoutDemand('there is no pull')
  if (U_HV === undefined) return notChecked('not_requested', NO_UPLIFT)
  const made = check({ demand: U_HV, capacity: ENVELOPE_LIMIT })
  const beyond = openIf('out_of_reach', outOf(ENVELOPE_SLENDERNESS, caisson.L / caisson.D), made)
  return 'notChecked' in beyond || H_d === 0 ? beyond : lateralDoubt(p, lateral, beyond)
}

/** The lateral capacity is an upper one if the padeye is unknown, or its factor is that of comparisons. */
function lateralDoubt(p: Params, { z_opt }: SolvedCaisson['lateral'], made: CheckResult): CheckResult | NotChecked {
  if (p.lateral_profile === CONSTANT) return openIf('out_of_reach', against(FACTOR_WITH_DEPTH, COMPARISON), made)
  const unknown = `{attachment_depth} is not provided: the horizontal capacity is that of the best padeye, at ${shownIn(z_opt, 'm')}.`
  return openIf('input_missing', p.attachment_depth === undefined ? unknown : undefined, made)
}

const COMPARISON = FACTOR_WITH_DEPTH.because

/** A factor of safety below that of the code is noted as entered. */
export const asEntered = (FS: number, required: number): { readonly note?: string } =>
  FS >= required
    ? {}
    : {
        note: `Factor of safety ${shownRatio(FS)} as entered; API RP 2SK requires ${required.toFixed(1)} for a permanent mooring, intact.`,
      }

export const dragChecks = (p: Params, { H_d, H_s }: SolvedDrag) => ({
  holding:
    p.horizontal_demand > 0
      ? check({ demand: H_d, capacity: H_s, ...asEntered(p.factor_of_safety ?? DRAG, DRAG) })
      : withoutDemand('there is no horizontal pull'),
})
const DRAG = factors.DRAG_FACTOR.value

export function plateChecks(p: Params, solved: SolvedPlate) {
  const { Q_d, Q_u } = solved
  if (Q_d === undefined) return {}
  if (Q_u === undefined) return { pullout: notChecked('out_of_reach', tooShallow(solved)) }
  const made = check({ demand: Q_d, capacity: Q_u, ...asEntered(p.factor_of_safety ?? PLATE_FS, PLATE_FS) })
  return { pullout: openIf('out_of_reach', aboveShallow(p, solved), made) }
}
const PLATE_FS = factors.PLATE_FACTOR.value

/** Why a plate has no bearing factor. */
export const tooShallow = ({ z_f, B }: SolvedPlate): Left => ({
  reach: PLATE_DEPTH,
  value: z_f / B,
  reason: `the plate lies ${shownRatio(z_f / B)} widths deep, below ${PLATE_DEPTH.from}: ${PLATE_DEPTH.because}`,
})

/** A factor that was entered for a shallow plate, above that of a plate that breaks away. */
function aboveShallow(p: Params, solved: SolvedPlate): Left | undefined {
  const { bearing_factor_nc: entered, undrained_strength_gradient: k } = p
  if (entered === undefined || isDeep(solved)) return undefined
  const N_c = shallowOf({ ...solved, k }, silent)
  if (N_c === undefined) return outOf(PLATE_DEPTH, solved.z_f / solved.B)
  if (entered <= N_c) return undefined
  const depth = `the plate is ${shownRatio(solved.z_f / solved.B)} widths deep, where ${shownRatio(N_c)} applies`
  return against(BREAKS_AWAY, `{bearing_factor_nc} is entered as ${shownRatio(entered)}; ${depth} (Yu et al. 2011)`)
}

export function lineChecks({ R_s, R_most, z_a, end }: SolvedLine) {
  const made = check({ demand: R_s, capacity: R_most })
  if (R_s === 0)
    return { line: openIf('input_missing', `The clay has no strength down to ${shownIn(z_a, 'm')}.`, made) }
  const left = end && outOf(PADEYE_ANGLE, end.theta_a)
  return { line: openIf('out_of_reach', left, made) }
}
