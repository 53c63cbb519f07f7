/** The values that a run answers with. */
import { outOfRoundness } from '@keelson/standards/api-5l-2018/out-of-roundness.ts'
import { ovality as ovalityRp1111 } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { collapsePressure, ovalityUsed } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { bendingOvality, ovality } from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
import { listValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const minimum = 0

export const values = {
  ovality: resultOf(ovality, 'ovality', {
    description: 'Diameter difference divided by nominal diameter, (D_max − D_min)/D, to DNV-ST-F101.',
    minimum,
  }),
  ovality_rp1111: resultOf(ovalityRp1111, 'ovality', {
    description:
      'Diameter difference divided by sum of diameters, (D_max − D_min)/(D_max + D_min). Half the DNV-ST-F101 ovality.',
    minimum,
  }),
  out_of_roundness: resultOf(outOfRoundness, 'metal_loss_depth', {
    description: 'Out-of-roundness D_max − D_min to API 5L.',
    minimum,
  }),
  api5l_out_of_roundness_limit: numberValue('metal_loss_depth', {
    title: 'API 5L out-of-roundness limit',
    description: 'Out-of-roundness limit of API 5L table 10 for the measurement location.',
    symbol: 'OOR_max',
    minimum,
    needs: ['wall_thickness'],
  }),
  utilisation: numberValue('utilisation', {
    title: 'Ovality utilisation',
    description: 'Ovality divided by the allowable ovality.',
    minimum,
  }),
  collapse_pressure: listValue('pipe_pressure', {
    title: collapsePressure.title,
    description:
      'Characteristic DNV-ST-F101 collapse pressure without safety factors. It is calculated at the measured ovality, or at each listed ovality in order.',
    symbol: collapsePressure.symbol,
    needs: ['wall_thickness', 'specified_minimum_yield_strength'],
  }),
  verdict: textValue({
    title: 'Verdict',
    description:
      'Verdict: fail if any assessed check fails, otherwise pass. No pass is reported while a check is not assessed.',
  }),
  ovality_for_collapse: resultOf(ovalityUsed, 'ovality', {
    title: 'Ovality for collapse',
    description: 'Ovality used for collapse, which is at least 0.005.',
    minimum,
  }),
  ovality_under_bending: resultOf(bendingOvality, 'ovality', {
    title: 'Ovality under bending',
    description: 'Ovality under the entered bending strain and external pressure.',
    minimum,
    needs: ['initial_ovality', 'wall_thickness'],
  }),
  api5l_utilisation: numberValue('utilisation', {
    title: 'API 5L utilisation',
    description: 'Out-of-roundness divided by the API 5L limit.',
    minimum,
    needs: ['wall_thickness'],
  }),
}
