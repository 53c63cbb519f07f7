/** What a specialist would remark on the run: tables left, a light pipe, factors given in place of tabled ones. */
import { FRICTION } from '@keelson/standards/dnv-rp-f109-2021/soil.ts'
import { type Warning, warning } from '@keelson/workflow'
import { type absoluteStability, tabledSafetyFactor } from './calculate-absolute.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './contract.ts'
import { ABSOLUTE } from './modes.ts'

export function edgeWarnings({ K, M, edges }: ReturnType<typeof absoluteStability>): Warning[] {
  const said = (name: string, value: number, range: string) =>
    warning(
      'outside_table',
      `${name} = ${Number.isFinite(value) ? Number(value.toPrecision(4)) : 'infinite'} is outside the load tables (${range})`,
    )
  return [
    ...(edges.belowK
      ? [said('K*', K, 'from 2.5; C_Y* grows as 1/K* below, C_Z* is held, unless the flow is practically steady')]
      : []),
    ...(edges.aboveK ? [said('K*', K, 'to 140; the last column is held')] : []),
    ...(edges.aboveM ? [said('M*', M, 'to 10; the last row is held')] : []),
  ]
}

/** Why a stable pipe shows nothing: the formula has sunk it into the bed, where no load and no resistance is for it. */
export const sunkIn = ({ zeta_pi }: ReturnType<typeof absoluteStability>): string | undefined =>
  zeta_pi > 1
    ? `the initial penetration comes out at ${Number(zeta_pi.toPrecision(4))} diameters: the pipe sinks into this soil, and neither loads nor resistance are for a buried pipe`
    : undefined

export function sunkWarning(r: ReturnType<typeof absoluteStability>): Warning[] {
  const sunk = sunkIn(r)
  return sunk === undefined ? [] : [warning('outside_validity', sunk)]
}

export const floatingWarning = ({ s_g, w_s }: Pipe): Warning[] =>
  s_g !== undefined && w_s !== undefined && s_g < 1.05
    ? [
        warning(
          'light_pipe',
          `specific gravity ${s_g.toFixed(3)} is below 1.05: the pipe ${w_s <= 0 ? 'floats' : 'nearly floats'}`,
        ),
      ]
    : []

/** A factor given in place of a tabled one is said, with both values. */
export function replacedTables(p: Params): Warning[] {
  const said: Warning[] = []
  const mu = FRICTION[p.soil_type]
  if (p.friction_coefficient !== undefined && p.friction_coefficient !== mu) {
    said.push(
      warning(
        'overridden',
        `friction coefficient: ${p.soil_type} ${mu}, used ${p.friction_coefficient}`,
        '/friction_coefficient',
      ),
    )
  }
  const gamma = tabledSafetyFactor(p)
  if (p.method === ABSOLUTE && p.safety_factor !== undefined && p.safety_factor !== gamma) {
    said.push(
      warning(
        'overridden',
        `safety factor: table ${gamma} (${p.load_region}, ${p.soil_type}, ${p.safety_class}), used ${p.safety_factor}`,
        '/safety_factor',
      ),
    )
  }
  return said
}
