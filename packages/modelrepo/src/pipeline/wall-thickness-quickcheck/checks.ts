/** The acceptance checks of the run: pressure containment by four codes, collapse and propagation by one. */
import { apiRp1111 } from '@keelson/standards/api-rp-1111-2015/source.ts'
import { asmeB314 } from '@keelson/standards/asme-b31.4-2019/source.ts'
import { asmeB318 } from '@keelson/standards/asme-b31.8-2020/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'

export const checks = {
  f101_pressure_containment: {
    title: 'Pressure containment, DNV-ST-F101',
    source: dnvStF101,
    clause: '5.4.2',
    demand: 'Net local incidental pressure',
    capacity: 'Factored pressure containment resistance',
    unit: 'MPa',
  },
  f101_mill_test: {
    title: 'Mill test limit, DNV-ST-F101',
    source: dnvStF101,
    clause: '5.4.2.1',
    demand: 'Net local incidental pressure',
    capacity: 'Net pressure that the mill test supports',
    unit: 'MPa',
  },
  f101_system_test: {
    title: 'System test limit, DNV-ST-F101',
    source: dnvStF101,
    clause: '5.4.2.1',
    demand: 'Net local incidental pressure',
    capacity: 'Net pressure that the system test supports',
    unit: 'MPa',
  },
  f101_collapse: {
    title: 'Collapse, DNV-ST-F101',
    source: dnvStF101,
    clause: '5.4.4',
    demand: 'Net external pressure',
    capacity: 'Factored collapse pressure',
    unit: 'MPa',
  },
  f101_propagation: {
    title: 'Propagation buckling, DNV-ST-F101',
    source: dnvStF101,
    clause: '5.4.5',
    demand: 'Net external pressure',
    capacity: 'Factored propagating pressure',
    unit: 'MPa',
  },
  rp1111_burst: {
    title: 'Burst, API RP 1111',
    source: apiRp1111,
    clause: '4.3.1',
    demand: 'Net design pressure',
    capacity: 'Largest design pressure, net',
    unit: 'MPa',
  },
  b314_hoop_stress: {
    title: 'Hoop stress, ASME B31.4',
    source: asmeB314,
    clause: '403.2.1, A402.3.5',
    demand: 'Hoop stress',
    capacity: 'Allowable hoop stress',
    unit: 'MPa',
  },
  b318_hoop_stress: {
    title: 'Hoop stress, ASME B31.8',
    source: asmeB318,
    clause: '841.1.1, A842.2.2',
    demand: 'Hoop stress',
    capacity: 'Allowable hoop stress',
    unit: 'MPa',
  },
}
