/** The checks of the run: no buckle, or one that the pipe takes. */
import { silent, type Trace } from '@keelson/equations'
import { SMALL_SLOPES } from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import { SUSCEPTIBLE_ABOVE } from '@keelson/physics/pipeline-buckling/screening.ts'
import { bendingStrain } from '@keelson/physics/pipeline-buckling/section.ts'
import { dnvRpF110 } from '@keelson/standards/dnv-rp-f110-2018/source.ts'
import { GAMMA_F_B } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { strainDemand } from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import {
  type CheckResult,
  capitalised,
  check,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
  shownRatio,
  shownUtilisation,
  withoutDemand,
} from '@keelson/workflow'
import { isWarm, NOT_DERATED } from '../_shared/buckling/warnings.ts'
import { hottest, type LineForce } from './calculate-line.ts'
import { type Pairing, worstPairing, worstSlope, worstStrain } from './calculate-matrix.ts'
import type { Screen } from './calculate-screen.ts'
import type { Params } from './inputs.ts'
import { modeName } from './modes.ts'

/** What the strain of the standing buckles says, once the line is found susceptible. */
interface Strain {
  readonly demand: number
  readonly capacity: number
  /** Bent beyond the plastic moment, where the elastic strain shows nothing. */
  readonly plastic: boolean
  readonly holds: boolean
  /** The theory of small slopes, where the buckle is steeper. */
  readonly steep: Left | undefined
  /** Why the strength of the steel is not known. */
  readonly soft: string | undefined
}

/** What the pipe can be bent to: design strain resistance, and the plastic moment with what gives its elastic strain. */
interface StrainLimits {
  readonly epsilon_Rd: number | undefined
  readonly M_p: number
  readonly EI: number
  readonly D: number
}

const IN_MATRIX = { source: dnvRpF110, clause: 'susceptibility and pipe integrity', unit: '-' } as const

function worstRatio(matrix: readonly Pairing[], trace: Trace): number {
  trace.section('Friction matrix')
  const { ratio, lateral, axial } = worstPairing(matrix)
  const cell = `friction matrix, lateral ${lateral}, axial ${axial}`
  return trace.lookup({ ...IN_MATRIX, symbol: 'r_max', title: 'Maximum screening ratio', value: ratio, cell })
}

function strainOf(p: Params, matrix: readonly Pairing[], limits: StrainLimits, trace: Trace): Strain | undefined {
  const { epsilon_Rd } = limits
  const worst = worstStrain(matrix)
  if (worst === undefined || epsilon_Rd === undefined) return undefined
  const title = 'Maximum design strain of stable buckle'
  const demand = trace.lookup({ ...IN_MATRIX, symbol: 'epsilon_max', title, value: worst, cell: 'friction matrix' })
  const atPlasticMoment = plasticStrain(limits, silent)
  const plastic = demand > atPlasticMoment
  const steep = outOf(SMALL_SLOPES, worstSlope(matrix))
  const soft = isWarm(p, hottest(p)) ? NOT_DERATED : undefined
  return { demand, capacity: epsilon_Rd, plastic, holds: demand <= epsilon_Rd && !plastic, steep, soft }
}

/** Design strain at the plastic moment, up to which the elastic strain holds. */
function plasticStrain({ M_p, EI, D }: StrainLimits, trace: Trace): number {
  const epsilon = trace.apply(bendingStrain, { M: M_p, D, EI }, { as: 'epsilon_p', rename: { M: 'M_p' } })
  return trace.apply(
    strainDemand,
    { gamma_F: GAMMA_F_B, epsilon },
    { as: 'epsilon_p_Sd', title: 'Design strain at the plastic moment', rename: { epsilon: 'epsilon_p' } },
  )
}

export interface Found {
  readonly force: LineForce
  readonly screen: Screen
  readonly matrix: readonly Pairing[]
  readonly limits: StrainLimits
}

