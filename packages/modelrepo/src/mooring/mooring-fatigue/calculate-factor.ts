/** The factor on damage: what the run takes where none is given, and what the standard of the governing curve asks for. */
import { readConstant, silent, type Trace } from '@keelson/equations'
import { LIFE_FACTOR } from '@keelson/standards/api-rp-2sk-2005/tn-curves.ts'
import {
  adjacentDamageRatio,
  GAMMA_F_LARGEST,
  safetyFactor,
} from '@keelson/standards/dnv-os-e301-2018/safety-factor.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { LineDamage } from './calculate-damage.ts'
import type { Params } from './inputs.ts'
import { API, C203, FAMILIES } from './modes-curve.ts'

/** The factor of the run: as given, else the largest that the standard of the curves asks for. */
export function factorOf(p: Params, lines: readonly LineDamage[], trace: Trace): number {
  if (p.design_fatigue_factor !== undefined) return p.design_fatigue_factor
  trace.section('Design fatigue factor')
  const all = lines.every((l) => l.curve.family === API)
  return all
    ? readConstant(LIFE_FACTOR, `not provided; every line uses an ${FAMILIES[API]} curve`, trace, FACTOR)
    : readConstant(GAMMA_F_LARGEST, 'not provided', trace, FACTOR)
}

const FACTOR = { symbol: 'DFF', title: 'Fatigue safety factor' }

export interface Adjacent {
  /** The neighbour of nearest damage. */
  readonly neighbour: LineDamage
  readonly d_F: number
  readonly gamma_F: number
}

/** Neighbours stand next to each other in the list, the last beside the first; undefined for one line or no damage. */
export function adjacentOf(lines: readonly LineDamage[], at: LineDamage, trace: Trace = silent): Adjacent | undefined {
  const beside = [lines.at(at.index - 1), lines[(at.index + 1) % lines.length]]
  const ratios = beside.flatMap((neighbour) =>
    neighbour === undefined || neighbour === at || Math.max(at.D, neighbour.D) === 0
      ? []
      : [{ neighbour, d_F: adjacentDamageRatio.evaluate({ D: at.D, D_adj: neighbour.D }) }],
  )
  const nearest = ratios.reduce<(typeof ratios)[number] | undefined>((a, b) => (a && a.d_F >= b.d_F ? a : b), undefined)
  if (nearest === undefined) return undefined
  const { neighbour } = nearest
  const D_adj = trace.lookup({
    symbol: 'D_adj',
    title: 'Adjacent line damage',
    unit: '-',
    source: adjacentDamageRatio.source,
    clause: adjacentDamageRatio.clause,
    value: neighbour.D,
    cell: `line ${neighbour.line.id}, in the line table`,
  })
  const d_F = trace.apply(adjacentDamageRatio, { D: at.D, D_adj })
  return { neighbour, d_F, gamma_F: trace.apply(safetyFactor, { d_F }) }
}

/** The factor that the standard of the curve asks for; the welded details of DNV-RP-C203 leave it to the project. */
export function requiredFactor(
  lines: readonly LineDamage[],
  governing: LineDamage,
  trace: Trace,
): number | NotApplicable {
  const { family } = governing.curve
  if (family === C203)
    return notApplicable('DNV-RP-C203 does not specify a design fatigue factor; the structural standard does')
  trace.section('Safety factor required by standard')
  if (family === API)
    return readConstant(LIFE_FACTOR, 'fatigue life divided by design life', trace, { ...FACTOR, symbol: 'gamma_F' })
  return adjacentOf(lines, governing, trace)?.gamma_F ?? notApplicable('the damage of an adjacent line is required')
}
