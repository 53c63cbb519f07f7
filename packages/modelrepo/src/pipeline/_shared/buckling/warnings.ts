/** What a specialist would remark on the pipe of a line that buckles as a whole. */
import { D_OVER_T_HIGH, D_OVER_T_LOW } from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import { shown, type Warning, warning } from '@keelson/workflow'
import { inLoadControlled, type PipeInputs } from './strength.ts'

/** D/t beyond which a pipe is not a beam. */
const D_OVER_T = 60
/** D/t above which the girth weld factor falls below 1. */
const GIRTH_WELD_D_OVER_T = 20
/** Rise above which the steel is probably weakened by heat, K. */
const WARM = 50

export const when = (condition: boolean, ...w: Parameters<typeof warning>): Warning[] =>
  condition ? [warning(...w)] : []

/** bent: the criteria of the bent pipe are asked for; hottest: largest temperature rise, K. */
export function pipeWarnings(p: PipeInputs, bent: boolean, hottest: number): Warning[] {
  const ratio = p.outer_diameter / p.wall_thickness
  return [
    ...when(
      ratio > D_OVER_T,
      'outside_validity',
      `D/t = ${shown(ratio)} exceeds ${D_OVER_T}: the thin wall may buckle before the pipe bends as a beam`,
      '/wall_thickness',
    ),
    ...when(
      bent && !inLoadControlled(p),
      'outside_validity',
      `D/t = ${shown(ratio)} is outside ${D_OVER_T_LOW.value} to ${D_OVER_T_HIGH.value}, where the criteria of DNV-ST-F101 5.4.6 hold`,
      '/wall_thickness',
    ),
    ...when(
      bent && ratio > GIRTH_WELD_D_OVER_T && p.girth_weld_factor === 1,
      'girth_weld_factor',
      `D/t = ${shown(ratio)} exceeds ${GIRTH_WELD_D_OVER_T}: the girth weld factor is then below 1, read 1`,
      '/girth_weld_factor',
    ),
    ...when(
      bent && p.operating_temperature === undefined && hottest > WARM,
      'not_derated',
      `the rise is ${shown(hottest)} K (above ${WARM} K) and the temperature of the steel was not given: its strength is not de-rated`,
      '/operating_temperature',
    ),
  ]
}

/** which: the place of the moment, as a sentence needs it. */
export const momentWarning = (M: number, M_p: number, which: string, path?: string): Warning[] =>
  when(
    M > M_p,
    'plastic_moment',
    `the elastic moment ${which} is ${shown(M)} N*m, above the plastic moment ${shown(M_p)} N*m: it does not hold, nor does its strain`,
    path,
  )
