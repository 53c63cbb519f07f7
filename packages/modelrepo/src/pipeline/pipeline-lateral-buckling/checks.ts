/** The checks of the run: no buckle, or one that the pipe takes. */
import type { Trace } from '@keelson/equations'
import { SUSCEPTIBLE_ABOVE } from '@keelson/physics/pipeline-buckling/screening.ts'
import { dnvRpF110 } from '@keelson/standards/dnv-rp-f110-2018/source.ts'
import { GAMMA_F_B } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { type CheckResult, check, type NotChecked, notChecked } from '@keelson/workflow'
import type { LineForce } from './calculate-line.ts'
import { type Pairing, worstPairing, worstStrain } from './calculate-matrix.ts'
import type { Screen } from './calculate-screen.ts'

/** What the strain of the standing buckles says, once the line is found susceptible. */
interface Strain {
  readonly demand: number
  readonly capacity: number
  /** Bent beyond the plastic moment, where the elastic strain shows nothing. */
  readonly plastic: boolean
  readonly holds: boolean
}

/** What the pipe can be bent to: design strain resistance, and elastic strain at the plastic moment. */
export interface StrainLimits {
  readonly epsilon_Rd: number | undefined
  readonly atPlasticMoment: number
}

const IN_MATRIX = { source: dnvRpF110, clause: 'susceptibility and pipe integrity', unit: '-' } as const

function worstRatio(matrix: readonly Pairing[], trace: Trace): number {
  trace.section('Friction matrix')
  const { ratio, lateral, axial } = worstPairing(matrix)
  const cell = `friction matrix, lateral ${lateral}, axial ${axial}`
  return trace.lookup({ ...IN_MATRIX, symbol: 'r_max', title: 'Largest screening ratio', value: ratio, cell })
}

function strainOf(
  matrix: readonly Pairing[],
  { epsilon_Rd, atPlasticMoment }: StrainLimits,
  trace: Trace,
): Strain | undefined {
  const worst = worstStrain(matrix)
  if (worst === undefined || epsilon_Rd === undefined) return undefined
  const title = 'Largest design strain of a standing buckle'
  const demand = trace.lookup({ ...IN_MATRIX, symbol: 'epsilon_max', title, value: worst, cell: 'friction matrix' })
  const plastic = demand > GAMMA_F_B.value * atPlasticMoment
  return { demand, capacity: epsilon_Rd, plastic, holds: demand <= epsilon_Rd && !plastic }
}

/** A lay tension counts where the force is not given directly. */
interface Tension {
  readonly residual_lay_tension?: number | undefined
  readonly fully_restrained_force?: number | undefined
}

export function checksOf(
  p: Tension,
  force: LineForce,
  screen: Screen,
  matrix: readonly Pairing[],
  limits: StrainLimits,
  trace: Trace,
) {
  const strain = strainOf(matrix, limits, trace)
  const ratio = worstRatio(matrix, trace)
  return {
    susceptibility: susceptibility(ratio, strain),
    short_line: shortLine(force, screen, strain),
    ...(screen.S_c !== undefined && {
      route_curve: unlessHeld({ demand: force.P_max, capacity: screen.S_c }, strain),
      laid_curve: laidCurve(p, screen.S_c),
    }),
  }
}

function laidCurve({ residual_lay_tension: tension, fully_restrained_force: force }: Tension, capacity: number) {
  if (force !== undefined || tension === undefined)
    return notChecked('the lay tension is not known where the force is given directly')
  return check({ demand: tension, capacity, ...(tension === 0 && { note: 'with a lay tension of 0' }) })
}

function susceptibility(ratio: number, strain: Strain | undefined): CheckResult {
  if (ratio <= 1)
    return check({ demand: ratio, capacity: SUSCEPTIBLE_ABOVE, note: 'not susceptible: the screening decides' })
  if (strain === undefined)
    return check({
      demand: ratio,
      capacity: SUSCEPTIBLE_ABOVE,
      failure: 'susceptible, and no strain of a standing buckle to hold it',
    })
  const { demand, capacity, plastic } = strain
  const said = `susceptible (worst ratio ${Number(ratio.toPrecision(3))})`
  if (!plastic) return check({ demand, capacity, note: `${said}: the strain of the buckle decides` })
  return check({
    demand,
    capacity,
    failure: `${said}, and bent beyond the plastic moment: elastic strain shows nothing`,
  })
}

function shortLine({ constrained, P_max }: LineForce, screen: Screen, strain: Strain | undefined) {
  if (constrained) return notChecked('the line is not short: it holds two virtual anchor lengths')
  return unlessHeld({ demand: P_max, capacity: Math.min(screen.infinite.P_0, screen.localised.P_0) }, strain)
}

/** A buckle may form where its strain is held. */
function unlessHeld(
  { demand, capacity }: { readonly demand: number; readonly capacity: number },
  strain: Strain | undefined,
): CheckResult | NotChecked {
  const made = check({ demand, capacity })
  if (made.passes || !strain?.holds) return made
  return notChecked(
    `exceeded (utilisation ${made.utilisation?.toPrecision(3)}): the pipe takes the buckle, see the strain`,
  )
}
