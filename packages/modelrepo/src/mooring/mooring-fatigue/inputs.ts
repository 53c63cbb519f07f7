/** The inputs of the mooring line fatigue check. */

import { choice, count, grouped, idsOf, optional, type ParamsOf, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { lineFields } from './inputs-line.ts'
import { CURVES, FAMILIES } from './modes-curve.ts'
import type { Version } from './modes-version.ts'

export const NONE = 'none'
export const DUAL_NARROW_BAND = 'dual_narrow_band'
const COMBINED_SPECTRUM = 'combined_spectrum'
export const spectral = { spectral_method: [DUAL_NARROW_BAND, COMBINED_SPECTRUM] }

const lines = {
  lines: rows(lineFields, {
    title: 'Lines',
    description:
      'One row for each line or component, with exactly one loading option. The options are tension range bins, stress range bins, a tension history with its repeats, or the five stress spectrum fields. For the DNV-OS-E301 safety factor, adjacent lines are consecutive and the last is adjacent to the first.',
    minItems: 1,
    maxItems: 500,
  }),
}

const fatigueCurve = (version: Version) => ({
  sn_family: optional(
    choice(FAMILIES, {
      title: 'Curve family',
      description: 'Family of the general fatigue curve: DNV-RP-C203 S-N, DNV-OS-E301 component S-N or API RP 2SK T-N.',
    }),
  ),
  sn_curve: optional(
    choice(CURVES, {
      title: 'Fatigue curve',
      description:
        'Fatigue curve for lines without their own. A DNV-RP-C203 curve does not require its family. Default: DNV-OS-E301 curve for studless chain or stranded rope, by line material.',
      requiredWhen: { sn_family: idsOf(FAMILIES) },
      assumed: 'the component curve; of the two DNV-OS-E301 curves for each component, the one with the shorter life',
    }),
  ),
  environment: optional(
    field.snEnvironment({
      description:
        'Environment for DNV-RP-C203 curves. Default: environment assumed by the workflow version. Curves of the other families include the effect of seawater.',
      assumed: version.why,
    }),
  ),
})

const lifeAndSafety = {
  design_life: field.designLife({
    description: 'Design life over which damage is calculated.',
    symbol: 'T_L',
    usual: [20, 30],
    default: 25,
  }),
  design_fatigue_factor: optional(
    field.designFatigueFactor({
      description:
        'Factor applied to damage, gamma_F of DNV-OS-E301. Default: 3 if every line uses an API RP 2SK curve, otherwise 8.',
      minimum: 1,
      usual: [3, 10],
      example: 8,
      assumed:
        'the highest factor in the standard of the fatigue curves (DNV-OS-E301 requires 5 to 8, depending on the damage of adjacent lines; API RP 2SK requires 3)',
    }),
  ),
  bins_period_years: optional(
    quantity('design_life', {
      title: 'Reference period',
      description: 'Period covered by the cycles and repeats. Default: design life.',
      symbol: 'T_b',
      above: 0,
      example: 1,
    }),
  ),
}

const method = (version: Version) => ({
  spectral_method: choice(
    {
      [NONE]: 'None',
      [DUAL_NARROW_BAND]: 'Dual narrow-band',
      [COMBINED_SPECTRUM]: 'Combined spectrum',
    },
    {
      title: 'Spectral method',
      description: 'Damage method for lines with stress spectra. Valid for single-slope curves only.',
      default: NONE,
    },
  ),
  workflow_version: optional(
    count({
      title: 'Workflow version',
      description: 'Workflow version requested in the call. If provided, it must match.',
      minimum: 1,
      maximum: 2,
      inert: 'repeats the version in the call',
      example: version.number,
    }),
  ),
})

export const inputsOf = (version: Version) =>
  grouped({
    Lines: lines,
    'Fatigue curve': fatigueCurve(version),
    'Life and safety': lifeAndSafety,
    Method: method(version),
  })

export type Params = ParamsOf<ReturnType<typeof inputsOf>>
export type Line = Params['lines'][number]
