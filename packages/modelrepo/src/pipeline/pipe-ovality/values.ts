/** The values that a run answers with. */
import { listValue, numberValue, textValue } from '@keelson/workflow'

const ratio = (title: string, description: string, symbol?: string, needs?: readonly string[]) =>
  numberValue('-', { title, description, minimum: 0, ...(symbol !== undefined && { symbol }), ...(needs && { needs }) })

export const values = {
  ovality: ratio('Ovality', '(D_max - D_min)/D of DNV-ST-F101, over the nominal diameter.', 'O'),
  ovality_rp1111: ratio(
    'Ovality of API RP 1111',
    '(D_max - D_min)/(D_max + D_min), half of the ovality of DNV-ST-F101.',
    'delta',
  ),
  out_of_roundness: numberValue('metal_loss_depth', {
    title: 'Out-of-roundness',
    description: 'D_max - D_min of API 5L.',
    symbol: 'OOR',
    minimum: 0,
  }),
  api5l_out_of_roundness_limit: numberValue('metal_loss_depth', {
    title: 'Out-of-roundness allowed by API 5L',
    description: 'Table 10, at the location.',
    symbol: 'OOR_max',
    minimum: 0,
    needs: ['wall_thickness'],
  }),
  utilisation: ratio('Utilisation of the allowable ovality', 'Ovality over the allowable one.'),
  collapse_pressure: listValue('pipe_pressure', {
    title: 'Collapse pressure',
    description:
      'Of DNV-ST-F101, without safety factors: in the order of the list of ovalities, or one at the measured ovality.',
    symbol: 'p_c',
    needs: ['wall_thickness', 'specified_minimum_yield_strength'],
  }),
  verdict: textValue({
    title: 'Verdict',
    description: 'pass or fail: fail where any check that was made fails.',
  }),
  ovality_for_collapse: ratio('Ovality for collapse', 'Ovality, at least 0.005.', 'f_0'),
  ovality_under_bending: ratio('Ovality under bending', 'With the bending strain and the external pressure.', 'f_0_b', [
    'initial_ovality',
    'wall_thickness',
  ]),
  api5l_utilisation: ratio('Utilisation of API 5L', 'Out-of-roundness over the allowed one.', undefined, [
    'wall_thickness',
  ]),
}
