/** The cable: what it drops, what it may drop, and what the surface has to give. */
import * as cable from '@keelson/physics/esp/cable.ts'
import { type ChartDefinition, compares, type Doubt, gives, lineChart, shownIn } from '@keelson/workflow'
import { curve } from './charts.ts'
import { type Given, type Perhaps, way } from './inputs.ts'
import { resistanceProblems } from './rules.ts'

const COLD: Doubt = {
  kind: 'input_missing',
  why: '{conductor_temperature} is not entered; a cable in a well is hotter than 77 °F and has a higher voltage drop',
}
const drop = (title: string, allowed: typeof cable.allowedDrop | typeof cable.allowedShare) =>
  compares('motor_voltage', { title, criterion: allowed, demand: cable.voltageDrop, capacity: allowed })

const taken = [
  ...['motor_current', 'motor_voltage', 'cable_resistance_per_length', 'cable_length'],
  'resistance_temperature_coefficient',
] as const

export const ofCable = way({
  takes: taken,
  may: ['conductor_temperature'],
  rules: resistanceProblems,
  values: {
    cable_voltage_drop: gives(cable.voltageDrop, 'motor_voltage', 'Resistive voltage drop of the cable.'),
    surface_voltage: gives(cable.surfaceVoltage, 'motor_voltage', 'Motor voltage plus cable voltage drop.'),
    surface_kva: gives(cable.apparentPower, 'apparent_power', 'Apparent power required at surface.'),
  },
  checks: {
    cable_drop_by_length: drop('Voltage drop per unit cable length', cable.allowedDrop),
    cable_drop_by_voltage: drop('Voltage drop against motor voltage', cable.allowedShare),
  },
  charts: {
    cable: {
      title: 'Voltage drop against temperature',
      description: 'Cable voltage drop at the motor current against conductor temperature.',
    },
  },
  calculate: (p, trace) => {
    const { motor_current: I, motor_voltage: V_m, cable_resistance_per_length: r_0, cable_length: L } = p
    const { resistance_temperature_coefficient: alpha, conductor_temperature: T_c } = p
    const T_0 = cable.REFERENCE_TEMPERATURE
    trace.section('Cable')
    const R_T = trace.apply(
      cable.conductorResistance,
      { r_0, alpha, T: T_c ?? T_0, T_0, L },
      { rename: { T: T_c === undefined ? 'T_0' : 'T_c' } },
    )
    const Delta_V = trace.apply(cable.voltageDrop, { I, R_T })
    const V_s = trace.apply(cable.surfaceVoltage, { V_m, Delta_V })
    const S_s = trace.apply(cable.apparentPower, { V_s, I })
    trace.section('Allowable voltage drop')
    trace.apply(cable.allowedDrop, { e_L: cable.MOST_DROP, L })
    trace.apply(cable.allowedShare, { x_V: cable.MOST_SHARE, V_m })
    return {
      ...(T_c === undefined && {
        beside: { cable_drop_by_length: { doubt: COLD }, cable_drop_by_voltage: { doubt: COLD } },
        assumed: { conductor_temperature: T_0.si },
      }),
      charts: () => ({ cable: cableChart(p) }),
      detail: `Cable voltage drop ${shownIn(Delta_V, 'V')}, required surface supply ${shownIn(V_s, 'V')} and ${shownIn(S_s, 'kVA')}`,
    }
  },
})

type Cable = Given<(typeof taken)[number]> & Perhaps<'conductor_temperature'>

/** K above the temperature of the tabled resistance. */
const HOTTER = 125

/** Voltage drop against the temperature of the conductor. */
function cableChart(p: Cable): ChartDefinition {
  const { motor_current: I, motor_voltage: V_m, cable_resistance_per_length: r_0, cable_length: L } = p
  const alpha = p.resistance_temperature_coefficient
  const T_0 = cable.REFERENCE_TEMPERATURE.si
  const T_c = p.conductor_temperature ?? T_0
  const at = (T: number) =>
    cable.voltageDrop.evaluateSI({ I, R_T: cable.conductorResistance.evaluateSI({ r_0, alpha, T, T_0, L }) })
  const [byVoltage, byLength] = [
    cable.allowedShare.evaluateSI({ x_V: cable.MOST_SHARE.si, V_m }),
    cable.allowedDrop.evaluateSI({ e_L: cable.MOST_DROP.si, L }),
  ]
  return lineChart({
    x: { title: 'Conductor temperature', unit: 'degF' },
    y: { title: 'Voltage drop', unit: 'V' },
    series: [{ name: 'drop', points: curve(Math.min(T_0, T_c), Math.max(T_0 + HOTTER, T_c), at) }],
    markers: [{ x: T_c, y: at(T_c), label: 'cable' }],
    limits: [
      { at: byVoltage, label: '10 % of motor voltage', along: 'x', written: true },
      { at: byLength, label: '30 V per 1,000 ft', along: 'x', written: true },
    ],
  })
}
