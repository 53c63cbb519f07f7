/** Rudder force, torque and stock of IACS UR S10. */
import { torqueToHold } from '@keelson/physics/rudder/stock-torque.ts'
import * as force from '@keelson/standards/iacs-ur-s10-2019/rudder-force.ts'
import * as stock from '@keelson/standards/iacs-ur-s10-2019/rudder-stock.ts'
import * as torque from '@keelson/standards/iacs-ur-s10-2019/rudder-torque.ts'
import { iacsS10 } from '@keelson/standards/iacs-ur-s10-2019/source.ts'
import {
  compares,
  given,
  gives,
  givesAs,
  notApplicable,
  notChecked,
  shownForce,
  shownIn,
  shownLength,
} from '@keelson/workflow'
import { ruleForce } from './charts.ts'
import { elevation } from './figures.ts'
import { gear, gearUsed, ofGear } from './gear.ts'
import { way } from './inputs.ts'
import { ruleCharts, ruleFigures } from './pictures.ts'
import { ruleRules } from './rules.ts'
import { ruleWarnings } from './warnings.ts'

const provided = { input: 'provided_stock_diameter', title: 'Actual stock diameter' } as const

export const byRule = way({
  takes: [
    ...['condition', 'rudder_area', 'rudder_height', 'rudder_mean_chord', 'balance_area_ahead_of_stock'],
    ...['ship_speed', 'location_coefficient_k3', 'stock_yield_strength'],
  ] as const,
  unlessReplaced: ['rudder_profile'],
  may: [
    ...['profile_coefficient_k2', 'alpha', 'bending_moment'],
    ...['provided_stock_diameter', 'available_torque'],
  ] as const,
  mayWhen: { astern_speed: { condition: ['astern'] } },
  rules: ruleRules,
  values: {
    k1: gives(force.aspectFactor, '-', 'Aspect ratio factor from height and area, at most 4/3.'),
    k2: givesAs(
      'K_2',
      'Profile coefficient',
      '-',
      'Rule coefficient for the profile and running direction, or the entered value.',
      {
        orInput: 'profile_coefficient_k2',
      },
    ),
    rudder_force: gives(force.rudderForce, 'hull_force', 'Rudder force normal to the blade.'),
    lever: gives(
      torque.leverAstern,
      'structure_dimension',
      'Lever from the stock axis, at least one tenth of the chord when running ahead.',
      {
        title: 'Rudder force lever',
        signed: true,
      },
    ),
    rudder_torque: gives(torque.rudderTorque, 'bending_moment', 'Torque of the rudder force about the stock.', {
      signed: true,
    }),
    stock_diameter_at_actuator: gives(
      stock.stockDiameter,
      'structural_tube_diameter',
      'Diameter required for torque only.',
    ),
    stock_diameter_with_bending: gives(
      stock.stockDiameterInBending,
      'structural_tube_diameter',
      'Diameter required for torque and bending.',
      { needs: ['bending_moment'] },
    ),
    torque_utilisation: gearUsed,
  },
  checks: {
    rule_torque: gear('Steering gear rule torque', torque.rudderTorque),
    stock_diameter: compares('structural_tube_diameter', {
      title: 'Rudder stock torsion',
      criterion: stock.stockDiameter,
      demand: stock.stockDiameter,
      capacity: provided,
      needs: ['provided_stock_diameter'],
    }),
    stock_in_bending: compares('structural_tube_diameter', {
      title: 'Rudder stock torsion and bending',
      criterion: stock.stockDiameterInBending,
      demand: stock.stockDiameterInBending,
      capacity: provided,
      needs: ['provided_stock_diameter', 'bending_moment'],
    }),
  },
  charts: ruleCharts,
  figures: ruleFigures,
  calculate: (p, trace) => {
    const { rudder_area: A, rudder_height: b, rudder_mean_chord: c, rudder_profile: profile, bending_moment: M } = p
    const ahead = p.condition === 'ahead'
    trace.section('Rudder force')
    const V_d = trace.apply(force.speedAhead, { V: p.ship_speed, V_lim: force.LEAST_SPEED })
    const astern = () =>
      p.astern_speed === undefined
        ? trace.apply(force.leastSpeedAstern, { V_d })
        : trace.apply(force.speedAstern, { V_a: p.astern_speed, V_d })
    const V_b = ahead ? undefined : astern()
    const Lambda = trace.apply(force.ruleAspect, { b, A_t: A }, { rename: { A_t: 'A' } })
    const K_1 = trace.apply(force.aspectFactor, { Lambda })
    const tabled = () => {
      const { rudder_profile: section } = given(p, 'rudder_profile')
      return trace.lookup({
        symbol: 'K_2',
        title: 'Profile coefficient',
        unit: '-',
        source: iacsS10,
        clause: `2.1.1, ${force.K2_TABLE}`,
        value: force.K2[section][p.condition],
        cell: `${section.replace('_', ' ')}, ${p.condition}`,
      })
    }
    const K_2 = p.profile_coefficient_k2 ?? tabled()
    const args = { K_1, K_2, K_3: p.location_coefficient_k3, A, V: V_b ?? V_d }
    const C_R = trace.apply(force.rudderForce, args, { rename: { V: ahead ? 'V_d' : 'V_b' } })
    trace.section('Rudder torque')
    const k = trace.apply(torque.balanceRatio, { A_f: p.balance_area_ahead_of_stock, A })
    const place = () =>
      trace.lookup({
        symbol: 'alpha',
        title: 'Force location as a fraction of chord',
        unit: '-',
        source: iacsS10,
        clause: torque.ALPHA_CLAUSE,
        value: torque.alphaOf(profile, p.condition),
        cell: profile === 'high_lift' ? `high-lift profile, ${p.condition}` : p.condition,
      })
    const alpha = p.alpha ?? place()
    const r = ahead
      ? trace.apply(torque.leverAhead, { c, alpha, k, f_min: torque.LEAST_LEVER })
      : trace.apply(torque.leverAstern, { c, alpha, k })
    const Q_R = trace.apply(torque.rudderTorque, { C_R, r })
    const Q_h = trace.apply(torqueToHold, { Q: Q_R }, { rename: { Q: 'Q_R' } })
    trace.section('Stock')
    const k_m = trace.apply(stock.materialFactor, { sigma_F: p.stock_yield_strength, sigma_0: stock.REFERENCE_YIELD })
    const d_t = trace.apply(stock.stockDiameter, { Q_R, k_m })
    const idle = M !== undefined && Q_R === 0
    const d_c = M !== undefined && !idle ? trace.apply(stock.stockDiameterInBending, { d_t, M, Q_R }) : undefined
    ofGear(p, Q_h, trace)
    return {
      values: { ...(idle && { stock_diameter_with_bending: notApplicable(NO_TORQUE) }) },
      checks: {
        ...(idle &&
          p.provided_stock_diameter !== undefined && { stock_in_bending: notChecked('not_requested', NO_TORQUE) }),
      },
      charts: () => ({ force: ruleForce(p, { K_1, K_2, C_R, V_b, ahead }) }),
      figures: () => ({ elevation: elevation(p, { b, x_s: k * c, A_f: p.balance_area_ahead_of_stock }) }),
      warnings: ruleWarnings(p, { V_d, V_b, alpha, k, ahead }),
      answer: `Rudder force ${shownForce(C_R)}, torque ${shownIn(Q_R, 'kN*m')}, required stock diameter ${shownLength(d_t)} at the actuator${d_c === undefined ? '' : `, ${shownLength(d_c)} with bending`}`,
    }
  },
})
const NO_TORQUE = 'the lever is zero, so there is no torque'
