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
      'One row for each line or component, each with exactly one loading: tension range bins, stress range bins, a tension history with its repeats, or the five fields of the stress spectrum. For the safety factor of DNV-OS-E301 neighbours stand next to each other, and the last beside the first.',
    minItems: 1,
    maxItems: 500,
  }),
}

const fatigueCurve = (version: Version) => ({
  sn_family: optional(
    choice(FAMILIES, {
      title: 'Curve family',
      description:
        'Of the curve below: S-N curves of DNV-RP-C203, component S-N curves of DNV-OS-E301, or T-N curves of API RP 2SK.',
    }),
  ),
  sn_curve: optional(
    choice(CURVES, {
      title: 'Fatigue curve',
      description:
        'Curve of all lines that name none of their own; a curve of DNV-RP-C203 may stand without its family. Left out, studless chain or stranded rope of DNV-OS-E301 by the material of the line.',
      requiredWhen: { sn_family: idsOf(FAMILIES) },
      assumed:
        'the curve of the component itself; of the two that DNV-OS-E301 has for each, the one of the shorter life',
    }),
  ),
  environment: optional(
    field.snEnvironment({
      description:
        'For curves of DNV-RP-C203; left out, that of the version. The curves of the other families include seawater.',
      assumed: version.why,
    }),
  ),
})

const lifeAndSafety = {
  design_life: field.designLife({
    description: 'Life over which damage is counted.',
    symbol: 'T_L',
    usual: [20, 30],
    default: 25,
  }),
  design_fatigue_factor: optional(
    field.designFatigueFactor({
      description:
        'Factor on damage, gamma_F of DNV-OS-E301: left out, 3 where every line is on a curve of API RP 2SK, else 8.',
      minimum: 1,
      usual: [3, 10],
      example: 8,
      assumed:
        'the largest factor that the standard of the curves asks for: DNV-OS-E301 has 5 to 8 by the damage of adjacent lines, API RP 2SK has 3',
    }),
  ),
  bins_period_years: optional(
    quantity('design_life', {
      title: 'Period of the cycles',
      description: 'Period that cycles and repeats cover; left out, the design life.',
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
      description: 'For lines given by stress spectra; single-slope curves only.',
      default: NONE,
    },
  ),
  workflow_version: optional(
    count({
      title: 'Workflow version',
      description: 'Echo of the version pinned in the call; given, it must equal it.',
      minimum: 1,
      maximum: 2,
      inert: 'an echo of the version of the call',
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
