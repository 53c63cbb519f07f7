/** The safety factor on damage that the family's standard asks for, from the damage of neighbouring lines. */
import { silent, type Trace } from '@keelson/equations'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { LIFE_FACTOR } from '@keelson/standards/api-rp-2sk-2005/tn-curves.ts'
import { adjacentDamageRatio, GAMMA_F_ASHORE, safetyFactor } from '@keelson/standards/dnv-os-e301-2018/safety-factor.ts'
import { type NotApplicable, notApplicable, type Warning, warning } from '@keelson/workflow'
import type { LineDamage } from './calculate-damage.ts'
import { API, C203, type Params } from './params.ts'

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
    title: 'Damage of its neighbour',
    unit: '-',
    source: adjacentDamageRatio.source,
    clause: adjacentDamageRatio.clause,
    value: neighbour.D,
    cell: `line ${neighbour.line.id}, in the table of the lines`,
  })
  const d_F = trace.apply(adjacentDamageRatio, { D: at.D, D_adj })
  return { neighbour, d_F, gamma_F: trace.apply(safetyFactor, { d_F }) }
}

/** The factor that the standard of the curves asks for; the welded details of DNV-RP-C203 leave it to the project. */
export function requiredFactor(
  p: Params,
  lines: readonly LineDamage[],
  governing: LineDamage,
  trace: Trace,
): number | NotApplicable {
  if (p.sn_family === C203) return notApplicable('DNV-RP-C203 leaves the factor to the standard of the structure')
  trace.section('Safety factor of the standard')
  if (p.sn_family !== API) {
    return adjacentOf(lines, governing, trace)?.gamma_F ?? notApplicable('gamma_F needs the damage of an adjacent line')
  }
  const at = { source: apiRp2sk, clause: 'fatigue design criterion', cell: 'fatigue life over design life' }
  return trace.lookup({
    ...at,
    symbol: 'gamma_F',
    title: 'Safety factor on damage',
    unit: '-',
    value: LIFE_FACTOR.value,
  })
}

/** Warns where the factor of the run is below that of the standard. */
export function factorWarning(p: Params, required: number | NotApplicable): Warning[] {
  const DFF = p.design_fatigue_factor
  if (typeof required !== 'number' || DFF >= required) return []
  const ashore = p.sn_family === API ? '' : `, or ${GAMMA_F_ASHORE.value} for lines regularly inspected ashore`
  const message = `design fatigue factor ${DFF} is below ${Number(required.toPrecision(4))}, the safety factor on damage of ${p.sn_family}${ashore}`
  return [warning('factor_below_standard', message, '/design_fatigue_factor')]
}