export function checksOf(p: Params, { force, screen, matrix, limits }: Found, trace: Trace) {
  const strain = strainOf(p, matrix, limits, trace)
  const ratio = worstRatio(matrix, trace)
  return {
    susceptibility: susceptibility(p, { ratio, strain, screen, limits }, trace),
    short_line: shortLine(force, screen, strain),
    ...(screen.S_c !== undefined && {
      route_curve: unlessHeld({ demand: force.P_max, capacity: screen.S_c }, strain),
      laid_curve: laidCurve(p, screen.S_c),
    }),
  }
}

/** Only what was given as a lay tension can pull a curve in: none, or one that is not known, shows nothing. */
function laidCurve({ residual_lay_tension: tension, fully_restrained_force: force }: Params, capacity: number) {
  if (force !== undefined || tension === undefined)
    return notChecked('input_missing', '{residual_lay_tension} is unknown because the force is entered directly')
  if (tension === 0)
    return notChecked('not_requested', '{residual_lay_tension} is 0, so there is no inward pull at the curve')
  return check({ demand: tension, capacity })
}

/** Bounds of friction without which the screening is not conservative, and which were not given. */
export const boundsNotGiven = (p: Params) =>
  (['lateral_friction_lower_bound', 'axial_friction_upper_bound'] as const).filter((name) => p[name] === undefined)

interface Judged {
  readonly ratio: number
  readonly strain: Strain | undefined
  readonly screen: Screen
  readonly limits: StrainLimits
}

function susceptibility(
  p: Params,
  { ratio, strain, screen: { ratio_localised, localised }, limits }: Judged,
  trace: Trace,
): CheckResult | NotChecked {
  const friction =
    boundsNotGiven(p).length > 0
      ? ['friction bounds are incomplete, so the most adverse combination is not covered']
      : []
  const screened = { demand: ratio, capacity: SUSCEPTIBLE_ABOVE }
  if (ratio <= 1) {
    const imperfect =
      ratio_localised > 1
        ? [`the ${modeName(localised.mode)} critical force is exceeded, so an imperfection may initiate a buckle`]
        : []
    return check({
      ...screened,
      note: joined(['not susceptible, so the screening ratio is used', ...imperfect, ...friction]),
    })
  }
  if (strain === undefined)
    return check({ ...screened, failure: 'susceptible, and no stable buckle strain is available' })
  const { demand, capacity, plastic, steep, soft } = strain
  const said = `susceptible (maximum ratio ${shownRatio(ratio)})`
  if (plastic) {
    const failure = `${said} and bent beyond the plastic moment, so the elastic strain is not valid`
    return check({ demand, capacity: plasticStrain(limits, trace), failure })
  }
  const made = check({ demand, capacity, note: joined([`${said}, so the buckle strain is used`, ...friction]) })
  return steep ? openIf('out_of_reach', steep, made) : openIf('input_missing', soft, made)
}

const joined = ([first = '', ...rest]: readonly string[]) => [first, ...rest.map(capitalised)].join('. ')

function shortLine({ constrained, P_max }: LineForce, screen: Screen, strain: Strain | undefined) {
  if (constrained)
    return notChecked('other_mode', 'the line is at least two virtual anchor lengths long, so it is not short')
  return unlessHeld({ demand: P_max, capacity: Math.min(screen.infinite.P_0, screen.localised.P_0) }, strain)
}

/** A buckle may form if its strain is shown to be within its resistance. */
function unlessHeld(
  { demand, capacity }: { readonly demand: number; readonly capacity: number },
  strain: Strain | undefined,
): CheckResult | NotChecked {
  const made = check({ demand, capacity })
  if (made.passes || !strain?.holds) return made
  if (strain.steep) return notChecked('out_of_reach', strain.steep)
  if (strain.soft !== undefined) return withoutDemand(strain.soft)
  return notChecked(
    'other_mode',
    `exceeded (utilisation ${shownUtilisation(demand / capacity)}), but the buckle strain is acceptable`,
  )
}
