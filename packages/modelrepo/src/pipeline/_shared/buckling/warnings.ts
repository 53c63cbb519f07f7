/** What a specialist would remark on the pipe of a line that buckles as a whole. */
import { D_OVER_T_HIGH, D_OVER_T_LOW } from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import { shown, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { inLoadControlled, type PipeInputs } from './strength.ts'

export const pipeWarningCodes = {
  outside_validity: 'The case is outside the validity range of one of the methods.',
  girth_weld_factor: 'The girth weld factor is 1, but the standard requires a lower value at this D/t.',
  not_derated: 'The line operates at an elevated temperature but the steel strength is not de-rated.',
  plastic_moment: 'An elastic moment exceeds the plastic moment of the section and is not valid.',
  no_compression: 'The effective axial force is not compressive. The line cannot buckle.',
} as const
const warn = warner(pipeWarningCodes)

/** What `warn` says where a condition holds, and nothing where not. */
export const whenOf =
  <A extends readonly unknown[]>(warn: (...said: A) => Warning) =>
  (condition: boolean, ...said: A): Warning[] =>
    condition ? [warn(...said)] : []

/** D/t beyond which a pipe is not a beam. */
const D_OVER_T = 60
/** D/t above which the girth weld factor falls below 1. */
const GIRTH_WELD_D_OVER_T = 20
/** Rise above which the steel is probably weakened by heat, K. */
const WARM = 50

export const CRITERIA_RANGE = `D/t is outside the range ${D_OVER_T_LOW.value} to ${D_OVER_T_HIGH.value}`
export const NO_STRAIN_LIMIT = `the strain criterion is not valid for D/t above ${D_OVER_T_HIGH.value}`

/** Whether the steel is probably weaker than it is taken to be. hottest: largest temperature rise, K. */
export const isWarm = (p: PipeInputs, hottest: number): boolean =>
  p.operating_temperature === undefined && hottest > WARM
export const NOT_DERATED =
  '{operating_temperature} is not entered, so the steel strength at the operating temperature is unknown'

/** bent: the criteria of the bent pipe are asked for. */
export function pipeWarnings(p: PipeInputs, bent: boolean, hottest: number): Warning[] {
  const ratio = p.outer_diameter / p.wall_thickness
  const said: Warning[] = []
  if (ratio > D_OVER_T)
    said.push(
      warn(
        'outside_validity',
        `D/t = ${shownRatio(ratio)} exceeds ${D_OVER_T}. The wall may buckle locally before the pipe bends as a beam.`,
        '/wall_thickness',
      ),
    )
  if (bent && !inLoadControlled(p))
    said.push(
      warn(
        'outside_validity',
        ratio > D_OVER_T_HIGH.value
          ? `D/t = ${shownRatio(ratio)} exceeds ${D_OVER_T_HIGH.value}, the upper limit of validity of the DNV-ST-F101 5.4.6 criteria.`
          : `D/t = ${shownRatio(ratio)} is below ${D_OVER_T_LOW.value}, the lower limit of validity of the DNV-ST-F101 5.4.6 load-controlled criterion.`,
        '/wall_thickness',
      ),
    )
  if (bent && ratio > GIRTH_WELD_D_OVER_T && p.girth_weld_factor === 1)
    said.push(
      warn(
        'girth_weld_factor',
        `D/t = ${shownRatio(ratio)} exceeds ${GIRTH_WELD_D_OVER_T}. {girth_weld_factor} must then be less than 1 (entered: 1).`,
        '/girth_weld_factor',
      ),
    )
  if (bent && isWarm(p, hottest))
    said.push(
      warn(
        'not_derated',
        `The temperature rise is ${shown(hottest, 3)} K, which exceeds ${WARM} K, and {operating_temperature} is not entered. The strength is not de-rated.`,
        '/operating_temperature',
      ),
    )
  return said
}

/** which: the place of the moment, as a sentence needs it. */
export const momentWarning = (M: number, M_p: number, which: string, path?: string): Warning[] =>
  M > M_p
    ? [
        warn(
          'plastic_moment',
          `The elastic moment ${which} is ${shownIn(M, 'kN*m')}, which exceeds the plastic moment of ${shownIn(M_p, 'kN*m')}. The moment and the corresponding strain are not valid.`,
          path,
        ),
      ]
    : []
