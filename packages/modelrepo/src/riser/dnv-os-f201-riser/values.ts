/** The values that a run answers with; one per station where a pressure or a load is a list. */
import type { KindName } from '@keelson/kinds'
import { collapsePressure, propagationPressure } from '@keelson/standards/dnv-os-f201-2010/collapse.ts'
import { burstResistance } from '@keelson/standards/dnv-os-f201-2010/resistance.ts'
import { listValue, numberValue, resultOf, textsValue, textValue } from '@keelson/workflow'

const each = (of: KindName, title: string, description: string, symbol: string) =>
  listValue(of, { title, description, symbol, single: true })
const ratio = (title: string, description: string, symbol: string) =>
  listValue('-', { title, description, symbol, single: true, minimum: 0 })
const criterion = (title: string, description: string, symbol: string) =>
  listValue('-', { title, description, symbol, single: true, gaps: true, minimum: 0 })

export const values = {
  design_effective_tension_used: each(
    'pipe_axial_force',
    'Design effective tension used',
    'Design effective tension, entered or combined from factored components.',
    'T_ed',
  ),
  design_bending_moment_used: each(
    'bending_moment',
    'Design bending moment used',
    'Design bending moment, entered or combined from factored components, including the condition factor.',
    'M_d',
  ),
  plastic_moment: each(
    'bending_moment',
    'Plastic moment resistance',
    'Plastic moment resistance for the average wall thickness.',
    'M_k',
  ),
  plastic_tension: each(
    'pipe_axial_force',
    'Plastic tension resistance',
    'Plastic tension resistance for the average wall thickness.',
    'T_k',
  ),
  flow_stress_parameter: ratio(
    'Flow stress parameter',
    'Flow stress parameter, allowing for strain hardening and pressure.',
    'alpha_c',
  ),
  burst_resistance: resultOf(burstResistance, 'pipe_pressure', {
    title: 'Characteristic burst resistance',
    description: 'Characteristic burst resistance for the average wall thickness, without resistance factors.',
  }),
  collapse_resistance: resultOf(collapsePressure, 'pipe_pressure', {
    title: 'Characteristic collapse resistance',
    description: 'Characteristic collapse resistance for the average wall thickness, without resistance factors.',
  }),
  propagation_pressure: resultOf(propagationPressure, 'pipe_pressure', {
    description: 'Characteristic propagation pressure for the average wall thickness, without resistance factors.',
  }),
  combined_utilisation: criterion(
    'Combined loading utilisation',
    'Left-hand side of the criterion, not proportional to load. Not defined if pressure alone exceeds the burst resistance.',
    'u_LB',
  ),
  combined_branch: textsValue({
    title: 'Combined criterion branch',
    description: 'Branch of the combined criterion: internal or external, according to the larger operating pressure.',
    single: true,
  }),
  bursting_utilisation: ratio(
    'Bursting utilisation',
    'Bursting utilisation, which is 0 without net internal pressure.',
    'u_b',
  ),
  collapse_utilisation: ratio(
    'Collapse utilisation',
    'Collapse utilisation, which is 0 without net external pressure.',
    'u_c',
  ),
  propagation_utilisation: ratio(
    'Propagating buckling utilisation',
    'Propagating buckling utilisation, which is 0 without net external pressure.',
    'u_pr',
  ),
  wsd_utilisation: criterion(
    'Working stress design utilisation',
    'Left-hand side of the criterion divided by the square of the usage factor. Unfactored loads are used if load components are entered, otherwise design loads. For information only; excluded from the verdict.',
    'u_WSD',
  ),
  governing_utilisation: numberValue('-', {
    title: 'Governing utilisation',
    description: 'Maximum utilisation of all checks at all stations.',
    minimum: 0,
  }),
  governing_index: numberValue('-', {
    count: true,
    title: 'Governing station index',
    description: 'Zero-based index of the governing station. If several are equal, the first is reported.',
    minimum: 0,
  }),
  governing_limit_state: textValue({
    title: 'Governing limit state',
    description: 'Governing limit state: combined, bursting, collapse or propagation.',
  }),
  status: textValue({ title: 'Verdict', description: 'Pass if all checks pass at all stations, otherwise fail.' }),
}
