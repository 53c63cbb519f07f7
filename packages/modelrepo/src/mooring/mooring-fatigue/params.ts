/** The inputs of the mooring line fatigue check. */
import { isChainCurve, isRopeCurve } from '@keelson/standards/api-rp-2sk-2005/tn-curves.ts'
import { isComponentCurve } from '@keelson/standards/dnv-os-e301-2018/component-curves.ts'
import { CURVE_NAMES, ENVIRONMENTS, isCurveName } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { choice, count, optional, type ParamsOf, params, quantity, rows } from '@keelson/workflow'
import { lineFields } from './params-line.ts'

export const C203 = 'DNV-RP-C203'
export const E301 = 'DNV-OS-E301'
export const API = 'API-RP-2SK'
export const FAMILIES = [C203, E301, API] as const
export type Family = (typeof FAMILIES)[number]

const CURVES = [
  ...CURVE_NAMES,
  'stud_chain',
  'studless_chain',
  'stranded_rope',
  'spiral_rope',
  'connecting_link',
  'six_strand_rope',
  'spiral_strand',
] as const
export type Curve = (typeof CURVES)[number]

/** Curves that a family has. */
export function curvesOf(family: Family): readonly Curve[] {
  const has = { [C203]: isCurveName, [E301]: isComponentCurve, [API]: (c: string) => isChainCurve(c) || isRopeCurve(c) }
  return CURVES.filter(has[family])
}

export const NONE = 'none'
export const DUAL_NARROW_BAND = 'dual_narrow_band'
export const COMBINED_SPECTRUM = 'combined_spectrum'
export const spectral = { spectral_method: [DUAL_NARROW_BAND, COMBINED_SPECTRUM] }

export const inputsOf = (version: number) =>
  params({
    workflow_version: optional(
      count({
        title: 'Workflow version',
        description: 'Echo of the version pinned in the call; given, it must equal it.',
        minimum: 1,
        maximum: 2,
        inert: 'an echo of the version of the call',
        example: version,
      }),
    ),
    design_life: quantity('design_life', {
      title: 'Design life',
      description: 'Life over which damage is counted.',
      symbol: 'T_L',
      above: 0,
      usual: [20, 30],
      default: 25,
    }),
    design_fatigue_factor: quantity('design_fatigue_factor', {
      title: 'Design fatigue factor',
      description: 'Factor on damage: DFF, or gamma_F of DNV-OS-E301.',
      symbol: 'DFF',
      minimum: 1,
      usual: [3, 10],
      default: 3,
    }),
    sn_family: choice(FAMILIES, {
      title: 'Curve family',
      description: 'S-N curves of DNV-RP-C203, component S-N curves of DNV-OS-E301, or T-N curves of API RP 2SK.',
      default: C203,
    }),
    sn_curve: choice(CURVES, {
      title: 'Fatigue curve',
      description: 'A curve of the family; the default D belongs to DNV-RP-C203, the other families need one named.',
      default: 'D',
      requiredWhen: { sn_family: [E301, API] },
    }),
    environment: optional(
      choice(ENVIRONMENTS, {
        title: 'Environment',
        description:
          'Air, seawater with cathodic protection, or free corrosion; left out, that of the version. The other families include seawater.',
        usedWhen: { sn_family: [C203] },
      }),
    ),
    lines: rows(lineFields, {
      title: 'Lines',
      description:
        'One row for each line or component, each with exactly one loading: tension range bins, stress range bins, a tension history with its repeats, or the five fields of the stress spectrum. For the safety factor of DNV-OS-E301 neighbours stand next to each other, and the last beside the first.',
      minItems: 1,
    }),
    bins_period_years: optional(
      quantity('design_life', {
        title: 'Period of the cycles',
        description: 'Period that cycles and repeats cover; left out, the design life.',
        symbol: 'T_b',
        above: 0,
        example: 1,
      }),
    ),
    spectral_method: choice([NONE, DUAL_NARROW_BAND, COMBINED_SPECTRUM], {
      title: 'Spectral method',
      description: 'For lines given by stress spectra; single-slope curves only.',
      default: NONE,
    }),
  })

export type Params = ParamsOf<ReturnType<typeof inputsOf>>
export type Line = Params['lines'][number]
