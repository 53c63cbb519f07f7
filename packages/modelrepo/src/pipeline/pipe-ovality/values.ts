/** The values that a run answers with. */
import { outOfRoundness } from '@keelson/standards/api-5l-2018/out-of-roundness.ts'
import { ovality as ovalityRp1111 } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { collapsePressure, ovalityUsed } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { bendingOvality, ovality } from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
import { listValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const minimum = 0

export const values = {
  ovality: resultOf(ovality, 'ovality', {
    description: '(D_max - D_min)/D of DNV-ST-F101, over the nominal diameter.',
    minimum,
  }),
  ovality_rp1111: resultOf(ovalityRp1111, 'ovality', {
    description: '(D_max - D_min)/(D_max + D_min), half of the ovality of DNV-ST-F101.',
    minimum,
  }),
  out_of_roundness: resultOf(outOfRoundness, 'metal_loss_depth', {
    description: 'D_max - D_min of API 5L.',
    minimum,
  }),
  api5l_out_of_roundness_limit: numberValue('metal_loss_depth', {
    title: 'Out-of-roundness allowed by API 5L',
    description: 'Table 10, at the location.',
    symbol: 'OOR_max',
    minimum,
    needs: ['wall_thickness'],
  }),
  utilisation: numberValue('utilisation', {
    title: 'Utilisation of the allowable ovality',
    description: 'Ovality over the allowable one.',
    minimum,
  }),
  collapse_pressure: listValue('pipe_pressure', {
    title: collapsePressure.title,
    description:
      'Of DNV-ST-F101, without safety factors: in the order of the list of ovalities, or one at the measured ovality.',
    symbol: collapsePressure.symbol,
    needs: ['wall_thickness', 'specified_minimum_yield_strength'],
  }),
  verdict: textValue({
    title: 'Verdict',
    description: 'pass or fail: fail where any check that was made fails.',
  }),
  ovality_for_collapse: resultOf(ovalityUsed, 'ovality', {
    title: 'Ovality for collapse',
    description: 'Ovality, at least 0.005.',
    minimum,
  }),
  ovality_under_bending: resultOf(bendingOvality, 'ovality', {
    title: 'Ovality under bending',
    description: 'With the bending strain and the external pressure.',
    minimum,
    needs: ['initial_ovality', 'wall_thickness'],
  }),
  api5l_utilisation: numberValue('utilisation', {
    title: 'Utilisation of API 5L',
    description: 'Out-of-roundness over the allowed one.',
    minimum,
    needs: ['wall_thickness'],
  }),
}
