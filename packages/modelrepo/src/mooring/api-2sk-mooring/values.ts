/** The values that a run answers with. */
import { anchorSafetyFactor, pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { corrodedDiameter, diameterLoss } from '@keelson/standards/api-rp-2sk-2005/chain-corrosion.ts'
import { lineTension } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import {
  allowableTension,
  tensionSafetyFactor,
  tensionUtilisation,
} from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { designTension, strengthUtilisation } from '@keelson/standards/dnv-os-e301-2018/strength.ts'
import { chainBreakingLoad } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { numberValue, resultOf, textValue } from '@keelson/workflow'
import { PARTS } from './modes.ts'

const combined = { needs: [...PARTS], minimum: 0 }
const ofChain = { needs: ['chain_diameter', 'chain_grade'], minimum: 0 }
const compared = { needs: ['consequence_class'], minimum: 0 }
const anchored = { needs: ['anchor_type'], minimum: 0 }

export const values = {
  maximum_tension: resultOf(lineTension.combination, 'line_tension', {
    title: 'Maximum tension',
    description: 'As given, or combined from its parts.',
    minimum: 0,
  }),
  low_frequency_maximum_tension: resultOf(lineTension.maximum, 'line_tension', {
    ...combined,
    title: 'Largest low-frequency tension',
    description: 'Above the mean, most probable in the storm.',
    symbol: 'T_lf_max',
  }),
  wave_frequency_maximum_tension: resultOf(lineTension.maximum, 'line_tension', {
    ...combined,
    title: 'Largest wave-frequency tension',
    description: 'Above the mean, most probable in the storm.',
    symbol: 'T_wf_max',
  }),
  low_frequency_significant_tension: resultOf(lineTension.significant, 'line_tension', {
    ...combined,
    title: 'Significant low-frequency tension',
    description: 'Twice the standard deviation.',
    symbol: 'T_lf_sig',
  }),
  wave_frequency_significant_tension: resultOf(lineTension.significant, 'line_tension', {
    ...combined,
    title: 'Significant wave-frequency tension',
    description: 'Twice the standard deviation.',
    symbol: 'T_wf_sig',
  }),
  dominant_component: textValue({
    title: 'Dominant part',
    description:
      'low_frequency or wave_frequency: the part whose largest tension is the larger, and which adds it; the other adds its significant tension.',
    needs: [...PARTS],
  }),
  minimum_breaking_load: resultOf(chainBreakingLoad, 'rope_breaking_load', {
    title: 'Minimum breaking load',
    description: 'As given, or of the corroded chain.',
    minimum: 0,
  }),
  corroded_diameter: resultOf(corrodedDiameter, 'line_diameter', {
    ...ofChain,
    description: 'At the end of the design life.',
  }),
  diameter_loss_percent: resultOf(
    diameterLoss,
    { unit: '%', noKind: 'a loss of diameter has no usual range of its own' },
    { ...ofChain, title: 'Loss of diameter', description: 'Over the design life, of the new diameter.', maximum: 100 },
  ),
  required_safety_factor: numberValue('safety_factor', {
    title: 'Required safety factor',
    description: 'By analysis method and condition.',
    symbol: 'FS',
    minimum: 1,
  }),
  safety_factor: resultOf(tensionSafetyFactor, 'safety_factor', {
    description: 'Minimum breaking load over maximum tension.',
    minimum: 0,
  }),
  allowable_tension: resultOf(allowableTension, 'line_tension', {
    description: 'Minimum breaking load over the required safety factor.',
    minimum: 0,
  }),
  utilisation: resultOf(tensionUtilisation, 'utilisation', {
    description: 'Maximum tension times required safety factor over minimum breaking load.',
    minimum: 0,
  }),
  status: textValue({ title: 'Status', description: 'pass or fail over the checks of line and anchor.' }),
  e301_design_tension: resultOf(designTension, 'line_tension', {
    ...compared,
    title: 'Design tension of DNV-OS-E301',
    description: 'Mean and dynamic tension, each with its partial factor.',
  }),
  e301_utilisation: resultOf(strengthUtilisation, 'utilisation', {
    ...compared,
    title: 'Utilisation by DNV-OS-E301',
    description: 'Design tension over characteristic strength; for information, no part of the status.',
  }),
  anchor_required_safety_factor: numberValue('safety_factor', {
    ...anchored,
    title: 'Required safety factor of the anchor',
    description: 'By mooring, anchor and condition; null where none is required.',
    symbol: 'FS_A',
  }),
  anchor_safety_factor: resultOf(anchorSafetyFactor, 'safety_factor', {
    ...anchored,
    description: 'Holding capacity over tension at the anchor; null where no factor is required.',
  }),
  anchor_utilisation: resultOf(pullUtilisation, 'utilisation', {
    ...anchored,
    title: 'Utilisation of the anchor',
    symbol: 'u_A',
    description: 'Tension at the anchor with its factor over holding capacity; null where no factor is required.',
  }),
} as const
