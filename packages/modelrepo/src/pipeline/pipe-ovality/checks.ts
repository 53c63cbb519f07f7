/** The acceptance checks of the run. */
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'

export const checks = {
  ovality: {
    title: 'Ovality',
    source: dnvStF101,
    clause: '5.4.11',
    demand: 'Ovality',
    capacity: 'Allowable ovality',
    unit: '-',
  },
  api5l_out_of_roundness: {
    title: 'Out-of-roundness of line pipe',
    source: api5l,
    clause: 'table 10',
    demand: 'Out-of-roundness',
    capacity: 'Out-of-roundness allowed',
    unit: 'mm',
    needs: ['wall_thickness'],
  },
  ovality_under_bending: {
    title: 'Ovality under bending',
    source: dnvStF101,
    clause: '5.4.11',
    demand: 'Ovality under bending',
    capacity: 'Allowable ovality',
    unit: '-',
    needs: ['initial_ovality', 'wall_thickness'],
  },
  local_out_of_roundness: {
    title: 'Local out-of-roundness',
    source: dnvStF101,
    clause: 'section 7, dimensions',
    demand: 'Gap under the template',
    capacity: '0.5 % of the diameter',
    unit: 'mm',
    needs: ['local_out_of_roundness'],
  },
}
