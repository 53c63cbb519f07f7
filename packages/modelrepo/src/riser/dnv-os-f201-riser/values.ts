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
    'Design effective tension, as used',
    'As given, or of its parts with their factors.',
    'T_ed',
  ),
  design_bending_moment_used: each(
    'bending_moment',
    'Design moment, as used',
    'As given, or of its parts with their factors; times the condition factor.',
    'M_d',
  ),
  plastic_moment: each('bending_moment', 'Plastic moment resistance', 'Of the average wall.', 'M_k'),
  plastic_tension: each('pipe_axial_force', 'Plastic tension resistance', 'Of the average wall.', 'T_k'),
  flow_stress_parameter: ratio('Flow stress parameter', 'Of strain hardening and pressure.', 'alpha_c'),
  burst_resistance: resultOf(burstResistance, 'pipe_pressure', {
    title: 'Burst resistance',
    description: 'Of the average wall.',
  }),
  collapse_resistance: resultOf(collapsePressure, 'pipe_pressure', {
    title: 'Collapse resistance',
    description: 'Of the average wall.',
  }),
  propagation_pressure: resultOf(propagationPressure, 'pipe_pressure', { description: 'Of the average wall.' }),
  combined_utilisation: criterion(
    'Combined utilisation',
    'Left side of the criterion, not a ratio of loads; null where the pressure alone is beyond the burst resistance.',
    'u_LB',
  ),
  combined_branch: textsValue({
    title: 'Branch of the combined criterion',
    description: 'internal or external, by the larger pressure in operation.',
    single: true,
  }),
  bursting_utilisation: ratio('Bursting utilisation', '0 without net internal pressure.', 'u_b'),
  collapse_utilisation: ratio('Collapse utilisation', '0 without net external pressure.', 'u_c'),
  propagation_utilisation: ratio('Utilisation of a propagating buckle', '0 without net external pressure.', 'u_pr'),
  wsd_utilisation: criterion(
    'Utilisation by working stress design',
    'Left side over the square of the usage factor, of unfactored loads where parts are given, else of the design loads. Information: it does not enter the verdict.',
    'u_WSD',
  ),
  governing_utilisation: numberValue('-', {
    title: 'Governing utilisation',
    description: 'The largest of those that are checked, at any station.',
    minimum: 0,
  }),
  governing_index: numberValue('-', {
    count: true,
    title: 'Index of the governing station',
    description: 'From 0; the first of several.',
    minimum: 0,
  }),
  governing_limit_state: textValue({
    title: 'Governing limit state',
    description: 'combined, bursting, collapse or propagation.',
  }),
  status: textValue({ title: 'Verdict', description: 'pass where every check holds at every station, else fail.' }),
}
