/** Normal force and torque at one speed and rudder angle, and the power to steer with. */
import * as normal from '@keelson/physics/rudder/normal-force.ts'
import * as torque from '@keelson/physics/rudder/stock-torque.ts'
import { HARD_OVER, SWEEP, SWEEP_TIME, steeringPower } from '@keelson/standards/solas-1974/steering-gear.ts'
import { check, given, gives, notApplicable, outOf, shownForce, shownIn } from '@keelson/workflow'
import { operatingForce, torqueChart } from './charts.ts'
import { elevation, section } from './figures.ts'
import { gear, gearUsed, ofGear } from './gear.ts'
import { way } from './inputs.ts'
import { forceAt } from './operating-force.ts'
import { operatingCharts, operatingFigures } from './pictures.ts'
import { operatingRules } from './rules.ts'
import { operatingWarnings } from './warnings.ts'

export const inOperation = way({
  takes: [
    ...['rudder_area', 'rudder_mean_chord', 'stock_from_leading_edge', 'ship_speed'],
    ...['rudder_angle', 'inflow_speed_factor', 'water_density', 'steering_rate_required'],
  ] as const,
  unlessReplaced: ['rudder_height'],
  may: ['rudder_aspect_ratio', 'available_torque'],
  rules: operatingRules,
  values: {
    normal_force: gives(normal.normalForce, 'hull_force', 'Force normal to the blade, with the sign of the angle.', {
      signed: true,
    }),
    centre_of_pressure_from_leading_edge: gives(
      torque.centreOfPressure,
      'structure_dimension',
      'Distance of the normal force from the leading edge, at the mean chord.',
    ),
    torque: gives(
      torque.torqueAtStock,
      'bending_moment',
      'Hydrodynamic torque excluding friction, with the sign of the force if the centre of pressure is aft of the stock.',
      { signed: true },
    ),
    balance_angle: gives(
      torque.balanceAngle,
      'heel_angle',
      'Rudder angle at which the centre of pressure is at the stock.',
    ),
    steering_power: gives(
      steeringPower,
      'power',
      'Power for a rudder movement of 65 degrees in 28 s at this torque, excluding friction and gear losses.',
    ),
    torque_utilisation: gearUsed,
  },
  checks: { operating_torque: gear('Steering gear operating torque', HARD_OVER, [normal.ANGLE_REACH]) },
  charts: operatingCharts,
  figures: operatingFigures,
  calculate: (p, trace) => {
    const { rudder_angle: delta, stock_from_leading_edge: x_s, rudder_area: A, rudder_mean_chord: c } = p
    trace.section('Normal force')
    const Lambda =
      p.rudder_aspect_ratio ?? trace.apply(normal.aspectRatio, { b: given(p, 'rudder_height').rudder_height, A })
    const F_N = forceAt(p, Lambda, delta, trace)
    trace.section('Torque')
    const x_p = trace.apply(torque.centreOfPressure, { c, delta })
    const Q = trace.apply(torque.torqueAtStock, { F_N, x_p, x_s })
    const Q_h = trace.apply(torque.torqueToHold, { Q })
    const s_b = trace.apply(torque.sineOfBalance, { x_s, c })
    /** A stock ahead of the pressure at all angles, or behind it at all, has no balance angle. */
    const delta_b = s_b >= 0 && s_b <= 1 ? trace.apply(torque.balanceAngle, { s_b }) : undefined
    const P_s = p.steering_rate_required
      ? trace.apply(steeringPower, { Q, theta_s: SWEEP, t_s: SWEEP_TIME })
      : undefined
    ofGear(p, Q_h, trace)
    const b = Math.sqrt(Lambda * A)
    const run = { Lambda, delta, x_s, x_p, F_N, Q, delta_b }
    const where = x_s < c / 4 ? 'aft' : 'ahead'
    const left = outOf(normal.ANGLE_REACH, Math.abs(delta))
    const holds = p.available_torque !== undefined && check({ demand: Q_h, capacity: p.available_torque }).passes
    return {
      values: {
        ...(delta_b === undefined && {
          balance_angle: notApplicable(`the centre of pressure is ${where} of the stock at all angles`),
        }),
        ...(!p.steering_rate_required && {
          steering_power: notApplicable('{steering_rate_required} is not selected'),
        }),
      },
      charts: () => ({ force: operatingForce(p, run), torque: torqueChart(p, run) }),
      figures: () => ({ elevation: elevation(p, { b, x_s, A_f: 0 }), section: section(p, run) }),
      beside: { operating_torque: { doubt: left && { kind: 'out_of_reach', why: left } } },
      warnings: operatingWarnings(p, run, b, holds ? undefined : left),
      answer: `Normal force ${shownForce(F_N)}, stock torque ${shownIn(Q, 'kN*m')}${P_s === undefined ? '' : `, steering power ${shownIn(P_s, 'kW')}`}`,
    }
  },
})
