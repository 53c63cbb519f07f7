/** The declared values out of the results; what a run does not give says why. */
import type { Trace } from '@keelson/equations'
import { axialInteraction, circumferentialInteraction } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { type Assessed, lowest, pressuresOf, type Results } from './assess.ts'
import { notAccepted } from './doubts.ts'
import { meets, scatter } from './general.ts'
import type { Life } from './growth.ts'
import type { Params } from './inputs.ts'
import type { Local } from './local.ts'
import { B31G_1991, GML, LOCAL, methodsInWords, PART_A, PART_B, RSTRENG } from './methods.ts'
import { worstVerdict } from './verdict.ts'

const only = (...methods: readonly string[]) => notApplicable(`calculated by ${methodsInWords(methods)} only`)
const or = <T>(value: T | undefined, other: NotApplicable): T | NotApplicable => (value === undefined ? other : value)

export function valuesOf(p: Params, r: Assessed, life: Life | undefined, trace: Trace) {
  const { governing } = r
  const noPressure = notApplicable('API 579-1 Part 4 pressure is calculated only if a yield strength is entered')
  return {
    verdict: or(
      worstVerdict(p, r),
      notApplicable(
        notAccepted(p, r) ?? 'neither {maximum_allowable_operating_pressure} nor {operating_pressure} is entered',
      ),
    ),
    governing_method: or(governing?.method, noPressure),
    allowable_pressure: r.P_a,
    safe_pressure: or(governing?.P_S, noPressure),
    failure_pressure: or(
      lowest(pressuresOf(r), (m) => m.P_F)?.P_F,
      notApplicable('API 579-1 gives an allowable pressure, not a failure pressure'),
    ),
    maximum_allowable_working_pressure: r.MAWP,
    ...(p.service_age !== undefined && lives(life)),
    ...api579Values(p, r, trace),
    ...levels(p, r),
    ...defectValues(r),
    ...spacings(p, trace),
  }
}

function lives(life: Life | undefined) {
  const none = notApplicable('no corrosion rate is defined because there is no metal loss to date')
  return { remaining_life: or(life?.RL, none), corrosion_rate: or(life?.CR, none) }
}

/** Level 2 of Part 5 before Level 1. */
const localOf = ({ level1, level2 }: Results): Local | undefined => level2 ?? level1

function api579Values(p: Params, r: Results, trace: Trace) {
  const { general: g, corroded, level2 } = r
  const local = localOf(r)
  const onlyLocal = only(...LOCAL)
  const onlyGeneral = only(GML)
  const any = only('API 579-1')
  const reduced = [g?.MAWP_r, r.level1?.MAWP_r, level2?.MAWP_r].filter((m) => m !== undefined)
  return {
    remaining_strength_factor: or(local?.RSF, onlyLocal),
    reduced_maximum_allowable_working_pressure: reduced.length > 0 ? Math.min(...reduced) : any,
    folias_factor: or(local?.M_t ?? bulging(r)?.M, only(...LOCAL, 'ASME B31G-2012', 'RSTRENG')),
    shell_parameter_lambda: or(local?.lambda, onlyLocal),
    minimum_measured_thickness: or((local ?? g)?.t_mm, any),
    remaining_thickness_ratio: or((local ?? g)?.R_t, any),
    inside_diameter: or(corroded?.D, any),
    averaging_factor_q: or(g?.Q, onlyGeneral),
    averaging_length: or(g?.L, onlyGeneral),
    average_measured_thickness_longitudinal: or(g?.s.t_am, onlyGeneral),
    average_measured_thickness_circumferential: or(g?.c.t_am, onlyGeneral),
    coefficient_of_variation: g ? scatter(p, trace) : onlyGeneral,
    screening_thickness_ratio_limit: or(local?.R_t_lim, onlyLocal),
    tensile_strength_factor: or(local?.TSF, onlyLocal),
    critical_interval_start: or(level2?.x_1, only(LOCAL[1] ?? '')),
    critical_interval_end: or(level2?.x_2, only(LOCAL[1] ?? '')),
  }
}

function levels(p: Params, { general: g, level1, level2 }: Results) {
  const strong = (local: Local | undefined) => local && meets(local.RSF, p.remaining_strength_factor_allowable)
  const every = (list: readonly (boolean | undefined)[]) => {
    const made = list.filter((b) => b !== undefined)
    return made.length === 0 ? undefined : made.every(Boolean)
  }
  return {
    level_1_acceptable: or(every([g?.level1, strong(level1)]), only(GML, LOCAL[0] ?? '')),
    level_2_acceptable: or(every([g?.level2, strong(level2)]), only(GML, LOCAL[1] ?? '')),
  }
}

/** The B31G form of 2012 that governs, RSTRENG before the others. */
const bulging = (r: Results) => r.effective ?? lowest([r.b2012, r.modified], (s) => s?.P_S)

function defectValues(r: Results) {
  const { partA, partB, b1991, effective } = r
  const onlyF101 = only('DNV-RP-F101')
  return {
    length_correction_factor: or((partB ?? partA)?.Q, onlyF101),
    safe_working_pressure: or(partB?.P_S, only(PART_B)),
    corrected_relative_depth: or(partA?.r_d_star, only(PART_A)),
    corroded_pipe_pressure_resistance: or(partA?.P_S, only(PART_A)),
    design_pressure: or(b1991?.P, only(B31G_1991)),
    b31g_shape_parameter: or(b1991?.A, only(B31G_1991)),
    effective_length_start: or(effective?.x_1, only(RSTRENG)),
    effective_length_end: or(effective?.x_2, only(RSTRENG)),
    failure_stress: or(bulging(r)?.S_F, only('ASME B31G-2012', RSTRENG)),
    modified_b31g_failure_pressure: or((effective?.whole ?? r.modified)?.P_F, only('modified B31G', RSTRENG)),
  }
}

function spacings(p: Params, trace: Trace) {
  const pipe = { D: p.outer_diameter, t: p.wall_thickness }
  const rename = { D: 'D_o' }
  trace.section('Flaw interaction spacing, DNV-RP-F101')
  return {
    interaction_spacing_axial: trace.apply(axialInteraction, pipe, { rename }),
    interaction_spacing_circumferential: trace.apply(circumferentialInteraction, pipe, { rename }),
  }
}
